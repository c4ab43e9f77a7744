"""Plain options: lines that mean the same wherever they are offered."""

DONE = "done"
LEAVE = "leave it"
STAY = "stay"

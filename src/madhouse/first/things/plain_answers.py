"""Plain answers: options that several questions share."""

DONE = "done"
LEAVE = "leave it"
STAY = "stay"

"""Answers that are always the same line."""

DONE = "done"
LEAVE = "leave it"
STOP = "stop"
YES = "yes"
NO = "no"

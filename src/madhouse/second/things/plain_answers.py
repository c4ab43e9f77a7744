"""Answers that are always the same line."""

DONE = "done"
LEAVE = "leave it"
STOP = "stop"
NOT = "do nothing"
YES = "yes"
NO = "no"
PASSES = frozenset({DONE, LEAVE, STOP, NOT})
"""Answers with which one lets something be."""

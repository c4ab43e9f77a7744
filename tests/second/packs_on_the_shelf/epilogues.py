"""Epilogues: the last thing that is read of an evening, and the names that stand in it."""

from madhouse.second.tellers import teller_of
from tests.second.evenings import Evening


def epilogue(evening: Evening) -> str:
    """What is read when it is over."""
    teller = teller_of(evening.told.story_id)
    teller.see(evening.game.view("spectator"))
    return next(teller.event(each) for each in evening.game.log if each.kind == "ending")


def name(evening: Evening, number: int) -> str:
    """An investigator by the order of seats, from 1."""
    return evening.told.box.investigators[evening.figure(number).id].name

"""Tellers of the scenarios: each is prepared once, and every reader has one of their own."""

from functools import lru_cache

from madhouse.second.edition import MOST_READY, edition
from madhouse.second.told.telling import Teller, teller_for


def teller_of(scenario: str, packs: tuple[str, ...] = ()) -> Teller:
    """A teller for whoever follows a game: they learn who is who."""
    return reference(scenario, packs).anew()


@lru_cache(MOST_READY)
def reference(scenario: str, packs: tuple[str, ...] = ()) -> Teller:
    """A teller who has seen nothing, for what reads the same at every table."""
    told = edition(scenario, packs)
    return teller_for(told.box, told.scenario)

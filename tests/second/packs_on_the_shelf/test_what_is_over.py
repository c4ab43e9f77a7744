"""Whoever has changed, or has gone, no longer says what they said before."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.app.tokens import options_of
from madhouse.second.edition import edition
from tests.second.evenings import Evening

SINCE = [
    ("quarry-stair", "drillers", 0, "up-drillers"),
    ("quarry-stair", "nolan", 0, "up-nolan"),
    ("quarry-stair", "ferreira", 0, "up-ferreira"),
    ("quarry-stair", "boys", 0, "up-boys"),
    ("proof-spirits", "medeiros", 0, "rested"),
    ("proof-spirits", "ada", 0, "consent"),
    ("eleven-forty", "sloat", 0, "sloat"),
    ("eleven-forty", "grant", 0, "roused"),
    ("second-key", "marcus", 0, "e-quarrel"),
    ("second-key", "isabel", 0, "e-departure"),
    ("evening-classes", "kehoe", 0, "back-kehoe"),
    ("evening-classes", "halloran", 0, "back-halloran"),
]
"""Since this is known, a token no longer offers that."""
GONE = [
    ("station-four", "edwin", 4, "edwin"),
    ("hothouse", "root-ball", 0, "rudge"),
]
"""With this option of a token somebody is there no more."""


def offered(evening: Evening, token: str) -> list[int]:
    found = next(each for each in evening.told.scenario.tokens if each.id == token)
    scene = Scene(you=evening.figure(1))
    return [number for number, _ in options_of(evening.table, found, scene)]


@pytest.mark.parametrize(("scenario", "token", "option", "fact"), SINCE)
def test_what_is_over_is_not_said_again(scenario: str, token: str, option: int, fact: str) -> None:
    evening = Evening(scenario, values={})
    assert option in offered(evening, token)
    evening.app.facts.append(fact)
    assert option not in offered(evening, token)


@pytest.mark.parametrize(("scenario", "token", "option", "who"), GONE)
def test_who_is_gone_is_taken_from_the_board(
    scenario: str, token: str, option: int, who: str
) -> None:
    tokens = {each.id: each for each in edition(scenario).scenario.tokens}
    passed = tokens[token].options[option].passed
    assert who in [getattr(verb, "token", "") for verb in passed]

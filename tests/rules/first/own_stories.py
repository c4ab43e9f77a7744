"""The training story with parts written anew, as an author writes them."""

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from madhouse.engine.casefile import Header
from madhouse.engine.game import Game
from madhouse.engine.loading import Text, load
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import FirstEdition, the_box
from madhouse.first.rules.setup import starting_state
from madhouse.first.seen.views import View
from madhouse.first.things.box import CONTENT
from madhouse.first.things.state import State
from madhouse.first.things.story import Story
from madhouse.first.words import VOCABULARY
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS

FILE = Path(CONTENT) / "stories" / f"{STORY}.yaml"
NEVER = """
keeper: {text: Never., if: [event_resolved: 5, players: {at_least: 4, at_most: 1}]}
investigators: {text: Never., if: [event_resolved: 5, players: {at_least: 4, at_most: 1}]}
reveal: []
on_reveal: []
actions: []
"""
"""An objective that nobody can reach and nothing reveals."""
MORE_QUESTIONS = """
  "3": {text: "Who stirs?", answers: {A: {text: He.}, B: {text: She.}}}
  "4": {text: "What weather?", answers: {A: {text: Fog.}, B: {text: Ice.}}}
"""


@cache
def own_story(text: str = "", goal: str = "") -> FirstEdition:
    """The training story with these fields, and its first objective with those; two questions
    more, and nobody wins by chance."""
    written: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    written["questions"] |= yaml.safe_load(MORE_QUESTIONS)
    written |= yaml.safe_load(text) or {}
    written["objectives"][0] |= yaml.safe_load(NEVER) | (yaml.safe_load(goal) or {})
    told = FirstEdition(STORY)
    told.story = load(
        Text(yaml.safe_dump(written, sort_keys=False), "own story"), Story, VOCABULARY
    ).value
    told.box = the_box().for_story(told.story)
    return told


def joe_in(text: str = "", goal: str = "", at: str = "kitchen.a", **more: Any) -> TableBuilder:
    """A table of such a story with Joe alone."""
    return TableBuilder(told=own_story(text, goal)).investigator(JOE, at, JOE_TRAITS, **more)


def joe_and_jenny_in(text: str = "", goal: str = "", at: str = "kitchen.a") -> TableBuilder:
    """A table of such a story with both in one space."""
    table = TableBuilder(told=own_story(text, goal), players=2)
    return table.investigator(JOE, at, JOE_TRAITS).investigator(JENNY, at, JENNY_TRAITS)


def begun(told: FirstEdition, players: int = 1, seed: str = "own") -> Game[State, View]:
    """A game of such a story that has just begun: both sides set up."""
    start = told.encode(starting_state(told.box, told.story, seed, players))
    header = Header(
        edition="first",
        story=told.story.id,
        content=told.content_version,
        seed=seed,
        investigators=players,
        position=start,
    )
    return Game(told, start, header)


def set_up(text: str, answers: str = "AAAA", goal: str = "", players: int = 1) -> Game[State, View]:
    """Such a story after setup, with these answers; everybody takes what comes first."""
    game = begun(own_story(text, goal), players)
    for question, letter in enumerate(answers, start=1):
        game.apply("keeper", f"answer {question} {letter}")
    for seat in game.seats:
        while game.table.state.stage == "setup" and game.legal(seat):
            game.apply(seat, game.legal(seat)[-1 if seat == "keeper" else 0])
    return game

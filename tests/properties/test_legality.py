"""Legality is written once: nothing is against what is offered, and a rule is against all else."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import cast

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.forms import Form
from madhouse.engine.game import Game
from madhouse.first.rules.attribute_tests import SPEND
from madhouse.first.rules.monsters import monster_name
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.table import Table
from madhouse.first.told.refusals import AGAINST, rule_against
from madhouse.puzzles.box import the_puzzles
from tests.properties.random_games import always, seeds
from tests.properties.test_named_figures import moments as in_the_haunted_house

Names = Mapping[str, Iterable[object]]

OFTEN = frozenset({"turn", "mythos"})
"""So often asked, and with so much to name, that one in five is enough."""


def test_in_random_games() -> None:
    seen: set[str] = set()
    always(seeds(12), lambda game: _check(game, seen))
    assert {"turn", "demand", "puzzle", "mythos", "trauma", "keeper-action"} <= seen
    assert {"monster-attack", "move-monster"} <= seen


def test_in_a_house_of_named_monsters_and_bodies() -> None:
    for seed in seeds(2):
        for game in in_the_haunted_house(seed):
            _check(game, set())


def _check(game: Game[State, View], seen: set[str]) -> None:
    g = cast(Table, game.table)
    for asked in game.pending:
        if asked.kind in AGAINST and (asked.kind not in OFTEN or asked.number % 5 == 0):
            seen.add(asked.kind)
            for line in _lines(g, asked):
                rule, offered = rule_against(g, asked, line), line in asked.options
                assert (rule is None) == offered, (line, rule, asked)


def _lines(g: Table, asked: Decision) -> Iterator[Option]:
    """Every option that could be named at this table, in every form that the question knows."""
    names = _names(g, asked)
    for kind in AGAINST[asked.kind]:
        if isinstance(kind, Form):
            yield from (kind(*ids) for ids in product(*(names[place] for place in kind.places)))
        elif kind != SPEND:  # whether one was spent is known to the attempt alone
            yield kind


def _names(g: Table, asked: Decision) -> Names:
    """What there is to be named, by the places of the forms."""
    people = [who.id for who in g.state.investigators]
    hand = {"mythos": g.keeper.mythos, "trauma": g.keeper.trauma}.get(asked.kind)
    slots: Iterable[int] = ()
    if asked.kind in ("puzzle", "replace-piece"):
        laid = g.state.puzzles[str(asked.about["card"])].laid
        slots = range(1, the_puzzles()[laid.puzzle].size + 2)
    return {
        "space": g.board.spaces,
        "door": g.board.doors,
        "monster": [monster_name(each) for each in g.state.monsters],
        "card": [*g.box.carried, *g.box.traits, *g.box.spells] if hand is None else hand,
        "who": [str(asked.about["who"])] if asked.kind == "trauma" else people,
        "name": [each.name for each in g.state.features if each.name] or ["nobody"],
        "task": [task.id for each in g.story.objectives for task in each.actions],
        "action": g.box.actions,
        "objective": [each.id for each in g.story.objectives],
        "slot": slots,
        "one": slots,
        "other": slots,
    }

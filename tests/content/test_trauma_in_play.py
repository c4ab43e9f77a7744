"""Trauma cards that do more than they seem to, and a special attack with an aftermath."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import FirstEdition
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.content.joes_table import JoesTable
from tests.content.test_keeper_cards import ICONS
from tests.rules.first.puzzle_tables import ATTEMPT
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    retold,
    told,
)


@pytest.fixture(scope="module")
def all_cards() -> FirstEdition:
    kinds = ("zombie", "maniac", "mi-go")
    return retold(icons=ICONS, left_in_box=(), monsters=kinds, actions=("take-sample",))


@pytest.fixture
def suffering(all_cards: FirstEdition) -> "Suffering":
    return Suffering(all_cards)


class Suffering:
    """Joe has a Trauma card."""

    def __init__(self, story: FirstEdition) -> None:
        self._table = JoesTable(story)

    def __call__(self, card: str, *where: Any, **more: Any) -> TableBuilder:
        return self._table(*where, **more).trauma(JOE, card)


def turn(table: TableBuilder, *answers: str, of: str = JOE) -> Game[State, View]:
    game = table.play(turn_of=of)
    answer(game, *answers)
    return game


def test_with_broken_fingers_a_blow_costs_the_weapon(suffering: Suffering) -> None:
    table = suffering("broken-fingers", cards=["axe"]).monster("zombie", "library.a")
    game = turn(table.stack("humanoid", "humanoid-11").dice(1), "attack zombie 1 with axe")
    assert investigator(game, JOE).cards == []


def test_and_puzzles_are_slow_work_but_some(suffering: Suffering) -> None:
    table = suffering("broken-fingers").lock("study", "dial-lock")  # Intellect 4
    assert asked(turn(table, "move study.c", ATTEMPT)).about["left"] == 2


@pytest.mark.parametrize(("his_turn", "turns"), [(True, 2), (False, 1)])
def test_one_who_is_winded_gets_over_it_at_the_end_of_his_next_turn(
    all_cards: FirstEdition, his_turn: bool, turns: int
) -> None:
    table = TableBuilder(told=all_cards).investigator(JOE, "library.a", JOE_TRAITS, damage=1)
    table.hand("winded", "salt-in-the-cut").threat(1).event(4)
    if his_turn:
        game = table.play(stage="turn-start", turn_of=JOE)
        answer(game, f"play salt-in-the-cut on {JOE}", f"play winded on {JOE}")
    else:
        table.monster("zombie", "library.a").stack("humanoid", "humanoid-1").dice(10)
        game = table.play(stage="monster-attacks")
        answer(game, f"zombie 1 attacks {JOE}", f"play winded on {JOE}")
        _play_to(game, "turn")
    for _ in range(turns):
        assert investigator(game, JOE).trauma == ["winded"]
        answer(game, "end turn")
        if turns == 2:
            _play_to(game, "turn")
    assert investigator(game, JOE).trauma == []


def _play_to(game: Game[State, View], kind: str) -> None:
    for _ in range(20):
        if asked(game).kind == kind:
            return
        answer(game, asked(game).options[-1])


@pytest.mark.parametrize(
    ("hers", "roll", "space"),
    [("library.a", 10, "library.a"), ("library.a", 1, "library.b"), ("library.b", 10, "kitchen.b")],
)
def test_nobody_lightly_leaves_one_behind(
    suffering: Suffering, hers: str, roll: int, space: str
) -> None:
    table = suffering("left-behind", players=2).investigator(JENNY, hers, JENNY_TRAITS)
    going = "kitchen.b" if hers == "library.b" else "library.b"
    game = turn(table.dice(roll), f"move {going}", of=JENNY)
    assert investigator(game, JENNY).space == space
    assert len(told(game, "test")) == (hers == "library.a")


def test_it_is_no_matter_when_he_goes_himself(suffering: Suffering) -> None:
    table = suffering("left-behind", players=2).investigator(JENNY, "library.a", JENNY_TRAITS)
    assert told(turn(table, "move library.b"), "test") == []


@pytest.mark.parametrize(("roll", "sanity"), [(1, 8), (10, 7)])
def test_there_is_a_door_one_would_rather_not_open(
    suffering: Suffering, roll: int, sanity: int
) -> None:
    table = suffering("wont-go-in-there").dice(roll)
    table.state.spoken["wont-go-in-there"] = "Study"
    game = turn(table, "move library.b", "move library.a", "run study.c")
    assert investigator(game, JOE).space == "study.c"
    assert (investigator(game, JOE).sanity, len(told(game, "test"))) == (sanity, 1)


def test_the_keeper_names_the_word(all_cards: FirstEdition) -> None:
    table = TableBuilder(told=all_cards).investigator(JOE, "library.a", JOE_TRAITS, horror=8)
    game = table.hand("wont-go-in-there").play(stage="keeper-actions")
    answer(game, f"afflict {JOE}", "wont-go-in-there", "name Cellar")
    assert told(game, "word-named") == [{"who": JOE, "card": "wont-go-in-there", "word": "Cellar"}]


@pytest.mark.rule("1e.sample.gain")
def test_careful_instruments_make_the_next_sample_free(all_cards: FirstEdition) -> None:
    table = TableBuilder(told=all_cards).investigator(JOE, "library.a", JOE_TRAITS)
    table.monster("mi-go", "library.a", "mi-go-1").stack("beast", "beast-2").dice(10, 10)
    game = table.event(1).play(stage="monster-attacks")
    answer(game, "mi-go 1 attacks joe-diamond")
    assert investigator(game, JOE).stun == 1
    _play_to(game, "keeper-action")
    before = game.view("keeper").keeper.threat
    answer(game, "take-sample")
    assert game.view("keeper").keeper.threat == before

"""Forewarning: what a turn's question says of the tests ahead is what the tests then need."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.engine.service import Foreseen, Forewarning
from madhouse.engine.shapes import Note, OptionText
from madhouse.first.rules.attribute_tests import ROLL, passing_faces
from madhouse.first.rules.demands import TRY
from madhouse.first.rules.explore import EXPLORE
from madhouse.first.rules.turn import END_TURN
from madhouse.first.service import FirstService
from madhouse.first.tellers import teller_of
from tests.rules.first.tables import JENNY, answer, asked, jenny, told


def ahead(game: Game[Any, Any]) -> Forewarning:
    teller = teller_of(game.header.story)
    teller.see(game.view("investigator-1"))
    return FirstService().forewarned(game, asked(game), teller)


def option(game: Game[Any, Any], line: str) -> OptionText:
    return teller_of(game.header.story).option(asked(game), line)


def confirms(game: Game[Any, Any], line: str) -> bool:
    """Whether it is said that this cannot be taken back."""
    seen = ahead(game).options.get(line, Foreseen())
    return seen.cannot_be_taken_back(option(game, line).seals)


def needed(game: Game[Any, Any]) -> int:
    """How many faces would have passed the test that was made."""
    needs = told(game, "test")[0]["needs"]
    assert isinstance(needs, int)
    return passing_faces(needs)


def test_a_step_away_from_a_monster_says_what_evading_needs() -> None:
    game = jenny("kitchen.a", 1).monster("zombie", at="kitchen.a").play(turn_of=JENNY)
    (foretold,) = ahead(game).before
    answer(game, "move kitchen.b")
    assert foretold == Note("The first zombie", needed(game))


def test_that_a_stunned_monster_is_evaded_too_is_said() -> None:
    game = jenny("kitchen.a", 1).monster("zombie", at="kitchen.a", stun=1).play(turn_of=JENNY)
    (foretold,) = ahead(game).before
    assert foretold.text == "The first zombie, stunned or not"


def test_a_step_towards_a_monster_says_what_facing_it_needs() -> None:
    game = jenny("entrance-hall.a", 1).monster("zombie", at="library.b").play(turn_of=JENNY)
    seen = ahead(game).options
    way = next(each for each in asked(game).options if each.startswith("move library"))
    answer(game, way)
    assert seen[way].notes == [Note("Horror, the first zombie", needed(game))]
    assert seen[way].seals


def test_a_step_that_asks_for_a_skill_point_before_the_die_can_be_taken_back() -> None:
    table = jenny("entrance-hall.a", 1, skill=1).monster("zombie", at="library.b")
    game = table.play(turn_of=JENNY)
    way = next(each for each in asked(game).options if each.startswith("move library"))
    assert not confirms(game, way)
    answer(game, way)
    assert asked(game).kind == "skill-point"
    assert game.can_undo("investigator-1")
    assert confirms(game, ROLL)


@pytest.mark.rule("1e.darkness.explore-cost")
def test_a_search_in_the_dark_says_that_it_takes_a_step() -> None:
    table = jenny("kitchen.a", 1).pile("kitchen", "axe").dark("kitchen")
    notes = ahead(table.play(turn_of=JENNY)).options[EXPLORE].notes
    assert notes == [Note("In the dark it takes 1 step as well")]


@pytest.mark.parametrize("skill", [0, 1])
def test_a_known_obstacle_asks_once_and_where_the_die_falls(skill: int) -> None:
    table = jenny("kitchen.a", 1, skill=skill).pile("kitchen", "fallen-timber", "axe")
    game = table.play(turn_of=JENNY)
    assert confirms(game, EXPLORE)  # nobody has seen what lies there
    answer(game, EXPLORE, "leave it", END_TURN, "done")
    asking = []
    for line in (EXPLORE, TRY, *[ROLL] * skill):
        assert line in asked(game).options
        asking.append(confirms(game, line))
        answer(game, line)
        assert game.can_undo("investigator-1") != asking[-1]
    assert asking == [False] * (1 + skill) + [True]


def test_without_monsters_there_is_nothing_to_say() -> None:
    seen = ahead(jenny("kitchen.a", 1).play(turn_of=JENNY))
    assert not seen.before
    assert not any(each.notes or each.seals for each in seen.options.values())


def test_a_card_that_would_heal_nothing_says_so() -> None:
    whole = jenny("kitchen.a", 1, cards=["barnes-cordial"]).play(turn_of=JENNY)
    assert ahead(whole).options["use barnes-cordial"].idle
    shaken = jenny("kitchen.a", 1, cards=["barnes-cordial"], horror=1).play(turn_of=JENNY)
    assert "use barnes-cordial" not in ahead(shaken).options


def test_what_has_a_key_and_cannot_be_done_is_named_so_that_one_can_ask_why() -> None:
    game = jenny("kitchen.a", 1).play(turn_of=JENNY)
    offered = {option(game, each).key for each in asked(game).options}
    unlit = {each.key for each in ahead(game).unlit if each.key}
    assert "e" in offered
    assert unlit == {"s", "d"} - offered


@pytest.mark.parametrize(
    ("line", "group", "key"),
    [("move kitchen.b", "step", ""), ("run kitchen.b", "run", ""), (END_TURN, "end", "e")],
)
def test_an_option_says_where_in_a_turn_it_stands(line: str, group: str, key: str) -> None:
    told = option(jenny("kitchen.a", 1).play(turn_of=JENNY), line)
    assert (told.group, told.key) == (group, key)


def test_a_step_is_called_by_its_place_under_its_heading() -> None:
    game = jenny("kitchen.a", 1).play(turn_of=JENNY)
    assert option(game, "move library.b").brief == "Library (b)"
    assert option(game, EXPLORE).brief == ""

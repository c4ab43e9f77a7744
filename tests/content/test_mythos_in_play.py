"""Mythos cards that do more than they seem to, played out."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import FirstEdition, the_box
from madhouse.first.seen.views import InvestigatorView, View
from madhouse.first.things.state import State
from madhouse.puzzles.box import the_puzzles
from tests.content.joes_table import JoesTable
from tests.content.test_keeper_cards import with_all_cards
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    answer,
    asked,
    investigator,
    monster,
    room,
    told,
)


@pytest.fixture(scope="module")
def all_cards() -> FirstEdition:
    """Every Mythos card, each without its requirement."""
    return with_all_cards()


@pytest.fixture
def house(all_cards: FirstEdition) -> "House":
    return House(all_cards)


class House(JoesTable):
    """The keeper can pay for what befalls Joe."""

    def __call__(self, at: str = "library.a", players: int = 1, **more: Any) -> TableBuilder:
        return super().__call__(at, players, **more).threat(2)


def befalls(
    table: TableBuilder, card: str, *answers: str, stage: str = "turn-start"
) -> Game[State, View]:
    game = table.hand(card).play(stage=stage, turn_of=JOE)
    answer(game, f"play {card} on {JOE}", *answers)
    return game


def requirement(card: str) -> list[str]:
    return [type(each).__name__ for each in the_box().mythos[card].requires]


# Steps


def test_the_stair_takes_a_step_of_this_turn(house: House) -> None:
    game = befalls(house().dice(10), "the-stair-counts-again")
    assert asked(game).about["steps"] == 1


def test_or_of_the_next_if_none_is_left(house: House) -> None:
    table = house().dice(10)
    table.state.investigators[0].moved = 1
    game = table.hand("the-stair-counts-again").play(turn_of=JOE)
    answer(game, "move library.b", f"play the-stair-counts-again on {JOE}", "end turn", "done")
    assert asked(game).about["steps"] == 1
    assert investigator(game, JOE).lasting == {}


@pytest.mark.parametrize(("stun", "steps"), [(0, 1), (1, 1)])
def test_at_slack_water_the_second_step_is_lost(house: House, stun: int, steps: int) -> None:
    assert asked(befalls(house(stun=stun), "slack-water")).about["steps"] == steps


# Light


@pytest.mark.parametrize(("cards", "dark"), [((), True), (("lantern",), False)])
def test_a_wick_drowns_for_those_to_whom_it_matters(
    house: House, cards: tuple[str, ...], dark: bool
) -> None:
    game = befalls(house(cards=cards), "the-wick-drowns")
    assert room(game, "library").dark is dark


def test_what_was_passed_is_reflected_once(house: House) -> None:
    table = house().lock("study", "swollen-door").dice(1, 10)
    game = befalls(table, "reflected", "move study.c", "try it")
    assert [each["roll"] for each in told(game, "test")] == [1, 10]
    assert investigator(game, JOE).space == "library.a"
    assert investigator(game, JOE).lasting == {}


def test_what_still_acts_on_somebody_is_seen_until_it_is_over(house: House) -> None:
    table = house().lock("study", "swollen-door").dice(1, 10)
    game = befalls(table, "reflected")
    assert seen(game).played_on == ["reflected"]
    for line in ("move study.c", "try it"):
        answer(game, line)
    assert seen(game).played_on == []


def seen(game: Game[State, View]) -> InvestigatorView:
    """Joe, as his player sees him."""
    return next(each for each in game.view("investigator-1").investigators if each.id == JOE)


def test_feet_in_the_dark_come_nearer(house: House) -> None:
    table = house().dark("library").monster("zombie", "kitchen.b").dice(1)
    game = befalls(table, "counting-the-dark", "to library.b")
    assert asked(game).options == ("to library.a", "stay")
    assert requirement("counting-the-dark") == ["InDarkness"]


# The dead


def test_hands_that_worked_do_what_they_do_best(house: House) -> None:
    table = house().monster("zombie", "library.a", "zombie-3").monster("zombie", "library.b")
    game = befalls(table.dice(10), "hands-that-worked")
    assert told(game, "special-attack") == [{"monster": 1, "token": "zombie-3"}]
    assert investigator(game, JOE).sanity == 6
    assert requirement("hands-that-worked") == ["MonsterInSpace"]


@pytest.mark.rule("1e.corpse.drag")
def test_a_corpse_that_is_too_heavy_stays_where_it_lies(house: House) -> None:
    table = house().feature("corpse", "library.a").hand("the-weight-of-him")
    game = table.play(turn_of=JOE)
    answer(game, "move library.b dragging a corpse", f"play the-weight-of-him on {JOE}")
    assert investigator(game, JOE).stun == 1
    assert not any("dragging" in option for option in asked(game).options)
    assert "run library.a" in asked(game).options


# People


def test_after_you_the_other_goes_and_you_do_not(house: House) -> None:
    table = house("library.b", players=2).investigator(JENNY, "library.b", JENNY_TRAITS)
    game = befalls(table, "after-you")
    assert (asked(game).seats, asked(game).options) == (
        ("investigator-2",),
        ("to kitchen.b", "to library.a"),
    )
    answer(game, "to library.a")
    assert investigator(game, JENNY).space == "library.a"
    assert asked(game).kind == "turn"
    assert asked(game).about["who"] == JENNY  # Joe's turn is over
    assert requirement("after-you") == ["AnotherInSpace"]


@pytest.mark.parametrize(("cards", "sanity"), [(("axe",), 7), (("45-automatics",), 6)])
def test_a_face_from_the_war_looks_longer_at_those_with_guns(
    house: House, cards: tuple[str, ...], sanity: int
) -> None:
    game = befalls(house(cards=cards).dice(10), "a-face-from-the-war")
    assert investigator(game, JOE).sanity == sanity


def test_one_whom_you_have_met_comes_all_the_way(house: House) -> None:
    table = house().monster("zombie", "kitchen.b").dice(1)
    game = befalls(table, "we-have-met")
    assert monster(game).space == "library.a"
    assert requirement("we-have-met") == ["ClassWithin"]


def test_a_wrong_name_shakes_both_and_is_forgotten(house: House) -> None:
    table = house(players=2, cards=["axe"]).investigator(JENNY, "library.a", JENNY_TRAITS)
    game = table.facedown(JOE, "the-wrong-name").play(stage="trading")
    answer(game, f"give axe to {JENNY}")
    assert [investigator(game, who).sanity for who in (JOE, JENNY)] == [7, 7]
    assert investigator(game, JOE).facedown == []


@pytest.mark.parametrize(("roll", "attacks"), [(1, 0), (10, 1)])
def test_applause_may_come_from_anywhere_in_the_room(house: House, roll: int, attacks: int) -> None:
    table = house().monster("zombie", "library.b", "zombie-3").dice(roll, 1)
    game = befalls(table, "applause")
    assert len(told(game, "special-attack")) == attacks
    assert monster(game).space == "library.b"
    assert requirement("applause") == ["ClassInRoom"]


# What is outside


def test_the_hum_undoes_a_puzzle_or_frightens(house: House) -> None:
    assert investigator(befalls(house(), "the-hum-in-the-wire"), JOE).sanity == 7
    table = house().pile("library", "carved-slab")
    table.puzzle("carved-slab", *the_puzzles()["8"].pieces)
    game = befalls(table, "the-hum-in-the-wire", "the first")
    assert told(game, "puzzle-reset") == [{"card": "carved-slab"}]


@pytest.mark.rule("1e.mythos.facedown-play")
@pytest.mark.parametrize(("horror", "asks"), [(8, True), (7, False)])
def test_one_who_is_promised_is_led_when_he_is_insane(
    house: House, horror: int, asks: bool
) -> None:
    game = house("library.b", horror=horror).facedown(JOE, "promised").play(stage="threat")
    assert (asked(game).kind == "move-investigator") is asks
    if asks:
        assert "stay" in asked(game).options
        answer(game, "to library.a")
        assert investigator(game, JOE).space == "library.a"
    assert investigator(game, JOE).facedown == ["promised"]


@pytest.mark.parametrize(("horror", "left"), [(8, []), (7, ["promised"])])
def test_a_promise_is_over_when_he_is_sane_again(
    house: House, horror: int, left: list[str]
) -> None:
    table = house(horror=horror, cards=["barnes-cordial"]).facedown(JOE, "promised")
    game = table.play(turn_of=JOE)
    answer(game, "use barnes-cordial")
    assert investigator(game, JOE).facedown == left

"""What an option of a turn costs, and the odds of the test that it names."""

from typing import Any

import pytest

from madhouse.editions import edition_of
from madhouse.engine.service import Foreseen
from madhouse.second.building import TableBuilder
from madhouse.second.building.builder import Face
from madhouse.second.players.chances import chance
from madhouse.second.tellers import teller_of
from tests.second.foes import FIRST, SECOND, Play
from tests.second.houses import house

HEALTH, STRENGTH = 7, 3
"""Of the first of the two."""
WRITTEN = """
tokens:
  - id: chest
    kind: search
    at: front-hall.a
    options:
      - {label: Force it, text: It., test: strength; 1}
      - {label: Look, text: It., free: true}
      - {label: Break it, text: It., test: strength; 2}
      - {label: Lift it, text: It., test: strength; 1, harder: [{if: [{investigators: 2}]}]}
  - id: host
    kind: person
    at: front-hall.a
    options: [{label: Good evening, text: Come in., free: true}]
"""


def table(**put: Any) -> TableBuilder:
    laid = TableBuilder(told=house(WRITTEN)).laid("m1", "m2", "m3")
    laid.investigator(FIRST, at="front-hall.a", **put).investigator(SECOND, at="parlour.a")
    return laid.token("chest", "front-hall.a").token("host", "front-hall.a")


def begun(**put: Any) -> Play:
    return table(**put).play(turn_of=FIRST)


def ahead(game: Play, option: str) -> Foreseen:
    asked = game.pending[0]
    return (
        edition_of("second")
        .service.forewarned(game, asked, teller_of("first-cold-night"))
        .options[option]
    )


@pytest.mark.rule("2e.action-icon.costs-action", "2e.action-icon.free-otherwise")
def test_an_option_says_whether_it_costs_an_action() -> None:
    game = begun()
    assert ahead(game, "search chest 0").cost == 1
    assert ahead(game, "search chest 1").cost == 0


def test_the_second_step_of_a_move_action_costs_nothing_more() -> None:
    game = begun()
    assert ahead(game, "move front-hall.b").cost == 1
    game.apply("player-1", "move front-hall.b")
    assert ahead(game, "move front-hall.a").cost == 0


def test_the_odds_are_told_as_it_is_and_with_clues() -> None:
    game = begun(clues=1)
    (note,) = ahead(game, "search chest 0").notes
    dice = int(note.text.partition("rolls ")[2].partition(",")[0])
    assert (note.passes, note.faces) == (round(100 * chance(dice, 1)), 100)
    assert note.with_spent == round(100 * chance(dice, 1, 1))
    assert not ahead(game, "search chest 1").notes


def test_what_is_asked_more_here_is_in_the_odds() -> None:
    game = begun()
    (harder,), (as_hard,) = (ahead(game, f"search chest {each}").notes for each in (3, 2))
    assert harder == as_hard


@pytest.mark.rule("2e.clue.convert", "2e.test.difficulty")
@pytest.mark.parametrize(
    ("option", "said"), [(0, []), (2, ["Not enough to pass, whatever is spent."])]
)
def test_a_clue_that_cannot_suffice_says_so(option: int, said: list[str]) -> None:
    """All dice show an investigation result, and there is one Clue."""
    shown: list[Face] = ["investigation"] * STRENGTH
    game = table(clues=1).dice(*shown).play(turn_of=FIRST)
    game.apply("player-1", f"search chest {option}")
    asked = game.pending[0]
    assert asked.kind == "convert"
    told = edition_of("second").service.forewarned(game, asked, teller_of("first-cold-night"))
    spend = told.options.get(asked.options[0], Foreseen())
    assert [note.text for note in spend.notes] == said


def test_what_all_have_heard_would_do_nothing_more_in_a_turn_too() -> None:
    assert not ahead(begun(), "interact host 0").idle
    later = table()
    later.state.app.read.append("host 0")
    game = later.play(turn_of=FIRST)
    assert ahead(game, "interact host 0").idle
    assert not ahead(game, "search chest 0").idle


def seals(game: Play, option: str) -> bool:
    return ahead(game, option).seals


@pytest.mark.rule("2e.evade.other-action", "2e.movement.voluntary-evade")
def test_who_must_evade_first_takes_nothing_back() -> None:
    game = begun()
    assert not seals(game, "move front-hall.b")
    beside = table().monster("ghost", at="front-hall.a").play(turn_of=FIRST)
    assert seals(beside, "move front-hall.b")
    assert not seals(beside, "search chest 1")  # it is free, so nobody evades; it is read


@pytest.mark.rule("2e.fire.enter-damage", "2e.wounded.threshold")
def test_a_fire_that_wounds_cannot_be_taken_back() -> None:
    for health_left, cannot in ((2, False), (1, True)):
        hurt = table(facedown=(HEALTH - health_left, 0)).fire("front-hall.b")
        assert seals(hurt.play(turn_of=FIRST), "move front-hall.b") == cannot


@pytest.mark.rule("2e.turn.up-to-two-actions")
def test_the_last_step_of_a_turn_cannot_be_taken_back() -> None:
    game = begun()
    said = []
    for space in ("front-hall.b", "parlour.a", "front-hall.b", "parlour.a"):
        said.append(seals(game, f"move {space}"))
        game.apply("player-1", f"move {space}")
    assert said == [False, False, False, True]

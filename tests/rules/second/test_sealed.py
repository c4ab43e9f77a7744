"""What was drawn, rolled, read or shown cannot be taken back; and errors that say what is wrong."""

from collections.abc import Callable, Generator

import pytest

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.app.clearing import clear_board
from madhouse.second.app.drawer import draw_text
from madhouse.second.app.events import happen
from madhouse.second.app.menu import name_room
from madhouse.second.app.mythos import draw_event
from madhouse.second.app.puzzles import StepsToTake, dealt, work_at
from madhouse.second.app.rooms import reveal
from madhouse.second.app.tokens import choose_on_token
from madhouse.second.app.variables import asks
from madhouse.second.rules.conditions import become
from madhouse.second.rules.eliminated import eliminate
from madhouse.second.rules.group import decide_together
from madhouse.second.rules.harm import flip_some_faceup, heal
from madhouse.second.rules.house import HOUSE
from madhouse.second.rules.mythos_targets import by_chance
from madhouse.second.rules.possessions import gain_named
from madhouse.second.rules.turn import begin_turn, turn_end
from madhouse.second.things.monsters import Instruction
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.table import Table
from madhouse.second.words.base import the_monster, the_occasion, you
from tests.rules.second.tables import LEV
from tests.second.running import answered, laid, lev, two

WRITTEN = """
hidden: {where: [here, there]}
mythos: {minor: [1, 9]}
events: [{id: knock, when: {round: 9}, text: A knock.}]
tokens:
  - {id: chest, kind: search, at: front-hall.a, options: [{label: It, text: It.}]}
  - {id: way, kind: explore, at: front-hall, to: [parlour], options: [{label: It, text: It.}]}
"""
CODE = PuzzleOf(kind="code", size="3x5", skill=Skill.LORE)


def _hurt(g: Table) -> None:
    figure = g.investigator(LEV)
    figure.damage_facedown = ["turned-ankle-1", "limp-1"]


def _flips(g: Table) -> Rule[None]:
    _hurt(g)
    return flip_some_faceup(g, g.investigator(LEV), "damage", 1)


def _heals(g: Table) -> Rule[int]:
    _hurt(g)
    return heal(g, g.investigator(LEV), "damage", 1)


def _guesses(g: Table) -> None:
    puzzle = dealt(g, CODE, "chest 0")
    for piece in (1, 2, 3):
        puzzle.apply(f"lay piece {piece}")
    g.sealed = False
    flow = work_at(g, "player-1", CODE, "chest 0", StepsToTake(1), LEV)
    answered(flow, ("guess the code", "close the puzzle"))


SEALING: dict[str, Callable[[Table], object]] = {
    "a room is named": lambda g: name_room(g, "way"),
    "the board is cleared": clear_board,
    "a token is read": lambda g: choose_on_token(g, g.box.tokens["chest"], 0, lev(g)),
    "a mythos event is drawn": draw_event,
    "a puzzle is dealt": lambda g: dealt(g, CODE, "chest 0"),
    "a code is guessed at": _guesses,
    "a room is laid": lambda g: reveal(g, ("parlour",)),
    "a text is drawn": lambda g: draw_text(g, "it", [Instruction(text="It.")], Scene()),
    "a variable is asked": lambda g: asks(g, {"where": "here"}),
    "an event happens": lambda g: happen(g, g.scenario.events[0]),
    "somebody is eliminated": lambda g: eliminate(g, g.investigator(LEV), "damage"),
    "a turn begins": lambda g: begin_turn(g, g.investigator(LEV)),
    "a turn ends": turn_end,
    "a card is turned faceup by chance": _flips,
    "a facedown card is healed": _heals,
    "a Condition is drawn": lambda g: become(g, g.investigator(LEV), "dazed"),
    "somebody is struck by chance": lambda g: by_chance(g, g.playing, 1),
    "a copy of a Spell is drawn": lambda g: gain_named(g, g.investigator(LEV), "scald"),
}
OPEN: dict[str, Callable[[Table], object]] = {
    "an Item is gained": lambda g: gain_named(g, g.investigator(LEV), "crowbar"),
    "nothing new is asked": lambda g: asks(g, {}),
    "a room is there already": lambda g: reveal(g, ("front-hall",)),
}


def done(what: Callable[[Table], object]) -> Table:
    """The table after it was done, all questions answered."""
    table = two(WRITTEN, pearl="front-hall.b").laid("m1").token("chest", "front-hall.a")
    g = laid(table.token("way", "front-hall.b|parlour.a"))
    g.sealed = False
    flow = what(g)
    if isinstance(flow, Generator):
        answered(flow)
    return g


@pytest.mark.parametrize("what", SEALING)
def test_it_cannot_be_taken_back(what: str) -> None:
    assert done(SEALING[what]).sealed


@pytest.mark.parametrize("what", OPEN)
def test_it_can_be_taken_back(what: str) -> None:
    assert not done(OPEN[what]).sealed


@pytest.mark.rule("2e.group.no-agreement")
def test_a_lot_that_was_drawn_cannot_be_taken_back() -> None:
    g = laid(two())
    g.sealed = False
    g.answered_by = "player-1"
    flow = decide_together(g, "struck", ["a", "b"])
    next(flow)
    for said in ("a", "object", "a"):
        flow.send(said)
    with pytest.raises(StopIteration) as over:
        flow.send("b")
    assert over.value.value in ("a", "b")
    assert g.sealed


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda _: you(Scene(card="scald-1")), "'scald-1' speaks of 'you', but to nobody"),
        (lambda _: the_monster(Scene(token="tray")), "'tray' speaks of a monster"),
        (lambda _: the_occasion(Scene(card="x")), "'x' changes what happens, but nothing is about"),
        (lambda g: g.investigator("nobody"), "'nobody' does not play"),
        (lambda g: g.monster("ghost 1"), "there is no monster 'ghost 1' on the board"),
        (
            lambda g: answered(HOUSE.test(g, Scene(), TestOf(Skill.LORE))),
            "a test of lore in a scene",
        ),
    ],
)
def test_a_scene_that_lacks_somebody_says_so(
    wrong: Callable[[Table], object], message: str
) -> None:
    g = laid(two())
    with pytest.raises(LookupError) as error:
        wrong(g)
    assert message in str(error.value)


def test_who_is_eliminated_has_no_success() -> None:
    g = laid(two())
    g.investigator(LEV).eliminated = True
    flow = HOUSE.test(g, lev(g), TestOf(Skill.LORE))
    with pytest.raises(StopIteration) as over:
        next(flow)
    assert over.value.value == 0


@pytest.mark.parametrize("text", ["", "lor; 1", "lore one", "strength + ; 2"])
def test_what_is_no_test_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no test; write one of strength, agility"):
        TestOf.from_written(text)

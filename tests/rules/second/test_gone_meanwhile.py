"""What is gone in the middle of something is out of it, and nothing breaks."""

import pytest

from madhouse.second.rules.deeds import DEEDS, do_deed
from madhouse.second.rules.dragging import drag
from madhouse.second.rules.evade import evade, must_evade
from madhouse.second.rules.horror_step import horror_check
from madhouse.second.rules.monster_approach import fall_back
from madhouse.second.rules.monster_moves import push_monster, put_monster
from madhouse.second.rules.movement import enter, leave_and_enter
from madhouse.second.rules.puzzle_attempts import attempt_puzzle
from madhouse.second.rules.turn import trade_step, turn_start, turn_step
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.skills import Skill
from madhouse.second.words.features import ClosePassages, PlaceLight
from madhouse.second.words.sparing import KeepFaceup
from tests.rules.second.tables import LEV, PEARL
from tests.second.running import answered, carry_out, laid, lev, told, two

HALL, NEXT = "front-hall.a", "front-hall.b"


def stage_after(flow: object) -> object:
    """What comes next, of a step that asks nothing."""
    with pytest.raises(StopIteration) as over:
        next(flow)  # type: ignore[call-overload]
    return over.value.value


def test_a_turn_of_somebody_eliminated_is_over() -> None:
    for step in (turn_start, turn_step):
        g = laid(two())
        g.investigator(LEV).eliminated = True
        g.investigator(LEV).actions = 2
        assert stage_after(step(g)) == "next-turn"
        assert (g.state.active, g.investigator(LEV).actions) == ("", 0)
        g = laid(two())
        g.state.active = ""
        assert stage_after(step(g)) == "next-turn"


def test_without_a_trade_the_turn_goes_on() -> None:
    assert stage_after(trade_step(laid(two()))) == "turn"


def test_a_monster_that_is_gone_horrifies_nobody() -> None:
    g = laid(two(pearl=HALL).monster("ghost", at=HALL))
    both = list(g.state.investigators)
    both[0].eliminated = True
    answered(horror_check(g, "ghost 1", both))
    assert [each["who"] for each in told(g, "horror-check")] == [PEARL]
    g.app.monsters = []
    answered(horror_check(g, "ghost 1", both))
    assert len(told(g, "horror-check")) == 1


def test_a_monster_that_is_gone_is_neither_pushed_nor_put_elsewhere() -> None:
    g = laid(two().monster("cultist", at=HALL))
    monster = g.app.monsters[0]
    answered(put_monster(g, monster, "attic.a"))
    answered(put_monster(g, monster, HALL))
    assert told(g, "monster-moved") == []
    answered(put_monster(g, monster, NEXT))
    assert g.state.monsters == {"cultist 1": NEXT}
    g.app.monsters = []
    assert answered(push_monster(g, g.investigator(LEV), monster)) == []
    answered(fall_back(g, lev(g), monster))
    assert len(told(g, "monster-moved")) == 1


@pytest.mark.rule("2e.evade.highest-awareness")
def test_only_the_most_watchful_are_evaded() -> None:
    g = laid(two().monster("cultist", at=HALL).monster("ghost", at=HALL).monster("ghost", at=NEXT))
    assert [each.id for each in must_evade(g, g.investigator(LEV))] == ["ghost 1"]
    assert must_evade(g, g.investigator(PEARL)) == []
    assert stage_after(evade(g, g.investigator(PEARL))) is True


def test_who_is_eliminated_goes_nowhere() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    who.eliminated = True
    answered(enter(g, who, NEXT))
    assert stage_after(leave_and_enter(g, who, NEXT)) is False
    assert (who.space, told(g, "moved")) == (HALL, [])
    assert (
        stage_after(
            attempt_puzzle(
                g, lev(g), PuzzleOf(kind="code", size="3x5", skill=Skill.LORE), "chest 0"
            )
        )
        is False
    )
    assert told(g, "puzzle-attempt") == []


def test_who_is_on_no_space_is_dragged_nowhere() -> None:
    g = laid(two().monster("cultist", at=HALL))
    who = g.investigator(LEV)
    answered(drag(g, who, ["yard.a"], 1, g.app.monsters[0]))
    assert who.space != HALL
    assert g.state.monsters["cultist 1"] == who.space
    who.space = ""
    answered(drag(g, who, ["yard.a"], 1))
    assert who.space == ""


def test_an_action_is_spent_even_if_something_stops_it() -> None:
    g = laid(two(pearl=HALL))
    who = g.investigator(LEV)
    deed, ids = DEEDS["fight the fire"]
    answered(do_deed(g, who, deed, ids))
    assert (who.actions, who.done) == (1, ["component"])


def test_lights_and_passages_of_places_that_are_laid() -> None:
    g = laid(two().passages("yard.a", "parlour.a"))
    carry_out(g, lev(g), PlaceLight("parlour"), PlaceLight("parlour"), PlaceLight("attic"))
    assert g.state.lights == ["parlour.a"]
    assert told(g, "light") == [{"space": "parlour.a"}]
    carry_out(g, lev(g), ClosePassages(("yard", "attic")))
    assert g.state.passages == ["parlour.a"]


@pytest.mark.parametrize("kind", ["damage", "horror"])
def test_who_is_spared_keeps_a_few_cards_of_that_kind(kind: str) -> None:
    g = laid(two())
    who = g.investigator(LEV)
    cards = {"damage": ["limp-1", "limp-2", "winded-1"], "horror": ["run-1", "run-2", "old-news-1"]}
    for each, faceup in cards.items():
        setattr(who, each, list(faceup))
        setattr(who, f"{each}_facedown", [f"{each}-card"])
    deck = len(getattr(g.state, f"{kind}_deck"))
    carry_out(g, lev(g, purpose=kind), KeepFaceup(2))
    assert getattr(who, kind) == cards[kind][:2]
    assert getattr(who, f"{kind}_facedown") == []
    assert len(getattr(g.state, f"{kind}_deck")) == deck + 2
    other = "horror" if kind == "damage" else "damage"
    assert getattr(who, other) == cards[other]
    assert getattr(who, f"{other}_facedown") == [f"{other}-card"]

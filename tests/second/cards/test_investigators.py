"""The eight investigators: each one's ability."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.puzzle_attempts import puzzle_steps
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.skills import Skill
from tests.rules.second.benches import START, benched, carry_out, table_of
from tests.rules.second.tables import LEV, PEARL, Played, answer, asked, figure, rolls, told

DOROTHEA, TOMAS, WINIFRED = "dorothea-lunt", "tomas-brito", "winifred-ashe"
SAMUEL, HESTER, ANGUS = "samuel-roan", "hester-vale", "angus-dunmore"


def one(who: str, other: str = LEV, beside: str = "parlour.b") -> TableBuilder:
    table = TableBuilder(told=benched()).investigator(who, at=START).token("bench", START)
    return table.investigator(other, at=beside)


def dice(game: Played) -> int:
    return len(told(game, "rolled")[-1]["dice"])  # type: ignore[arg-type]


def test_dorothea_rerolls_a_die_of_a_lore_test_once_a_round() -> None:
    game = one(DOROTHEA).dice(*rolls(4), "success").play(turn_of=DOROTHEA)
    carry_out(game, "lore")
    answer(game, f"use {DOROTHEA}")
    assert told(game, "tested")[-1]["successes"] == 1
    carry_out(game, "lore")
    assert len(told(game, "rerolled")) == 1


def test_nobody_is_asked_to_reroll_what_are_all_successes() -> None:
    game = one(DOROTHEA).dice(*rolls(5, 5)).play(turn_of=DOROTHEA)
    carry_out(game, "lore")
    assert asked(game).kind == "turn"


def test_dorothea_helps_another_in_her_space() -> None:
    builder = TableBuilder(told=benched()).investigator(LEV, at=START).token("bench", START)
    game = builder.investigator(DOROTHEA, at=START).dice(*rolls(3)).play(turn_of=LEV)
    carry_out(game, "lore")
    assert asked(game).seats == (figure(game, DOROTHEA).seat,)
    away = TableBuilder(told=benched()).investigator(LEV, at=START).token("bench", START)
    game = away.investigator(DOROTHEA, at="parlour.a").dice(*rolls(3)).play(turn_of=LEV)
    carry_out(game, "lore")
    assert asked(game).kind == "turn"


def test_tomas_adds_a_success_to_a_push_and_moves_after_blocking_a_door() -> None:
    builder = one(TOMAS).monster("cultist", START).dice(*rolls(9, 1), *rolls(9, 1))
    game = builder.play(turn_of=TOMAS)
    push = next(each for each in asked(game).options if each.startswith("push cultist"))
    answer(game, push)
    assert told(game, "success-added")[0]["card"] == TOMAS


def test_tomas_may_move_a_space_after_he_blocks_a_door() -> None:
    builder = one(TOMAS).barricade(START)
    game = builder.play(turn_of=TOMAS)
    block = next(each for each in asked(game).options if each.startswith("block"))
    answer(game, block, "go to front-hall.b")
    assert figure(game, TOMAS).space == "front-hall.b"


def test_winifred_gains_a_clue_from_her_first_search_with_a_success() -> None:
    game = one(WINIFRED).token("drawer", START).dice(*rolls(5, 1)).play(turn_of=WINIFRED)
    answer(game, "search drawer 0")
    assert figure(game, WINIFRED).clues == 1
    game = one(WINIFRED).token("drawer", START).dice(*rolls(5), *rolls(5, 1)).play(turn_of=WINIFRED)
    answer(game, "search drawer 0", "search drawer 0")
    assert figure(game, WINIFRED).clues == 0  # the first one has no success


def test_samuel_walks_into_one_fire_a_round_and_puts_out_one_more() -> None:
    game = one(SAMUEL).fire("front-hall.b").play(turn_of=SAMUEL)
    answer(game, "move front-hall.b")
    answer(game, f"use {SAMUEL}")
    assert not figure(game, SAMUEL).damage_facedown
    builder = one(SAMUEL).fire(START).dice(*rolls(9))
    game = builder.play(turn_of=SAMUEL)
    fight = next(each for each in asked(game).options if "fire" in each and "set" not in each)
    answer(game, fight)
    assert told(game, "success-added")


def test_hester_asks_a_person_a_second_thing_for_a_clue() -> None:
    table = one(HESTER).token("porter", START).dice(*rolls(4, 1))
    table.state.investigators[0].clues = 1
    game = table.play(turn_of=HESTER)
    answer(game, "interact porter 0", f"use {HESTER}", "ask porter 1")
    assert figure(game, HESTER).clues == 1  # the second thing gives one
    assert figure(game, HESTER).actions == 1


def test_hester_without_a_clue_asks_one_thing() -> None:
    game = one(HESTER).token("porter", START).dice(*rolls(4, 1)).play(turn_of=HESTER)
    answer(game, "interact porter 0")
    assert asked(game).kind == "turn"


def test_lev_has_two_more_puzzle_steps() -> None:
    game = one(LEV, PEARL).play(turn_of=LEV)
    asked_for = PuzzleOf(kind="code", size="3x5", skill=Skill.OBSERVATION)
    assert puzzle_steps(table_of(game), figure(game, LEV), asked_for) == 4 + 2


def test_pearl_flips_a_damage_of_another_in_her_space_once_a_round() -> None:
    builder = TableBuilder(told=benched()).investigator(PEARL, at=START)
    game = builder.investigator(LEV, at=START, damage=["limp", "cracked-ribs"])
    played = game.play(turn_of=PEARL)
    answer(played, f"use {PEARL} 0", "faceup limp")
    assert len(figure(played, LEV).damage_facedown) == 1
    assert figure(played, PEARL).actions == 2
    assert f"use {PEARL} 0" not in asked(played).options


@pytest.mark.parametrize(("what", "number"), [("strength", 6), ("agility", 2)])
def test_angus_rolls_one_more_die_of_strength(what: str, number: int) -> None:
    game = one(ANGUS).play(turn_of=ANGUS)
    carry_out(game, what)
    assert dice(game) == number


def test_angus_rolls_no_more_in_an_attack() -> None:
    game = one(ANGUS).monster("cultist", START).play(turn_of=ANGUS)
    answer(game, "attack cultist 1 unarmed")
    assert dice(game) == 5

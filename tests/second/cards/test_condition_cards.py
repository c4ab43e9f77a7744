"""The Conditions: what each does while one has it, and its end."""

from typing import Any

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.monster_targets import counted_as_nearest
from madhouse.second.rules.puzzle_attempts import puzzle_steps
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.skills import Skill
from tests.rules.second.benches import START, bench, carry_out, table_of
from tests.rules.second.tables import LEV, PEARL, Played, answer, asked, box, cards, figure, told
from tests.rules.second.tables import rolls as shown

CODE = PuzzleOf(kind="code", size="3x5", skill=Skill.OBSERVATION)


def fronts(game: Played, who: str = LEV) -> list[str]:
    return [box(game).front(each) for each in figure(game, who).conditions]


def rolled(game: Played) -> list[int]:
    return [len(each["dice"]) for each in told(game, "rolled")]  # type: ignore[arg-type]


def is_(condition: str, **put: Any) -> TableBuilder:
    return bench(conditions=[condition], **put)


def test_wounded_costs_a_die_of_the_first_such_test_of_a_round() -> None:
    game = is_("wounded").dice(*shown(3), *shown(2), *shown(5)).play(turn_of=LEV)
    carry_out(game, "will", "strength", "agility")
    assert rolled(game) == [2, 2, 5]


def test_dazed_searches_worse_until_the_end_of_the_next_turn() -> None:
    game = bench().token("drawer", START).dice(*shown(3)).play(turn_of=LEV)
    carry_out(game, "become dazed")
    answer(game, "search drawer 0")
    assert rolled(game) == [3]
    assert puzzle_steps(table_of(game), figure(game, LEV), CODE) == 4 + 2 - 1
    answer(game, "end turn")
    assert fronts(game) == ["dazed"]  # it came in this turn
    game = is_("dazed").play(turn_of=LEV)
    answer(game, "end turn")
    assert fronts(game) == []


def test_focused_rerolls_any_number_once() -> None:
    game = is_("focused").dice(*shown(3), "success", "success").play(turn_of=LEV)
    carry_out(game, "strength")
    answer(game, "use focused", "reroll blank", "done")
    assert told(game, "tested")[-1]["successes"] == 2
    assert fronts(game) == []


def test_restrained_stays_where_one_is() -> None:
    game = is_("restrained").dice(*shown(3, 2)).play(turn_of=LEV)
    assert not [each for each in asked(game).options if each.startswith("move")]
    answer(game, "use restrained 0")
    assert fronts(game) == []
    assert figure(game, LEV).actions == 1


def test_stunned_costs_an_action_of_the_next_turn() -> None:
    builder = is_("stunned")
    builder.state.investigators[1].acted = True
    builder.state.investigators[0].acted = False
    game = builder.play(stage="next-turn")
    assert figure(game, LEV).actions == 1
    answer(game, "end turn")
    assert fronts(game) == []


@pytest.mark.parametrize(("skill", "number"), [("will", 3), ("influence", 5), ("lore", 3)])
def test_upheld_adds_a_die(skill: str, number: int) -> None:
    game = is_("upheld").play(turn_of=LEV)
    carry_out(game, skill)
    assert rolled(game) == [number]


def test_brined_neither_heals_nor_hides_anything() -> None:
    game = is_("brined", damage=["limp"], facedown=(2, 2)).play(turn_of=LEV)
    carry_out(game, "heal damage", "heal facedown damage", "heal facedown horror")
    lev = figure(game, LEV)
    assert (len(lev.damage), len(lev.damage_facedown), len(lev.horror_facedown)) == (1, 2, 2)


def test_brined_suffers_the_first_damage_of_a_round_facedown() -> None:
    game = is_("brined").on_top("limp", "limp", "cracked-ribs").play(turn_of=LEV)
    carry_out(game, "two damage", "damage")
    lev = figure(game, LEV)
    assert (len(lev.damage_facedown), len(lev.damage)) == (1, 2)


def test_brine_is_gone_with_a_wound() -> None:
    game = is_("brined", facedown=(6, 0)).play(turn_of=LEV)
    carry_out(game, "facedown damage")
    assert fronts(game) == ["wounded"]
    assert figure(game, LEV).damage_facedown == []


def test_unnoticed_until_one_attacks_or_fails() -> None:
    builder = is_("unnoticed", pearl="front-hall.b").monster("cultist", START)
    game = builder.dice(*shown(3, 3), *shown(3)).play(turn_of=LEV)
    g = table_of(game)
    assert [who.id for who in counted_as_nearest(g, g.app.monsters[0], g.playing)] == [PEARL]
    carry_out(game, "lore")
    assert fronts(game) == ["unnoticed"]
    carry_out(game, "lore")
    assert fronts(game) == []
    game = is_("unnoticed").monster("cultist", START).dice(*shown(3, 1)).play(turn_of=LEV)
    answer(game, "attack cultist 1 unarmed")
    assert fronts(game) == []


def owed(back: str, **put: Any) -> Played:
    game = is_(f"owed: {back}", **put).play(turn_of=LEV)
    carry_out(game, "flip owed")
    return game


def test_owed_small_change() -> None:
    game = owed("small-change", has=["crowbar"])
    answer(game, "do 0")
    assert cards(game, LEV) == []
    assert fronts(game) == []
    game = owed("small-change")
    assert told(game, "harm")
    assert "owed" not in fronts(game)


@pytest.mark.parametrize(("clues", "number"), [(0, 0), (1, 1), (3, 2)])
def test_owed_with_interest(clues: int, number: int) -> None:
    builder = is_("owed: with-interest", clues=clues).on_top("it-passed", "sleepless")
    game = builder.play(turn_of=LEV)
    carry_out(game, "flip owed")
    lev = figure(game, LEV)
    assert len(lev.horror) + len(lev.horror_facedown) == number
    assert fronts(game) == []


def test_owed_forgiven() -> None:
    game = owed("forgiven")
    assert figure(game, LEV).clues == 1
    assert fronts(game) == ["upheld"]


def test_not_the_lamp() -> None:
    game = is_("insane: not-the-lamp", has=["hurricane-lamp"]).play(turn_of=LEV)
    answer(game, "end turn")
    assert cards(game, LEV) == []
    game = is_("insane: not-the-lamp").dropped(START, "hurricane-lamp", "iodine").play(turn_of=LEV)
    answer(game, "trade")
    assert asked(game).options == (f"{LEV} picks up iodine", "done")


def test_keep_it_close() -> None:
    game = is_("insane: keep-it-close", has=["iodine", "scald"], pearl=START).play(turn_of=LEV)
    answer(game, "trade")
    assert not [each for each in asked(game).options if "iodine" in each]
    assert [each for each in asked(game).options if "scald" in each]


def test_in_order() -> None:
    builder = is_("insane: in-order", has=["flask-of-rum"]).token("drawer", START)
    game = builder.dice(*shown(4)).play(turn_of=LEV)
    answer(game, "search drawer 0")
    options = asked(game).options
    assert "search drawer 0" in options
    assert "move front-hall.b" in options
    assert "use flask-of-rum 0" not in options
    assert "trade" not in options

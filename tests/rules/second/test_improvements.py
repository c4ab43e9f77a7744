"""Improvements: one more in a skill, once, for tests and puzzles alike."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.things.skills import Skill
from tests.rules.second.tables import LEV, PEARL, answer, asked, offered, rolls, table_of, told
from tests.second.lamplight import free_tokens, two_packed

LESSONS = free_tokens(
    book="{improve: [lore]}",
    class_="improve",
    test="test: lore; 1",
    back="{lose_improvement: lore}",
    safe="puzzle: {kind: slide, size: 3x2, moves: [3, 6], skill: lore}",
)


def at_school(pearl: str = "front-hall.a") -> TableBuilder:
    """Lev and Pearl among lessons."""
    table = two_packed(LESSONS, pearl=pearl)
    for token in ("book", "class_", "test", "back", "safe"):
        table.token(token, "front-hall.a")
    return table


@pytest.mark.rule("2e.improvement.improve", "2e.improvement.claim-token", "2e.improvement.plus-one")
def test_an_improved_skill_rolls_one_die_more() -> None:
    game = at_school().dice(*rolls(4)).play(turn_of=LEV)
    answer(game, "search book 0", "search test 0")
    assert table_of(game).extras.improved == {LEV: ["lore"]}
    assert told(game, "rolled")[0]["dice"] == ["0"] * 4  # Lev's lore is printed as 3


@pytest.mark.rule("2e.improvement.plus-one", "2e.conflict.improved-skill-above-five")
def test_it_may_come_to_six_and_gives_puzzle_steps() -> None:
    game = at_school().play(turn_of=LEV)
    answer(game, "search class_ 0", "improve agility")
    table = table_of(game)
    assert table.skill(table.investigator(LEV), Skill.AGILITY) == 6
    answer(game, "search book 0", "search safe 0")
    assert asked(game).kind == "puzzle"
    assert table.puzzle_attempt is not None
    assert table.puzzle_attempt.left == 4 + 2  # Lev has two steps more at any puzzle


@pytest.mark.rule("2e.improvement.free-choice")
def test_of_any_skill_the_investigator_chooses_which() -> None:
    game = at_school().play(turn_of=LEV)
    answer(game, "search class_ 0")
    assert asked(game).seats == ("player-1",)
    assert offered(game, "improve") == [f"improve {each.value}" for each in Skill]


@pytest.mark.rule("2e.improvement.once-per-skill", "2e.conflict.improve-once-scope")
def test_each_improves_a_skill_once_and_others_do_so_too() -> None:
    game = at_school().play(turn_of=LEV)
    answer(game, "search book 0", "search book 0", "end turn")
    assert table_of(game).extras.improved == {LEV: ["lore"]}
    assert [each["who"] for each in told(game, "not-improved")] == [LEV]
    answer(game, "search book 0")
    assert table_of(game).extras.improved == {LEV: ["lore"], PEARL: ["lore"]}


@pytest.mark.rule("2e.improvement.discard")
def test_a_discarded_one_is_back_in_the_pool() -> None:
    table = at_school()
    table._extras("").improved.update({LEV: ["lore"], "ada-lamb": ["lore"]})
    game = table.play(turn_of=LEV)
    answer(game, "search back 0", "search book 0")
    assert table_of(game).extras.improved[LEV] == ["lore"]
    assert [each["skill"] for each in told(game, "unimproved")] == ["lore"]


@pytest.mark.rule("2e.improvement.not-possession")
def test_an_improvement_can_neither_be_dropped_nor_traded() -> None:
    table = at_school()
    table._extras("").improved[LEV] = ["lore"]
    assert offered(table.play(turn_of=LEV), "trade") == []


@pytest.mark.rule("2e.expansion.streets-new-types")
def test_improvements_and_elixirs_come_with_a_pack_alone() -> None:
    box = table_of(at_school().play(turn_of=LEV)).box
    base = box.with_packs([])
    assert (base.supply.improvement, base.elixirs) == (0, {})
    assert (box.supply.improvement, list(box.elixirs)) == (2, ["steady", "warmth"])

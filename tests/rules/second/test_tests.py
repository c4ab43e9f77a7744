"""Tests: the pool, the roll, rerolls and Clues, the result."""

import pytest

from tests.rules.second.benches import bench, carry_out
from tests.rules.second.tables import LEV, Played, answer, asked, figure, kinds, rolls, told

TURN = "turn a result with a Clue"


def pools(game: Played) -> list[int]:
    return [len(each["dice"]) for each in told(game, "rolled")]  # type: ignore[arg-type]


@pytest.mark.rule("2e.test.declaration", "2e.test.pool-modifier", "2e.test.roll")
def test_a_modifier_is_added_to_the_pool() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "strength", "strength less two", "will plus nine")
    assert pools(game) == [3, 1, 11]


@pytest.mark.rule("2e.test.minimum-one-die")
def test_one_die_is_always_rolled() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "will less five")
    assert pools(game) == [1]


@pytest.mark.rule("2e.test.more-dice-than-available")
def test_the_whole_pool_is_rolled_however_large() -> None:
    game = bench(conditions=["upheld"]).play(turn_of=LEV)
    carry_out(game, "will plus nine")
    assert pools(game) == [12]


@pytest.mark.rule("2e.test.pool-other-effects")
def test_cards_add_dice_and_take_them() -> None:
    game = bench(conditions=["upheld"], damage=["cracked-ribs"]).play(turn_of=LEV)
    carry_out(game, "will", "strength")
    assert pools(game) == [3, 2]


@pytest.mark.rule("2e.test.four-steps", "2e.test.reroll-convert", "2e.test.result")
def test_pool_roll_reroll_and_clues_then_the_result() -> None:
    builder = bench(has=["lucky-half-dollar"], clues=1).dice(*rolls(3, 0, 1), "blank")
    game = builder.play(turn_of=LEV)
    carry_out(game, "strength")
    answer(game, "use lucky-half-dollar", "reroll blank", TURN)
    order = [k for k in kinds(game) if k in ("rolled", "rerolled", "clue-spent", "tested")]
    assert order == ["rolled", "rerolled", "clue-spent", "tested"]
    assert told(game, "tested")[0]["successes"] == 1


@pytest.mark.rule("2e.clue.convert", "2e.clue.to-pool")
def test_each_clue_turns_one_result_as_many_as_wanted() -> None:
    game = bench(clues=3).dice(*rolls(3, 0, 3)).play(turn_of=LEV)
    carry_out(game, "lore")
    answer(game, TURN, TURN)
    assert told(game, "tested")[0]["successes"] == 2
    assert figure(game, LEV).clues == 1


@pytest.mark.rule("2e.clue.convert")
def test_nobody_need_spend_a_clue() -> None:
    game = bench(clues=3).dice(*rolls(3, 0, 3)).play(turn_of=LEV)
    carry_out(game, "lore")
    answer(game, "done")
    assert figure(game, LEV).clues == 3


@pytest.mark.rule("2e.test.difficulty", "2e.test.consequences", "2e.test.if-you-pass-fail")
@pytest.mark.parametrize(("successes", "passed"), [(0, False), (1, True), (2, True)])
def test_a_result_below_the_difficulty_fails(successes: int, passed: bool) -> None:
    game = bench().dice(*rolls(3, successes)).play(turn_of=LEV)
    carry_out(game, "pass or fail")
    assert figure(game, LEV).clues == int(passed)
    became = [each["condition"] for each in told(game, "became")]
    assert ("dazed" in became) is not passed


@pytest.mark.rule("2e.test.independent-text")
@pytest.mark.parametrize("successes", [0, 1])
def test_what_stands_after_it_happens_in_any_case(successes: int) -> None:
    game = bench().dice(*rolls(3, successes)).play(turn_of=LEV)
    carry_out(game, "pass or fail")
    assert told(game, "became")[-1]["condition"] == "focused"


@pytest.mark.rule("2e.test.negates", "2e.negates.choice", "2e.conflict.negates-choice")
def test_each_success_prevents_one_of_either_kind() -> None:
    game = bench().dice(*rolls(5, 2)).play(turn_of=LEV)
    carry_out(game, "negated")
    assert set(asked(game).options) == {"prevent 1 damage", "prevent 2 damage"}
    answer(game, "prevent 1 damage")
    lev = figure(game, LEV)
    assert (len(lev.damage_facedown), len(lev.horror_facedown)) == (1, 0)


@pytest.mark.rule("2e.conflict.named-investigators-partial", "2e.faq.tommy-becky")
@pytest.mark.parametrize("skill", ["strength", "lore", "will"])
def test_an_item_without_a_condition_helps_in_any_test(skill: str) -> None:
    game = bench(has=["lucky-half-dollar"]).play(turn_of=LEV)
    carry_out(game, skill)
    assert "use lucky-half-dollar" in asked(game).options

"""Tests: the dice pool, the roll, Clues, the result, and what it brings; negating; spending."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.skill_test import BLANK, FACES, INVESTIGATION, SUCCESS
from tests.rules.second.tables import LEV, PEARL, answer, asked, figure, kinds, rolls, told
from tests.second.houses import house

TOKENS = """
tokens:
  - id: desk
    kind: search
    at: kitchen.a
    options:
      - label: Plain.
        test: observation; 2
        do: [{learn: begun}]
        pass: [{learn: passed}]
        fail: [{learn: failed}]
        then: [{learn: ended}]
        stays: true
      - {label: Harder., test: observation -1; 2, stays: true}
      - {label: Easier., test: observation +2; 2, stays: true}
      - {label: Hardest., test: observation -9; 1, stays: true}
      - label: Both.
        do: [{suffer: {damage: 2, horror: 2, facedown: true, negates: agility}}]
        stays: true
      - label: One.
        do: [{suffer: {horror: 1, facedown: true, negates: observation}}]
        stays: true
      - label: Counted.
        test: {skill: lore, adds_up_to: 4}
        pass: [{learn: passed}]
      - label: Made harder.
        test: observation; 1
        harder: [{if: [{known: dark}], by: 1}]
        pass: [{learn: passed}]
        stays: true
      - {label: Many., test: observation +9; 1, stays: true}
facts: [{id: begun, text: B.}, {id: passed, text: P.}, {id: failed, text: F.},
  {id: ended, text: E.}, {id: dark, text: D.}]
"""


def table(clues: int = 0) -> TableBuilder:
    builder = TableBuilder(told=house(TOKENS)).investigator(LEV, at="kitchen.a", clues=clues)
    return builder.investigator(PEARL, at="yard.b", clues=3).token("desk", "kitchen.a")


@pytest.mark.rule("2e.dice.eight-sides", "2e.dice.use")
def test_a_die_has_three_successes_two_investigations_and_three_blanks() -> None:
    assert [FACES.count(each) for each in (SUCCESS, INVESTIGATION, BLANK)] == [3, 2, 3]
    game = table().play(turn_of=LEV)
    answer(game, "search desk 0")
    assert len(told(game, "rolled")) == 1


@pytest.mark.rule("2e.test.pool-start", "2e.test.roll", "2e.test.declaration")
def test_as_many_dice_are_rolled_as_the_skill_is_printed() -> None:
    game = table().play(turn_of=LEV)
    answer(game, "search desk 0")
    (rolled,) = told(game, "rolled")
    assert rolled["skill"] == "observation"
    assert isinstance(rolled["dice"], list)
    assert len(rolled["dice"]) == 4


@pytest.mark.rule("2e.test.pool-modifier", "2e.test.minimum-one-die")
@pytest.mark.parametrize(("option", "dice"), [(1, 3), (2, 6), (3, 1)])
def test_a_modifier_adds_and_takes_dice_but_never_the_last(option: int, dice: int) -> None:
    game = table().play(turn_of=LEV)
    answer(game, f"search desk {option}")
    rolled = told(game, "rolled")[0]["dice"]
    assert isinstance(rolled, list)
    assert len(rolled) == dice


@pytest.mark.rule("2e.test.more-dice-than-available")
def test_a_pool_is_rolled_whole_however_great() -> None:
    game = table().dice(*rolls(13, 13)).play(turn_of=LEV)
    answer(game, "search desk 8")
    assert told(game, "tested")[0]["successes"] == 13


@pytest.mark.rule("2e.test.result", "2e.test.difficulty", "2e.test.if-you-pass-fail")
@pytest.mark.parametrize(("successes", "passed"), [(1, False), (2, True), (3, True)])
def test_as_many_successes_as_the_difficulty_pass(successes: int, passed: bool) -> None:
    game = table().dice(*rolls(4, successes)).play(turn_of=LEV)
    answer(game, "search desk 0")
    facts = game.table.state.app.facts
    assert ("passed" in facts, "failed" in facts) == (passed, not passed)


@pytest.mark.rule("2e.test.independent-text", "2e.test.consequences")
@pytest.mark.parametrize("successes", [0, 2])
def test_what_stands_apart_from_it_happens_in_any_case(successes: int) -> None:
    game = table().dice(*rolls(4, successes)).play(turn_of=LEV)
    answer(game, "search desk 0")
    facts = game.table.state.app.facts
    assert facts == ["begun", "passed" if successes else "failed", "ended"]


@pytest.mark.rule("2e.test.four-steps", "2e.test.reroll-convert", "2e.clue.convert")
def test_after_the_roll_clues_turn_investigations_into_successes() -> None:
    game = table(clues=3).dice(*rolls(4, investigations=3)).play(turn_of=LEV)
    answer(game, "search desk 0")
    assert asked(game).options == ("turn a result with a Clue", "done")
    answer(game, "turn a result with a Clue", "turn a result with a Clue")
    assert figure(game, LEV).clues == 1
    seen = kinds(game)
    assert seen.index("rolled") < seen.index("clue-spent") < seen.index("tested")
    (rolled,) = told(game, "rolled")
    assert rolled["difficulty"] == told(game, "tested")[0]["difficulty"] == 2  # seen with the dice
    assert told(game, "tested")[0]["successes"] == 2


@pytest.mark.rule("2e.clue.convert", "2e.spend.optional", "2e.spend.must-have")
def test_as_many_as_one_has_and_none_if_one_does_not_want() -> None:
    game = table(clues=1).dice(*rolls(4, investigations=4)).play(turn_of=LEV)
    answer(game, "search desk 0")
    spared = game.fork()
    answer(spared, "done")
    assert (figure(spared, LEV).clues, told(spared, "tested")[0]["successes"]) == (1, 0)
    answer(game, "turn a result with a Clue")
    assert asked(game).kind == "turn"  # there is no second one
    assert told(game, "tested")[0]["successes"] == 1


@pytest.mark.rule("2e.clue.to-pool", "2e.spend.is-discard", "2e.spend.cost", "2e.clue.claimed")
def test_a_clue_that_is_spent_is_discarded_by_whoever_has_it() -> None:
    game = table(clues=1).dice(*rolls(4, 1, investigations=1)).play(turn_of=LEV)
    answer(game, "search desk 0", "turn a result with a Clue")
    assert (figure(game, LEV).clues, figure(game, PEARL).clues) == (0, 3)
    assert told(game, "clue-spent") == [{"who": LEV, "left": 0}]


@pytest.mark.rule("2e.test.negates", "2e.negates.choice", "2e.conflict.negates-choice")
def test_for_each_success_one_chooses_whether_it_prevents_damage_or_horror() -> None:
    game = table().dice(*rolls(5, 2)).play(turn_of=LEV)
    answer(game, "search desk 4")
    assert asked(game).seats == ("player-1",)
    assert asked(game).options == tuple(f"prevent {n} damage" for n in (2, 1, 0))
    answer(game, "prevent 1 damage")
    lev = figure(game, LEV)
    assert (len(lev.damage_facedown), len(lev.horror_facedown)) == (1, 1)
    assert told(game, "prevented") == [{"who": LEV, "damage": 1, "horror": 1}]


@pytest.mark.rule("2e.negates.meaning", "2e.test.negates")
@pytest.mark.parametrize(("successes", "suffered"), [(0, 1), (1, 0)])
def test_a_negating_test_prevents_what_would_be_suffered(successes: int, suffered: int) -> None:
    game = table().dice(*rolls(4, successes)).play(turn_of=LEV)
    answer(game, "search desk 5")
    assert len(figure(game, LEV).horror_facedown) == suffered


@pytest.mark.rule("2e.test.consequences")
def test_successes_that_add_up_do_so_over_turns() -> None:
    game = table().dice(*rolls(3, 2), *rolls(3, 2)).play(turn_of=LEV)
    answer(game, "search desk 6")
    assert "passed" not in game.table.state.app.facts
    answer(game, "search desk 6")
    assert "passed" in game.table.state.app.facts


@pytest.mark.rule("2e.test.difficulty", "2e.clue.convert")
def test_clues_can_be_spent_up_to_a_difficulty_that_was_raised() -> None:
    builder = table(clues=1).facts("dark").dice(*rolls(4, 1, investigations=1))
    game = builder.play(turn_of=LEV)
    answer(game, "search desk 7", "turn a result with a Clue")
    assert "passed" in game.table.state.app.facts


@pytest.mark.rule("2e.test.pool-other-effects")
def test_cards_add_dice_and_take_them() -> None:
    builder = TableBuilder(told=house(TOKENS)).investigator(
        LEV, at="kitchen.a", damage=["concussion"]
    )
    game = builder.investigator(PEARL, at="yard.b").token("desk", "kitchen.a").play(turn_of=LEV)
    answer(game, "search desk 6")
    rolled = told(game, "rolled")[0]["dice"]
    assert isinstance(rolled, list)
    assert len(rolled) == 2  # lore 3, and one fewer with a concussion

"""Spells: a random copy, cast, flipped, passed on; backs that nobody knows."""

import pytest

from tests.rules.second.benches import bench, carry_out
from tests.rules.second.tables import LEV, Played, answer, box, cards, figure, offered, rolls, told


def copy_of(game: Played) -> str:
    (copy,) = figure(game, LEV).possessions
    return copy


@pytest.mark.rule("2e.spell.random-copy", "2e.gain.spell", "2e.conflict.random-copy-draw")
def test_a_gained_spell_is_a_random_copy_faceup() -> None:
    drawn = set()
    for number in range(20):
        builder = bench()
        builder.state.random.key = bytes([number]) * len(builder.state.random.key)
        game = builder.play(turn_of=LEV)
        carry_out(game, "gain scald")
        drawn.add(copy_of(game))
        assert figure(game, LEV).flipped == []
    assert len(drawn) > 2


@pytest.mark.rule(
    "2e.spell.back-secret", "2e.spell.deck-backs-secret", "2e.double-sided.spell-exception"
)
def test_nobody_knows_the_back_of_a_spell_before_it_is_flipped() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "gain scald")
    state = game.table.state
    assert not any(each in state.seen for each in (copy_of(game), *state.spells))
    assert all(copy_of(game) not in str(event.facts) for event in game.log)


@pytest.mark.rule("2e.spell.possession")
def test_a_spell_is_traded_like_an_item() -> None:
    game = bench(has=["scald"]).play(turn_of=LEV)
    answer(game, "trade", f"{LEV} drops scald")
    assert cards(game, LEV) == []


@pytest.mark.rule(
    "2e.spell.flip-resolve",
    "2e.flip.spell",
    "2e.spell.flip-typical",
    "2e.conflict.another-copy",
)
def test_a_cast_spell_is_flipped_resolved_and_passed_on_for_another_copy() -> None:
    game = bench(has=["borrowed-light"]).dice(*rolls(3, 1)).play(turn_of=LEV)
    before = copy_of(game)
    answer(game, "use borrowed-light 0")
    assert told(game, "spell-flipped")[0]["back"] == 0
    assert cards(game, LEV) == ["borrowed-light"]
    assert copy_of(game) != before
    assert before in game.table.state.spells


@pytest.mark.rule("2e.spell.discard", "2e.discard.cards")
def test_a_discarded_spell_is_in_the_deck_again_and_unknown() -> None:
    game = bench(has=["borrowed-light"]).dice(*rolls(3, 1)).play(turn_of=LEV)
    before = copy_of(game)
    answer(game, "use borrowed-light 0")
    assert before in game.table.state.spells
    assert before not in game.table.state.seen


@pytest.mark.rule("2e.spell.attack-use", "2e.faq.marie-attack-spell")
def test_an_attack_spell_attacks_and_is_flipped_then() -> None:
    game = bench(has=["scald"]).monster("cultist", "front-hall.b").dice(*rolls(3, 1))
    played = game.play(turn_of=LEV)
    answer(played, "attack cultist 1 with scald")
    assert told(played, "monster-hurt")[0]["damage"] == 3
    assert told(played, "spell-flipped")


@pytest.mark.rule("2e.skills.value-is-dice", "2e.test.pool-start")
def test_the_value_of_a_skill_is_the_number_of_dice() -> None:
    game = bench().play(turn_of=LEV)
    for skill, dice in box(game).investigators[LEV].skills.items():
        carry_out(game, skill.value)
        if game.pending[0].kind == "convert":
            answer(game, "done")
        assert len(told(game, "rolled")[-1]["dice"]) == dice  # type: ignore[arg-type]


@pytest.mark.rule("2e.spell.flip-resolve")
def test_a_spell_is_offered_to_whoever_has_it_only() -> None:
    game = bench().play(turn_of=LEV)
    assert offered(game, "use") == []


@pytest.mark.rule("2e.conflict.another-copy")
def test_the_copy_just_discarded_is_not_the_one_that_comes() -> None:
    for number in range(20):
        builder = bench(has=["borrowed-light"]).dice(*rolls(3, 1))
        builder.state.random.key = bytes([number]) * len(builder.state.random.key)
        game = builder.play(turn_of=LEV)
        before = copy_of(game)
        answer(game, "use borrowed-light 0")
        assert copy_of(game) != before


@pytest.mark.rule("2e.spell.back-secret")
def test_a_copy_dealt_anew_during_a_question_is_the_one_that_is_flipped() -> None:
    game = bench(has=["borrowed-light"], clues=1).dice(*rolls(3, 0, 1)).play(turn_of=LEV)
    answer(game, "use borrowed-light 0")
    lev, state = figure(game, LEV), game.table.state
    other = next(each for each in state.spells if each.startswith("borrowed-light"))
    state.spells[state.spells.index(other)] = lev.possessions[0]
    lev.possessions[0] = other
    answer(game, "done")
    assert told(game, "spell-flipped")
    assert copy_of(game) != other

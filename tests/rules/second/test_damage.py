"""Damage and Horror: suffered, kept, resolved, flipped, discarded."""

import pytest

from madhouse.second.things.cards import HarmCard
from tests.rules.second.benches import bench, carry_out
from tests.rules.second.tables import LEV, PEARL, Played, answer, asked, box, figure, told


def fronts(game: Played, cards: list[str]) -> list[str]:
    return [box(game).front(each) for each in cards]


@pytest.mark.rule("2e.damage.suffer-damage", "2e.damage.suffer-horror", "2e.damage.faceup-default")
def test_each_damage_and_horror_is_the_top_card_of_its_deck_faceup() -> None:
    game = bench().on_top("cracked-ribs", "limp", "sleepless").play(turn_of=LEV)
    carry_out(game, "two damage", "horror")
    assert fronts(game, figure(game, LEV).damage) == ["cracked-ribs", "limp"]
    assert fronts(game, figure(game, LEV).horror) == ["sleepless"]
    assert len(game.table.state.damage_deck) == 46


@pytest.mark.rule("2e.damage.keep-faceup", "2e.flip.stays")
def test_a_card_that_is_kept_faceup_stays_so_until_something_flips_it() -> None:
    game = bench().on_top("blood-in-the-eye").play(turn_of=LEV)
    carry_out(game, "damage")
    answer(game, "end turn")
    assert fronts(game, figure(game, LEV).damage) == ["blood-in-the-eye"]


@pytest.mark.rule("2e.damage.resolve-immediately", "2e.damage.resolve-then-facedown")
def test_a_card_that_is_resolved_at_once_is_then_flipped_facedown() -> None:
    game = bench().on_top("second-breath").play(turn_of=LEV)
    carry_out(game, "damage")
    lev = figure(game, LEV)
    assert fronts(game, lev.conditions) == ["focused"]
    assert (lev.damage, fronts(game, lev.damage_facedown)) == ([], ["second-breath"])


@pytest.mark.rule("2e.conflict.facedown-has-no-effect", "2e.damage.facedown-secret")
def test_a_card_claimed_facedown_does_nothing_and_nobody_knows_it() -> None:
    game = bench().on_top("second-breath").play(turn_of=LEV)
    carry_out(game, "facedown damage")
    lev = figure(game, LEV)
    assert not lev.conditions
    assert len(lev.damage_facedown) == 1
    assert lev.damage_facedown[0] not in game.table.state.seen
    assert "card" not in told(game, "harm-facedown")[0]


@pytest.mark.rule("2e.damage.flip-faceup-random", "2e.flip.damage-horror")
def test_what_is_flipped_faceup_is_one_of_the_facedown_cards_and_resolved() -> None:
    game = bench().on_top("second-breath").play(turn_of=LEV)
    carry_out(game, "facedown damage", "flip damage")
    assert fronts(game, figure(game, LEV).conditions) == ["focused"]


@pytest.mark.rule("2e.damage.flip-faceup-random", "2e.random.equal-chance")
def test_every_facedown_card_can_be_the_one() -> None:
    seen = set()
    for number in range(30):
        builder = bench(facedown=(3, 0))
        builder.state.random.key = bytes([number]) * len(builder.state.random.key)
        game = builder.play(turn_of=LEV)
        before = list(figure(game, LEV).damage_facedown)
        carry_out(game, "flip damage")
        card = told(game, "harm")[0]["card"]
        seen.add(fronts(game, before).index(str(card)))
    assert len(seen) > 1


@pytest.mark.rule(
    "2e.damage.discard-choice", "2e.damage.discard-shuffle", "2e.discard.damage-horror"
)
def test_one_discards_a_faceup_card_of_choice_or_a_random_facedown_one() -> None:
    game = bench(damage=["limp", "cracked-ribs"], facedown=(2, 0)).play(turn_of=LEV)
    carry_out(game, "heal damage")
    assert set(asked(game).options) == {"faceup limp", "faceup cracked-ribs", "a facedown card"}
    answer(game, "faceup limp")
    assert fronts(game, figure(game, LEV).damage) == ["cracked-ribs"]
    assert len(game.table.state.damage_deck) == 45
    carry_out(game, "heal damage")
    answer(game, "a facedown card")
    assert len(figure(game, LEV).damage_facedown) == 1


@pytest.mark.rule("2e.damage.decks-secret", "2e.setup.damage-horror-decks")
def test_nobody_knows_what_lies_in_the_decks() -> None:
    game = bench(damage=["limp"]).play(turn_of=LEV)
    carry_out(game, "heal damage")
    state = game.table.state
    assert not any(card in state.seen for card in (*state.damage_deck, *state.horror_deck))


@pytest.mark.rule("2e.health.fixed")
def test_health_and_sanity_never_change() -> None:
    game = bench().play(turn_of=LEV)
    before = box(game).investigators[LEV].health
    carry_out(game, "three facedown damage")
    assert box(game).investigators[LEV].health == before


@pytest.mark.rule("2e.faq.suffering-any-side", "2e.faq.righteous-facedown")
def test_what_waits_for_horror_waits_for_facedown_horror_too() -> None:
    game = bench(conditions=["upheld"]).play(turn_of=LEV)
    carry_out(game, "facedown damage")
    assert fronts(game, figure(game, LEV).conditions) == ["upheld"]
    carry_out(game, "facedown horror")
    assert figure(game, LEV).conditions == []


def test_another_is_not_hurt() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "both")
    assert not figure(game, PEARL).damage


def test_every_card_is_resolved_at_once_or_kept() -> None:
    game = bench().play(turn_of=LEV)
    every: list[HarmCard] = [*box(game).damage.values(), *box(game).horror.values()]
    assert all(each.keep or not (each.standing or each.when) for each in every)

"""Healing: tokens come off the Character card."""

import pytest

from tests.rules.first.tables import JOE, answer, investigator, joe, told


@pytest.mark.rule("1e.heal.remove-tokens")
@pytest.mark.parametrize(("damage", "health"), [(8, 4), (2, 9)])
def test_healing_damage_takes_off_so_many_tokens_as_far_as_there_are_any(
    damage: int, health: int
) -> None:
    game = joe("kitchen.a", damage=damage, cards=["first-aid-kit"]).play(turn_of=JOE)
    answer(game, "use first-aid-kit")  # three damage
    assert investigator(game, JOE).health == health


@pytest.mark.rule("1e.heal.remove-tokens")
@pytest.mark.parametrize(("horror", "sanity"), [(5, 4), (0, 8)])
def test_healing_horror_does_the_same(horror: int, sanity: int) -> None:
    game = joe("kitchen.a", horror=horror, cards=["barnes-cordial"]).play(turn_of=JOE)
    answer(game, "use barnes-cordial")
    assert investigator(game, JOE).sanity == sanity
    assert len(told(game, "calmed")) == (1 if horror else 0)


@pytest.mark.rule("1e.heal.exchange")
@pytest.mark.parametrize(("damage", "health"), [(5, 7), (3, 9)])
def test_whatever_tokens_the_damage_came_in_any_part_of_it_can_be_healed(
    damage: int, health: int
) -> None:
    game = joe("kitchen.a", cards=["first-aid-kit"], damage=damage).play(turn_of=JOE)
    answer(game, "use first-aid-kit")  # three damage
    assert investigator(game, JOE).health == health

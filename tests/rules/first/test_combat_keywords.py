"""Combat keywords: what the words on Combat cards and tokens do."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.rules.combat import fits
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.tables import JENNY, JOE, answer, investigator, joe, monster, told


def attack(
    card: str, dice: int, weapon: str = "", token: str = "zombie-1", damage: int = 0
) -> Game[State, View]:
    """Joe attacks a zombie; this card comes up and this die is rolled."""
    table = joe("kitchen.a", cards=[weapon] if weapon else [])
    table.monster("zombie", "kitchen.a", token, damage).stack("humanoid", card).dice(dice)
    game = table.play(turn_of=JOE)
    answer(game, f"attack zombie 1 {f'with {weapon}' if weapon else 'bare-handed'}")
    return game


def attacked(card: str, dice: int = 9, token: str = "zombie-1") -> Game[State, View]:
    """A zombie attacks Joe; this card comes up and this die is rolled."""
    table = joe("kitchen.a").monster("zombie", "kitchen.a", token)
    game = table.stack("humanoid", card).dice(dice).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    return game


@pytest.mark.rule("1e.keyword.take-damage")
def test_take_damage_lowers_health() -> None:
    game = attacked("humanoid-2", token="zombie-4")  # Was Heavy in Life: 2 damage
    assert investigator(game, JOE).health == 7
    assert told(game, "monster-damages") == []  # not its damage value, which is 1


@pytest.mark.rule("1e.keyword.take-horror")
def test_take_horror_lowers_sanity() -> None:
    assert investigator(attack("humanoid-4", dice=9), JOE).sanity == 7


@pytest.mark.rule("1e.keyword.deal-damage")
def test_deal_damage_adds_to_the_damage_on_the_monster() -> None:
    assert monster(attack("humanoid-1", dice=1, damage=1)).damage == 3


@pytest.mark.rule("1e.keyword.monster-damages-you")
@pytest.mark.parametrize(("token", "health"), [("zombie-1", 7), ("zombie-3", 8)])
def test_monster_damages_you_by_the_value_on_its_token(token: str, health: int) -> None:
    assert investigator(attacked("humanoid-1", token=token), JOE).health == health


@pytest.mark.rule("1e.keyword.deal-weapon-damage")
@pytest.mark.parametrize(("weapon", "damage"), [("axe", 3), ("carving-knife", 2)])
def test_deal_weapon_damage_is_that_of_the_weapon_in_use(weapon: str, damage: int) -> None:
    assert monster(attack("humanoid-11", dice=1, weapon=weapon)).damage == damage


@pytest.mark.rule("1e.keyword.drop-weapon")
def test_drop_weapon_lays_it_on_top_of_the_rooms_pile() -> None:
    table = joe("kitchen.a", cards=["axe", "lantern"]).pile("kitchen", "crowbar")
    table.monster("zombie", "kitchen.a").stack("humanoid", "humanoid-12").dice(9)
    game = table.play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert investigator(game, JOE).cards == ["lantern"]
    assert game.view("investigator-1").rooms["kitchen"].pile == ["axe", "?"]


@pytest.mark.rule("1e.keyword.drop-weapon-pickup")
def test_a_dropped_weapon_goes_to_whoever_explores_the_room() -> None:
    table = joe("kitchen.a", players=2, cards=["axe"]).investigator(JENNY, "kitchen.b")
    table.monster("zombie", "kitchen.a").stack("humanoid", "humanoid-12").dice(9)
    game = table.play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe", "end turn", "explore")
    assert investigator(game, JENNY).cards == ["axe"]


@pytest.mark.rule("1e.keyword.test-attribute")
def test_a_result_without_an_effect_does_nothing() -> None:
    game = attacked("humanoid-2", dice=1, token="zombie-1")  # Leans: only a failure matters
    assert told(game, "test")[0]["passed"] is True
    joe_now = investigator(game, JOE)
    assert (joe_now.health, joe_now.sanity, joe_now.stun) == (9, 8, 0)


@pytest.mark.rule("1e.keyword.test-attribute")
def test_a_failure_has_the_effect_given() -> None:
    joe_now = investigator(attacked("humanoid-2", dice=9, token="zombie-1"), JOE)
    assert (joe_now.health, joe_now.stun) == (8, 1)


@pytest.mark.rule("1e.keyword.no-effect")
def test_no_effect_means_that_nothing_happens() -> None:
    game = attack("humanoid-1", dice=9)
    assert len(told(game, "no-effect")) == 1
    joe_now = investigator(game, JOE)
    assert (joe_now.health, joe_now.sanity, monster(game).damage) == (9, 8, 0)


@pytest.mark.rule("1e.keyword.melee-weapon")
@pytest.mark.parametrize("weapon", ["axe", "fire-poker"])
def test_a_melee_card_fits_sharp_and_blunt_weapons(weapon: str) -> None:
    game = attack("humanoid-15", dice=1, weapon=weapon)
    assert told(game, "combat")[0]["card"] == "humanoid-15"


@pytest.mark.rule("1e.keyword.ranged-weapon")
def test_a_ranged_card_fits_a_ranged_weapon_and_no_other() -> None:
    game = attack("humanoid-18", dice=1, weapon="service-revolver")
    assert told(game, "combat")[0]["card"] == "humanoid-18"
    assert not fits("ranged", "sharp melee")
    assert not fits("melee", "ranged")


@pytest.mark.rule("1e.open.combat-match-order")
def test_every_word_of_the_card_must_occur_in_the_type_of_the_weapon() -> None:
    assert fits("sharp melee", "sharp melee")
    assert not fits("sharp melee", "blunt melee")
    assert not fits("no weapon", "blunt melee")


@pytest.mark.rule("1e.open.combat-match-order")
def test_the_first_card_that_fits_is_the_match() -> None:
    table = joe("kitchen.a", cards=["axe"]).monster("zombie", "kitchen.a")
    game = table.stack("humanoid", "humanoid-15", "humanoid-11").dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert told(game, "combat")[0]["card"] == "humanoid-15"


@pytest.mark.rule("1e.keyword.monster-damages-you")
def test_a_special_attack_may_use_the_keyword_too() -> None:
    assert investigator(attacked("humanoid-2", token="zombie-2"), JOE).health == 7

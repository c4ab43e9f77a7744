"""Combat: cards of the monster's class, drawn until one is relevant."""

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from tests.rules.first.made_cards import CHARM, WEAPON, joe_with
from tests.rules.first.tables import (
    JENNY,
    JOE,
    answer,
    asked,
    investigator,
    joe,
    monster,
    retold,
    told,
)

GLORIA = "gloria-goldberg"


def fight(*drawn: str, dice: int = 1, weapon: str = "axe", token: str = "zombie-1") -> TableBuilder:
    """Joe with a weapon, face to face with a zombie, and the humanoid deck stacked."""
    table = joe("kitchen.a", cards=[weapon]).monster("zombie", "kitchen.a", token)
    return table.stack("humanoid", *drawn).dice(dice)


@pytest.mark.rule("1e.combat.two-ways", "1e.combat.halves")
def test_the_upper_half_is_for_investigators_and_the_lower_for_monsters() -> None:
    game = fight("humanoid-11").play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert told(game, "combat") == [{"card": "humanoid-11", "half": "attack", "monster": 1}]
    assert told(game, "test")[0]["attribute"] == "dexterity"
    game = fight("humanoid-11").play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert told(game, "combat") == [{"card": "humanoid-11", "half": "defend", "monster": 1}]
    assert told(game, "test")[0]["attribute"] == "strength"


@pytest.mark.rule("1e.combat.class-deck", "1e.monster.class-deck")
def test_the_cards_come_from_the_deck_of_the_monsters_class() -> None:
    game = fight("humanoid-11").play(turn_of=JOE)
    decks = game.view("keeper").decks
    answer(game, "attack zombie 1 with axe")
    after = game.view("keeper").decks
    assert after["humanoid"].cards == decks["humanoid"].cards - 1
    assert (after["mythos"], after["trauma"]) == (decks["mythos"], decks["trauma"])


@pytest.mark.rule("1e.combat.read-all")
def test_all_of_the_text_is_resolved() -> None:
    game = fight("humanoid-2").play(turn_of=JOE)  # deals 2 and stuns
    answer(game, "attack zombie 1 bare-handed")
    assert (monster(game).damage, monster(game).stun) == (2, 1)


@pytest.mark.rule("1e.combat.draw-until-match", "1e.conflict.combat-top-card")
def test_cards_are_drawn_until_one_fits_the_weapon() -> None:
    game = fight("humanoid-1", "humanoid-6", "humanoid-18", "humanoid-14").play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert told(game, "combat")[0]["card"] == "humanoid-14"


@pytest.mark.rule("1e.combat.draw-until-match")
def test_what_is_turned_up_lies_open_until_the_combat_is_over() -> None:
    table = fight("humanoid-1", "humanoid-6", "humanoid-11")
    table.state.investigators[0].skill = 1
    game = table.play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    drawn = ["humanoid-1", "humanoid-6", "humanoid-11"]
    assert game.view("keeper").decks["humanoid"].aside == drawn
    answer(game, "roll")
    assert game.view("keeper").decks["humanoid"].aside == []
    assert game.view("keeper").decks["humanoid"].discard[-3:] == drawn


@pytest.mark.rule("1e.combat.draw-until-match", "1e.combat.top-types")
def test_bare_hands_need_a_card_for_no_weapon() -> None:
    game = fight("humanoid-11", "humanoid-15", "humanoid-3").play(turn_of=JOE)
    answer(game, "attack zombie 1 bare-handed")
    assert told(game, "combat")[0]["card"] == "humanoid-3"


@pytest.mark.rule("1e.combat.investigator-tests")
def test_the_investigator_makes_the_test_of_the_card() -> None:
    game = fight("humanoid-11", dice=4).play(turn_of=JOE)  # Dexterity 4
    answer(game, "attack zombie 1 with axe")
    (test,) = told(game, "test")
    assert (test["who"], test["attribute"], test["needs"]) == (JOE, "dexterity", 4)
    assert (test["passed"], monster(game).damage) == (True, 3)


@pytest.mark.rule("1e.combat.investigator-tests")
def test_a_failed_test_has_its_own_effect() -> None:
    game = fight("humanoid-13", dice=9).play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert (monster(game).damage, investigator(game, JOE).stun) == (0, 1)


@pytest.mark.rule("1e.combat.end")
def test_all_cards_drawn_for_an_attack_are_discarded() -> None:
    game = fight("humanoid-1", "humanoid-6", "humanoid-11").play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    pile = game.view("investigator-1").decks["humanoid"].discard
    assert pile == ["humanoid-1", "humanoid-6", "humanoid-11"]


@pytest.mark.rule("1e.combat.end")
def test_a_deck_that_runs_out_is_not_made_of_cards_drawn_for_the_same_combat() -> None:
    table = fight()
    deck = table.state.combat["humanoid"]
    deck.cards, deck.discard = ["humanoid-1", "humanoid-6"], ["humanoid-11"]
    game = table.play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    pile = game.view("investigator-1").decks["humanoid"]
    assert (pile.cards, pile.discard) == (0, ["humanoid-1", "humanoid-6", "humanoid-11"])


@pytest.mark.rule("1e.combat.end")
def test_cards_lie_aside_until_their_combat_is_over() -> None:
    table = joe("kitchen.a", cards=["axe"], skill=1).monster("zombie", "kitchen.a", "zombie-1")
    game = table.stack("humanoid", "humanoid-1", "humanoid-11").dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert asked(game).kind == "skill-point"  # in the middle of the card's test
    assert game.view("investigator-1").decks["humanoid"].discard == []
    answer(game, "roll")
    discarded = game.view("investigator-1").decks["humanoid"].discard
    assert discarded == ["humanoid-1", "humanoid-11"]


@pytest.mark.rule("1e.combat.end")
def test_a_combat_inside_another_is_not_fought_with_the_card_in_use() -> None:
    again = "{moment: deals-damage, limit: turn, do: [attack: this]}"
    table = joe_with(f"{WEAPON}\nwhen: [{again}]").monster("zombie", "kitchen.a", "zombie-1")
    deck = table.state.combat["humanoid"]
    deck.cards, deck.discard = ["humanoid-6"], []
    game = table.dice(1, 1).play(turn_of=JOE)
    answer(game, f"attack zombie 1 with {CHARM}")
    assert [each["weapon"] for each in told(game, "attacks")] == [CHARM, CHARM]
    assert [each["card"] for each in told(game, "combat")] == ["humanoid-6"]
    assert game.view("keeper").decks["humanoid"].discard == ["humanoid-6"]


@pytest.mark.rule("1e.combat.monster-attack-end", "1e.open.killed-mid-step")
def test_the_cards_of_a_fatal_combat_are_discarded() -> None:
    table = joe("kitchen.a", damage=8).monster("zombie", "kitchen.a", "zombie-1").threat(9)
    game = table.stack("humanoid", "humanoid-1").dice(9).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert told(game, "killed")
    assert game.view("keeper").decks["humanoid"].discard == ["humanoid-1"]


@pytest.mark.rule("1e.combat.monster-attack", "1e.combat.bottom-types")
def test_a_monster_attack_needs_a_card_for_it() -> None:
    game = fight("humanoid-4", "humanoid-7", "humanoid-1", dice=9).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")  # the first two are against hiding and barriers
    assert told(game, "combat") == [{"card": "humanoid-1", "half": "defend", "monster": 1}]
    assert investigator(game, JOE).health == 7


@pytest.mark.rule("1e.combat.monster-attack-end")
def test_all_cards_drawn_for_a_monsters_attack_are_discarded() -> None:
    game = fight("humanoid-4", "humanoid-7", "humanoid-1").play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    pile = game.view("investigator-1").decks["humanoid"].discard
    assert pile == ["humanoid-4", "humanoid-7", "humanoid-1"]


@pytest.mark.rule("1e.combat.special-attack")
def test_a_special_attack_is_resolved_like_the_text_of_a_card() -> None:
    table = fight("humanoid-2", dice=9, token="zombie-3")  # Willpower, or 2 horror
    game = table.play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert told(game, "special-attack") == [{"monster": 1, "token": "zombie-3"}]
    assert (told(game, "test")[0]["attribute"], told(game, "test")[0]["needs"]) == ("willpower", 6)
    assert investigator(game, JOE).sanity == 6


@pytest.mark.rule("1e.combat.example-special-attack")
def test_example_a_cultist_attacks_gloria() -> None:
    told_so = retold(monsters=("zombie", "maniac", "cultist"))
    table = TableBuilder(told=told_so).investigator(GLORIA, "kitchen.a")
    table.monster("cultist", "kitchen.a", "cultist-2").stack("humanoid", "humanoid-2")
    game = table.play(stage="monster-attacks")
    answer(game, f"cultist 1 attacks {GLORIA}")
    assert told(game, "special-attack")[0]["token"] == "cultist-2"
    assert investigator(game, GLORIA).health == 6  # the paperknife deals 1


@pytest.mark.rule("1e.open.combat-no-match")
def test_a_deck_without_a_match_has_no_effect() -> None:
    table = fight()
    deck = table.state.combat["humanoid"]
    deck.cards, deck.discard = ["humanoid-1"], ["humanoid-18"]
    game = table.play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert told(game, "combat") == []
    assert (len(told(game, "no-effect")), monster(game).damage) == (1, 0)


@pytest.mark.rule("1e.open.combat-no-match")
def test_every_deck_has_a_card_for_every_attack() -> None:
    cards = [card for card in the_box().combat.values() if card.deck == "humanoid"]
    kinds = {card.attack.weapon for card in cards}
    assert {"no weapon", "blunt melee", "sharp melee", "melee", "ranged"} <= kinds
    assert {card.defend.against for card in cards} == {"investigator", "barrier", "hiding"}


@pytest.mark.rule("1e.open.killed-mid-step")
def test_a_combat_is_over_when_its_investigator_is_killed() -> None:
    table = joe("kitchen.a", players=2, damage=8).investigator(JENNY, "cellar.a")
    table.monster("zombie", "kitchen.a").stack("humanoid", "humanoid-5").dice(9)
    game = table.play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")  # damages, and would stun
    assert told(game, "stunned") == []
    assert asked(game).kind != "monster-attack"

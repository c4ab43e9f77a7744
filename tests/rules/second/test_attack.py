"""The attack action: a weapon or none, a monster within its reach, and what the app instructs."""

import pytest

from madhouse.second.rules.attack import against_attack
from tests.second.foes import (
    FIRST,
    app,
    at_table,
    blanks,
    harmed,
    house_of,
    investigator,
    state,
    table,
    told_of,
)

ICE_AXE = """
items:
  - id: ice-axe
    name: Ice Axe
    traits: [bladed-weapon, heavy-weapon]
    weapon: {reach: melee, damage: 2}
  - id: rifle
    name: Rifle
    traits: [firearm]
    weapon: {reach: ranged, damage: 3}
    while: [{cannot_attack: {if: [with_this, monster_here]}}]
"""
PLAIN = house_of(rest=ICE_AXE)
STRUCK = house_of(
    attack="{text: You strike., test: strength; 1, pass: [deal_weapon_damage], "
    "fail: [{suffer: {damage: 1}}]}",
    rest=ICE_AXE,
)


@pytest.mark.rule(
    "2e.attack.target",
    "2e.attack.melee-same-space",
    "2e.attack.unarmed-same-space",
    "2e.attack.ranged-within-range",
)
def test_what_is_in_the_way_of_an_attack_is_its_reach() -> None:
    builder = table(PLAIN).monster("cultist", at="front-hall.b").monster("cultist", at="parlour.a")
    builder.state.investigators[0].possessions += ["length-of-pipe-1", "scald-1"]
    game = builder.play(turn_of=FIRST)
    attacks = [option for option in game.legal("player-1") if option.startswith("attack")]
    assert attacks == ["attack cultist 1 with scald"]
    who = investigator(game)
    assert against_attack(at_table(game), who, "cultist 2", "scald") == "2e.attack.target"
    assert against_attack(at_table(game), who, "cultist 1") == "2e.attack.unarmed-same-space"
    melee = against_attack(at_table(game), who, "cultist 1", "length-of-pipe")
    assert melee == "2e.attack.melee-same-space"


@pytest.mark.rule(
    "2e.attack.choose-weapon",
    "2e.attack.unarmed",
    "2e.conflict.own-space-in-range",
    "2e.monster.attackable",
)
def test_one_attacks_with_what_bears_an_icon_or_with_nothing() -> None:
    builder = table(PLAIN).monster("cultist", at="front-hall.a")
    builder.state.investigators[0].possessions += [
        "hurricane-lamp-1",
        "length-of-pipe-1",
        "length-of-pipe-2",
        "scald-1",
    ]
    game = builder.play(turn_of=FIRST)
    attacks = [option for option in game.legal("player-1") if option.startswith("attack")]
    assert attacks == [
        "attack cultist 1 unarmed",
        "attack cultist 1 with length-of-pipe",
        "attack cultist 1 with scald",
    ]
    lamp = against_attack(at_table(game), investigator(game), "cultist 1", "hurricane-lamp")
    assert lamp == "2e.attack.choose-weapon"


@pytest.mark.rule("2e.golden.cannot-is-absolute")
def test_a_weapon_may_forbid_its_use() -> None:
    builder = table(PLAIN).monster("cultist", at="front-hall.a").monster("ghost", at="front-hall.b")
    builder.state.investigators[0].possessions.append("rifle")
    game = builder.play(turn_of=FIRST)
    options = game.legal("player-1")
    assert "attack ghost 1 with rifle" in options
    assert "attack cultist 1 with rifle" not in options
    refused = against_attack(at_table(game), investigator(game), "cultist 1", "rifle")
    assert refused == "2e.golden.cannot-is-absolute"


@pytest.mark.rule("2e.attack.three-steps", "2e.attack.press-attack", "2e.attack.pick-monster")
@pytest.mark.parametrize(("named", "skill"), [("bladed", "agility"), ("heavy", "strength")])
def test_a_weapon_of_two_classes_is_used_as_one_of_them(named: str, skill: str) -> None:
    builder = table(PLAIN).monster("cultist", at="front-hall.a").monster("ghost", at="front-hall.a")
    builder.state.investigators[0].possessions.append("ice-axe")
    game = builder.dice(*blanks(8)).play(turn_of=FIRST)
    game.apply("player-1", "attack cultist 1 with ice-axe")
    assert game.legal("player-1") == ("as bladed", "as heavy")
    game.apply("player-1", f"as {named}")
    rolled = next(event for event in game.log if event.kind == "rolled")
    assert rolled.facts["skill"] == skill


@pytest.mark.rule("2e.attack.confirm-costs-action", "2e.attack.app-instructs", "2e.attack.typical")
def test_an_attack_is_a_test_that_costs_an_action() -> None:
    builder = table(STRUCK).monster("cultist", at="front-hall.a", name="foe", health=9)
    builder.state.investigators[0].possessions.append("ice-axe")
    game = builder.dice("success", "blank", "blank", *blanks(3)).play(turn_of=FIRST)
    game.apply("player-1", "attack cultist 1 with ice-axe")
    game.apply("player-1", "as heavy")
    assert (app(game).monsters[0].damage, investigator(game).actions) == (2, 1)
    game.apply("player-1", "attack cultist 1 unarmed")
    assert harmed(game) == (1, 0)
    assert not [option for option in game.legal("player-1") if option.startswith("attack")]
    who = investigator(game)
    assert against_attack(at_table(game), who, "cultist 1") == "2e.attack.confirm-costs-action"


@pytest.mark.rule("2e.attack.effects-belong", "2e.terms.can-example")
def test_what_comes_of_an_attack_belongs_to_the_action() -> None:
    """Fire hurts once, after all of it; the other action of the turn is still there."""
    builder = table(STRUCK).monster("cultist", at="front-hall.a", name="foe").fire("front-hall.a")
    game = builder.dice(*blanks(3)).play(turn_of=FIRST)
    game.apply("player-1", "attack cultist 1 unarmed")
    assert harmed(game) == (2, 0)
    assert told_of(game, "burned") == 1
    assert "move front-hall.b" in game.legal("player-1")


@pytest.mark.rule(
    "2e.attack.track-damage", "2e.attack.defeat", "2e.monster.defeated", "2e.attack.drawer-update"
)
def test_damage_equal_to_health_defeats_a_monster() -> None:
    builder = table(STRUCK).monster("cultist", at="front-hall.a", name="foe", health=4)
    builder.state.investigators[0].possessions.append("ice-axe")
    game = builder.dice("success", "blank", "blank", "success", "blank", "blank").play(
        turn_of=FIRST
    )
    for expected in ([2], []):
        game.apply("player-1", "attack cultist 1 with ice-axe")
        game.apply("player-1", "as bladed")
        assert [each.damage for each in app(game).monsters] == expected
    assert state(game).monsters == {}


@pytest.mark.rule("2e.conflict.monster-damage-excess", "2e.monster.discarded-set-aside")
def test_more_damage_than_health_defeats_it_too_and_its_figure_is_free() -> None:
    builder = table(STRUCK).monster("cultist", at="front-hall.a", name="foe", health=1)
    builder.state.investigators[0].possessions.append("ice-axe")
    game = builder.dice("success", "blank", "blank").play(turn_of=FIRST)
    game.apply("player-1", "attack cultist 1 with ice-axe")
    game.apply("player-1", "as bladed")
    assert app(game).monsters == []
    assert app(game).defeated == ["foe"]


@pytest.mark.rule("2e.evade.attack-move-exempt")
def test_an_attack_needs_no_evade_check() -> None:
    builder = table(STRUCK).monster("cultist", at="front-hall.a", name="foe")
    game = builder.dice(*blanks(3)).play(turn_of=FIRST)
    game.apply("player-1", "attack cultist 1 unarmed")
    assert told_of(game, "evades") == 0
    assert told_of(game, "attacks") == 1


def test_the_copy_of_a_spell_is_never_named() -> None:
    builder = table(PLAIN).monster("cultist", at="front-hall.b")
    builder.state.investigators[0].possessions.append("scald-2")
    game = builder.play(turn_of=FIRST)
    assert "attack cultist 1 with scald" in game.legal("player-1")
    game.apply("player-1", "attack cultist 1 with scald")
    assert "scald-2" not in str([event.facts for event in game.log])


@pytest.mark.rule("2e.forfeit.action-lost")
@pytest.mark.parametrize(("does", "forfeited"), [("forfeit", 1), ("gain_clue", 0)])
def test_an_attack_is_forfeited_only_if_its_text_says_so(does: str, forfeited: int) -> None:
    told_so = house_of(attack=f"{{text: You strike., do: [{does}]}}")
    game = table(told_so).monster("cultist", at="front-hall.a", name="foe").play(turn_of=FIRST)
    game.apply("player-1", "attack cultist 1 unarmed")
    assert told_of(game, "forfeited") == forfeited
    assert investigator(game).actions == 1

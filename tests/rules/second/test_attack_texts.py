"""What attack texts bring: damage by the weapon or by successes, monsters pushed and healed."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.edition import SecondEdition
from tests.second.foes import FIRST, Play, app, harmed, house_of, standing, table

CLUB = """
items:
  - id: club
    name: Club
    traits: [heavy-weapon]
    weapon: {reach: melee, damage: 2}
  - id: stamp
    name: Stamp
    traits: [heavy-weapon]
    weapon: {reach: melee, damage: 2}
    while: [{weapon_damage: {to: 4, if: [{monster_is: {kinds: [ghost]}}]}}]
    when: [{moment: attack-over, if: [with_this, dealt_damage], do: [gain_clue]}]
"""


def told_by(passed: str) -> SecondEdition:
    return house_of(attack=f"{{text: You strike., test: strength, pass: {passed}}}", rest=CLUB)


def fight(told: SecondEdition, *, weapon: str = "club", **monster: int) -> TableBuilder:
    builder = table(told).monster("cultist", at="front-hall.a", name="foe", **monster)
    builder.state.investigators[0].possessions.append(weapon)
    return builder.dice("success", "success", "blank")


def struck(builder: TableBuilder, weapon: str = "club", foe: str = "cultist 1") -> Play:
    game = builder.play(turn_of=FIRST)
    game.apply("player-1", f"attack {foe} with {weapon}")
    return game


@pytest.mark.parametrize(
    ("passed", "damage"),
    [
        ("[deal_weapon_damage]", 2),
        ("[{deal_weapon_damage: {plus: 2}}]", 4),
        ("[{deal_weapon_damage: {plus: -3}}]", 1),
        ("[deal_successes]", 2),
        ("[{hit_monster: 3}]", 3),
        ("[{perhaps: {if: [{successes: 3}], do: [{hit_monster: 1}]}}]", 0),
        ("[{perhaps: {if: [{successes: 2}], do: [{hit_monster: 1}]}}]", 1),
    ],
)
def test_damage_by_weapon_by_successes_and_by_number(passed: str, damage: int) -> None:
    game = struck(fight(told_by(passed), health=9))
    assert app(game).monsters[0].damage == damage


def test_someone_steps_in_front() -> None:
    told = told_by("[{deal_weapon_damage: {borne_by: [riot]}}]")
    game = struck(fight(told, health=9).monster("riot", at="front-hall.a"))
    assert [each.damage for each in app(game).monsters] == [0, 2]


def test_a_monster_is_pushed_where_the_investigator_likes() -> None:
    game = struck(fight(told_by("[push_monster]")))
    assert game.legal("player-1") == ("push it to dining-room.b", "push it to front-hall.b")
    game.apply("player-1", "push it to dining-room.b")
    assert standing(game) == "dining-room.b"


def test_a_monster_moves_away_from_you() -> None:
    game = struck(fight(told_by("[{move_away: {spaces: 2, from: you}}]")))
    while game.pending[0].kind in ("monster-step", "proposal"):
        game.apply(game.pending[0].seats[0], game.pending[0].options[0])
    assert standing(game) == "dining-room.a"


def test_all_its_damage_is_healed() -> None:
    game = struck(fight(told_by("[heal_monster]"), damage=2))
    assert app(game).monsters[0].damage == 0


def test_a_weapon_says_what_it_does_to_whom() -> None:
    told = told_by("[deal_weapon_damage]")
    game = struck(fight(told, weapon="stamp", health=9), "stamp")
    assert (app(game).monsters[0].damage, game.table.state.investigators[0].clues) == (2, 1)
    builder = fight(told, weapon="stamp").monster("ghost", at="front-hall.a", health=9)
    builder.state.random.dice = [1] * 9
    game = struck(builder, "stamp", "ghost 1")
    assert app(game).monsters[1].damage == 4


def test_who_is_not_noticed_is_not_nearest() -> None:
    cloak = "items: [{id: cloak, name: Cloak, while: [unnoticed]}]"
    told = house_of(
        "[{monster_strikes: {whom: nearest in range, do: [{suffer: {damage: 1}}]}}]", rest=cloak
    )
    builder = table(told, first="parlour.a", second="parlour.b")
    builder.state.investigators[0].possessions.append("cloak")
    game = builder.monster("cultist", at="parlour.a", name="foe").play(stage="monsters")
    assert [harmed(game, 0), harmed(game, 1)] == [(0, 0), (1, 0)]


def test_some_draw_monsters_and_some_are_spared() -> None:
    ring = """
items:
  - {id: cup, name: Cup, while: [draws_monsters]}
  - {id: ring, name: Ring, while: [spared]}
"""
    told = house_of("[{move_toward: 1}, {monster_strikes: [{suffer: {damage: 1}}]}]", rest=ring)
    builder = table(told, first="parlour.b", second="front-hall.a")
    builder.state.investigators[1].possessions.append("cup")
    game = builder.monster("cultist", at="parlour.a", name="foe").play(stage="monsters")
    assert standing(game) == "front-hall.b"
    builder = table(told, first="parlour.a")
    builder.state.investigators[0].possessions.append("ring")
    game = builder.monster("cultist", at="parlour.a", name="foe").play(stage="monsters")
    assert harmed(game) == (0, 0)


@pytest.mark.parametrize("items", [["letter", "hurricane-lamp-1"], ["hurricane-lamp-1", "letter"]])
def test_an_item_is_dropped_by_chance_evidence_last(items: list[str]) -> None:
    letter = "items: [{id: letter, name: Letter, traits: [evidence]}]"
    told = house_of("[{monster_strikes: [drop_random_item]}]", rest=letter)
    builder = table(told, first="parlour.a")
    builder.state.investigators[0].possessions += [*items, "scald-1"]
    game = builder.monster("cultist", at="parlour.a", name="foe").play(stage="monsters")
    assert game.table.state.dropped == {"parlour.a": ["hurricane-lamp-1"]}

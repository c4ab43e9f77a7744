"""The Common Items: every one does what it says."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.building import TableBuilder
from madhouse.second.rules.monster_targets import counted_as_nearest
from madhouse.second.rules.movement import steps_from
from madhouse.second.rules.puzzle_attempts import puzzle_steps
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.skills import Skill
from madhouse.second.words.harm import Suffer
from tests.rules.second.benches import START, bench, benched, carry_out, table_of
from tests.rules.second.tables import LEV, PEARL, Played, answer, asked, cards, figure, rolls, told

CODE = PuzzleOf(kind="code", size="3x5", skill=Skill.OBSERVATION)
LOCK = PuzzleOf(kind="lock", moves=(7, 7), skill=Skill.OBSERVATION)


def dice(game: Played) -> int:
    return len(told(game, "rolled")[-1]["dice"])  # type: ignore[arg-type]


def fought(*has: str, at: str = START, health: int = 20) -> TableBuilder:
    return bench(has=has).monster("cultist", at, health=health)


@pytest.mark.parametrize(
    ("weapon", "reach", "damage", "traits"),
    [
        ("coat-pistol", "ranged", 2, ("firearm",)),
        ("service-revolver", "ranged", 3, ("firearm",)),
        ("varmint-rifle", "ranged", 3, ("firearm",)),
        ("deputys-shotgun", "ranged", 5, ("firearm",)),
        ("patrol-carbine", "ranged", 4, ("firearm",)),
        ("flare-pistol", "ranged", 2, ("firearm", "light-source")),
        ("bait-knife", "melee", 1, ("bladed-weapon",)),
        ("boning-knife", "melee", 2, ("bladed-weapon",)),
        ("hedge-bill", "melee", 3, ("bladed-weapon",)),
        ("cane-sword", "melee", 2, ("bladed-weapon",)),
        ("ice-axe", "melee", 2, ("bladed-weapon", "heavy-weapon")),
        ("crowbar", "melee", 2, ("heavy-weapon",)),
        ("salt-shovel", "melee", 2, ("heavy-weapon",)),
        ("mooring-maul", "melee", 4, ("heavy-weapon",)),
        ("fire-axe", "melee", 3, ("heavy-weapon",)),
        ("length-of-pipe", "melee", 1, ("heavy-weapon",)),
        ("stokers-wrench", "melee", 2, ("heavy-weapon",)),
    ],
)
def test_what_a_weapon_deals(weapon: str, reach: str, damage: int, traits: tuple[str, ...]) -> None:
    card = benched().box.item_cards[weapon]
    assert card.weapon is not None
    assert card.traits == traits
    assert (card.weapon.reach, card.weapon.damage) == (reach, damage)
    at = "front-hall.b" if reach == "ranged" else START
    game = fought(weapon, at=at).dice(*rolls(5, 1)).play(turn_of=LEV)
    answer(game, f"attack cultist 1 with {weapon}")
    while not told(game, "monster-hurt"):
        answer(game, asked(game).options[-1])  # a class, or no reroll
    assert told(game, "monster-hurt")[0]["damage"] == damage


def test_the_varmint_rifle_is_too_long_for_close_quarters() -> None:
    assert not [
        each
        for each in asked(fought("varmint-rifle").play(turn_of=LEV)).options
        if "varmint" in each
    ]
    game = fought("varmint-rifle", at="front-hall.b").dice(*rolls(5)).play(turn_of=LEV)
    answer(game, "attack cultist 1 with varmint-rifle", "use varmint-rifle")
    assert told(game, "rerolled")


def test_the_empty_shotgun_is_loaded_by_an_action() -> None:
    game = fought("deputys-shotgun", at="front-hall.b").dice(*rolls(5, 1)).play(turn_of=LEV)
    answer(game, "attack cultist 1 with deputys-shotgun", "use deputys-shotgun~ 0")
    assert figure(game, LEV).flipped == []
    assert figure(game, LEV).actions == 0


def test_the_carbine_dazes_who_misses() -> None:
    game = fought("patrol-carbine", at="front-hall.b").dice(*rolls(5)).play(turn_of=LEV)
    answer(game, "attack cultist 1 with patrol-carbine")
    assert told(game, "became")[0]["condition"] == "dazed"


def test_the_flare_sets_the_target_on_fire_and_is_gone() -> None:
    game = fought("flare-pistol", at="front-hall.b", health=1).dice(*rolls(5, 1)).play(turn_of=LEV)
    answer(game, "attack cultist 1 with flare-pistol")
    assert game.table.state.fire == ["front-hall.b"]
    assert cards(game, LEV) == []


def test_the_bait_knife_helps_to_evade() -> None:
    skills = {"agility": 5, "influence": 4, "strength": 3}
    game = fought("bait-knife").play(turn_of=LEV)
    answer(game, "move front-hall.b")
    assert dice(game) == skills[str(told(game, "rolled")[-1]["skill"])] + 1


def test_a_cane_sword_is_not_stolen() -> None:
    builder = bench(pearl=START)
    builder.state.investigators[1].possessions += ["cane-sword", "iodine"]
    game = builder.dice(*rolls(3, 3), *rolls(3)).play(turn_of=LEV)
    answer(game, f"steal from {PEARL}", "try strength")
    assert set(asked(game).options) == {"take iodine", "done"}


def test_an_ice_axe_is_swung_or_thrust() -> None:
    game = fought("ice-axe").play(turn_of=LEV)
    answer(game, "attack cultist 1 with ice-axe")
    assert set(asked(game).options) == {"as bladed", "as heavy"}


def test_a_crowbar_helps_with_crates_but_not_with_monsters() -> None:
    game = fought("crowbar").token("crate", START).play(turn_of=LEV)
    answer(game, "attack cultist 1 with crowbar")
    assert dice(game) == 3
    game = bench(has=["crowbar"]).token("crate", START).play(turn_of=LEV)
    answer(game, "interact crate 0")
    assert dice(game) == 4


def test_a_shovel_and_a_bucket_put_fire_out() -> None:
    builder = bench(has=["salt-shovel", "fire-bucket"]).fire(START, "front-hall.b")
    game = builder.play(turn_of=LEV)
    answer(game, "use salt-shovel 0", "use fire-bucket 0")
    assert game.table.state.fire == []


def test_the_maul_strikes_once_a_round() -> None:
    game = fought("mooring-maul", "crowbar").dice(*rolls(3, 1)).play(turn_of=LEV)
    answer(game, "attack cultist 1 with mooring-maul")
    assert not [each for each in asked(game).options if "mooring-maul" in each]
    assert "attack cultist 1 with crowbar" in asked(game).options


def test_after_a_blow_with_a_pipe_one_slips_away() -> None:
    game = fought("length-of-pipe").dice(*rolls(3, 1)).play(turn_of=LEV)
    answer(game, "attack cultist 1 with length-of-pipe", "use length-of-pipe")
    answer(game, "walk front-hall.b")
    assert figure(game, LEV).space == "front-hall.b"
    assert not told(game, "evades")


@pytest.mark.parametrize(("item", "more"), [("stokers-wrench", 1), ("picklocks", 2)])
def test_more_steps_on_locks(item: str, more: int) -> None:
    game = bench(has=[item]).play(turn_of=LEV)
    g, lev = table_of(game), figure(game, LEV)
    assert puzzle_steps(g, lev, LOCK) - puzzle_steps(g, lev, CODE) == more


def test_picklocks_help_to_open_a_door() -> None:
    builder = bench(has=["picklocks"])
    places = builder.box.places(builder.state.app.map, builder.state.app.laid)
    door = next(name for name, sides in places.openings.items() if START in sides)
    game = builder.token("way", door).play(turn_of=LEV)
    answer(game, "explore way 0")
    assert dice(game) == 4


def test_candle_ends_stay_alight() -> None:
    game = bench(has=["candle-ends"]).play(turn_of=LEV)
    answer(game, "use candle-ends 0")
    assert game.table.state.lights == [START]
    assert cards(game, LEV) == []


@pytest.mark.parametrize("dark", [True, False])
def test_a_torch_helps_to_search_dark_or_not(dark: bool) -> None:
    builder = bench(has=["electric-torch"]).token("drawer", START)
    game = (builder.darkness(START) if dark else builder).play(turn_of=LEV)
    answer(game, "search drawer 0")
    assert dice(game) == 5


def test_a_shuttered_lantern_gives_no_light_and_hides_its_bearer() -> None:
    builder = bench(has=["dark-lantern"], pearl="front-hall.b").monster("cultist", START)
    game = builder.play(turn_of=LEV)
    g = table_of(game)
    (monster,) = g.app.monsters
    assert len(counted_as_nearest(g, monster, g.playing)) == 2
    answer(game, "use dark-lantern 0")
    assert [who.id for who in counted_as_nearest(g, monster, g.playing)] == [PEARL]
    answer(game, "use dark-lantern~ 0")
    assert figure(game, LEV).flipped == []


def test_rope_crosses_an_impassable_border_once_a_round() -> None:
    builder = TableBuilder("first-cold-night").investigator(LEV, at=START, has=["coil-of-rope"])
    game = builder.investigator(PEARL, at="parlour.a").play(turn_of=LEV)
    g, lev = table_of(game), figure(game, LEV)
    flown = g.places.ways(frozenset(), (), "fly").steps[START]
    assert set(steps_from(g, lev)) == set(flown)
    lev.used["an impassable border"] = "round"
    assert set(steps_from(g, lev)) == set(g.places.ways(frozenset(), ()).steps[START])


def test_field_glasses_search_within_range() -> None:
    builder = bench(has=["field-glasses"]).token("chest", "front-hall.b").dice(*rolls(3, 1))
    game = builder.play(turn_of=LEV)
    answer(game, "use field-glasses 0")
    assert "chest" not in game.table.state.app.tokens


@pytest.mark.parametrize(("successes", "clues"), [(2, 1), (0, 0)])
def test_the_camera_pays_when_one_has_not_flinched(successes: int, clues: int) -> None:
    builder = bench(has=["box-camera"], pearl="kitchen.b").monster("cultist", START)
    builder.state.app.texts["cultist horror_check"] = ["1"]
    builder.state.app.texts["cultist horror"] = ["1"]
    game = builder.dice(*rolls(2, successes), *rolls(9)).play(stage="horror")
    while game.table.state.stage == "horror" and game.pending:
        answer(game, asked(game).options[0])
    assert figure(game, LEV).clues == clues


def test_kerosene_burns_near_by() -> None:
    game = bench(has=["kerosene-tin"]).play(turn_of=LEV)
    answer(game, "use kerosene-tin 0", "at front-hall.b")
    assert game.table.state.fire == ["front-hall.b"]
    assert cards(game, LEV) == []


def test_the_carpenters_box_makes_one_barricade() -> None:
    game = bench(has=["carpenters-box"]).play(turn_of=LEV)
    answer(game, "use carpenters-box 0")
    assert [each.space for each in game.table.state.barricades] == [START]
    full = bench(has=["carpenters-box"])
    for _ in range(full.box.supply.barricade):
        full.barricade("kitchen.a")
    assert "use carpenters-box 0" not in asked(full.play(turn_of=LEV)).options


def test_clean_dressings_twice() -> None:
    builder = bench(has=["clean-dressings"], damage=["limp"], facedown=(1, 0))
    game = builder.play(turn_of=LEV)
    answer(game, "use clean-dressings 0", "do 0")
    assert figure(game, LEV).damage_facedown == []
    assert len(figure(game, LEV).flipped) == 1
    answer(game, "use clean-dressings~ 0")
    assert figure(game, LEV).damage == []
    assert cards(game, LEV) == []


def test_bromide_for_another() -> None:
    builder = bench(has=["bromide-powders"], pearl=START)
    pearl = builder.state.investigators[1]
    pearl.horror_facedown = [builder.state.horror_deck.pop() for _ in range(3)]
    game = builder.play(turn_of=LEV)
    answer(game, "use bromide-powders 0")
    assert len(figure(game, PEARL).horror_facedown) == 1
    assert cards(game, LEV) == []


def test_rum_heals_and_dazes() -> None:
    game = bench(has=["flask-of-rum"], facedown=(0, 2)).play(turn_of=LEV)
    answer(game, "use flask-of-rum 0")
    assert figure(game, LEV).horror_facedown == []
    assert cards(game, LEV) == []
    assert told(game, "became")[0]["condition"] == "dazed"


def test_smelling_salts_three_times_and_free() -> None:
    game = bench(has=["smelling-salts"]).play(turn_of=LEV)
    for number in range(3):
        assert cards(game, LEV) == ["smelling-salts"], number
        carry_out(game, "become dazed")
        answer(game, "use smelling-salts 0")
    assert cards(game, LEV) == []
    assert figure(game, LEV).conditions == []
    assert figure(game, LEV).actions == 2


def test_iodine_shuts_two() -> None:
    game = bench(has=["iodine"], damage=["limp", "split-lip", "concussion"]).play(turn_of=LEV)
    answer(game, "use iodine 0", "faceup limp", "faceup concussion")
    assert len(figure(game, LEV).damage) == 1
    assert cards(game, LEV) == []


def test_the_family_bible_helps_in_a_horror_check() -> None:
    builder = bench(has=["family-bible"], pearl="kitchen.b").monster("cultist", START)
    builder.state.app.texts["cultist horror_check"] = ["1"]
    builder.state.app.texts["cultist horror"] = ["1"]
    game = builder.play(stage="horror")
    answer(game, "use family-bible")
    assert dice(game) == 3


@pytest.mark.parametrize(
    ("item", "skill", "space", "number"),
    [
        ("tide-almanac", "lore", START, 4),
        ("tide-almanac", "observation", START, 4),
        ("tide-almanac", "observation", "yard.a", 5),
        ("good-overcoat", "influence", START, 5),
    ],
)
def test_a_die_more(item: str, skill: str, space: str, number: int) -> None:
    game = bench(lev=space, has=[item]).token("bench", space).play(turn_of=LEV)
    carry_out(game, skill)
    assert dice(game) == number


def test_the_doctors_handbook() -> None:
    builder = bench(has=["doctors-handbook"], facedown=(2, 0)).dice(*rolls(3, 2))
    game = builder.play(turn_of=LEV)
    answer(game, "use doctors-handbook 0")
    assert figure(game, LEV).damage_facedown == []
    assert cards(game, LEV) == ["doctors-handbook"]


def test_a_lucky_half_dollar_once_a_round() -> None:
    game = bench(has=["lucky-half-dollar"]).dice(*rolls(3), "success").play(turn_of=LEV)
    carry_out(game, "strength")
    answer(game, "use lucky-half-dollar")
    assert told(game, "tested")[-1]["successes"] == 1
    carry_out(game, "strength")
    assert asked(game).kind in ("turn", "convert")


def test_a_church_medal_stands_for_one_horror() -> None:
    game = bench(has=["church-medal"]).play(turn_of=LEV)
    carry_out(game, "two horror")
    answer(game, "use church-medal")
    assert len(told(game, "harm")) >= 1
    assert cards(game, LEV) == []
    assert told(game, "prevented")[0]["horror"] == 1


def test_a_good_overcoat_outdoors() -> None:
    builder = bench(lev="yard.a", has=["good-overcoat"]).token("bench", "yard.a")
    game = builder.play(turn_of=LEV)
    g, lev = table_of(game), figure(game, LEV)
    list(Suffer(damage=2, facedown=True).run(g, Scene(lev, mythos=True)))
    assert len(lev.damage_facedown) == 1
    list(Suffer(damage=2, facedown=True).run(g, Scene(lev)))
    assert len(lev.damage_facedown) == 3


def test_a_press_card_lets_one_look_instead_of_talk() -> None:
    game = bench(has=["press-card"]).token("porter", START).play(turn_of=LEV)
    answer(game, "interact porter 0", "use press-card")
    assert told(game, "rolled")[-1]["skill"] == "observation"

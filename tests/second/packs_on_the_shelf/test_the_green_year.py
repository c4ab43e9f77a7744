"""The Green Year: what the pack holds, and what its cards, people and monsters do."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from madhouse.engine.clauses import parts_within
from madhouse.second.acting.scene import Scene
from madhouse.second.building import TableBuilder
from madhouse.second.edition import SecondEdition, the_box
from madhouse.second.rules.features import LaidName, number_in, spaces_with
from madhouse.second.rules.puzzle_attempts import puzzle_steps
from madhouse.second.things.cards import WeaponClass
from madhouse.second.things.monsters import Instruction
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.skills import Skill
from tests.rules.second.tables import (
    LEV,
    PEARL,
    Played,
    answer,
    app,
    asked,
    cards,
    figure,
    offered,
    rolls,
    table_of,
    told,
)
from tests.second.houses import house
from tests.second.running import carry_out

PACK = "the-green-year"
FOLDER: Path = the_box().collection[PACK].folder
BOX = the_box().with_packs([PACK])
HALL, NEXT, PARLOUR = "front-hall.a", "front-hall.b", "parlour.a"
CAB, PETRAKIS, FONTAINE, WEN = "dr-ines-cab", "jonas-petrakis", "lucille-fontaine", "henry-wen"
GROWN: LaidName = "overgrowth"
FALLEN: LaidName = "rubble"


def ids(kind: str) -> set[str]:
    """What of a kind is from this pack."""
    return {name for (of, name), pack in BOX.pack_of.items() if of == kind and pack == PACK}


@cache
def green_house(written: str = "") -> SecondEdition:
    """The plain house, played with the pack."""
    return house(f"needs: [{PACK}]\n{written}", (FOLDER,))


def one(
    who: str = LEV, *has: str, conditions: tuple[str, ...] = (), clues: int = 0
) -> TableBuilder:
    """Somebody in the hall by themselves, with some cards."""
    table = TableBuilder(told=green_house())
    return table.investigator(who, at=HALL, has=has, conditions=conditions, clues=clues)


def two(who: str = LEV, *has: str, other: str = PEARL, at: str = NEXT) -> TableBuilder:
    """The same, with company."""
    return one(who, *has).investigator(other, at=at)


def dice(game: Played) -> int:
    """With how many dice the last test was made."""
    return len(told(game, "rolled")[-1]["dice"])  # type: ignore[arg-type]


def grown(game: Played, space: str = HALL, kind: str = GROWN) -> int:
    return number_in(table_of(game), kind, space)


# -- what it holds -------------------------------------------------------------------------------


@pytest.mark.rule("2e.expansion.serpent-content", "2e.expansion.serpent-new-types")
def test_it_brings_tiles_monsters_people_cards_and_one_new_token() -> None:
    numbers = {
        kind: len(ids(kind))
        for kind in ("tiles", "monsters", "investigators", "items", "spells", "conditions")
    }
    assert numbers == {
        "tiles": 9,
        "monsters": 5,
        "investigators": 4,
        "items": 16,
        "spells": 1,
        "conditions": 2,
    }
    assert (the_box().supply.overgrowth_or_rubble, BOX.supply.overgrowth_or_rubble) == (0, 14)
    copies = Counter(BOX.front(copy) for copy in (*BOX.items, *BOX.spells))
    assert copies["machete"] == copies["quinine"] == copies["stone-hammer"] == 2


@pytest.mark.rule("2e.expansion.serpent-theme")
def test_its_rooms_are_a_hothouse_a_quarry_and_a_camp() -> None:
    rooms = {
        room
        for tile in ids("tiles")
        for side in BOX.tiles[tile].sides.values()
        for room in side.rooms
    }
    assert rooms >= {"Palm House", "Quarry Floor", "Camp Four", "Threshold", "Roll Call Room"}
    assert len(rooms) == 22


def test_there_are_eight_mythos_events_and_more_of_every_severity() -> None:
    events = [BOX.mythos[name] for name in ids("mythos")]
    assert len(events) >= 8
    assert min(Counter(each.severity for each in events).values()) >= 3
    assert {each.at for each in events} == {"any", "overgrown", "fallen"}


@pytest.mark.parametrize(
    ("monster", "numbers"),
    [
        ("graft", (3, "humanoid", 5, 1, 2, 3)),
        ("quarryman", (3, "humanoid", 5, 1, 2, 4)),
        ("the-coil", (1, "beast", 11, 3, 3, 5)),
        ("lintel", (2, "fleshless", 9, 1, 3, 7)),
        ("the-donor", (1, "beast", 15, 2, 4, 5)),
    ],
)
def test_a_monster_has_its_numbers_and_all_its_texts(monster: str, numbers: object) -> None:
    kind = BOX.monsters[monster]
    for_two = kind.health if isinstance(kind.health, int) else kind.health.of(2)
    assert (
        kind.figures,
        kind.family,
        for_two,
        kind.awareness,
        kind.horror,
        kind.brawn,
    ) == numbers
    assert set(kind.attack) == set(get_args(WeaponClass))
    assert (len(kind.activate), len(kind.evade), len(kind.horror_check)) == (4, 3, 3)
    texts = [each.text for each in parts_within(kind, Instruction)]
    assert len(texts) == len(set(texts)) == 15
    assert all(6 <= len(text.split()) <= 16 for text in texts)


def test_each_has_a_picture_of_its_own() -> None:
    for group in (BOX.item_cards, BOX.monsters, BOX.investigators, BOX.spells, BOX.conditions):
        ours = [getattr(each, "look", None) for name, each in group.items() if name in _all_ids()]
        assert ours
        assert all(ours)
        icons = [getattr(look, "icon", look) for look in ours]
        assert len(icons) == len(set(icons))


def _all_ids() -> set[str]:
    kinds = ("items", "monsters", "investigators", "spells", "conditions")
    return {name for kind in kinds for name in ids(kind)}


# -- people --------------------------------------------------------------------------------------


def test_dr_cab_walks_out_of_one_and_has_a_clue_for_the_first_she_cuts() -> None:
    game = one(CAB).feature(GROWN, HALL).play(turn_of=CAB)
    answer(game, f"move {NEXT}")
    assert told(game, "held-by-overgrowth") == []
    table = one(CAB, "machete").feature(GROWN, HALL, number=2).feature(GROWN, NEXT)
    game = table.play(turn_of=CAB)
    answer(game, "cut the overgrowth", f"move {NEXT}", "cut one overgrowth")
    assert (grown(game), grown(game, NEXT)) == (0, 0)
    assert figure(game, CAB).clues == 1  # once a round


@pytest.mark.rule("2e.overgrowth.leave-test")
def test_dr_cab_is_held_by_the_second() -> None:
    game = one(CAB).feature(GROWN, HALL, number=2).dice(*rolls(5, 1)).play(turn_of=CAB)
    answer(game, f"move {NEXT}")
    assert told(game, "tested")[0]["difficulty"] == 1


def test_jonas_petrakis_clears_two_more_and_does_not_burn() -> None:
    game = one(PETRAKIS).feature(FALLEN, HALL, number=3).dice(*rolls(5)).play(turn_of=PETRAKIS)
    answer(game, "clear the rubble")
    assert offered(game, "clear") == ["clear 2 rubble", "clear 1 rubble"]
    burning = one(PETRAKIS).fire(NEXT).play(turn_of=PETRAKIS)
    answer(burning, f"move {NEXT}")
    assert not figure(burning, PETRAKIS).damage_facedown


@pytest.mark.parametrize(("chosen", "left"), [("do 0", 0), ("do 1", 2)])
def test_lucille_fontaine_places_or_discards_one_beside_her(chosen: str, left: int) -> None:
    game = one(FONTAINE).feature(GROWN, NEXT).play(turn_of=FONTAINE)
    answer(game, f"use {FONTAINE} 0", f"at {NEXT}", chosen)
    assert grown(game, NEXT) == left
    assert figure(game, FONTAINE).actions == 2
    assert offered(game, "use") == []  # once a round


def test_henry_wen_who_keeps_his_head_lets_another_turn_one_down() -> None:
    front = next(iter(BOX.horror.values())).id
    game = one(WEN).investigator(LEV, at=NEXT, horror=(front,)).play(turn_of=WEN)
    g = table_of(game)
    clause = g.box.investigators[WEN].when[0]
    assert (clause.moment, clause.limit) == ("horror-check-over", "round")
    carry_out(g, Scene(g.investigator(WEN)), *clause.do, say=("do 0",))
    assert (figure(game, LEV).horror, len(figure(game, LEV).horror_facedown)) == ([], 1)


# -- Items, the Spell, Conditions ----------------------------------------------------------------


@pytest.mark.rule("2e.overgrowth.leave-test")
def test_a_machete_helps_one_out() -> None:
    game = one(LEV, "machete").feature(GROWN, HALL).dice(*rolls(5, 1)).play(turn_of=LEV)
    answer(game, f"move {NEXT}")
    assert dice(game) == 5  # Lev has an observation of 4


@pytest.mark.rule("2e.rubble.heavy-clear-all")
def test_a_stone_hammer_helps_to_clear_and_clears_all() -> None:
    game = (
        one(LEV, "stone-hammer").feature(FALLEN, HALL, number=3).dice(*rolls(4)).play(turn_of=LEV)
    )
    answer(game, "clear the rubble")
    assert dice(game) == 4  # and a strength of 3
    answer(game, "clear 3 rubble")
    assert grown(game, kind=FALLEN) == 0


def test_quinine_is_good_for_both_conditions() -> None:
    game = one(LEV, "quinine", conditions=("parched", "rooted")).play(turn_of=LEV)
    answer(game, "use quinine 0")
    assert (figure(game, LEV).conditions, cards(game, LEV)) == ([], [])


def test_blasting_powder_clears_a_space_beside_one_and_hurts_whoever_is_there() -> None:
    table = one(LEV, "blasting-powder").feature(FALLEN, NEXT, number=3).monster("cultist", NEXT)
    game = table.play(turn_of=LEV)
    answer(game, "use blasting-powder 0", f"at {NEXT}")
    assert grown(game, NEXT, FALLEN) == 0
    assert grown(game, HALL, FALLEN) == 1
    assert app(game).monsters[0].damage == 2
    assert cards(game, LEV) == []


def test_blasting_powder_hurts_people_too() -> None:
    game = two(LEV, "blasting-powder").dice(*rolls(3)).play(turn_of=LEV)
    answer(game, "use blasting-powder 0", f"at {NEXT}")
    while asked(game).kind != "turn":
        answer(game, asked(game).options[0])
    pearl = figure(game, PEARL)
    assert len(pearl.damage) + len(pearl.damage_facedown) >= 2


def test_a_grafting_knife_cuts_on_past_what_it_was_drawn_for() -> None:
    table = one(LEV, "grafting-knife").monster("cultist", HALL).feature(GROWN, HALL, number=2)
    game = table.dice(*rolls(5, 1)).play(turn_of=LEV)
    answer(game, "attack cultist 1 with grafting-knife")
    assert grown(game) == 1


def test_a_landing_key_stone_helps_with_rings_alone() -> None:
    game = one(LEV, "landing-key-stone").play(turn_of=LEV)
    g = table_of(game)
    lev = g.investigator(LEV)
    ring = puzzle_steps(g, lev, PuzzleOf(kind="ring", size="1", moves=(3, 3), skill=Skill.LORE))
    code = puzzle_steps(g, lev, PuzzleOf(kind="code", size="3x4", skill=Skill.LORE))
    assert ring == code + 1


@pytest.mark.parametrize(("successes", "left"), [(1, 2), (3, 0)])
def test_dieback_takes_as_many_as_one_has_successes(successes: int, left: int) -> None:
    table = one(LEV, "dieback").feature(GROWN, NEXT, number=3)
    game = table.dice(*rolls(3, successes)).play(turn_of=LEV)
    answer(game, "use dieback 0")
    while asked(game).kind != "turn":
        answer(game, asked(game).options[0])
    assert grown(game, NEXT) == left


def test_dieback_misread_is_spring() -> None:
    game = one(LEV, "dieback").dice(*rolls(3)).play(turn_of=LEV)
    answer(game, "use dieback 0")
    while asked(game).kind != "turn":
        answer(game, asked(game).options[0])
    assert grown(game) == 1


def test_who_is_rooted_goes_one_space_and_a_blade_frees_them() -> None:
    game = one(LEV, conditions=("rooted",)).play(turn_of=LEV)
    answer(game, f"move {NEXT}")
    assert figure(game, LEV).steps == 0
    assert len(offered(game, "use rooted")) == 1  # by strength
    armed = one(LEV, "machete", conditions=("rooted",)).play(turn_of=LEV)
    answer(armed, "use rooted 0")
    assert figure(armed, LEV).conditions == []


def test_who_is_parched_spends_one_clue_in_a_test() -> None:
    table = one(LEV, conditions=("parched",), clues=3).feature(GROWN, HALL, number=3)
    game = table.dice(*rolls(4, 0, 4)).play(turn_of=LEV)
    answer(game, f"move {NEXT}")
    while asked(game).kind != "turn":
        answer(game, asked(game).options[0])
    assert figure(game, LEV).clues == 2


def test_water_is_the_cure_for_being_parched() -> None:
    table = TableBuilder(told=green_house())
    dry = one(LEV, conditions=("parched",)).play(turn_of=LEV)
    assert offered(dry, "use parched") == []
    game = table.investigator(LEV, at="bathroom.a", conditions=("parched",)).play(turn_of=LEV)
    answer(game, "use parched 0")
    assert figure(game, LEV).conditions == []


# -- monsters ------------------------------------------------------------------------------------


def activated(table: TableBuilder, monster: str, text: int) -> Played:
    """A monster has carried out one of its texts."""
    game = table.play(turn_of=LEV)
    g = table_of(game)
    foe = next(each for each in g.app.monsters if each.kind == monster)
    carry_out(g, Scene(monster=foe, purpose="activation"), *BOX.monsters[monster].activate[text].do)
    return game


def test_a_graft_takes_root_where_it_ends() -> None:
    game = activated(one().monster("graft", PARLOUR).dice(*rolls(5, 2)), "graft", 0)
    space = table_of(game).state.monsters["graft 1"]
    assert spaces_with(table_of(game), GROWN) == {space: 1}


def test_fire_is_worse_for_a_graft() -> None:
    game = one().monster("graft", NEXT).fire(NEXT).play(stage="monsters")
    assert told(game, "monster-hurt")[0]["damage"] == 2


@pytest.mark.rule("2e.rubble.feature")
def test_a_quarryman_clears_the_rubble_he_stands_in() -> None:
    table = one().monster("quarryman", PARLOUR).feature(FALLEN, PARLOUR, number=2)
    game = activated(table.dice(*rolls(5, 3)), "quarryman", 0)
    assert grown(game, PARLOUR, FALLEN) == 0


def test_the_coil_in_leaf_is_out_of_range() -> None:
    table = one(LEV, "coat-pistol").monster("the-coil", NEXT)
    assert len(offered(table.play(turn_of=LEV), "attack")) == 1
    hidden = one(LEV, "coat-pistol").monster("the-coil", NEXT).feature(GROWN, NEXT)
    assert offered(hidden.play(turn_of=LEV), "attack") == []


def test_a_bullet_chips_a_lintel_whatever_the_gun() -> None:
    table = one(LEV, "service-revolver").monster("lintel", NEXT)
    game = table.dice(*rolls(4, 4)).play(turn_of=LEV)
    answer(game, "attack lintel 1 with service-revolver")
    assert app(game).monsters[0].damage == 1


@pytest.mark.parametrize(("spaces", "damage"), [((HALL, NEXT), 4), ((HALL, NEXT, PARLOUR), 3)])
def test_the_donor_mends_while_three_spaces_are_in_leaf(
    spaces: tuple[str, ...], damage: int
) -> None:
    table = one().monster("the-donor", "parlour.b", damage=4)
    for space in spaces:
        table.feature(GROWN, space)
    game = activated(table.dice(*rolls(5, 5)), "the-donor", 0)
    assert app(game).monsters[0].damage == damage

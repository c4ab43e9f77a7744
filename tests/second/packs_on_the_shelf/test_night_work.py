"""Night Work: what is in the box, and that all of it is written out."""

from collections import Counter

import pytest

from madhouse.second.edition import SecondEdition, the_box
from madhouse.second.things.cards import WEAPON_CLASSES
from madhouse.second.things.monsters import MonsterKind
from madhouse.second.told.telling import teller_for
from tests.second.packs_on_the_shelf.night import PACK

BOX = the_box().with_packs([PACK])
OWN = {name for (_, name), pack in BOX.pack_of.items() if pack == PACK}
MONSTERS = [each for each in BOX.monsters.values() if each.id in OWN]
TELLER = teller_for(SecondEdition("last-orders").box, SecondEdition("last-orders").scenario)


@pytest.mark.rule("2e.expansion.streets-content")
def test_it_adds_tiles_monsters_investigators_cards_and_events() -> None:
    kinds = Counter(kind for (kind, _), pack in BOX.pack_of.items() if pack == PACK)
    assert kinds["tiles"] == 11
    assert kinds["monsters"] == 4
    assert kinds["investigators"] == 4
    assert kinds["items"] == 12
    assert kinds["spells"] == 1
    assert kinds["conditions"] == 3
    severities = Counter(each.severity for each in BOX.mythos.values() if each.id in OWN)
    assert severities == {"minor": 4, "major": 4, "deadly": 2}


@pytest.mark.rule("2e.expansion.streets-new-types", "2e.improvement.claim-token")
def test_it_brings_elixirs_and_improvements() -> None:
    base = the_box().with_packs([])
    assert (base.elixirs, base.supply.improvement) == ({}, 0)
    assert {each.id: len(each.backs) for each in BOX.elixirs.values()} == dict.fromkeys(
        ("finish", "steady", "recall", "bright-eye", "warmth"), 4
    )
    assert BOX.supply.improvement == 2  # of each skill


@pytest.mark.rule("2e.expansion.streets-theme")
def test_it_is_played_in_the_streets_and_what_lies_behind_them() -> None:
    faces = [
        each for name, tile in BOX.tiles.items() if name in OWN for each in tile.sides.values()
    ]
    rooms = {name: room for face in faces for name, room in face.rooms.items()}
    assert len(faces) == 22
    assert len(rooms) == 27
    outdoors = {name for name, room in rooms.items() if room.outdoors}
    streets = {"Mill Street", "Ferry Street", "Court Square"}
    assert outdoors == streets | {"Roof", "Trolley", "Mailing Dock", "Mill Race"}


@pytest.mark.parametrize("monster", MONSTERS, ids=lambda each: each.id)
def test_a_monster_has_all_its_texts(monster: MonsterKind) -> None:
    assert len(monster.activate) == 4
    assert set(monster.attack) == {*WEAPON_CLASSES.values(), "spell", "unarmed"}
    assert len(monster.evade) == len(monster.horror_check) == 3
    texts = [*monster.activate, *monster.evade, *monster.horror_check]
    texts += [text for those in monster.attack.values() for text in those]
    assert all(3 < len(text.text.split()) <= 16 for text in texts)
    assert len({text.text for text in texts}) == len(texts)


def test_the_numbers_of_its_monsters() -> None:
    numbers = {
        each.id: (each.figures, each.family, each.awareness, each.horror, each.brawn)
        for each in MONSTERS
    }
    assert numbers == {
        "collector": (3, "humanoid", 2, 1, 2),
        "unfinished": (4, "humanoid", 2, 2, 3),
        "pressman": (2, "fleshless", 1, 3, 4),
        "the-late-edition": (1, "beast", 1, 4, 6),
    }
    assert BOX.monsters["collector"].abilities == ("ranged",)
    assert BOX.monsters["pressman"].burns == 2


@pytest.mark.rule("2e.elixir.double-sided")
def test_every_copy_of_an_elixir_says_something_of_its_own() -> None:
    for elixir in BOX.elixirs.values():
        assert elixir.action or elixir.when
        assert len({back.text for back in elixir.backs}) == len(elixir.backs)
        for back in elixir.backs:
            assert back.text
            assert back.do or back.when or back.standing


def test_every_card_is_rendered_and_has_a_look() -> None:
    common = {name for name, card in BOX.item_cards.items() if not card.story}
    for name in OWN & {*common, *BOX.elixirs, *BOX.conditions, *BOX.investigators}:
        face = TELLER.card(name)
        assert face.text
        assert face.look
        assert face.pack == PACK

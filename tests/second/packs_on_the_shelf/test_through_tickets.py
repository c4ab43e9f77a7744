"""Through Tickets: how much of everything there is, texts without a gap, and tiles that lie."""

from collections import Counter
from itertools import permutations

import pytest

from madhouse.second.edition import the_box
from madhouse.second.things.agendas import AGENDA
from madhouse.second.things.amounts import amount_of
from madhouse.second.things.map_plan import Laying, MapPlan
from madhouse.second.things.places import Places, WholeMap
from tests.second.packs_on_the_shelf.tickets import PACK, packed

KINDS = ("tiles", "investigators", "monsters", "mythos", "items", "spells", "conditions", "agendas")
NUMBERS = {
    "conductor": (2, "humanoid", 3, 1, 2, 1, 3, ()),
    "stowaway": (2, "beast", 4, 2, 3, 3, 3, ("phasing",)),
    "drowned-steward": (3, "humanoid", 3, 1, 1, 2, 3, ("aquatic",)),
    "the-wake": (1, "beast", 9, 3, 2, 4, 6, ("aquatic", "slow")),
}
CARS = ("m201a", "m202a", "m203a", "m204a", "m205a")
LAYOUTS: dict[str, dict[str, Laying]] = {
    "airship a": {
        "m206b": (2, 2, 0),
        "m202b": (2, 1, 270),
        "m201b": (1, 2, 180),
        "m204b": (0, 0, 0),
        "s203a": (1, 1, 90),
        "m203b": (3, 0, 0),
        "m207b": (4, 1, 0),
        "s201b": (5, 2, 0),
        "s204a": (0, 1, 0),
    },
    "airship b": {
        "m206b": (3, 3, 0),
        "m202b": (3, 2, 270),
        "s203a": (2, 3, 180),
        "m201b": (1, 2, 0),
        "m203b": (2, 0, 0),
        "m207b": (0, 3, 0),
        "m204b": (0, 2, 270),
        "s204a": (4, 2, 90),
        "s201b": (0, 0, 0),
    },
    "liner a": {
        "m206a": (2, 1, 0),
        "s204b": (3, 2, 90),
        "s1a": (1, 1, 0),
        "m205b": (2, 0, 0),
        "m207a": (4, 0, 0),
        "s5b": (4, 1, 0),
        "s10a": (2, 2, 180),
        "m2a": (5, 2, 180),
        "s203b": (0, 1, 90),
        "s9b": (0, 0, 0),
        "s202b": (0, 2, 90),
        "s6a": (1, 2, 90),
    },
    "liner b": {
        "m206a": (3, 2, 0),
        "s204b": (3, 1, 90),
        "m2a": (5, 2, 270),
        "m205b": (4, 0, 180),
        "m207a": (2, 0, 180),
        "s5b": (4, 1, 0),
        "s10a": (2, 1, 0),
        "s1a": (2, 2, 0),
        "s203b": (1, 1, 0),
        "s202b": (0, 1, 270),
        "s9b": (1, 2, 270),
        "s6a": (0, 2, 90),
    },
}
SPACES = {"airship": 24, "liner": 27, "train": 19}


def own(kind: str) -> list[str]:
    """The ids of the pack's parts of a kind."""
    return [name for (of, name), pack in packed().pack_of.items() if (of, pack) == (kind, PACK)]


def laid(tiles: dict[str, Laying]) -> Places:
    """A map of these faces, all of it laid."""
    whole = WholeMap(packed().tiles, MapPlan(tiles=tiles))
    return whole.places(whole.tiles)


def connected(places: Places) -> bool:
    """Whether every space can be reached from any."""
    return len(places.ways().distances(places.spaces[0])) == len(places.spaces)


# -- how much there is ----------------------------------------------------------------------------


@pytest.mark.rule("2e.expansion.journeys-content", "2e.collection.disabled-not-used")
def test_it_brings_tiles_monsters_people_cards_and_events() -> None:
    assert {kind: len(own(kind)) for kind in KINDS} == {
        "tiles": 11,
        "investigators": 4,
        "monsters": 4,
        "mythos": 8,
        "items": 13,
        "spells": 1,
        "conditions": 2,
        "agendas": 6,
    }
    assert not set(own("items")) & set(the_box().item_cards)


@pytest.mark.rule("2e.expansion.journeys-new-types")
def test_it_brings_agendas_and_ten_tokens_of_rift_and_water() -> None:
    box = packed()
    assert (the_box().supply.rift_or_water, box.supply.rift_or_water) == (0, 10)
    backs = box.conditions[AGENDA].backs
    assert sum(back.copies for back in backs) == 8
    assert sorted(back.players for back in backs) == [1, 1, 3, 3, 4, 5]
    assert AGENDA not in the_box().conditions


def test_seven_tiles_are_medium_and_four_small_with_rooms_on_both_sides() -> None:
    tiles = [packed().tiles[name] for name in own("tiles")]
    assert Counter(tile.size for tile in tiles) == {"medium": 7, "small": 4}
    assert all(set(tile.sides) == {"a", "b"} for tile in tiles)
    rooms = [room for tile in tiles for side in tile.sides.values() for room in side.rooms]
    assert len(rooms) == len(set(rooms)) == 34


def test_events_of_all_three_severities_are_added() -> None:
    events = [packed().mythos[name] for name in own("mythos")]
    assert Counter(event.severity for event in events) == {"minor": 3, "major": 3, "deadly": 2}


@pytest.mark.parametrize("name", NUMBERS)
def test_the_numbers_of_a_monster(name: str) -> None:
    kind = packed().monsters[name]
    two, three = (amount_of(kind.health, number) for number in (2, 3))
    each = three - two
    figures, family, base, more, awareness, horror, brawn, abilities = NUMBERS[name]
    assert (kind.figures, kind.family, two - 2 * each, each) == (figures, family, base, more)
    assert (kind.awareness, kind.horror, kind.brawn) == (awareness, horror, brawn)
    assert kind.abilities == abilities


@pytest.mark.parametrize("name", NUMBERS)
def test_a_monster_has_a_text_for_everything(name: str) -> None:
    kind = packed().monsters[name]
    assert len(kind.activate) == 4
    assert set(kind.attack) == {"bladed", "heavy", "firearm", "spell", "unarmed"}
    assert len(kind.evade) == len(kind.horror_check) == 3
    told = [*kind.activate, *kind.evade, *kind.horror_check]
    told += [text for texts in kind.attack.values() for text in texts]
    assert all(text.text and (text.do or text.test) for text in told)
    assert kind.look is not None


def test_skills_of_its_people_add_up_as_those_of_the_base_set() -> None:
    base = {sum(each.skills.values()) for each in the_box().investigators.values()}
    for name in own("investigators"):
        card = packed().investigators[name]
        assert sum(card.skills.values()) in base
        assert card.health + card.sanity == 14


# -- tiles ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_airship_and_the_liner_lie_and_connect(name: str) -> None:
    places = laid(LAYOUTS[name])
    assert len(places.spaces) == SPACES[name.split()[0]]
    assert connected(places)


@pytest.mark.rule("2e.moving-tiles.can-move")
def test_the_five_cars_connect_in_any_order() -> None:
    engine: dict[str, Laying] = {"s201a": (0, 0, 0), "s202a": (1, 0, 0)}
    for order in permutations(CARS):
        places = laid(engine | {car: (2 + 2 * n, 0, 0) for n, car in enumerate(order)})
        assert len(places.spaces) == SPACES["train"]
        assert connected(places)

"""Packs: read like the base set, put together by the collection, and never there without it."""

import shutil
from pathlib import Path

import pytest

from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.shelf import PackMissing, UnknownPack
from madhouse.second.edition import SecondEdition, begun, edition, refuse_missing, the_box
from madhouse.second.rules.setup import starting_state
from madhouse.second.things.box import Box
from madhouse.second.things.parts import PartsClash
from madhouse.second.told.telling import teller_for
from madhouse.second.words import VOCABULARY
from tests.second.lamplight import FOLDER, PACK, collection
from tests.second.test_shelf import header

GENTLE = "first-cold-night"


def copied(tmp_path: Path, name: str = PACK) -> Path:
    """The pack in a folder of its own, to be changed; perhaps under another name."""
    folder = Path(shutil.copytree(FOLDER, tmp_path / name))
    written = (folder / "pack.yaml").read_text().replace(f"id: {PACK}", f"id: {name}")
    (folder / "pack.yaml").write_text(written)
    return folder


def box_with(*folders: Path) -> Box:
    """The base set with the packs of these folders."""
    box = Box(VOCABULARY, packs=folders)
    return box.with_packs(box.collection)


# -- what is in play -----------------------------------------------------------------------------


@pytest.mark.rule("2e.collection.disabled-not-used")
def test_without_the_pack_none_of_its_parts_is_in_the_box() -> None:
    base, packed = collection(), collection().with_packs([PACK])
    assert "eel-spear-1" not in base.items
    assert "eel-spear" not in base.item_cards
    for parts in ("item_cards", "spells", "conditions", "investigators", "monsters", "mythos"):
        more = set(getattr(packed, parts)) - set(getattr(base, parts))
        assert more
        assert set(getattr(base, parts)) <= set(getattr(packed, parts))
    assert "rope-burn" in {each.id for each in packed.damage.values()}
    assert base.supply.restraint == 0
    assert packed.supply.restraint == 2


def test_a_pack_may_bring_more_copies_of_a_card_of_the_base_set(tmp_path: Path) -> None:
    path = copied(tmp_path) / "pack.yaml"
    path.write_text(path.read_text() + "copies: {restrained: 2, crowbar: 1}\n")
    base, packed = collection(), box_with(path.parent)
    more = {"restrained": 2, "crowbar": 1}
    for card, number in more.items():
        there = [sum(each == card for each in box.fronts.values()) for box in (base, packed)]
        assert there[1] - there[0] == number


@pytest.mark.rule("2e.expansion.icon")
def test_every_part_says_which_pack_it_is_from() -> None:
    packed = collection().with_packs([PACK])
    assert packed.pack_of["tiles", "s901"] == packed.pack_of["items", "eel-spear"] == PACK
    assert ("items", "crowbar") not in packed.pack_of
    told = SecondEdition("low-water", collection())
    teller = teller_for(told.box, told.scenario)
    assert [teller.card(each).pack for each in ("steady", "reed-wife", "crowbar")] == [
        PACK,
        PACK,
        "",
    ]
    assert collection().pack_of == {}


@pytest.mark.rule("2e.faq.expansion-walls-doors", "2e.faq.expansion-walls-doors-mix")
def test_walls_and_doors_of_a_pack_lie_with_those_of_the_base_set() -> None:
    base, packed = collection().supply, collection().with_packs([PACK]).supply
    assert (packed.wall, packed.door) == (base.wall + 1, base.door + 1)


def test_a_base_scenario_may_be_played_with_a_pack() -> None:
    told = SecondEdition(GENTLE, collection(), packs=[PACK])
    state = starting_state(told.box, told.scenario, "1", ["player-1"], ["player-1"])
    assert "eel-spear" in state.items
    assert "ada-lamb" in told.box.investigators


# -- what a scenario needs -----------------------------------------------------------------------


@pytest.mark.rule("2e.collection.check-before-game")
def test_a_scenario_of_a_pack_says_that_it_needs_it() -> None:
    assert collection().needs("low-water") == (PACK,)
    assert collection().needs(GENTLE) == ()
    with pytest.raises(PackMissing, match="this story needs Lamplight"):
        refuse_missing(collection(), "low-water", [])
    refuse_missing(collection(), "low-water", [PACK])


def test_scenarios_stand_on_the_shelf_of_those_who_have_the_pack() -> None:
    assert "low-water" not in collection().scenario_ids
    assert "low-water" in collection().with_packs([PACK]).scenario_ids
    assert "low-water" in collection().all_scenario_ids


def test_a_scenario_names_only_parts_of_packs_that_it_needs(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    written = (FOLDER / "scenarios" / "low-water.yaml").read_text()
    path.write_text(written.replace("id: low-water", "id: own"))
    box = Box(VOCABULARY, packs=(FOLDER,)).with_packs([PACK])
    with pytest.raises(MadhouseError, match="ferry-ticket"):
        box.add_scenario(path)
    path.write_text(path.read_text() + f"needs: [{PACK}]\n")
    assert box.add_scenario(path) == "own"


def test_a_game_of_a_pack_is_played_and_replayed_from_its_state() -> None:
    told = SecondEdition("low-water", collection())
    head = header(story="low-water", content=told.content_version, packs=(PACK,))
    game = begun(told, head)
    while not game.over:
        asked = game.pending[0]
        game.apply(asked.seats[0], asked.options[0])
    again = Game(told, told.encode(told.decode(game.encode())), head)
    assert again.encode() == game.encode()


# -- mistakes ------------------------------------------------------------------------------------


def test_two_packs_may_not_give_one_name_to_two_things(tmp_path: Path) -> None:
    other = copied(tmp_path, "twilight")
    with pytest.raises(PartsClash, match="'lamplight' and the pack 'twilight' both have a tile"):
        box_with(FOLDER, other)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("items", "id: eel-spear", "id: crowbar", "the base set and .* both have a card 'crowbar'"),
        ("items", "id: eel-spear", "id: dazed", "both have a card 'dazed'"),
        ("monsters", "id: ferryman", "id: ghost", "both have a monster 'ghost'"),
        ("tiles", "Boat Shed", "Kitchen", "both have a room 'Kitchen'"),
        ("conditions", "suffer: {horror", "become: {condition: sodden, horror", "unknown"),
        ("pack", "id: lamplight", "id: gaslight", "but the folder is called 'lamplight'"),
        ("pack", "key: 2", "keys: 2", "keys"),
        ("pack", "look:", "copies: {owed: 2}\nlook:", "brings more copies of 'owed'.*all alike"),
    ],
)
def test_a_mistake_in_a_pack_is_named(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    path = copied(tmp_path) / f"{file}.yaml"
    path.write_text(path.read_text().replace(old, new))
    with pytest.raises(MadhouseError, match=message):
        box_with(path.parent)


def test_an_unknown_pack_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownPack, match="did you mean 'lamplight'"):
        collection().with_packs(["lamplihgt"])


# -- versions ------------------------------------------------------------------------------------


def test_the_version_covers_the_packs_in_play_and_no_others(tmp_path: Path) -> None:
    base = SecondEdition(GENTLE, collection())
    assert base.content_version == edition(GENTLE).content_version
    packed = SecondEdition(GENTLE, collection(), packs=[PACK])
    assert packed.content_version != base.content_version
    changed = copied(tmp_path) / "pack.yaml"
    changed.write_text(changed.read_text().replace("restraint: 2", "restraint: 3"))
    box = Box(VOCABULARY, packs=(changed.parent,))
    assert SecondEdition(GENTLE, box).content_version == base.content_version
    assert SecondEdition(GENTLE, box, packs=[PACK]).content_version != packed.content_version


# -- the packs of the house ----------------------------------------------------------------------


def test_all_packs_lie_together_and_their_scenarios_are_right() -> None:
    box = the_box().with_packs(the_box().collection)
    assert box.packs == tuple(the_box().collection)
    for name in the_box().all_scenario_ids:
        assert set(the_box().needs(name)) <= set(box.packs)
        assert the_box().load_scenario(name).id == name

"""Mistakes of authors: each is found, named, and said where it is."""

from pathlib import Path

import pytest

from madhouse.engine.errors import MadhouseError
from madhouse.second.building import TableBuilder
from madhouse.second.edition import the_box
from madhouse.second.kit.new_scenario import write_new_scenario
from madhouse.second.things.box import Box, UnknownScenario
from madhouse.second.things.places import WholeMap
from madhouse.second.words import VOCABULARY
from tests.second.houses import MAPS, house

TOKEN = "tokens: [{id: chest, kind: %s, at: front-hall.a, options: [{label: It, do: [%s]}]%s}]"


@pytest.mark.parametrize(
    ("written", "message"),
    [
        (TOKEN % ("explore", "", ""), "an Explore token leads somewhere: write `to`"),
        ("hidden: {a: [x, y]}\n" + TOKEN % ("search", "", ", only: {a: z}"), "a is never 'z'"),
        (TOKEN % ("search", "", ", only: {b: z}"), "b"),
        ("endings: {lost: {won: false, text: It.}}", "no ending is won; a scenario needs one"),
        ("hidden: {m: [a, b]}\nmap_by: m", "m can be 'b', but there is no such map"),
        (TOKEN % ("search", "{learn: hint}", ""), "hint"),
        (TOKEN % ("search", "{end: wun}", ""), "did you mean 'won'"),
        (TOKEN % ("search", "{spawn: {monster: gost, at: [yard]}}", ""), "did you mean 'ghost'"),
        (TOKEN % ("search", "{spawn: {monster: ghost, at: [yrd]}}", ""), "did you mean 'yard"),
        (TOKEN % ("search", "{gain: crowbr}", ""), "did you mean 'crowbar'"),
        (TOKEN % ("search", "{become: daze}", ""), "did you mean 'dazed'"),
        (TOKEN % ("search", "{count: casks}", ""), "casks"),
        (TOKEN % ("search", "{place: chets}", ""), "did you mean 'chest'"),
        (TOKEN % ("search", "{reveal: [attic]}", ""), "attic"),
    ],
)
def test_a_mistake_in_a_scenario_is_named(written: str, message: str) -> None:
    with pytest.raises(MadhouseError) as wrong:
        house(written)
    assert message in str(wrong.value)


@pytest.mark.parametrize(
    ("name", "rest"),
    [
        ("items", "name: It"),
        ("facts", "text: It."),
        ("tokens", "kind: search, at: front-hall.a, options: []"),
        ("monsters", "kind: ghost, name: It"),
        ("rules", "text: It."),
        ("events", "when: {round: 2}, text: It."),
    ],
)
def test_an_id_is_given_once_in_a_list(name: str, rest: str) -> None:
    house(f"{name}: [{{id: one, {rest}}}, {{id: two, {rest}}}]")
    with pytest.raises(MadhouseError) as wrong:
        house(f"{name}: [{{id: one, {rest}}}, {{id: two, {rest}}}, {{id: one, {rest}}}]")
    assert f"{name}[2].id: {name}[0] has the id 'one' too; choose another" in str(wrong.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("s4a:", "s4c:", "there is no tile with the face 's4c'"),
        ("s4a:", "x4a:", "there is no tile with the face 'x4a'"),
        ("s4a: [3, 0, 180]}", "s4a: [3, 0, 180]}\n    alias: {BATH: attic}", "'BATH' stands for"),
    ],
)
def test_a_mistake_in_a_map_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(MadhouseError) as wrong:
        house(MAPS.replace(old, new))
    assert message in str(wrong.value)


def test_a_file_bears_the_name_of_its_scenario(tmp_path: Path) -> None:
    path = write_new_scenario("The Agent's Key", tmp_path).rename(tmp_path / "another.yaml")
    with pytest.raises(MadhouseError, match="the id is 'the-agents-key', but the file is called"):
        Box(VOCABULARY).add_scenario(path)


def test_what_there_is_not_is_refused_with_the_nearest(tmp_path: Path) -> None:
    box = the_box()
    with pytest.raises(UnknownScenario, match="did you mean 'salt-wedding'"):
        box.load_scenario("salt-weding")
    with pytest.raises(UnknownScenario, match="there is no scenario file"):
        box.add_scenario(tmp_path / "nowhere.yaml")


def test_a_map_has_its_rooms_and_tiles_and_no_others() -> None:
    whole: WholeMap = house().box.whole_map("a")
    assert whole.room("parlour") == "parlour"
    with pytest.raises(MadhouseError, match="there is no room 'parlor' on this map"):
        whole.room("parlor")
    with pytest.raises(MadhouseError, match="there is no tile 'm9' on this map"):
        whole.places(frozenset({"m1", "m9"}))
    assert whole.room_of_place("parlour.b") == "parlour"
    assert whole.places(frozenset({"m1"})) is whole.places(frozenset({"m1"}))


def test_which_way_a_room_lies() -> None:
    places = TableBuilder(told=house()).box.whole_map("a").places(frozenset({"m1", "m2", "m3"}))
    ways = {
        ("front-hall", "parlour"): "east",
        ("parlour", "front-hall"): "west",
        ("front-hall.a", "front-hall.b"): "east",
        ("dining-room.a", "dining-room.b"): "south",
        ("dining-room.b", "dining-room.a"): "north",
        ("parlour", "parlour"): None,
    }
    for (one, other), way in ways.items():
        assert places.compass(one, other) == way, (one, other)

"""Names as a sentence needs them: with an article or without, for one or several, in a place."""

import pytest

from madhouse.editions import edition_of
from madhouse.engine.board.tiles import slug
from madhouse.second.edition import edition, the_box
from madhouse.second.tellers import teller_of
from madhouse.second.told.telling import Teller


@pytest.fixture
def teller() -> Teller:
    return teller_of("first-cold-night")


@pytest.mark.parametrize(
    ("thing", "form", "name"),
    [
        ("landing", "in", "on the Landing"),
        ("landing.a", "in", "on the Landing (a)"),
        ("kitchen", "in", "in the Kitchen"),
        ("room-six", "in", "in Room Six"),
        ("room-six.a", "into", "into Room Six (a)"),
        ("light-source", "many", "Light Sources"),
        ("light-source", "a", "a Light Source"),
        ("crowbar", "a", "a Crowbar"),
        ("crowbar", "many", "Crowbars"),
        ("electric-torch", "a", "an Electric Torch"),
        ("the-unopened-letter", "the", "the Unopened Letter"),
        ("lev-abramson", "the", "Lev Abramson"),
        ("dazed", "a", "Dazed"),
        ("ghost", "a", "a Ghost"),
        ("mr-sill", "the", "Mr. Sill"),
        ("scald", "the", "Scald"),  # a spell is a title, and no thing
    ],
)
def test_a_name_is_put_in_a_sentence(teller: Teller, thing: str, form: str, name: str) -> None:
    assert teller.names.put(thing, form) == name


@pytest.mark.parametrize(
    ("thing", "name"),
    [
        ("first-cold-night", "First Cold Night"),
        ("kitchen", "Kitchen"),
        ("kitchen.a", "Kitchen (a)"),
        ("tray", "The letter tray"),
        ("ghost", "Ghost"),
        ("ghost 1", "the Ghost"),
        ("ghost 3", "the third Ghost"),
        ("mr-sill", "Mr. Sill"),
        ("light-source", "Light Source"),
        ("scald-3", "Scald"),
        ("clean-dressings~", "Clean Dressings, Half Used"),
        ("kitchen.a|yard.a", "a door"),
        ("nothing at all", "nothing at all"),
    ],
)
def test_what_a_thing_is_called(teller: Teller, thing: str, name: str) -> None:
    assert teller.name(thing) == name


def test_what_stands_for_a_thing(teller: Teller) -> None:
    assert teller.names.knows("kitchen")
    assert teller.names.knows("kitchen.a")
    assert not teller.names.knows("kitchen.z")


@pytest.mark.parametrize("scenario", the_box().scenario_ids)
def test_no_token_takes_the_name_of_a_room(scenario: str) -> None:
    box = edition(scenario).box
    faces = [face for tile in box.tiles.values() for face in tile.sides.values()]
    rooms = {slug(room) for face in faces for room in face.rooms}
    assert not rooms & set(box.tokens)


def test_a_fact_is_said_as_the_log_has_it(teller: Teller) -> None:
    assert teller.names.fact("seven") == "There are seven places laid, and six people."
    assert teller.names.fact("nothing") == "nothing"
    other = teller_of("dead-letter-office")
    assert other.names.fact("stamp", "two-cent") == (
        "The letter that began it bears a two-cent red."
    )


def test_a_monster_that_has_lost_its_name_is_called_by_its_kind(teller: Teller) -> None:
    teller.names.learn_monster("cultist 1", "mr-sill")
    assert teller.name("cultist 1") == "Mr. Sill"
    teller.names.learn_monster("cultist 1", "")
    assert teller.name("cultist 1") == "the Cultist"


@pytest.mark.parametrize(
    ("scenario", "thing", "form", "name"),
    [
        ("ninety-barrels", "barrel", "the", "the barrel"),
        ("station-four", "camp-four.a", "into", "into Camp Four (a)"),
        ("quarry-stair", "quarry-floor.b", "in", "on the Quarry Floor (b)"),
        ("station-four", "the-coil 1", "", "the Coil"),
        ("quarry-stair", "the-coil 2", "", "the second Coil"),
    ],
)
def test_an_article_of_the_name_is_not_said_in_the_midst_of_a_sentence(
    scenario: str, thing: str, form: str, name: str
) -> None:
    names = teller_of(scenario, tuple(edition_of("second").shelf.needs(scenario))).names
    assert (names.put(thing, form) if form else names(thing)) == name

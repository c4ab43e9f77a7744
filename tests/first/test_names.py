"""Names: ids as a player calls the things."""

import pytest

from madhouse.engine.log import Event
from madhouse.first.edition import the_box
from madhouse.first.told.names import Names
from madhouse.first.told.pronouns import PLACE, spoken_of
from madhouse.first.told.telling import teller_for

STORY = "the-cold-supper"


@pytest.fixture
def names() -> Names:
    """What a player of the training story has heard before anything has happened."""
    return teller_for(the_box(), the_box().story(STORY)).names


@pytest.mark.parametrize(
    ("written", "name"),
    [
        (STORY, "The Cold Supper"),
        ("brass-key", "Brass Key"),
        ("zombie-1", "Leans"),
        ("guest-bedroom", "Guest Bedroom"),
        ("kitchen.b", "Kitchen (b)"),
        ("study.c", "Study"),  # its only space
        ("library.a|study.c", "door between Library (a) and Study"),
        ("entrance-hall.c|out-south", "south door of the Entrance Hall"),
    ],
)
def test_everything_on_the_table_has_a_name(names: Names, written: str, name: str) -> None:
    assert names.knows(written)
    assert names(written) == name


@pytest.mark.parametrize(
    ("door", "brief"),
    [
        ("library.a|study.c", "Library (a) – Study"),
        ("entrance-hall.c|out-south", "south door of the Entrance Hall"),
    ],
)
def test_a_door_is_briefly_called_by_its_sides(names: Names, door: str, brief: str) -> None:
    assert names.on_both_sides(door) == brief


def test_a_room_of_another_story_has_its_name_too(names: Names) -> None:
    assert names("tide-cave") == "Tide Cave"


@pytest.mark.parametrize("written", ["humanoid-1", "the moon"])
def test_what_has_none_is_called_as_it_is_written(names: Names, written: str) -> None:
    assert not names.knows(written)
    assert names(written) == written


def test_a_monster_has_a_number_until_it_is_seen_and_then_a_kind_or_a_name(names: Names) -> None:
    assert names.monster(2) == "monster 2"
    names.learn_monster(1, "zombie", "")
    names.learn_monster(2, "zombie", "tom-halloran")
    assert (names.monster(1), names.monster(2)) == ("the first zombie", "Tom Halloran")
    assert names("tom-halloran") == "Tom Halloran"


def test_the_first_of_a_kind_is_number_one_whatever_came_before(names: Names) -> None:
    names.learn_monster(4, "zombie", "")
    assert names.monster(4) == "the first zombie"
    for number, kind, name in [(1, "maniac", ""), (2, "zombie", ""), (3, "zombie", "tom-halloran")]:
        names.learn_monster(number, kind, name)
    assert [names.monster(each) for each in (1, 2, 4)] == [
        "the first maniac",
        "the first zombie",
        "the second zombie",
    ]


def test_a_seat_goes_by_the_investigator_who_is_in_the_house(names: Names) -> None:
    assert names.player("investigator-2") == "player 2"
    names.learn_players({"investigator-2": "joe-diamond"})
    assert names.player("investigator-2") == "Joe Diamond"
    assert names.seat("investigator-2") == "player 2"
    assert (names.player("investigator-1"), names.seat("keeper")) == ("player 1", "the keeper")
    names.learn_players({})
    assert names.player("investigator-2") == "player 2"


@pytest.mark.parametrize(
    ("kind", "name", "told"),
    [
        ("zombie", "", "It turns its head and looks round itself; you wave at it."),
        ("zombie", "tom-halloran", "He turns his head and looks round himself; you wave at him."),
        ("witch", "", "She turns her head and looks round herself; you wave at her."),
    ],
)
def test_what_is_written_of_a_monster_fits_whoever_it_is(
    names: Names, kind: str, name: str, told: str
) -> None:
    messages = teller_for(the_box(), the_box().story(STORY)).messages
    written = "{He} turns {his} head and looks round {himself}; you wave at {him}."
    names.learn_monster(1, kind, name)
    assert spoken_of(written, names.pronoun(1), messages) == told


def test_nobody_with_a_name_is_called_it() -> None:
    box = the_box()
    things = {"The Remainder", "The Sweet Water"}
    for story in map(box.story, box.story_ids):
        for each in story.named.values():
            if each.kind is not None and each.name not in things:
                assert (each.pronoun or box.monsters[each.kind].pronoun) != "it", each.name


def test_cards_speak_of_a_monster_by_pronouns_that_are_known() -> None:
    box = the_box()
    outcomes = [half for card in box.combat.values() for half in (card.attack, card.defend)]
    texts = [
        *(each.text for each in outcomes),
        *(each.special.text for each in box.tokens.values()),
    ]
    assert sum("{" in text for text in texts) > 40
    assert not [text for text in texts if "{" in PLACE.sub("", text)]


@pytest.mark.parametrize(
    ("clue", "said"),
    [
        ("lot-thirteen-2a", "you carry the Tray for One"),  # the name has an article of its own
        ("lot-thirteen-4a", "you carry Mr. Dace’s Catalogue"),  # and this one takes none
    ],
)
def test_an_article_of_the_name_is_not_said_twice(clue: str, said: str) -> None:
    box = the_box()
    messages = teller_for(box, box.story("lot-thirteen")).messages
    assert messages.text("condition.carrying", card=clue) == said


def test_who_is_called_the_something_is_not_so_called_in_capitals() -> None:
    box = the_box()
    story = next(story for story in map(box.story, box.story_ids) if "the-remainder" in story.named)
    remainder = teller_for(box, story).names
    remainder.learn_monster(1, "shoggoth", "the-remainder")
    assert remainder.monster(1) == "the Remainder"
    assert remainder("the-remainder") == "The Remainder"


@pytest.mark.parametrize(
    ("card", "used"),
    [
        ("first-aid-kit", "Joe Diamond used the First Aid Kit."),
        ("bosun-the-cat", "Joe Diamond used Bosun the Cat."),
        ("a-good-shot", "Joe Diamond used A Good Shot."),  # a trait is a title, and no thing
    ],
)
def test_what_was_used_has_its_article(card: str, used: str) -> None:
    teller = teller_for(the_box(), the_box().story(STORY))
    assert teller.event(Event("uses", {"who": "joe-diamond", "card": card})) == used

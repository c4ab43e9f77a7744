"""How the things of the box look: faces for all, and nothing that the client cannot draw."""

import re
import shutil
from pathlib import Path
from typing import get_args

import pytest

from madhouse.editions import EDITIONS
from madhouse.engine.drawings import drawings
from madhouse.engine.loading import ContentErrors, Text, load
from madhouse.engine.looks import Look
from madhouse.first.things.box import CONTENT, Box
from madhouse.first.things.cards import InvestigatorCard, MonsterKind
from madhouse.first.things.looks import CardKind, look_of
from madhouse.first.things.seats import MOST
from madhouse.first.things.story import Minutes, NamedFigure, Story
from madhouse.first.things.supply import FeatureKind
from madhouse.first.words import VOCABULARY
from madhouse.rules.catalogue import Rulebook
from madhouse.rules.companion import companion

CLIENT = Path(__file__).parents[2] / "web" / "src"


def source(name: str) -> str:
    """The text of a file of the client, wherever it is."""
    [path] = CLIENT.rglob(name)
    return path.read_text(encoding="utf-8")


def listed(name: str) -> list[str]:
    """The icons of a list of the client."""
    _, bundled = source(f"{name}.ts").split(f"export const {name} = [", 1)
    return re.findall(r"'([a-z0-9-]+)'", bundled.split("] as const", 1)[0])


def drawn_in(name: str) -> list[str]:
    """The icons that a file of the client draws itself."""
    return re.findall(r"^  '?([a-z-]+)'?: `", source(name), re.MULTILINE)


# -- what the client can draw ----------------------------------------------------------------------


def test_the_icons_are_those_of_the_client() -> None:
    bundled = [*listed("names"), *listed("pictures"), *listed("motifs")]
    drawn = [*drawn_in("drawn.ts"), *drawn_in("portraits.ts")]
    assert len(bundled) > 200
    assert sorted(drawings().icons) == sorted({*bundled, *drawn})


def test_packs_and_stories_are_drawn_before_their_edition_has_come() -> None:
    libraries = [edition.shelf.library() for edition in EDITIONS.values()]
    looks = [pack.look for library in libraries for pack in library.packs]
    looks += [story.look for library in libraries for story in library.stories]
    icons = {look.icon for look in looks if look}
    assert len(icons) > 20
    assert icons <= {*listed("names"), *drawn_in("drawn.ts")}


@pytest.mark.parametrize("book", Rulebook)
def test_the_subjects_of_a_companion_have_icons_of_their_own(book: Rulebook) -> None:
    icons = [subject.icon for subject in companion(book).subjects]
    assert set(icons) <= set(drawings().icons)
    assert len(icons) == len(set(icons))


def test_the_furniture_is_that_of_the_client() -> None:
    pieces = re.findall(r"^  '?([\w-]+)'?: piece\(", source("furnishing.ts"), re.MULTILINE)
    assert sorted(drawings().furniture) == sorted(pieces)


def test_the_floors_are_those_of_the_client() -> None:
    floors = re.findall(r'id="floor-([a-z-]+)"', source("floors.svg"))
    assert sorted(drawings().floors) == sorted(floors)


# -- who has a face --------------------------------------------------------------------------------


def test_everybody_has_a_face_of_his_own(box: Box) -> None:
    everybody: list[MonsterKind | InvestigatorCard] = [
        *box.monsters.values(),
        *box.investigators.values(),
    ]
    faces = [each.look for each in everybody]
    assert None not in faces
    icons = [face.icon for face in faces if face]
    assert set(icons) <= set(drawings().icons)
    assert len(icons) == len(set(icons))


def test_monsters_have_all_their_colours(box: Box) -> None:
    for kind in box.monsters.values():
        look = kind.look
        assert look
        assert look.line
        assert look.light
        assert look.dark


def test_a_story_has_a_picture_and_its_lamps(story: Story) -> None:
    assert story.look
    assert story.look.icon in drawings().icons
    assert story.look.light
    assert story.look.dark
    grades = ["gentle", "fair", "moderate", "demanding"]
    assert story.lamps == 1 + grades.index(story.difficulty)


def test_every_kind_of_card_marker_and_seat_has_a_look(box: Box) -> None:
    assert set(box.looks.cards) == set(get_args(CardKind))
    assert set(box.looks.features) == set(get_args(FeatureKind))
    seats = [box.looks.keeper, *box.looks.investigators]
    assert len(box.looks.investigators) == MOST
    assert len({each.look.line for each in seats}) == len(seats)
    assert len({(each.ring, each.medal) for each in seats}) == len(seats)


def test_a_card_looks_as_it_says_or_like_its_kind(box: Box) -> None:
    revolver = look_of(box, box.items["service-revolver"], "item")
    assert revolver == Look("revolver").over(box.looks.families["weapon"])
    back = next(iter(box.spell_backs.values()))
    assert look_of(box, back, "spell") == look_of(box, box.spells[back.spell], "spell")
    assert look_of(box, box.traits["unshockable"], "trait") == Look("person")
    nobody = object()
    assert look_of(box, nobody, "monster").icon == "squid-head"


def test_somebody_with_a_name_looks_like_his_kind_unless_his_story_says_otherwise(
    box: Box,
) -> None:
    witch = box.monsters["witch"].look
    assert witch
    plain = NamedFigure(name="Mrs. Stokes", kind="witch")
    assert look_of(box, plain, "monster") == witch
    hooded = NamedFigure(name="Mrs. Stokes", kind="witch", look=Look("cowled", line="#ffffff"))
    look = look_of(box, hooded, "monster")
    assert look == Look("cowled", "#ffffff", witch.light, witch.dark)


def test_every_room_is_furnished_but_the_one_that_hangs_in_the_air(box: Box) -> None:
    bare = [
        name
        for tile in box.tiles.values()
        for side in tile.sides.values()
        for name, room in side.rooms.items()
        if not room.furniture
    ]
    assert bare == ["Gallery Rail"]


def test_a_room_on_the_board_has_each_piece_of_its_tile(box: Box) -> None:
    chapel = box.board(box.story("removal")).rooms["chapel"]
    assert chapel.furniture == ("runner", *["pew"] * 8)


# -- cards -----------------------------------------------------------------------------------------


def decks(box: Box) -> dict[CardKind, dict[str, object]]:
    """The decks in which a card is known by its picture, with what a story adds to them."""
    found = [card for name in box.story_ids for card in box.story(name).cards]
    items = [*box.items.values(), *found]
    return {
        "mythos": dict(box.mythos),
        "trauma": dict(box.trauma),
        "item": {each.id: each for each in items if each.clue is None},
        "spell": dict(box.spells),
        "action": dict(box.actions),
    }


def test_no_two_cards_of_a_deck_have_the_same_picture(box: Box) -> None:
    for kind, deck in decks(box).items():
        owners: dict[str, list[str]] = {}
        for name, card in deck.items():
            owners.setdefault(look_of(box, card, kind).icon, []).append(name)
        assert {icon: names for icon, names in owners.items() if len(names) > 1} == {}, kind


def test_every_card_of_a_deck_lies_on_the_ground_of_its_family(box: Box) -> None:
    for kind, deck in decks(box).items():
        looks = [look_of(box, card, kind) for card in deck.values()]
        assert kind == "action" or all(each.behind and each.light and each.dark for each in looks)


def test_the_front_door_does_not_carry_the_pictures_of_cards() -> None:
    assert not set(listed("names")) & set(listed("pictures"))
    bringing = [
        path.name
        for path in CLIENT.rglob("*.ts")
        if "virtual:game-pictures" in path.read_text("utf-8")
    ]
    assert sorted(bringing) == ["face.ts", "vite-env.d.ts"]


# -- mistakes --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("monsters.yaml", "icon: cowled", "icon: cowld", "unknown look 'cowld'; did you mean"),
        ("looks.yaml", "item: knapsack", "item: napsack", "did you mean 'knapsack'?"),
        ("tiles.yaml", "bookcase: 2", "bokcase: 2", "did you mean 'bookcase'?"),
        ("tiles.yaml", "floor: parquet", "floor: parkett", "did you mean 'parquet'?"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    folder = Path(shutil.copytree(CONTENT, tmp_path / "first"))
    text = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    line = text[: text.index(old)].count("\n") + 1
    with pytest.raises(ContentErrors, match=re.escape(f"{file}:{line}:")) as told:
        Box(VOCABULARY, folder)
    assert message in str(told.value)


# -- minutes, and what is put before a newcomer ----------------------------------------------------


@pytest.mark.parametrize(
    ("written", "minutes"),
    [
        ("60-75", Minutes(60, 75)),
        ('"120"', Minutes(120, 120)),
        ("120", Minutes(120, 120)),
        ("{fewest: 60, most: 75}", Minutes(60, 75)),
    ],
)
def test_minutes_are_two_numbers(written: str, minutes: Minutes) -> None:
    assert load(Text(written, "minutes.yaml"), Minutes, VOCABULARY).value == minutes


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("an hour", "1:1: expected minutes as 60-75 or 120, got 'an hour'"),
        ("75-60", "1:1: 75 minutes are more than 60; turn them round"),
    ],
)
def test_other_minutes_are_refused(written: str, message: str) -> None:
    with pytest.raises(ContentErrors, match=re.escape(message)):
        load(Text(written, "minutes.yaml"), Minutes, VOCABULARY)


def test_minutes_are_told_as_they_are_written() -> None:
    assert str(Minutes(60, 75)) == "60-75"
    assert str(Minutes(120, 120)) == "120"


def test_one_story_is_for_training_and_another_for_a_first_evening(box: Box) -> None:
    stories = [box.story(name) for name in box.story_ids]
    assert [each.id for each in stories if each.training] == ["the-cold-supper"]
    assert [each.id for each in stories if each.first_evening] == ["lot-thirteen"]


def test_the_first_who_is_good_company_has_a_sensible_trait_of_each_category(box: Box) -> None:
    persons = [each.id for each in box.investigators.values() if each.sensible]
    assert persons == ["jenny-barnes", "joe-diamond"]
    traits = [each for each in box.traits.values() if each.sensible]
    assert {each.category for each in traits} == {"strength", "intellect"}
    assert {each.investigator for each in traits} == {persons[0]}

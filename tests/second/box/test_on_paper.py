"""Cards and tokens on paper: every face is whole, and everything is printed in its place."""

import re
from xml.etree import ElementTree

import pytest
import typer.testing

from madhouse.cli import app
from madhouse.editions import edition_of
from madhouse.engine.shapes import CardText, PrintedCard
from madhouse.engine.workshop import TokenPiece
from madhouse.kit.card_page import ON_CARDS, STYLE, card_page, card_text, face_lines
from madhouse.kit.house_picture import CELL, HousePicture
from madhouse.kit.icons import ICONS, SKILLS
from madhouse.kit.piece_sheet import OUTLINES, piece_sheet, piece_side
from madhouse.second.edition import edition, the_box
from madhouse.second.things.scenario import is_named
from madhouse.second.things.skills import Skill

WORKSHOP = edition_of("second").workshop
CARDS = WORKSHOP.cards()
PIECES = WORKSHOP.pieces()
MONSTERS = [piece for piece in PIECES if piece.shape == "coffin"]
PERSONS = [piece for piece in PIECES if piece.shape == "oval"]
ODD = re.compile(r"[{}_~|]|\bNone\b|Struct|\(\)|[a-z]=|  |\.\.|,,| [.,;:]")
"""What stands in no text that was rendered whole."""
FACES = [face for card in CARDS for face in (card.front, card.back) if face is not None]
SVG = "{http://www.w3.org/2000/svg}"


def printed(face: CardText) -> str:
    return "".join(face_lines(face))


def one(front: str) -> PrintedCard:
    return next(card for card in CARDS if card.front.id == front)


# Cards


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_every_face_is_rendered_whole(face: CardText) -> None:
    assert face.name
    text = f"{face.text}\n{face.flavour}"
    assert text.strip()
    assert not ODD.search(f"{face.name}\n{text}"), text
    for line in text.splitlines():
        assert not line or line[0].isupper() or not line[0].isalpha(), line
        assert not line or line[-1] in ".!?’", line
    assert not re.search(r"\b(you may|the|a|to|in) \1\b", face.text), text


def test_the_command_prints_every_card_as_text_or_as_a_page() -> None:
    run = typer.testing.CliRunner().invoke
    text = run(app, ["cards", "--edition", "second"]).stdout
    assert all(card_text(card) in text for card in CARDS)
    assert "Let It Burn (back)" in text
    assert card_page(CARDS).count('<div class="face ') == len(FACES)


@pytest.mark.rule("2e.component.icons")
def test_ten_icons_and_two_of_attacks_are_explained() -> None:
    ten = [*Skill, "success", "investigation", "action", "product"]
    assert list(ON_CARDS) == [*ten, "melee", "ranged"]
    assert set(SKILLS) == set(Skill)
    assert len({ICONS[name] for name in ON_CARDS}) == 12
    for reach in ("melee", "ranged"):
        weapon = next(face for face in FACES if face.attack == reach)
        assert f'class="icon {reach}"' in printed(weapon)
    action = next(face for face in FACES if any(line.lead == "Action:" for line in face.lines))
    assert 'class="icon action"' in printed(action)


@pytest.mark.rule("2e.component.product-icon")
def test_every_face_bears_the_icon_of_its_product() -> None:
    for face in FACES:
        assert printed(face).count('class="icon product"') == 1


@pytest.mark.rule("2e.traits.italics")
def test_traits_are_printed_in_italics() -> None:
    assert '<p class="traits">Firearm, Light Source</p>' in printed(one("flare-pistol").front)
    assert re.search(r"\.traits \{ font-style: italic; \}", STYLE)


@pytest.mark.rule("2e.insane.player-count-place")
def test_an_insane_card_shows_its_players_at_the_bottom_right_of_its_back() -> None:
    backs = [card.back for card in CARDS if card.front.id == "insane"]
    numbers = [face.numbers["players"] for face in backs if face is not None]
    assert numbers == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
    for face in backs:
        assert face is not None
        assert f'<span class="players">{face.numbers["players"]}</span>' in printed(face)
    assert re.search(r"\.players \{ position: absolute; right: 3mm; bottom: 3mm;", STYLE)
    assert 'class="players"' not in printed(one("insane").front)
    assert 'class="players"' not in "".join(printed(f) for f in FACES if f.name == "Forgiven")


# Tokens


def sides(piece: TokenPiece) -> tuple[str, str]:
    return piece_side(piece, piece.front), piece_side(piece, piece.back or piece.front)


def numbers(drawn: str) -> dict[tuple[str, int, int], str]:
    """The numbers of a side by their colour and where they stand, from the middle."""
    found = re.findall(
        r'<circle class="(\w+)" cx="(-?\d+)" cy="(-?\d+)" r="11"/>'
        r'<text class="number" x="-?\d+" y="-?\d+">(\d+)</text>',
        drawn,
    )
    return {(colour, int(x), int(y)): value for colour, x, y, value in found}


@pytest.mark.rule(
    "2e.monster.token-front", "2e.evade.awareness-place", "2e.horror-check.rating-place"
)
def test_the_front_of_a_monster_token_shows_awareness_and_horror() -> None:
    for piece, kind in zip(MONSTERS, the_box().monsters.values(), strict=True):
        front, _ = sides(piece)
        assert {
            colour: (x > 0, y > 0, int(value)) for (colour, x, y), value in numbers(front).items()
        } == {"green": (True, False, kind.awareness), "blue": (True, True, kind.horror)}


@pytest.mark.rule("2e.monster.brawn", "2e.monster.abilities")
def test_the_back_of_a_monster_token_shows_brawn_and_abilities() -> None:
    for piece, kind in zip(MONSTERS, the_box().monsters.values(), strict=True):
        _, back = sides(piece)
        assert [(c, x > 0, y > 0, int(v)) for (c, x, y), v in numbers(back).items()] == [
            ("red", True, True, kind.brawn)
        ]
        for ability in kind.abilities:
            assert ability.capitalize() in back
    assert sum(bool(kind.abilities) for kind in the_box().monsters.values()) == 6


@pytest.mark.rule("2e.figures.token-matching")
def test_there_is_a_token_for_every_monster_figure() -> None:
    kinds = the_box().monsters.values()
    assert [(piece.front.name, piece.copies) for piece in MONSTERS] == [
        (kind.name, kind.figures) for kind in kinds
    ]


@pytest.mark.rule("2e.features.square", "2e.features.list")
def test_features_are_square_and_nothing_else_is() -> None:
    square = [piece.front.name for piece in PIECES if piece.shape == "square"]
    assert square == ["Barricade", "Darkness", "Fire", "Secret Passage"]
    found = re.search(r'width="(\d+)" height="(\d+)"', OUTLINES["square"])
    assert found is not None
    assert found[1] == found[2]


@pytest.mark.rule("2e.search-token.interact-reverse", "2e.interact-token.search-reverse")
def test_search_and_interact_are_two_sides_of_one_token() -> None:
    (piece,) = [each for each in PIECES if each.front.name == "Search"]
    assert piece.back is not None
    assert piece.back.name == "Interact"
    assert (piece.shape, piece.copies) == ("circle", the_box().supply.search_or_interact)
    assert not [each for each in PIECES if each.front.name == "Interact"]


@pytest.mark.rule("2e.explore-token.sight-reverse", "2e.sight.explore-reverse")
def test_explore_and_sight_are_two_sides_of_one_token() -> None:
    (piece,) = [each for each in PIECES if each.front.name == "Explore"]
    assert piece.back is not None
    assert piece.back.name == "Sight"
    assert (piece.shape, piece.copies) == ("hexagon", the_box().supply.explore_or_sight)
    assert not [each for each in PIECES if each.front.name == "Sight"]


@pytest.mark.rule("2e.sight.on-edge")
@pytest.mark.parametrize("story", the_box().scenario_ids)
def test_a_sight_token_is_drawn_on_an_edge(story: str) -> None:
    marks = WORKSHOP.map_of(story)
    assert marks.board is not None
    drawn = "\n".join(HousePicture(marks.board, marks.markers).lines("room"))
    house = ElementTree.fromstring(f'<svg xmlns="{SVG.strip("{}")}">{drawn}</svg>')
    sights = [
        re.findall(r"[\d.]+", group.get("transform") or "")
        for group in house.iter(f"{SVG}g")
        if any(each.get("class") == "sight" for each in group)
    ]
    assert sights
    for x, y in sights:
        assert 0 in (float(x) % CELL, float(y) % CELL)


@pytest.mark.rule("2e.person.different-art")
def test_no_two_person_tokens_look_alike() -> None:
    fronts = [piece_side(piece, piece.front) for piece in PERSONS]
    assert len(set(fronts)) == len(fronts) > 10


@pytest.mark.rule("2e.person.two-categories", "2e.person.common", "2e.person.unique")
def test_who_has_a_name_has_a_portrait_and_the_name_behind_it() -> None:
    tokens = [
        token
        for name in the_box().scenario_ids
        for token in edition(name).scenario.tokens
        if token.kind == "person"
    ]
    assert {is_named(token) for token in tokens} == {True, False}
    for token, piece in zip(tokens, PERSONS, strict=True):
        front, back = sides(piece)
        if is_named(token):
            assert piece.back is not None
            assert piece.back.name == token.name.replace("'", "’")
            assert (piece.front.picture, piece.front.name) == ("portrait", "")
        else:
            assert (piece.front.picture, front) == ("silhouette", back)


def test_the_sheet_has_both_sides_of_every_token() -> None:
    sheet = ElementTree.fromstring(piece_sheet(PIECES))
    drawn = [each for each in sheet.iter() if each.get("class") == "piece"]
    assert len(drawn) == 2 * len(PIECES)

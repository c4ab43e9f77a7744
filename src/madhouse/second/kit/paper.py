"""The box of the second edition on paper: every component, as often as the box has it."""

from collections.abc import Iterable, Sequence
from functools import cache

from madhouse.engine.looks import Look
from madhouse.engine.paper import (
    BASE,
    CARD,
    LARGE_CARD,
    SIZES,
    SMALL_CARD,
    Millimetres,
    PaperBox,
    PaperNumber,
    PaperPart,
    PaperPiece,
    PaperSide,
    filled,
    paper_tiles,
    standee,
)
from madhouse.engine.shapes import PrintedCard
from madhouse.engine.workshop import TokenPiece, TokenSide
from madhouse.second.edition import SecondEdition, edition, the_box
from madhouse.second.kit.pieces import pieces
from madhouse.second.tellers import reference
from madhouse.second.things.looks import look_of
from madhouse.second.told.english import english
from madhouse.second.told.printed_cards import printed_cards

DECKS: dict[str, Millimetres] = {
    "investigator": LARGE_CARD,
    "item": CARD,
    "unique": CARD,
    "spell": CARD,
    "condition": CARD,
    "damage": SMALL_CARD,
    "horror": SMALL_CARD,
}
"""The decks, in the order in which they are printed, and the size of their cards."""
ENDLESS = {"clue": 24, "darkness": 12, "fire": 18}
"""Tokens that never run out (2e.limits.unlimited-tokens): so many are on a sheet."""
PARTS = {"oval": "persons", "coffin": "monsters"}
"""Where tokens of these shapes are printed; all others are tokens."""


def all_cards() -> list[PrintedCard]:
    """The cards of the box; the Unique Items of each scenario with its teller."""
    found: dict[tuple[str, str], PrintedCard] = {}
    for name in the_box().scenario_ids:
        for card in printed_cards(reference(name), edition(name).box):
            found.setdefault((card.front.id, card.back.id if card.back else ""), card)
    return list(found.values())


@cache
def paper_box() -> PaperBox:
    """The base set."""
    cards, tokens = all_cards(), list(_tokens())
    decks = [
        PaperPart(kind, _name(kind), [card for card in cards if card.front.kind == kind], size)
        for kind, size in DECKS.items()
    ]
    parts = [
        *decks,
        _part("tokens", [each for part, each in tokens if part == "tokens"]),
        _part("persons", [each for part, each in tokens if part == "persons"]),
        _part("monsters", [each for part, each in tokens if part == "monsters"]),
        _part("standees", [*_standees()]),
        PaperPart("tiles", _name("tiles"), tiles=paper_tiles(the_box().tiles.values())),
    ]
    return PaperBox(SecondEdition.name, BASE, _name(BASE), filled(parts))


def _name(part: str) -> str:
    return str(english().text(f"paper.{part}"))


def _part(name: str, those: Sequence[PaperPiece]) -> PaperPart:
    return PaperPart(name, _name(name), pieces=list(those))


def _tokens() -> Iterable[tuple[str, PaperPiece]]:
    """Each with the part in which it is printed."""
    for number, token in enumerate(pieces()):
        name = token.front.picture
        yield (
            PARTS.get(token.shape, "tokens"),
            PaperPiece(
                f"person-{token.front.head + 1}" if token.shape == "oval" else name or str(number),
                token.shape,
                SIZES[token.shape],
                _side(token, token.front),
                _side(token, token.back) if token.back else None,
                token.copies or ENDLESS[name],
                endless=not token.copies,
            ),
        )


def _side(token: TokenPiece, side: TokenSide) -> PaperSide:
    numbers = [PaperNumber(place, *number) for place, number in side.corners.items()]
    look = _monster_look(side.picture) if token.shape == "coffin" else None
    return PaperSide(side.name, side.picture, side.text, numbers, look, token.front.head)


def _monster_look(kind: str) -> Look | None:
    return look_of(the_box(), the_box().monsters[kind], "monster")


def _standees() -> Iterable[PaperPiece]:
    """A figure for each investigator, and as many of every monster as there are tokens of it."""
    for who in the_box().investigators.values():
        yield standee(who.id, "person", who.name, look_of(the_box(), who, "investigator"))
    for kind in the_box().monsters.values():
        yield standee(kind.id, "monster", kind.name, _monster_look(kind.id), copies=kind.figures)

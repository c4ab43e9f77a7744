"""The sets of the second edition on paper: every component, as often as a set has it."""

from collections.abc import Iterable, Sequence
from functools import cache

from madhouse.engine.looks import Look
from madhouse.engine.paper import (
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
from madhouse.engine.workshop import TokenPiece, TokenSide
from madhouse.second.edition import SecondEdition
from madhouse.second.kit.pieces import pieces
from madhouse.second.kit.sets import Set, all_sets
from madhouse.second.things.looks import look_of
from madhouse.second.told.english import english

DECKS: dict[str, Millimetres] = {
    "investigator": LARGE_CARD,
    "item": CARD,
    "unique": CARD,
    "spell": CARD,
    "elixir": CARD,
    "agenda": CARD,
    "condition": CARD,
    "damage": SMALL_CARD,
    "horror": SMALL_CARD,
}
"""The decks, in the order in which they are printed, and the size of their cards."""
ENDLESS = {"clue": 24, "darkness": 12, "fire": 18}
"""Tokens that never run out (2e.limits.unlimited-tokens): so many are on a sheet."""
PARTS = {"oval": "persons", "coffin": "monsters"}
"""Where tokens of these shapes are printed; all others are tokens."""


@cache
def paper_boxes() -> list[PaperBox]:
    """The base set, then each pack."""
    return [_on_paper(each) for each in all_sets()]


def _on_paper(of: Set) -> PaperBox:
    cards, tokens = list(of.cards()), list(_tokens(of))
    decks = [
        PaperPart(kind, _name(kind), [card for card in cards if card.front.kind == kind], size)
        for kind, size in DECKS.items()
    ]
    parts = [
        *decks,
        _part("tokens", [each for part, each in tokens if part == "tokens"]),
        _part("persons", [each for part, each in tokens if part == "persons"]),
        _part("monsters", [each for part, each in tokens if part == "monsters"]),
        _part("standees", [*_standees(of)]),
        PaperPart("tiles", _name("tiles"), tiles=paper_tiles(of.tiles.values())),
    ]
    return PaperBox(SecondEdition.name, of.id, of.name, filled(parts))


def _name(part: str) -> str:
    return str(english().text(f"paper.{part}"))


def _part(name: str, those: Sequence[PaperPiece]) -> PaperPart:
    return PaperPart(name, _name(name), pieces=list(those))


def _tokens(of: Set) -> Iterable[tuple[str, PaperPiece]]:
    """Each with the part in which it is printed."""
    for number, token in enumerate(pieces(of)):
        name = token.front.picture
        yield (
            PARTS.get(token.shape, "tokens"),
            PaperPiece(
                f"person-{token.front.head + 1}" if token.shape == "oval" else name or str(number),
                token.shape,
                SIZES[token.shape],
                _side(of, token, token.front),
                _side(of, token, token.back) if token.back else None,
                token.copies or ENDLESS[name],
                endless=not token.copies,
            ),
        )


def _side(of: Set, token: TokenPiece, side: TokenSide) -> PaperSide:
    numbers = [PaperNumber(place, *number) for place, number in side.corners.items()]
    look = _monster_look(of, side.picture) if token.shape == "coffin" else None
    return PaperSide(side.name, side.picture, side.text, numbers, look, token.front.head)


def _monster_look(of: Set, kind: str) -> Look | None:
    return look_of(of.box, of.monsters[kind], "monster")


def _standees(of: Set) -> Iterable[PaperPiece]:
    """A figure for each investigator, and as many of every monster as there are tokens of it."""
    for who in of.investigators.values():
        yield standee(who.id, "person", who.name, look_of(of.box, who, "investigator"))
    for kind in of.monsters.values():
        look = _monster_look(of, kind.id)
        yield standee(kind.id, "monster", kind.name, look, copies=kind.figures)

"""The tokens of the box on cardboard: what is on their sides, and how many there are."""

from collections.abc import Iterator

from madhouse.engine.typography import capital, typeset
from madhouse.engine.workshop import TokenPiece, TokenSide
from madhouse.second.edition import edition, the_box
from madhouse.second.things.box import Box
from madhouse.second.things.monsters import MonsterKind
from madhouse.second.things.scenario import Token, is_named
from madhouse.second.told.english import english

FEATURES = ("barricade", "darkness", "fire", "secret_passage")
"""Square tokens, which lie on the board and change it (2e.features.list)."""


def pieces() -> Iterator[TokenPiece]:
    """All of them: of the app, features, Clues, ID tokens, persons, monsters."""
    box = the_box()
    supply = box.supply
    yield TokenPiece("circle", _side("search"), _side("interact"), supply.search_or_interact)
    yield TokenPiece("hexagon", _side("explore"), _side("sight"), supply.explore_or_sight)
    for name in FEATURES:
        yield TokenPiece("square", _side(name), None, getattr(supply, name, 0))
    yield TokenPiece("circle", _side("clue"), None, 0)
    yield TokenPiece("circle", _side("identity"), None, supply.identity)
    yield TokenPiece("bar", _side("door"), None, supply.door)
    yield TokenPiece("bar", _side("wall"), None, supply.wall)
    yield from _persons(box)
    for kind in box.monsters.values():
        yield _monster(kind)


def _side(name: str) -> TokenSide:
    return TokenSide(str(english().text(f"piece.{name}")), name)


def _monster(kind: MonsterKind) -> TokenPiece:
    """Awareness and horror in front, brawn and abilities behind (2e.monster.token-front)."""
    front = TokenSide(
        typeset(kind.name),
        kind.id,
        corners={"top right": ("green", kind.awareness), "bottom right": ("blue", kind.horror)},
    )
    back = TokenSide(
        typeset(kind.name),
        kind.id,
        capital(", ".join(kind.abilities)),
        corners={"bottom right": ("red", kind.brawn)},
    )
    return TokenPiece("coffin", front, back, kind.figures)


def _persons(box: Box) -> Iterator[TokenPiece]:
    """Those of the scenarios, each with a face of its own; whoever has no name is a silhouette."""
    tokens = [
        token
        for name in box.scenario_ids
        for token in edition(name).scenario.tokens
        if token.kind == "person"
    ]
    for number, token in enumerate(tokens):
        yield _person(token, number)


def _person(token: Token, number: int) -> TokenPiece:
    if is_named(token):
        name = typeset(token.name)
        return TokenPiece("oval", TokenSide("", "portrait", head=number), TokenSide(name, ""), 1)
    return TokenPiece("oval", TokenSide("", "silhouette", head=number), None, 1)

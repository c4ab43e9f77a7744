"""The tokens of a set on cardboard: what is on their sides, and how many there are."""

from collections.abc import Iterator, Mapping
from typing import Literal

from madhouse.engine.typography import capital, typeset
from madhouse.engine.workshop import TokenPiece, TokenSide
from madhouse.second.edition import edition
from madhouse.second.kit.sets import Set
from madhouse.second.things.monsters import MonsterKind
from madhouse.second.things.scenario import Token, is_named
from madhouse.second.things.skills import Skill
from madhouse.second.told.english import english

Shape = Literal["circle", "hexagon", "square", "bar"]
TOKENS: Mapping[str, tuple[Shape, tuple[str, ...]]] = {
    "search_or_interact": ("circle", ("search", "interact")),
    "explore_or_sight": ("hexagon", ("explore", "sight")),
    "barricade": ("square", ("barricade",)),
    "darkness": ("square", ("darkness",)),
    "fire": ("square", ("fire",)),
    "secret_passage": ("square", ("secret_passage",)),
    "rift_or_water": ("square", ("rift", "water")),
    "overgrowth_or_rubble": ("square", ("overgrowth", "rubble")),
    "clue": ("circle", ("clue",)),
    "identity": ("circle", ("identity",)),
    "restraint": ("circle", ("restraint",)),
    "key": ("circle", ("key",)),
    "door": ("bar", ("door",)),
    "wall": ("bar", ("wall",)),
}
"""By pool the shape of its tokens and what is on their sides; square ones lie on the board and
change it (2e.features.list)."""
WITHOUT_END = ("clue", "darkness", "fire")
"""The base set has as many as are needed (2e.limits.unlimited-tokens)."""


def pieces(of: Set) -> Iterator[TokenPiece]:
    """All of them: of the app, features, Clues, ID tokens, what packs have, persons, monsters."""
    for pool, (shape, sides) in TOKENS.items():
        number = of.tokens.get(pool, 0)
        if number or (not of.pack and pool in WITHOUT_END):
            back = _side(sides[1]) if len(sides) > 1 else None
            yield TokenPiece(shape, _side(sides[0]), back, number)
    for skill in Skill if of.tokens.get("improvement") else ():
        yield TokenPiece("circle", _improvement(skill), None, of.tokens["improvement"])
    yield from _persons(of)
    for kind in of.monsters.values():
        yield _monster(kind)


def _improvement(skill: Skill) -> TokenSide:
    """One for each skill (2e.improvement.plus-one)."""
    name = str(english().text("piece.improvement", skill=skill.value))
    return TokenSide(capital(name), f"improvement-{skill.value}")


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


def _persons(of: Set) -> Iterator[TokenPiece]:
    """Those of the scenarios, each with a face of its own; whoever has no name is a silhouette."""
    tokens = [
        token
        for name in of.scenario_ids
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

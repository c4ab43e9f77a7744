"""The box of the first edition on paper: every component, as often as the box has it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from msgspec.structs import replace

from madhouse.engine.looks import Look
from madhouse.engine.paper import (
    BASE,
    CARD,
    LARGE_CARD,
    Millimetres,
    PaperBox,
    PaperNumber,
    PaperPart,
    PaperPiece,
    PaperSide,
    filled,
    paper_tiles,
    piece,
    standee,
)
from madhouse.engine.shapes import CardLine, CardText, PrintedCard
from madhouse.engine.typography import typeset
from madhouse.first.edition import FirstEdition, the_box
from madhouse.first.tellers import reference
from madhouse.first.things.cards import MonsterKind, MonsterToken
from madhouse.first.things.looks import look_of
from madhouse.first.told.english import english

DECKS: dict[str, Millimetres] = {
    "investigator": LARGE_CARD,
    "trait": CARD,
    "starting": CARD,
    "exploration": CARD,
    "spell": CARD,
    "barring": CARD,
    "mythos": CARD,
    "trauma": CARD,
    "combat": CARD,
    "action": CARD,
    "event": CARD,
    "objective": LARGE_CARD,
    "rule": CARD,
}
"""The decks, in the order in which they are printed, and the size of their cards."""
BY_KIND = {"clue": "exploration", "item": "exploration", "lock": "barring", "obstacle": "barring"}
"""The deck of a kind of card that is not called like its deck."""
ICONS = {
    "sealed-door": "padlock",
    "stun": "skull-crack",
    "fire": "small-fire",
    "darkness": "moon",
    "damage": "hearts",
    "horror": "screaming",
    "skill": "sparkles",
    "sample": "dead-head",
    "threat": "third-eye",
    "time": "pocket-watch",
}
"""What is drawn on tokens that have no look of their own."""


@cache
def paper_box() -> PaperBox:
    """The base set, with the cards of its stories."""
    decks: dict[str, list[PrintedCard]] = {name: [] for name in DECKS}
    for card in _cards():
        decks[_deck(card.front)].append(card)
    parts = [
        *(PaperPart(name, _name(name), decks[name], size) for name, size in DECKS.items()),
        PaperPart("tokens", _name("tokens"), pieces=list(_tokens())),
        PaperPart("monsters", _name("monsters"), pieces=list(_monsters())),
        PaperPart("standees", _name("standees"), pieces=list(_standees())),
        PaperPart("tiles", _name("tiles"), tiles=paper_tiles(the_box().tiles.values())),
    ]
    return PaperBox(FirstEdition.name, BASE, _name(BASE), filled(parts))


def _name(part: str) -> str:
    return str(english().text(f"paper.{part}"))


# -- cards -----------------------------------------------------------------------------------------


def _deck(card: CardText) -> str:
    if card.id in the_box().starting_items:
        return "starting"
    return BY_KIND.get(card.kind, card.kind)


def _cards() -> Iterator[PrintedCard]:
    """All of them; a copy is a card of its own."""
    box, told = the_box(), _told()
    for name, card in told.items():
        if name in box.investigators:
            yield PrintedCard(replace(card, numbers=_values(name)))
        elif name in box.combat:
            yield PrintedCard(_fight(card))
        elif name in box.spell_backs:
            yield PrintedCard(told[box.spell_backs[name].spell], card)
        elif name not in box.spells:
            yield PrintedCard(card)


def _told() -> Mapping[str, CardText]:
    """Every card of the box and of its stories in words; monsters and their tokens are none."""
    box = the_box()
    figures = {*box.monsters, *box.tokens}
    found: dict[str, CardText] = {}
    for story in box.story_ids:
        named = box.story(story).named
        for card in reference(story).card_ids:
            if card not in figures and card not in named and card not in found:
                found[card] = reference(story).card(card)
    return found


def _fight(card: CardText) -> CardText:
    """A Combat card by its name, with the deck it belongs to; what is prose on it needs no mark."""
    fight = the_box().combat[card.id]
    lines = [CardLine(line.lead, line.text.strip("*")) for line in card.lines]
    return replace(card, name=typeset(fight.name), category=fight.deck, lines=lines)


def _values(name: str) -> dict[str, int]:
    card = the_box().investigators[name]
    return {"health": card.health, "sanity": card.sanity, "skill": card.skill}


# -- markers, tokens and figures -------------------------------------------------------------------


def _tokens() -> Iterator[PaperPiece]:
    supply, looks = the_box().supply, the_box().looks
    for feature, number in supply.features.items():
        yield piece(feature, "square", _side(feature, looks.features[feature]), copies=number)
    for question, answers in supply.choices.items():
        for answer in answers:
            front, back = PaperSide(question), PaperSide(answer)
            yield piece(f"choice-{question}{answer}", "circle", front, back)
    yield _token("sealed-door", "bar", supply.sealed_doors)
    for name, number in (*supply.status.items(), *supply.tokens.items()):
        yield _token(name, "circle", number)


def _token(name: str, shape: str, number: int) -> PaperPiece:
    side = _side(name, Look(ICONS[name]))
    return piece(name, "bar" if shape == "bar" else "circle", side, copies=number)


def _side(name: str, look: Look) -> PaperSide:
    return PaperSide(str(english().text(f"piece.{name}")), name, look=look)


def _monsters() -> Iterator[PaperPiece]:
    """Awareness and horror in front, what is hidden of it behind."""
    for kind in the_box().monsters.values():
        for token in kind.tokens:
            front = PaperSide(
                typeset(kind.name), "monster", numbers=[*_open(kind)], look=_look(kind)
            )
            yield piece(token.id, "coffin", front, _underside(token))


def _open(kind: MonsterKind) -> Iterable[PaperNumber]:
    yield PaperNumber("top right", "green", kind.awareness)
    yield PaperNumber("bottom right", "blue", kind.horror)


def _underside(token: MonsterToken) -> PaperSide:
    told = reference(the_box().story_ids[0]).card(token.id)
    return PaperSide(
        told.name,
        text=told.text,
        numbers=[
            PaperNumber("top right", "red", token.health),
            PaperNumber("bottom right", "brown", token.damage),
        ],
        look=told.look,
    )


def _look(kind: MonsterKind) -> Look:
    return look_of(the_box(), kind, "monster")


def _standees() -> Iterator[PaperPiece]:
    """A figure for each investigator, and one for every token of a monster."""
    for who in the_box().investigators.values():
        yield standee(who.id, "person", who.name, look_of(the_box(), who, "investigator"))
    for kind in the_box().monsters.values():
        yield standee(kind.id, "monster", kind.name, _look(kind), copies=len(kind.tokens))

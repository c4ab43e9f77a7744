"""Dropping cards: they lie faceup on top of the room's pile, for whoever explores there next."""

from madhouse.engine.flow import Rule, choose, choose_among
from madhouse.engine.forms import form
from madhouse.first.things.plain_answers import DONE
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

DROP = form("drop {card}")
LAY_DOWN = form("lay down {card}")
DROP_CARDS = "drop"


def can_be_lost(g: Table, cards: list[str]) -> list[str]:
    """Those of the cards that can be put down or taken away; a few say that they cannot."""
    kept = g.index.answering.get("cannot_be_lost", frozenset())
    return [card for card in cards if card not in kept]


def against_dropping(g: Table, who: Investigator) -> str | None:
    """The rule against the action of dropping: he has nothing that he can put down."""
    return None if can_be_lost(g, who.cards) else "1e.action.drop"


def drop_action(g: Table, who: Investigator) -> Rule[None]:
    """Put any number of his cards down in his room (1e.action.drop); the first is why he began."""
    begun = False
    while cards := can_be_lost(g, who.cards):
        options = DROP.each(cards)
        if begun:
            options.append(DONE)
        begun = True
        chosen = yield from choose(
            (who.player,), "drop", options, "1e.action.drop", {"who": who.id}
        )
        if chosen == DONE:
            return
        (card,) = DROP.ids(chosen)
        put_down(g, who, card, "1e.action.drop-placement")


def lay_down(g: Table, who: Investigator, cards: list[str], rule: str) -> Rule[None]:
    """Put all of these cards down, in the order his player likes (1e.action.drop-placement); that
    they lie there is told with the reason for it."""
    while cards:
        card = yield from choose_among(
            (who.player,), "lay-down", cards, LAY_DOWN, rule, {"who": who.id}
        )
        cards.remove(card)
        _put_on_pile(g, who, card)


def put_down(g: Table, who: Investigator, card: str, rule: str) -> None:
    """One card is dropped in his room."""
    _put_on_pile(g, who, card)
    g.tell("dropped", (rule,), who=who.id, card=card, room=g.room_of(who))


def _put_on_pile(g: Table, who: Investigator, card: str) -> None:
    """It lies faceup on top of the others."""
    who.cards.remove(card)
    g.room(g.room_of(who)).pile.insert(0, card)

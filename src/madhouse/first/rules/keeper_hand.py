"""The keeper's hand: at most four Mythos and four Trauma cards, and the word to play none."""

from functools import partial

from madhouse.engine.decisions import Decision
from madhouse.engine.decks import Deck, discard
from madhouse.engine.flow import Rule, choose_secretly
from madhouse.engine.forms import form
from madhouse.first.things.state import KEEPER
from madhouse.first.things.table import Table

PLAY = form("play {card} on {who}")
DISCARD = form("discard {card}")
PASS = "pass"
HAND_LIMIT = 4


def keep_to_limit(g: Table, hand: list[str], deck: Deck, rule: str) -> Rule[None]:
    """As soon as he holds more than four of a kind he discards down to four, faceup
    (1e.open.hand-limit-discard)."""
    while len(hand) > HAND_LIMIT:
        chosen = yield from choose_secretly(partial(_offer, hand, rule))
        (card,) = DISCARD.ids(chosen)
        hand.remove(card)
        discard(g, deck, card)
        g.tell("discarded", (rule,), card=card)


def _offer(hand: list[str], rule: str) -> Decision:
    return Decision((KEEPER,), "hand-limit", tuple(DISCARD.each(hand)), rule)

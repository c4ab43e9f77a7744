"""What lies before an investigator, each card by the side that shows."""

from madhouse.second.things.cards import BACK
from madhouse.second.things.compound_ids import side_that_says
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

NO_CARDS: frozenset[str] = frozenset()
LOST = "lost-in-time-and-space"
"""The Condition that the pack with Rifts brings (2e.rift.lost-condition)."""
INSANE = "insane-"
"""How the copies of Insane begin."""


def shown(who: Investigator, card: str) -> str:
    """The side of a possession that shows (2e.flip.stays)."""
    return card + BACK if card in who.flipped else card


def shown_sides(who: Investigator) -> list[str]:
    """The sides of all possessions that show."""
    flipped = who.flipped
    if not flipped:
        return who.possessions
    return [card + BACK if card in flipped else card for card in who.possessions]


def side_lying(g: Table, card: str) -> str:
    """The side of a card that lies in a space: the one that showed as it was dropped
    (2e.flip.stays)."""
    return card + BACK if card in g.state.flipped else card


def sides_in(g: Table, space: str) -> list[str]:
    """The sides of all that lies in a space."""
    return [side_lying(g, card) for card in g.state.dropped.get(space, ())]


def lying(g: Table, who: Investigator) -> list[str]:
    """Every card before the investigator that says something; facedown ones say nothing
    (2e.conflict.facedown-has-no-effect)."""
    said = [
        who.id,
        *shown_sides(who),
        *who.conditions,
        *who.damage,
        *who.horror,
        *who.lasting,
    ]
    if g.extras.drunk and (drunk := g.extras.drunk.get(who.id)):
        said += [g.state.backs.get(copy, copy) + BACK for copy in drunk]
    if who.insane:  # the back of an Insane card is its text (2e.insane.changes-victory)
        backs = g.state.backs  # an imagined game has dealt others
        said += [backs.get(each, each) + BACK for each in who.conditions if each.startswith(INSANE)]
    return said


def own_words_of_lost(g: Table, who: Investigator) -> list[str]:
    """All that speaks to whoever is Lost in Time and Space: the card that makes it so."""
    return [copy for copy in who.conditions if g.box.front(copy) == LOST]


def card_itself(side: str) -> str:
    """The card of a side, or of what one says for a while (`closed-door-2#0`)."""
    return side_that_says(side).rstrip(BACK)

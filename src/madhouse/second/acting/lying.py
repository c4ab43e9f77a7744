"""What lies before an investigator, each card by the side that shows."""

from madhouse.second.things.cards import BACK
from madhouse.second.things.compound_ids import side_that_says
from madhouse.second.things.state import Investigator

NO_CARDS: frozenset[str] = frozenset()
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


def lying(who: Investigator) -> list[str]:
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
    if who.insane:  # the back of an Insane card is its text (2e.insane.changes-victory)
        said += [card + BACK for card in who.conditions if card.startswith(INSANE)]
    return said


def card_itself(side: str) -> str:
    """The card of a side, or of what one says for a while (`closed-door-2#0`)."""
    return side_that_says(side).rstrip(BACK)

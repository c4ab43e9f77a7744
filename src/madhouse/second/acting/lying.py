"""What lies before an investigator, each card by the side that shows."""

from madhouse.second.things.cards import BACK
from madhouse.second.things.speakers import insane_backs, shown_sides
from madhouse.second.things.state import Investigator


def shown(who: Investigator, card: str) -> str:
    """The side of a possession that shows (2e.flip.stays)."""
    return card + BACK if card in who.flipped else card


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
    return said + insane_backs(who) if who.insane else said


def card_itself(side: str) -> str:
    """The card of a side, or of what one says for a while (`closed-door-2#0`)."""
    return side.partition("#")[0].rstrip(BACK)

"""Lasting effects: what a card goes on saying to an investigator for a while."""

from typing import Literal

from madhouse.engine.clauses import Clauses
from madhouse.second.acting.lying import card_itself
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

LastsUntil = Literal["turn", "next turn", "round", "next round"]


def begin_lasting(
    g: Table, who: Investigator, card: str, effect: Clauses, until: LastsUntil, number: int = 0
) -> None:
    """From now on the effect is asked like a card that lies before the investigator."""
    if until == "next turn" and g.state.active != who.id:
        until = "turn"  # the next one to end is the next one
    name = g.box.lasting_name(card_itself(card), effect)
    who.lasting[name] = until
    g.hear(who, name)
    if number:
        who.spent[name] = number
    g.tell("lasting", (), who=who.id, card=g.box.front(card_itself(card)), until=until)


def noted(who: Investigator, name: str) -> int:
    """The number that was noted with a lasting effect."""
    return who.spent.get(name, 0)


def end_of_turn(who: Investigator) -> None:
    """What lasted until the end of this turn is over; what lasts through the next has that left."""
    _pass(who, "turn", "next turn")


def end_of_round(who: Investigator) -> None:
    """The same for a round."""
    _pass(who, "round", "next round")


def _pass(who: Investigator, over: LastsUntil, later: LastsUntil) -> None:
    for name, until in list(who.lasting.items()):
        if until == over:
            end_lasting(who, name)
        elif until == later:
            who.lasting[name] = over


def end_lasting(who: Investigator, name: str) -> None:
    """It is over."""
    who.lasting.pop(name, None)
    who.spent.pop(name, None)

"""Lasting effects: what a card goes on saying to an investigator when it is gone itself."""

from typing import Literal

from madhouse.engine.clauses import Clauses
from madhouse.first.things.lasting_names import face
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

Until = Literal["next-test", "turn-end", "next-turn", "round-end", "next-round-end", "game-end"]


def begin_lasting(g: Table, who: Investigator, card: str, effect: Clauses, until: Until) -> None:
    """From now on the effect is asked like a card that lies before him."""
    card = face(card)
    name = g.box.lasting_name(card, effect)
    who.lasting[name] = until
    rules = ("1e.open.card-overrides",)
    g.tell("lasting", rules, who=who.id, card=card, until=until, effect=name)


def passing(who: Investigator, until: Until) -> list[str]:
    """What lasts until then, of what there is now."""
    return [name for name, end in who.lasting.items() if end == until]


def end_of_round(who: Investigator) -> None:
    """What lasted until now is over; what lasts through the next round has that left."""
    end_lasting(who, "round-end")
    for name in passing(who, "next-round-end"):
        who.lasting[name] = "round-end"


def end_lasting(who: Investigator, *until: Until) -> None:
    """The time has come: what lasted until then is over."""
    if who.lasting:
        who.lasting = {name: end for name, end in who.lasting.items() if end not in until}

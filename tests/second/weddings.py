"""The wedding on an evening: who gives the toast, where things lie, and what was read aloud."""

from madhouse.second.told.telling import teller_for
from tests.second.evenings import Evening

SCENARIO = "salt-wedding"
TOASTS = ["jerusha", "kemp", "leggett", "whitlock"]
MAPS = "abc"
SEA = {
    "a": "to-boathouse, to-strand",
    "b": "to-strand",
    "c": "to-strand",
}
INN = "to-yard, to-taproom"
VESTRY = {
    "a": "to-ballroom, to-chapel",
    "b": "to-strand, to-chapel",
    "c": "to-chapel",
}
MARKS = f"{INN}, hook, to-ballroom, edmund 3"
"""Two marks of three, and the room from which somebody is named."""


def wedding(where: str = "b", toast: str = "jerusha", named: str = "", number: int = 2) -> Evening:
    """An evening on which somebody, right or not, is named as soon as anybody is accused."""
    values = {"map": where, "toast": toast}
    return Evening(SCENARIO, number, values=values, habits=(name(named or toast),))


def name(toast: str) -> str:
    """Naming somebody, once the accusation has been heard."""
    return f"do {TOASTS.index(toast)}"


def facts(evening: Evening) -> set[str]:
    return set(evening.app.facts)


def read_aloud(evening: Evening) -> str:
    """The whole evening in words."""
    teller = teller_for(evening.told.box, evening.told.scenario).anew()
    return "\n".join(teller.event(each) for each in evening.game.log)


def epilogue(evening: Evening) -> str:
    """Its last words."""
    teller = teller_for(evening.told.box, evening.told.scenario).anew()
    return teller.event(next(e for e in reversed(evening.game.log) if e.kind == "ending"))


def names(evening: Evening) -> list[str]:
    """The investigators, as they are named."""
    box = evening.told.box
    return [box.investigators[each.id].name for each in evening.table.state.investigators]

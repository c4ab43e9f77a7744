"""Key tokens: they lie on Items, which nobody can discard then, and go wherever those go."""

from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def place_key(g: Table, who: Investigator, name: str = "") -> str | None:
    """Put a Key token on an Item that an investigator has (2e.key.placed-on-items); None if they
    have none without one, or no token is left."""
    if len(g.extras.keys) >= g.box.supply.key:
        g.tell("none-left-to-lay", ("2e.limits.all-others-limited",), feature="key", space="")
        return None
    for copy in who.possessions:
        front = g.box.front(copy)
        if copy in g.box.items and copy not in g.extras.keys and (not name or front == name):
            g.extras.keys.append(copy)
            g.tell("key-placed", ("2e.key.placed-on-items",), who=who.id, card=front)
            return copy
    return None


def take_key(g: Table, copy: str) -> None:
    """The token goes back to the pool."""
    g.extras.keys.remove(copy)
    g.tell("key-taken", ("2e.discard.tokens",), card=g.box.front(copy))


def has_key(g: Table, copy: str) -> bool:
    """Whether a Key token lies on an Item: then it cannot be discarded (2e.key.no-discard)."""
    return copy in g.extras.keys

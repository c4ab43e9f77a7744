"""The inventory: Items that the app has given out, and on which something can be chosen."""

from madhouse.second.things.table import Table


def hand_out(g: Table, item: str) -> None:
    """Somebody was given an Item; from now on the app offers what can be done with it."""
    if item not in g.app.handed and any(
        token.item == item for token, _ in g.box.scenario_index.inventory
    ):
        g.app.handed.append(item)

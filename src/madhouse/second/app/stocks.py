"""Stocks: things that lie in rooms in some number, such as the barrels of a cache."""

from madhouse.second.app.tokens import room_of_place
from madhouse.second.things.table import Table


def fill_stocks(g: Table) -> None:
    """What lies where at the beginning."""
    g.app.stocks = {
        stock: {room: max(0, g.amount(number)) for room, number in rooms.items()}
        for stock, rooms in g.scenario.stocks.items()
    }


def in_stock(g: Table, stock: str, room: str) -> int:
    """How much of it is left in a room."""
    return g.app.stocks.get(stock, {}).get(room, 0)


def take_from_stock(g: Table, stock: str, room: str) -> bool:
    """One of it is taken; False if none was left."""
    if not in_stock(g, stock, room):
        return False
    g.app.stocks[stock][room] -= 1
    return True


def room_of_token(g: Table, token: str) -> str:
    """The room in which a token lies; none if it is off the board."""
    return room_of_place(g, g.app.tokens.get(token, ""))

"""Words of stocks: what lies in a room in some number, and is taken from it."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.app.stocks import in_stock, room_of_token, take_from_stock
from madhouse.second.things.references import StockId
from madhouse.second.things.table import Table
from madhouse.second.words.base import AppVerb, Condition


class TakeFromStock(AppVerb, frozen=True):
    """One of a stock is taken, in the room where this token lies."""

    stock: StockId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        take_from_stock(g, self.stock, room_of_token(g, scene.token))
        yield from ()


class InStock(Condition, frozen=True):
    """Something of a stock is left in the room where this token lies."""

    stock: StockId

    def holds(self, g: Table, scene: Scene) -> bool:
        return in_stock(g, self.stock, room_of_token(g, scene.token)) > 0

"""Words for what a card says as long as it lies before an investigator."""

from typing import Any

from madhouse.first.attributes import Attribute
from madhouse.first.scene import Scene
from madhouse.first.table import Table
from madhouse.first.words.base import Standing


class TestValue(Standing, frozen=True, kw_only=True):
    """Your tests of an attribute are made with a modifier."""

    __test__ = False  # a card's word, not one of our tests

    attribute: Attribute
    add: int

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add if scene.attribute == self.attribute else value


class EvadeValue(Standing, frozen=True, kw_only=True):
    """Your evade tests are made with a modifier."""

    add: int

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add


class HorrorValue(Standing, frozen=True, kw_only=True):
    """Your horror tests are made with a modifier."""

    add: int

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add


class IgnoresDarkness(Standing, frozen=True, kw_only=True):
    """You ignore the effects of darkness (1e.darkness.ignore)."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True


class MayNotTrade(Standing, frozen=True, kw_only=True):
    """You may not trade."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True

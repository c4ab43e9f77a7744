"""Words of a turn: how many actions, and which of them one may spend on what."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, Standing, you

MOVE = "move"


class ActionsOfTurn(Standing, frozen=True, kw_only=True):
    """You have more actions in a turn, or fewer."""

    question = "actions_of_a_turn"
    number: int

    def answer(self, g: Table, scene: Scene, value: int) -> int:
        return value + self.number


class AnotherAction(PeoplesVerb, frozen=True):
    """You have another action in this turn, or several."""

    number: int = 1

    def possible(self, g: Table, scene: Scene) -> bool:
        return g.state.active == you(scene).id

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if g.state.active == who.id:
            who.actions += self.number
            g.tell("another-action", (), who=who.id, number=self.number)
        yield from ()


class CannotAct(Standing, frozen=True, kw_only=True):
    """You cannot spend an action on some kinds of action."""

    kinds: tuple[str, ...]

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return value or scene.purpose in self.kinds


class OneKindOfAction(Standing, frozen=True, kw_only=True):
    """You may not perform two different actions in one turn, unless one of them is a move."""

    question = "cannot_act"

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        others = [kind for kind in you(scene).done if kind not in (MOVE, scene.purpose)]
        return value or (scene.purpose != MOVE and bool(others))


class Performed(PeoplesCondition, frozen=True):
    """You have performed an action so often in your last turn."""

    action: str
    times: int = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        return you(scene).done.count(self.action) >= self.times


class ActionsTaken(PeoplesCondition, frozen=True):
    """You have spent so many actions of this turn."""

    number: int

    def holds(self, g: Table, scene: Scene) -> bool:
        return len(you(scene).done) == self.number

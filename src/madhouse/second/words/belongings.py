"""Words of what you have with you, and lose by chance."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.lying import shown
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.clues import spend_clue
from madhouse.second.rules.random_drop import drop_random_item
from madhouse.second.things.references import ItemId, TraitName
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, you


class DropRandomItem(PeoplesVerb, frozen=True):
    """You drop a random Item."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        drop_random_item(g, you(scene))
        yield from ()


class LeaveItem(PeoplesVerb, frozen=True):
    """An Item that nobody has lies in the space of which this is said: where a monster fell."""

    outlives = True
    card: ItemId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        copy = next((each for each in g.state.items if g.box.front(each) == self.card), None)
        if copy is not None and scene.space:
            g.state.items.remove(copy)
            g.state.dropped.setdefault(scene.space, []).append(copy)
            g.tell("item-left", ("2e.place.other",), card=self.card, space=scene.space)
        yield from ()


class LoseClue(PeoplesVerb, frozen=True):
    """You discard Clues, as many as you have of so many."""

    number: int = 1

    def possible(self, g: Table, scene: Scene) -> bool:
        return you(scene).clues >= self.number

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        for _ in range(min(self.number, who.clues)):
            spend_clue(g, who)
        yield from ()


class HasTrait(PeoplesCondition, frozen=True):
    """You have a card with this trait (2e.traits.example)."""

    trait: TraitName

    def holds(self, g: Table, scene: Scene) -> bool:
        who = you(scene)
        return any(self.trait in g.traits(shown(who, card)) for card in who.possessions)

"""Words about the keeper's cards and threat."""

from madhouse.engine.flow import Rule, choose
from madhouse.first.acting.leaving_play import leave_play
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.drop import DROP, put_down
from madhouse.first.rules.mythos import draw_and_keep, draw_mythos
from madhouse.first.rules.trauma import draw_trauma
from madhouse.first.things.state import KEEPER
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, you


class DrawMythos(Verb, frozen=True):
    """The keeper draws Mythos cards (1e.mythos.draw-more)."""

    cards: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for _ in range(self.cards):
            yield from draw_mythos(g, "1e.keeper-action.draw-cards")


class DrawMythosKeep(Verb, frozen=True, kw_only=True):
    """The keeper draws Mythos cards, keeps some and puts the others under the deck."""

    draw: int = 2
    keep: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from draw_and_keep(g, self.draw, self.keep, "1e.keeper-action.draw-cards")


class DrawTrauma(Verb, frozen=True):
    """The keeper draws Trauma cards (1e.trauma.hand)."""

    cards: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for _ in range(self.cards):
            yield from draw_trauma(g, "1e.keeper-action.draw-cards")


class DiscardThis(Verb, frozen=True):
    """The card itself is discarded from before you."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if scene.card in who.trauma:
            who.trauma.remove(scene.card)
            leave_play(g, g.state.trauma, scene.card)
        elif scene.card in who.facedown:
            who.facedown.remove(scene.card)
            leave_play(g, g.state.mythos, scene.card)
        elif scene.card in who.cards:
            who.cards.remove(scene.card)
            leave_play(g, g.state.exploration, scene.card)
        g.tell("card-gone", ("1e.open.card-overrides",), who=who.id, card=scene.card)
        yield from ()


class DropEquipment(Verb, frozen=True):
    """You drop one Equipment card that the keeper chooses, if you carry any."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        carried = [card for card in who.cards if "equipment" in g.box.items[card].types]
        if carried:
            options = DROP.each(carried)
            rule = "1e.open.card-overrides"
            chosen = yield from choose((KEEPER,), "drop-for", options, rule, {"who": who.id})
            (card,) = DROP.ids(chosen)
            put_down(g, who, card, rule)

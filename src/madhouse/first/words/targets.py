"""Words for what a card does to one investigator: the target of a spell, or someone near."""

from typing import ClassVar, Literal

import msgspec

from madhouse.engine import clauses
from madhouse.engine.flow import Killed, Rule, choose_among
from madhouse.first.acting.reactions import cancelled
from madhouse.first.acting.scene import Scene, all_hold
from madhouse.first.acting.verbs import run_all
from madhouse.first.things.state import KEEPER, Investigator
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, chooser, you

Near = Literal["space", "room"]


class TargetDoes(Verb, frozen=True):
    """The investigator on whom the spell was cast does something, or has it done to him."""

    do: tuple[clauses.Verb, ...]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if scene.target is None:
            raise LookupError(f"'{scene.card}' speaks of 'the target', but there is none")
        if scene.target in g.state.investigators:
            yield from done_to(g, scene, scene.target, self.do)


class OtherDoes(Verb, frozen=True):
    """The other investigator whom it concerns does something; he may cancel what would happen."""

    do: tuple[clauses.Verb, ...]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if scene.target is not None and scene.target in g.state.investigators:
            yield from done_to(g, scene, scene.target, self.do)


class Someone(Verb, frozen=True, kw_only=True):
    """An investigator near you, perhaps you, of your choice or the keeper's, does something.

    Nobody but one who meets the conditions is a valid target (1e.keeper-action.urges-target).
    """

    about: ClassVar[str] = "having"
    do: tuple[clauses.Verb, ...]
    near: Near = msgspec.field(default="space", name="in")
    having: tuple[clauses.Condition, ...] = ()
    other: bool = False  # anybody but you
    by: Literal["you", "keeper"] = "you"

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self.targets(g, scene))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        targets = self.targets(g, scene)
        if targets:
            about = {"who": you(scene).id, "card": scene.card}
            seats = (KEEPER,) if self.by == "keeper" else chooser(scene)
            target = yield from choose_among(
                seats, "someone", targets, lambda i: i.id, "1e.action.card-ability", about
            )
            yield from done_to(g, scene, target, self.do)

    def targets(self, g: Table, scene: Scene) -> list[Investigator]:
        """Those who may be chosen."""
        near = near_you(g, scene, self.near)
        meant = [i for i in near if not (self.other and i is scene.you)]
        return [i for i in meant if all_hold(g, Scene(i), self.having)]


def near_you(g: Table, scene: Scene, near: Near) -> list[Investigator]:
    """The investigators in your space or in your room, you among them (1e.spell.target-self)."""
    who = you(scene)
    return g.investigators_at(who.space) if near == "space" else g.investigators_in(g.room_of(who))


def done_to(
    g: Table, scene: Scene, target: Investigator, verbs: tuple[clauses.Verb, ...]
) -> Rule[None]:
    """Let the verbs speak to the target; whoever used the card goes on choosing."""
    (seat,) = chooser(scene)
    there = Scene(target, card=scene.card, chooser=seat)
    there.occasion = scene.occasion
    try:
        yield from run_all(g, there, verbs)
    except Killed as dead:
        if dead.who == you(scene).id:
            raise
    if scene.occasion is not None and cancelled(there):
        scene.occasion.cancelled = True

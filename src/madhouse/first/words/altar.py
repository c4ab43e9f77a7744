"""Words about altars, and about the samples that are carried to them."""

import msgspec

from madhouse.engine import clauses
from madhouse.engine.flow import Rule, choose, choose_among
from madhouse.first.acting.deaths import Deaths
from madhouse.first.acting.scene import Scene
from madhouse.first.acting.verbs import run_all
from madhouse.first.rules.altar import (
    ALTAR,
    Errand,
    errand_name,
    errands,
    gain_sample,
    lay_samples,
    samples_on_altars,
)
from madhouse.first.rules.attribute_tests import attribute_test
from madhouse.first.rules.keeper_turn import free_against, keeper_action
from madhouse.first.rules.monsters import on_board
from madhouse.first.rules.placing import place_monster
from madhouse.first.rules.room_features import rooms_with
from madhouse.first.things.attributes import TestOf
from madhouse.first.things.references import MonsterId, MonsterOrName
from madhouse.first.things.state import KEEPER
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, the_monster


class PlaceAtAltar(Verb, frozen=True):
    """A monster of a kind is placed in the altar's room; several if it is dark there."""

    outlives = True
    kind: MonsterId
    in_darkness: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        rooms = rooms_with(g, ALTAR)
        if not rooms:
            return
        room = yield from choose((KEEPER,), "altar", rooms, "1e.altar.keeper-use")
        deaths = Deaths(g)
        for _ in range(self.in_darkness if g.room(room).dark else 1):
            with deaths:
                yield from place_monster(g, self.kind, [room])
        deaths.settle(scene.you)


class AltarOnBoard(Condition, frozen=True):
    """There is an altar on the board."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(rooms_with(g, ALTAR))


class TakeSample(Verb, frozen=True, kw_only=True):
    """A monster takes a sample of an investigator in its space, or lays its samples down.

    He makes a test first (1e.sample.gain); each monster does one of both once a turn.
    """

    outlives = True
    of: TestOf
    failed: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="fail")

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        able = payable(g, scene.card, scene.paid)
        if not able:
            return
        foe, who = yield from choose_among(
            (KEEPER,), "sample", able, errand_name, "1e.altar.keeper-use"
        )
        foe.sampled = True
        if who is not None and scene.paid and free_against(g, who, scene.card):
            g.keeper.threat += scene.paid
            rules = ("1e.open.card-overrides",)
            g.tell("threat", rules, amount=scene.paid, threat=g.keeper.threat)
        if who is None:
            lay_samples(g, foe)
            return
        taking = Scene(who, foe, scene.card)
        test = self.of
        passed = yield from attribute_test(
            g, who, test.attribute, test.modifier, "1e.sample.gain", taking
        )
        if not passed:
            yield from run_all(g, taking, self.failed)


class CanTakeSample(Condition, frozen=True):
    """A monster shares its space with an investigator, or with an altar for its samples."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(payable(g, scene.card, g.keeper.threat))


def payable(g: Table, action: str, threat: int) -> list[Errand]:
    """What can be done with samples for so much threat; against some it may cost nothing."""
    cost = keeper_action(g, action).cost if action in g.box.actions else 0
    able = errands(g)
    if threat >= cost:
        return able
    return [(foe, who) for foe, who in able if who is not None and free_against(g, who, action)]


class GainSample(Verb, frozen=True):
    """The monster gains a sample token (1e.sample.gain)."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if on_board(g, scene.monster):
            gain_sample(g, the_monster(scene))
        yield from ()


class SamplesOnAltar(Condition, frozen=True):
    """So many samples lie on the altar, more with more players (1e.sample.needed)."""

    number: int = 0
    per_investigator: int = 0
    at_most: int | None = None

    def holds(self, g: Table, scene: Scene) -> bool:
        needed = self.number + self.per_investigator * len(g.state.players)
        if self.at_most is not None:
            needed = min(needed, self.at_most)
        return samples_on_altars(g) >= needed


class CarriesSample(Condition, frozen=True):
    """A monster of this kind, or of this name, carries a sample."""

    monster: MonsterOrName

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(foe.samples and self.monster in (foe.kind, foe.name) for foe in g.state.monsters)

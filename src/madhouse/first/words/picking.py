"""The word for a monster near you that the keeper picks, so that a card can speak of it."""

from copy import copy
from typing import Literal

import msgspec

from madhouse.engine import clauses
from madhouse.engine.flow import Rule, choose_among
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.effects import run_all
from madhouse.first.rules.monsters import monster_name
from madhouse.first.things.cards import MonsterClass
from madhouse.first.things.references import MonsterId
from madhouse.first.things.state import KEEPER, Monster
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, you


class OneMonster(Verb, frozen=True, kw_only=True):
    """The keeper picks a monster near you that is not stunned; it is 'the monster' then."""

    do: tuple[clauses.Verb, ...]
    near: Literal["space", "room"] = msgspec.field(default="space", name="in")
    kind: MonsterId | None = None
    klass: MonsterClass | None = msgspec.field(default=None, name="class")

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._meant(g, scene))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if meant := self._meant(g, scene):
            here = copy(scene)
            about = {"who": you(scene).id, "card": scene.card}
            here.monster = yield from choose_among(
                (KEEPER,), "one-monster", meant, monster_name, "1e.open.card-overrides", about
            )
            yield from run_all(g, here, self.do)

    def _meant(self, g: Table, scene: Scene) -> list[Monster]:
        who = you(scene)
        near = g.monsters_at(who.space) if self.near == "space" else g.monsters_in(g.room_of(who))
        return [
            foe
            for foe in near
            if not foe.stun
            and self.kind in (None, foe.kind)
            and self.klass in (None, g.kind(foe).klass)
        ]

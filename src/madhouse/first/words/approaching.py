"""Words for a monster that comes nearer, or goes on by a way of its own."""

from typing import Literal

from madhouse.engine.flow import Rule, choose
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.approaching import approach
from madhouse.first.rules.monster_moves import can_move, monster_steps
from madhouse.first.rules.monsters import on_board
from madhouse.first.rules.paths import CLIMBS, TO, monster_paths
from madhouse.first.rules.room_features import features_at
from madhouse.first.things.plain_answers import STAY
from madhouse.first.things.state import KEEPER
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, the_monster, you


class MonsterApproaches(Verb, frozen=True):
    """The monster moves toward you."""

    spaces: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from approach(g, the_monster(scene), you(scene), self.spaces)


class MonsterComes(Verb, frozen=True):
    """The monster moves to your space, however far that is."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from approach(g, the_monster(scene), you(scene), len(g.board.spaces))


class MonsterGoesBy(Verb, frozen=True):
    """The keeper may move the monster from a marker of its space to another such marker."""

    outlives = True
    marker: Literal["ladder", "vent"]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        foe = the_monster(scene)
        climbs = CLIMBS.get(g.kind(foe).klass) == self.marker
        here = climbs and features_at(g, self.marker, foe.space)
        if not here or not on_board(g, foe) or not can_move(g, foe):
            return
        marked = {each.space for each in g.state.features if each.kind == self.marker}
        options = [TO(space) for space in monster_paths(g, foe) if space in marked]
        about = {"monster": foe.id, "left": 1}
        rule = "1e.vent.adjacent"
        chosen = yield from choose((KEEPER,), "move-monster", (*options, STAY), rule, about)
        if chosen != STAY:
            (space,) = TO.ids(chosen)
            yield from monster_steps(g, foe, space)

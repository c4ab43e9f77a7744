"""Words of activations: how a monster moves, and whom it strikes."""

from collections.abc import Callable
from typing import Literal

import msgspec

from madhouse.engine import clauses
from madhouse.engine.flow import Rule
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.acting.verbs import run_all
from madhouse.second.rules import monster_moves
from madhouse.second.rules.barricades import discard_barricade
from madhouse.second.rules.features import LaidName, spaces_with
from madhouse.second.rules.group import decide_together
from madhouse.second.rules.monster_paths import water_spaces
from madhouse.second.rules.monster_targets import (
    in_range_of,
    investigators_with,
    most_horror,
    most_in_range,
    nearest_in_range,
    nearest_spaces,
    on_board,
    one_of,
)
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesVerb, the_monster

Goal = Literal[
    "investigator",
    "person or investigator",
    "most investigators",
    "most horror",
    "water",
    "darkness",
    "search or interact",
    "rift",
    "overgrowth",
    "rubble",
    "restraint",
]
FAR = 999
Whom = Literal["one here", "all here", "nearest in range", "all in range", "everybody"]


class MoveToward(PeoplesVerb, frozen=True):
    """The monster moves toward the nearest investigator, or something else.

    Toward an investigator of whom something is so, if there is one; else it does the other thing,
    or nothing.
    """

    outlives = True
    about = "given"
    spaces: int
    goal: Goal = "investigator"
    given: tuple[clauses.Condition, ...] = msgspec.field(default=(), name="if")
    otherwise: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="else")

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        monster = the_monster(scene)
        if monster not in g.app.monsters:
            return
        goal = yield from monster_moves.goal_among(g, monster, self.goals(g, scene, monster))
        if goal is None:
            yield from run_all(g, scene, self.otherwise)
            return
        scene.carried_out = True
        yield from monster_moves.move_toward(g, scene, monster, goal, self.spaces)

    def goals(self, g: Table, scene: Scene, monster: Monster) -> tuple[str, ...]:
        """The spaces toward the nearest of which it moves."""
        match self.goal:
            case "investigator":
                return nearest_spaces(g, monster, fitting(g, scene, self.given))
            case "person or investigator":
                tokens = g.box.tokens
                at = g.app.tokens.items()
                persons = [space for name, space in at if tokens[name].kind == "person"]
                return (*nearest_spaces(g, monster), *persons)
            case "most investigators":
                return most_in_range(g, monster)
            case "most horror":
                return most_horror(g)
            case "water":
                return water_spaces(g)
            case "darkness":
                return tuple(g.state.darkness)
            case "search or interact":
                tokens = g.box.tokens
                lying = g.app.tokens.items()
                return tuple(s for n, s in lying if tokens[n].kind in ("search", "interact"))
            case feature:
                return tuple(spaces_with(g, feature))


class MoveAway(PeoplesVerb, frozen=True):
    """The monster moves away from the nearest investigator, or from you; into Darkness, if it is to
    and can."""

    outlives = True
    spaces: int
    away_from: Literal["nearest investigator", "you"] = msgspec.field(
        default="nearest investigator", name="from"
    )
    into: Literal["", "darkness"] = ""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        monster = the_monster(scene)
        if monster not in g.app.monsters:
            return
        goal: str | None = scene.you.space if self.away_from == "you" and scene.you else ""
        if not goal:
            goal = yield from monster_moves.goal_among(g, monster, nearest_spaces(g, monster))
        if not goal:
            return
        scene.carried_out = True
        into = tuple(g.state.darkness) if self.into else ()
        yield from monster_moves.move_away(g, scene, monster, goal, self.spaces, into)


class MoveToOrigin(PeoplesVerb, frozen=True):
    """The monster is moved to the space it spawned in (2e.movement.specific-space)."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        monster = the_monster(scene)
        held = scene.halted or monster.id in g.state.held
        if monster in g.app.monsters and not held:
            scene.carried_out = True
            yield from monster_moves.put_monster(g, monster, monster.origin)


class MoveToFeature(PeoplesVerb, frozen=True):
    """The monster is moved to another space with such a token, of several to one nearest an
    investigator; if there is none it does the other thing, or nothing."""

    outlives = True
    feature: LaidName
    otherwise: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="else")

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        monster = the_monster(scene)
        if monster not in g.app.monsters or scene.halted or monster.id in g.state.held:
            return
        here = g.state.monsters.get(monster.id)
        ways = g.places.ways()
        people = [who.space for who in on_board(g)]
        far = {
            space: min((ways.distances(space).get(each, FAR) for each in people), default=FAR)
            for space in spaces_with(g, self.feature)
            if space != here
        }
        if not far:
            yield from run_all(g, scene, self.otherwise)
            return
        near = [space for space, away in far.items() if away == min(far.values())]
        options = monster_moves.GOAL.each(near)
        chosen = yield from decide_together(
            g, "monster-goal", options, about={"monster": monster.id}
        )
        scene.carried_out = True
        yield from monster_moves.put_monster(g, monster, monster_moves.GOAL.ids(chosen)[0])


class Stay(PeoplesVerb, frozen=True):
    """The monster does not move, whether there is anybody to strike or not."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        scene.carried_out = True
        yield from ()


class MonsterStrikes(PeoplesVerb, frozen=True):
    """The monster strikes one in its space, all of them, or those in range; if there is nobody, it
    does something else."""

    outlives = True
    do: tuple[clauses.Verb, ...]
    whom: Whom = "one here"
    otherwise: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="else")

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        monster = the_monster(scene)
        if monster not in g.app.monsters:
            return
        struck = self.struck(g, monster)
        if not struck:
            yield from run_all(g, scene, self.otherwise)
            return
        scene.carried_out = True
        if self.whom in ("one here", "nearest in range"):
            struck = [(yield from one_of(g, monster, struck))]
        for who in struck:
            yield from self.strike(g, monster, who)

    def struck(self, g: Table, monster: Monster) -> list[Investigator]:
        """Those it strikes, or one of whom it does."""
        match self.whom:
            case "one here" | "all here":
                return investigators_with(g, monster)
            case "nearest in range":
                return nearest_in_range(g, monster)
            case "all in range":
                return in_range_of(g, monster)
            case "everybody":
                return on_board(g)

    def strike(self, g: Table, monster: Monster, who: Investigator) -> Rule[None]:
        """What happens to one of them."""
        if who.eliminated:
            return
        here = Scene(who, monster, victim=who, space=who.space, purpose="activation")
        rule = "2e.monster.activate"
        g.tell("struck", (rule,), who=who.id, monster=monster.id, whom=self.whom)
        if (yield from at_moment(g, who, "attacked", here)):
            return
        yield from run_all(g, here, self.do)


class EachOtherMonster(PeoplesVerb, frozen=True):
    """Each other monster in range of this one does something."""

    outlives = True
    do: tuple[clauses.Verb, ...]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        monster = the_monster(scene)
        space = g.state.monsters.get(monster.id)
        if space is None:
            return
        for other in g.monsters_in_range(space):
            if other is monster:
                continue
            here = Scene(monster=other, purpose=scene.purpose)
            yield from run_all(g, here, self.do)
            scene.carried_out = scene.carried_out or here.carried_out


class DiscardNearestBarricade(PeoplesVerb, frozen=True):
    """The Barricade nearest to the monster is discarded."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        monster = the_monster(scene)
        if monster not in g.app.monsters:
            return
        spaces = tuple(each.space for each in g.state.barricades)
        space = yield from monster_moves.goal_among(g, monster, spaces)
        if space is None:
            return
        scene.carried_out = True
        barricade = next(each for each in g.state.barricades if each.space == space)
        discard_barricade(g, barricade)
        rule = "2e.discard.tokens"
        g.tell("barricade-gone", (rule,), monster=monster.id, space=space)


def fitting(
    g: Table, scene: Scene, given: tuple[clauses.Condition, ...]
) -> Callable[[Investigator], bool] | None:
    """Whether something is so of an investigator; None if nothing is asked."""
    if not given:
        return None
    return lambda who: all_hold(g, Scene(who, scene.monster, purpose=scene.purpose), given)

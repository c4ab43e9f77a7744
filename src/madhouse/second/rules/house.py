"""The house's hands: every instruction is carried out by the rules."""

from collections.abc import Sequence

import msgspec

from madhouse.engine.clauses import Condition, Verb
from madhouse.engine.flow import NOTHING, Rule
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.rules.clear_board import clear_features_and_figures
from madhouse.second.rules.movement import explore_doors
from madhouse.second.rules.mythos_targets import stands_at
from madhouse.second.rules.puzzle_attempts import attempt_puzzle
from madhouse.second.rules.skill_test import skill_test
from madhouse.second.rules.winning import settle
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.skills import TestOf
from madhouse.second.things.state import Monster
from madhouse.second.things.table import Table


class House:
    """Nobody has figures, cards or dice before them: the rules do everything."""

    name = "house"
    tells_each_word = False

    def carry_out(self, g: Table, scene: Scene, verb: Verb) -> Rule[None]:
        return verb.run(g, scene)

    def test(self, g: Table, scene: Scene, test: TestOf) -> Rule[int]:
        if scene.you is None:
            raise LookupError(f"a test of {test.skill} in a scene without 'you'")
        if scene.you.eliminated:
            return 0
        return (yield from skill_test(g, scene.you, test, scene))

    def attempt(self, g: Table, scene: Scene, asked: PuzzleOf, name: str) -> Rule[bool]:
        return attempt_puzzle(g, scene, asked, name)

    def only_reads(self, written: msgspec.Struct) -> bool:  # noqa: ARG002 - the rules do it all
        return False

    def judge(self, g: Table, scene: Scene, conditions: Sequence[Condition]) -> Rule[bool]:
        yield from ()
        return all_hold(g, scene, tuple(conditions))

    def may_choose(self, g: Table, scene: Scene, conditions: Sequence[Condition]) -> Rule[bool]:  # noqa: ARG002
        yield from ()
        return True  # else the rules had not offered it

    def anybody_at(self, g: Table, at: str) -> Rule[bool]:
        yield from ()
        return any(stands_at(g, who, at) for who in g.playing if who.space)

    def carried_out(self, g: Table) -> Rule[None]:  # noqa: ARG002 - the rules did it at once
        return NOTHING

    def place_monster(self, g: Table, monster: Monster, space: str) -> Rule[None]:
        g.state.monsters[monster.id] = space
        return NOTHING

    def where(self, g: Table, monster: Monster) -> Rule[str]:
        yield from ()
        return g.state.monsters[monster.id]

    def stands_in(self, g: Table, monster: Monster, space: str) -> Rule[bool]:
        yield from ()
        return g.state.monsters.get(monster.id) == space

    def monster_in(self, g: Table, space: str) -> Rule[bool]:
        yield from ()
        return space in g.state.monsters.values()

    def beside_a_monster(self, g: Table, persons: Sequence[str]) -> Rule[str]:
        yield from ()
        spaces = g.state.monsters.values()
        return next((person for person in persons if g.app.tokens[person] in spaces), "")

    def safe_space(self, g: Table, person: str) -> Rule[str]:
        yield from ()
        room_of = g.places.room_of
        unsafe = {room_of[space] for space in g.state.monsters.values()}
        ways, here = g.places.ways(explore_doors(g)), g.app.tokens[person]
        safe = ways.nearest(here, [s for s in g.places.spaces if room_of[s] not in unsafe])
        return safe[0] if safe else ""

    def room_without_anybody(self, g: Table, rooms: Sequence[str]) -> Rule[str]:
        yield from ()
        return next((room for room in rooms if not g.investigators_in(room)), "")

    def remove_monster(self, g: Table, monster: Monster) -> None:
        g.state.monsters.pop(monster.id, None)
        if monster.id in g.state.held:
            g.state.held.remove(monster.id)
        if monster.id in g.extras.passed_over:
            g.extras.passed_over.remove(monster.id)

    def lay(self, g: Table, tile: str) -> None:
        """A space that is dark on its tile begins in Darkness."""
        for room in g.places.rooms.values():
            if room.tile == tile and "dark" in room.tags:
                g.state.darkness += room.spaces

    def clear_board(self, g: Table) -> Rule[None]:
        return clear_features_and_figures(g)

    def standing_in(self, g: Table, room: str) -> list[str]:
        there = g.box.whole_map(g.app.map).room(room)
        return [each.id for each in g.playing if g.places.room_of.get(each.space) == there]

    def settle(self, g: Table, *, won: bool, loser: str | None = None) -> None:
        settle(g, won=won, loser=loser)


HOUSE = House()

"""Words that speak to others: each investigator, those of a room; a choice between two things."""

from typing import Literal

import msgspec

from madhouse.engine import clauses
from madhouse.engine.content_version import Prose
from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import can_do, run_all
from madhouse.second.rules.mythos_targets import by_chance, by_clues
from madhouse.second.things.references import RoomId
from madhouse.second.things.state import PEOPLE, Investigator
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesVerb, you
from madhouse.second.words.company import ONE


class Each(PeoplesVerb, frozen=True):
    """Each investigator of whom something can be said does this."""

    outlives = True
    do: tuple[clauses.Verb, ...]
    whom: Literal["all", "indoors", "outdoors", "here", "others here", "in the room"] = "all"
    room: RoomId = ""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for who in self.meant(g, scene):
            here = Scene(who, scene.monster, purpose=scene.purpose, mythos=scene.mythos)
            yield from run_all(g, here, self.do)

    def meant(self, g: Table, scene: Scene) -> list[Investigator]:
        """Those it speaks to."""
        playing = [who for who in g.playing if who.space]
        outdoors, room_of = g.places.outdoors, g.places.room_of
        match self.whom:
            case "all":
                return playing
            case "indoors" | "outdoors":
                out = self.whom == "outdoors"
                return [who for who in playing if outdoors[room_of[who.space]] is out]
            case "here":
                return [who for who in playing if who.space == you(scene).space]
            case "others here":
                you_are = you(scene)
                return [w for w in playing if w.space == you_are.space and w is not you_are]
            case "in the room":
                room = g.box.whole_map(g.app.map).plan.alias.get(self.room, self.room)
                return [who for who in playing if room_of[who.space] == room]


class OneInvestigator(PeoplesVerb, frozen=True):
    """One investigator does this: the one with fewest Clues, or with most, or one by chance."""

    outlives = True
    whom: Literal["fewest clues", "most clues", "by chance"]
    do: tuple[clauses.Verb, ...]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        playing = [who for who in g.playing if who.space]
        if self.whom == "by chance":
            meant = by_chance(g, playing, 1)
        else:
            meant = yield from by_clues(g, playing, 1, most=self.whom == "most clues")
        for who in meant:
            here = Scene(who, scene.monster, purpose=scene.purpose, mythos=scene.mythos)
            yield from run_all(g, here, self.do)

    def told(self, g: Table, scene: Scene) -> Rule[None]:
        """People see who it is; what of it concerns the app they are asked."""
        g.tell("instructed", ("2e.mythos.app-instructs",), word=g.box.number_of(self))
        if not g.hands.only_reads(self):
            yield from run_all(g, scene, self.do)


class Alternative(msgspec.Struct, frozen=True, kw_only=True):
    """One of the things one may choose."""

    text: Prose
    do: tuple[clauses.Verb, ...] = ()


class Either(PeoplesVerb, frozen=True):
    """You choose one of several things."""

    joins = "or"
    of: tuple[Alternative, ...]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        possible = [n for n, each in enumerate(self.of) if can_do(g, scene, each.do)]
        if not possible:
            return
        who = you(scene)
        options = [ONE(number) for number in possible]
        about: dict[str, Fact] = {"who": who.id, "word": g.box.number_of(self)}
        chosen = yield from choose((who.seat,), "either", options, "2e.terms.may", about)
        (number,) = ONE.ids(chosen)
        yield from run_all(g, scene, self.of[int(number)].do)

    def told(self, g: Table, scene: Scene) -> Rule[None]:
        """People say what they have chosen: something of it may concern the app."""
        about: dict[str, Fact] = {"word": g.box.number_of(self)}
        options = [ONE(number) for number in range(len(self.of))]
        chosen = yield from choose((PEOPLE,), "either", options, "2e.terms.may", about)
        (number,) = ONE.ids(chosen)
        yield from run_all(g, scene, self.of[int(number)].do)

"""Words of the app's tokens: another topic, a search or a door from afar, a lock that is off."""

import msgspec

from madhouse.engine import clauses
from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.app.choosing import choose_and_see
from madhouse.second.app.menu import name_room
from madhouse.second.app.tokens import locked_options, options_of, unlock
from madhouse.second.rules.movement import ways_now
from madhouse.second.things.plain_answers import STOP
from madhouse.second.things.scenario import Token
from madhouse.second.things.table import Table
from madhouse.second.words.base import AppVerb, PeoplesCondition, PeoplesVerb, you

ASK = form("ask {token} {number}")
UNLOCK = form("unlock {token}")
LISTEN = form("listen at {token}")


class WithPerson(PeoplesCondition, frozen=True):
    """It is a Person."""

    def holds(self, g: Table, scene: Scene) -> bool:
        token = g.box.tokens.get(scene.token)
        return token is not None and token.kind == "person"


class AnotherTopic(PeoplesVerb, frozen=True):
    """You may choose another topic of that Person, without an action."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._topics(g, scene))

    def _topics(self, g: Table, scene: Scene) -> list[str]:
        token = g.box.tokens.get(scene.token)
        if token is None or token.id not in g.app.tokens:
            return []
        here = Scene(you(scene))
        found = [number for number, _ in options_of(g, token, here) if number != scene.option]
        return [ASK(token.id, number) for number in found]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        topics = self._topics(g, scene)
        if not topics:
            return
        yield from _ask(g, scene, [*topics, STOP], "person")


class SearchFromAfar(PeoplesVerb, frozen=True):
    """You search a Search token within range as if you were in its space."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._searches(g, scene))

    def _searches(self, g: Table, scene: Scene) -> list[str]:
        who = you(scene)
        if not who.space:
            return []
        near = g.places.in_range[who.space]
        return [
            ASK(name, number)
            for name, at in g.app.tokens.items()
            if at in near and g.box.tokens[name].kind == "search"
            for number, _ in options_of(g, g.box.tokens[name], Scene(who))
        ]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        searches = self._searches(g, scene)
        if searches:
            yield from _ask(g, scene, searches, "search")
            yield from at_moment(g, you(scene), "searched", scene)


class ExploreFromAfar(PeoplesVerb, frozen=True):
    """You explore a door at most so many spaces away, and stay where you are."""

    within: int

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._doors(g, scene))

    def _doors(self, g: Table, scene: Scene) -> list[str]:
        who = you(scene)
        if not who.space:
            return []
        far = ways_now(g).distances(who.space)
        near = {who.space, *(space for space, away in far.items() if away <= self.within)}
        return [
            ASK(name, number)
            for name, at in g.app.tokens.items()
            if g.box.tokens[name].kind == "explore"
            and any(space in near for space in g.places.openings.get(at, ()))
            for number, _ in options_of(g, g.box.tokens[name], Scene(who))
        ]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        doors = self._doors(g, scene)
        if doors:
            yield from _ask(g, scene, doors, "explore")
            yield from at_moment(g, you(scene), "explored", scene)


def _ask(g: Table, scene: Scene, options: list[str], purpose: str) -> Rule[None]:
    who = you(scene)
    about: dict[str, Fact] = {"who": who.id}
    chosen = yield from choose((who.seat,), "ask", options, "2e.action-icon.costs-action", about)
    if chosen == STOP:
        return
    token, number = ASK.ids(chosen)
    scene.purpose = purpose
    yield from choose_and_see(g, g.box.tokens[token], int(number), scene)


class Unlock(PeoplesVerb, frozen=True):
    """A door within range is explored without its test; if there is none, something else."""

    otherwise: tuple[clauses.Verb, ...] = msgspec.field(default=(), name="else")

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._locked(g, scene))

    def _locked(self, g: Table, scene: Scene) -> list[Token]:
        near = g.places.in_range[you(scene).space]
        return [
            g.box.tokens[name]
            for name, at in g.app.tokens.items()
            if g.box.tokens[name].kind == "explore"
            and any(space in near for space in g.places.openings.get(at, ()))
            and locked_options(g, g.box.tokens[name])
        ]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        locked = self._locked(g, scene)
        if not locked:
            yield from run_all(g, scene, self.otherwise)
            return
        who = you(scene)
        about: dict[str, Fact] = {"who": who.id}
        options = UNLOCK.each(each.id for each in locked)
        chosen = yield from choose((who.seat,), "unlock", options, "", about)
        (name,) = UNLOCK.ids(chosen)
        unlock(g, g.box.tokens[name], who.id)


class NameRoom(AppVerb, frozen=True):
    """The app names the room behind one unexplored door of your choice."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return any(g.box.tokens[name].kind == "explore" for name in g.app.tokens)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        doors = [name for name in g.app.tokens if g.box.tokens[name].kind == "explore"]
        if not doors:
            return
        who = you(scene)
        about: dict[str, Fact] = {"who": who.id}
        chosen = yield from choose((who.seat,), "listen", LISTEN.each(doors), "", about)
        (name,) = LISTEN.ids(chosen)
        name_room(g, name, who.id)

"""Words that speak to another: somebody you choose, everybody near; and whose a moment is."""

from typing import ClassVar, Literal

from msgspec.structs import replace

from madhouse.engine import clauses
from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose, choose_among
from madhouse.engine.forms import form
from madhouse.second.acting.lying import card_itself
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import can_do, run_all
from madhouse.second.things.plain_answers import NOT
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, you

Within = Literal["your space", "your room", "range", "that space", "anywhere"]
WHOM = form("for {investigator}")
ONE = form("do {number}")


def near(g: Table, scene: Scene, within: Within, *, not_you: bool) -> list[Investigator]:
    """The investigators who are so near to 'you'."""
    who = you(scene)
    here = scene.space if within == "that space" else who.space
    room_of = g.places.room_of
    me = who if not_you else None
    people = [each for each in g.state.investigators if each.space and each is not me]
    match within:
        case "your space" | "that space":
            return [each for each in people if each.space == here]
        case "your room":
            return [each for each in people if room_of[each.space] == room_of[here]]
        case "range":
            return [each for each in people if each.space in g.places.in_range[here]]
        case "anywhere":
            return people


def speaking_to(scene: Scene, who: Investigator) -> Scene:
    """The same scene, in which another is 'you'."""
    return replace(scene, you=who)


class Somebody(PeoplesVerb, frozen=True):
    """One investigator of your choice does this."""

    names_who: ClassVar[bool] = True
    within: Within
    do: tuple[clauses.Verb, ...]
    not_you: bool = False
    may: bool = False  # the chosen one may decline

    def possible(self, g: Table, scene: Scene) -> bool:
        for each in near(g, scene, self.within, not_you=self.not_you):
            if can_do(g, speaking_to(scene, each), self.do):
                return True
        return False

    def _fit(self, g: Table, scene: Scene) -> list[Investigator]:
        those = near(g, scene, self.within, not_you=self.not_you)
        return [each for each in those if can_do(g, speaking_to(scene, each), self.do)]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        fit = self._fit(g, scene) or near(g, scene, self.within, not_you=self.not_you)
        if not fit:
            return
        who = you(scene)
        about: dict[str, Fact] = {"who": who.id, "word": g.box.number_of(self)}
        chosen = yield from choose_among(
            (who.seat,), "somebody", fit, lambda each: WHOM(each.id), "", about
        )
        scene.target = chosen
        yield from _speak(g, scene, chosen, self)


class ThatInvestigator(PeoplesVerb, frozen=True):
    """The investigator who was chosen does this."""

    names_who: ClassVar[bool] = True
    do: tuple[clauses.Verb, ...]
    may: bool = False

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if scene.target is not None and not scene.target.eliminated:
            yield from _speak(g, scene, scene.target, self)


class Everybody(PeoplesVerb, frozen=True):
    """Each investigator so near does this."""

    outlives = True
    within: Within
    do: tuple[clauses.Verb, ...]
    not_you: bool = False

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for each in near(g, scene, self.within, not_you=self.not_you):
            yield from run_all(g, speaking_to(scene, each), self.do)


def _speak(
    g: Table, scene: Scene, who: Investigator, said: Somebody | ThatInvestigator
) -> Rule[None]:
    here = speaking_to(scene, who)
    if said.may:
        if not can_do(g, here, said.do):
            return
        options = (ONE(0), NOT)
        card, word = g.box.front(card_itself(scene.card)), g.box.number_of(said)
        about: dict[str, Fact] = {"who": who.id, "card": card, "word": word}
        chosen = yield from choose((who.seat,), "offered", options, "2e.terms.may", about)
        if chosen == NOT:
            return
    yield from run_all(g, here, said.do)


class OneOf(PeoplesVerb, frozen=True):
    """You do one of several things; what would do nothing is not to be chosen."""

    these: tuple[tuple[clauses.Verb, ...], ...]

    def possible(self, g: Table, scene: Scene) -> bool:
        return any(can_do(g, scene, each) for each in self.these)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        possible = [n for n, each in enumerate(self.these) if can_do(g, scene, each)]
        if not possible:
            return
        who = you(scene)
        card, word = g.box.front(card_itself(scene.card)), g.box.number_of(self)
        about: dict[str, Fact] = {"who": who.id, "card": card, "word": word}
        options = [ONE(number) for number in possible]
        chosen = yield from choose((who.seat,), "one-of", options, "", about)
        (number,) = ONE.ids(chosen)
        yield from run_all(g, scene, self.these[int(number)])


class Whose(PeoplesCondition, frozen=True):
    """It happens to another who is near, or to anyone there, you among them."""

    of_others = True
    who: Literal["anyone", "another"]
    within: Within

    def holds(self, g: Table, scene: Scene) -> bool:
        owner, other = you(scene), scene.target
        if other is None or other is owner:
            return self.who == "anyone"
        return other in near(g, scene, self.within, not_you=True)


class Alone(PeoplesCondition, frozen=True):
    """No other investigator is in your room, or in your space."""

    within: Within = "your room"

    def holds(self, g: Table, scene: Scene) -> bool:
        who = you(scene)
        return bool(who.space) and not near(g, scene, self.within, not_you=True)

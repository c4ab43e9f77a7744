"""Words of what packs let one have: Elixirs, Agendas, Improvements, Keys; and of the way back."""

from typing import Literal

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.second.acting.lying import card_itself
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.changing_hands import drop
from madhouse.second.rules.conditions import become, has_condition
from madhouse.second.rules.elixirs import drinks_of, gain_elixir, pour_away
from madhouse.second.rules.improvements import can_improve, give_back, improve
from madhouse.second.rules.keys import has_key, place_key, take_key
from madhouse.second.rules.lost import come_back
from madhouse.second.rules.possessions import discard_possession, has_card
from madhouse.second.things.agendas import AGENDA
from madhouse.second.things.references import ElixirId, ItemId
from madhouse.second.things.skills import Skill
from madhouse.second.things.state import FEWEST, Investigator
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, you
from madhouse.second.words.carrying import LET_GO


class GainElixir(PeoplesVerb, frozen=True):
    """You gain a random copy of an Elixir, of this name or of any."""

    elixir: ElixirId = ""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        gain_elixir(g, you(scene), self.elixir)
        yield from ()


class DropElixir(PeoplesVerb, frozen=True):
    """You drop an Elixir, of several one of your choice."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(_faceup(g, you(scene)))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        copies = _faceup(g, who)
        if not copies:
            return
        options = LET_GO.each(dict.fromkeys(g.box.front(each) for each in copies))
        about: dict[str, Fact] = {"who": who.id}
        chosen = yield from choose(
            (who.seat,), "drop", options, "2e.elixir.faceup-possession", about
        )
        (name,) = LET_GO.ids(chosen)
        drop(g, who, next(each for each in copies if g.box.front(each) == name))


class PourAway(PeoplesVerb, frozen=True):
    """You discard the Elixir that you drank last, whatever its back says."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        drunk = g.extras.drunk.get(who.id)
        if drunk:
            pour_away(g, who, drunk[-1])
        yield from ()


def _faceup(g: Table, who: Investigator) -> list[str]:
    """The Elixirs that an investigator has not drunk."""
    return [copy for copy in who.possessions if copy in g.box.elixir_copies]


class DealAgendas(PeoplesVerb, frozen=True):
    """Each investigator gains an Agenda; not where only two play (2e.agenda.not-with-two)."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if g.number <= FEWEST:
            g.tell("no-agendas", ("2e.agenda.not-with-two",))
            return
        for who in g.playing:
            yield from become(g, who, AGENDA)


class Improve(PeoplesVerb, frozen=True):
    """You improve a skill: this one, one of these, or any of your choice."""

    skills: tuple[Skill, ...] = ()

    def possible(self, g: Table, scene: Scene) -> bool:
        return any(not self.skills or each in self.skills for each in can_improve(g, you(scene)))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from improve(g, you(scene), self.skills)


class LoseImprovement(PeoplesVerb, frozen=True):
    """You discard the Improvement of a skill."""

    skill: Skill

    def possible(self, g: Table, scene: Scene) -> bool:
        return has_improved(g, you(scene), self.skill)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        give_back(g, you(scene), self.skill)
        yield from ()


class PlaceKey(PeoplesVerb, frozen=True):
    """A Key token is placed on an Item, whoever has it; without a name on one of yours."""

    outlives = True
    item: ItemId = ""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        people = g.playing if self.item else [you(scene)]
        holding = [who for who in people if _holds(g, who, self.item)]
        if holding:
            place_key(g, holding[0], self.item)
        yield from ()


class GiveUp(PeoplesVerb, frozen=True):
    """You give up an Item for good: its Key token is taken off, and it is discarded."""

    item: ItemId

    def possible(self, g: Table, scene: Scene) -> bool:
        return has_card(g, you(scene), self.item)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        own = [copy for copy in who.possessions if g.box.front(copy) == self.item]
        for copy in own[:1]:
            if has_key(g, copy):
                take_key(g, copy)
            discard_possession(g, who, copy)
        yield from ()


def _holds(g: Table, who: Investigator, item: str) -> bool:
    """Whether somebody has such an Item without a Key token."""
    items = [copy for copy in who.possessions if copy in g.box.items]
    return any(
        copy not in g.extras.keys and (not item or g.box.front(copy) == item) for copy in items
    )


class DiscardRandomItem(PeoplesVerb, frozen=True):
    """You discard a random Item, none with a Key token (2e.key.not-random-discard)."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        items = [each for each in who.possessions if each in g.box.items]
        items = [each for each in items if each not in g.extras.keys]
        if items:
            number = g.random.below(len(items)) if len(items) > 1 else 0
            g.seal()
            discard_possession(g, who, items[number])
        yield from ()


class ComeBack(PeoplesVerb, frozen=True):
    """You are no longer Lost in Time and Space: stand in a space with a Rift, where you all began,
    or anywhere."""

    where: Literal["rift or start", "anywhere"] = "rift or start"

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from come_back(g, you(scene), anywhere=self.where == "anywhere")


class HasImproved(PeoplesCondition, frozen=True):
    """You have improved a skill: this one, or so many of any."""

    skill: Skill | None = None
    at_least: int = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        own = g.extras.improved.get(you(scene).id, [])
        return self.skill.value in own if self.skill else len(own) >= self.at_least


def has_improved(g: Table, who: Investigator, skill: Skill) -> bool:
    """Whether an investigator has the Improvement of a skill."""
    return skill.value in g.extras.improved.get(who.id, [])


class HasElixir(PeoplesCondition, frozen=True):
    """You have a faceup Elixir."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(_faceup(g, you(scene)))


class HasDrunk(PeoplesCondition, frozen=True):
    """You have drunk so many Elixirs."""

    at_least: int = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        return drinks_of(g, you(scene)) >= self.at_least


class HasAgenda(PeoplesCondition, frozen=True):
    """You have an Agenda."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return has_condition(g, you(scene), AGENDA)


class KeyOnThis(PeoplesCondition, frozen=True):
    """A Key token lies on this card."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return card_itself(scene.card) in g.extras.keys

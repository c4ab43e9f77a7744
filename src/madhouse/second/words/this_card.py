"""Words of the card that speaks: flipped, discarded, passed on; and of cards that are flipped."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.lying import card_itself
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.changing_hands import drop
from madhouse.second.rules.flipping import discard_card, flip, owner_of, turn_over
from madhouse.second.rules.possessions import gain_named
from madhouse.second.rules.spells import gain_random_spell, pass_on, rest
from madhouse.second.things.references import ItemId
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, you


class FlipThis(PeoplesVerb, frozen=True):
    """Flip this card; of a Spell the back is resolved at once."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from flip(g, scene, scene.card)


class DiscardThis(PeoplesVerb, frozen=True):
    """Discard this card."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        discard_card(g, scene, scene.card)
        yield from ()


class DropThis(PeoplesVerb, frozen=True):
    """You drop this card, if it is a possession."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        owner = owner_of(g, scene, scene.card)
        copy = card_itself(scene.card)
        if owner is not None and copy in owner.possessions:
            drop(g, owner, copy)
        yield from ()


class PassOn(PeoplesVerb, frozen=True):
    """Discard this Spell and gain another copy of it."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        owner = owner_of(g, scene, scene.card)
        if owner is not None:
            pass_on(g, owner, card_itself(scene.card))
        yield from ()


class Rest(PeoplesVerb, frozen=True):
    """Turn this Spell faceup again."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        owner = owner_of(g, scene, scene.card)
        if owner is not None:
            rest(g, owner, card_itself(scene.card))
        yield from ()


class FlipItem(PeoplesVerb, frozen=True):
    """Whoever has an Item flips it."""

    item: ItemId
    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for who in g.state.investigators:
            for copy in who.possessions:
                if g.box.front(copy) == self.item:
                    turn_over(g, who, copy)
        yield from ()


class GainRandomSpell(PeoplesVerb, frozen=True):
    """You gain a random Spell; from this card each Spell comes once a game."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._left(g, scene))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        name = gain_random_spell(g, who, self._left(g, scene))
        if name is not None:
            who.used[f"{card_itself(scene.card)} {name}"] = "game"
            gain_named(g, who, name)
        yield from ()

    def _left(self, g: Table, scene: Scene) -> list[str]:
        card = card_itself(scene.card)
        given = [name for who in g.state.investigators for name in who.used]
        return [spell for spell in g.box.spells if f"{card} {spell}" not in given]


class SpellsLeft(PeoplesCondition, frozen=True):
    """There is a Spell that this card has not given yet."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return GainRandomSpell().possible(g, scene)


class CameThisTurn(PeoplesCondition, frozen=True):
    """This card came to you during the turn under way."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return card_itself(scene.card) in you(scene).fresh

"""Spell cards, tomes and a Sedative for the tests of spells; most are not yet in the box."""

from typing import Any

import msgspec

from madhouse.engine.clauses import Verb
from madhouse.engine.game import Game
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import FirstEdition
from madhouse.first.seen.views import View
from madhouse.first.things.attributes import TestOf
from madhouse.first.things.box import Box
from madhouse.first.things.cards import Item, KeeperAction
from madhouse.first.things.state import State
from madhouse.first.words import VOCABULARY
from madhouse.first.words.harm import BecomeStunned, TakeHorror
from madhouse.first.words.spells import GainSpell
from madhouse.first.words.targets import Someone
from madhouse.first.words.testing import Test
from madhouse.first.words.trauma import DiscardTrauma, HasTrauma
from madhouse.first.words.urges import CanUrge, UrgeAction
from tests.rules.first.tables import asked

HARVEY, EZRA = "harvey-walters", "ezra-fairweather"
HARVEY_TRAITS = ("brittle", "tables-of-the-moon")  # Dexterity 5, Lore 4
WISE_TRAITS = ("brittle", "one-eclipse-too-many")  # Lore 7, starts with Unravel
EZRA_TRAITS = ("pallbearer", "a-promise-of-rest")  # Lore 5, starts with Mend
URGES = "uncontrollable-urges"


def item(name: str, kind: str, *action: Verb) -> Item:
    """A card with an 'Action:'."""
    return Item(id=name, name=name.title(), types=(kind,), flavour="For a test.", action=action)  # type: ignore[arg-type]


def day_book() -> Item:
    """A tome: test Intellect; pass or fail, Mend is gained, but failing frightens."""
    test = Test(
        of=TestOf.from_written("intellect"),
        passed=(GainSpell("mend"),),
        failed=(TakeHorror(1), GainSpell("mend")),
    )
    return item("day-book", "tome", test)


def sedative() -> Item:
    """Someone in the space is rid of a Trauma card, and stunned."""
    cure: tuple[Verb, ...] = (DiscardTrauma("any"), BecomeStunned(1))
    return item("sedative", "equipment", Someone(do=cure, having=(HasTrauma("any"),)))


def urges_card() -> KeeperAction:
    """Uncontrollable Urges, for 2 threat."""
    return KeeperAction(
        id=URGES,
        name="Uncontrollable Urges",
        flavour="For a test.",
        cost=2,
        requires=(CanUrge(3),),
        do=(UrgeAction(3),),
    )


def with_magic(**changes: Any) -> FirstEdition:
    """The training story with tome, Sedative and Uncontrollable Urges, and other changes."""
    box = Box(VOCABULARY)
    for card in (day_book(), sedative()):
        box.exploration[card.id] = box.items[card.id] = card
    box.actions[URGES] = urges_card()
    box.index_cards()
    told = FirstEdition(STORY, box)
    pool = (*told.story.pool, "day-book", "sedative")
    parts: dict[str, Any] = {"pool": pool, "actions": (URGES,), "id": "magic"}
    told.story = msgspec.structs.replace(told.story, **(parts | changes))
    return told


def harvey(at: str = "kitchen.a", *spells: str, players: int = 1, **more: Any) -> TableBuilder:
    """A table with Harvey Walters, Lore 4, who has these Spell cards, by their backs."""
    table = TableBuilder(players=players, told=more.pop("told", None))
    table.investigator(HARVEY, at, more.pop("traits", HARVEY_TRAITS), **more)
    for back in spells:
        table.spell(HARVEY, back)
    return table


def casts(game: Game[State, View]) -> set[str]:
    """What can be done with spells now."""
    spells = ("unravel", "hold-fast", "mend", "thin-place")
    return {option for option in asked(game).options if any(each in option for each in spells)}

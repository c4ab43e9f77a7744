"""Cards made for one test, written as an author writes them, in a box of their own."""

from copy import copy
from typing import Any, TypeVar

from madhouse.engine.game import Game
from madhouse.engine.loading import Text, load
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import FirstEdition, the_box
from madhouse.first.seen.views import View
from madhouse.first.things.cards import Item, KeeperAction, MythosCard, TraumaCard
from madhouse.first.things.state import State
from madhouse.first.words import VOCABULARY
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS

T = TypeVar("T")

CHARM = "charm"  # an Equipment card
WEAPON = "types: weapon\nweapon: {kind: blunt melee, damage: 2}"


def written(kind: type[T], name: str, text: str, /, **fields: Any) -> T:
    """A card from what it does and the least that a card of its kind has."""
    head = {"id": name, "name": name.title(), "flavour": "''", **fields}
    lines = text.splitlines()
    named = {line.partition(":")[0] for line in lines}
    given = [f"{key}: {value}" for key, value in head.items() if key not in named]
    return load(Text("\n".join([*given, *lines]), name), kind, VOCABULARY).value


def made(charm: str = "", mythos: str = "", trauma: str = "", action: str = "") -> FirstEdition:
    """The training story with a Charm, an Omen, a Scar and the keeper action Scheme."""
    box = copy(the_box())
    item = written(Item, CHARM, charm, types="equipment")
    box.starting_items = box.starting_items | {CHARM: item}
    box.items = box.items | {CHARM: item}
    omen = written(MythosCard, "omen", mythos, icon="tide", cost=0)
    box.mythos = box.mythos | {"omen": omen}
    box.trauma = box.trauma | {"scar": written(TraumaCard, "scar", trauma, kind="injury")}
    scheme = written(KeeperAction, "command-minion", action, cost=0)
    box.actions = box.actions | {"command-minion": scheme}
    box.index_cards()
    return FirstEdition(STORY, box)


def joe_with(charm: str, at: str = "kitchen.a", players: int = 1, **more: Any) -> TableBuilder:
    """A table with Joe, who carries the Charm and perhaps more."""
    cards = [CHARM, *more.pop("cards", ())]
    table = TableBuilder(players=players, told=made(charm))
    return table.investigator(JOE, at, JOE_TRAITS, cards=cards, **more)


def joe_beside_jenny(charm: str, at: str, hers: str, **more: Any) -> TableBuilder:
    """A table with Joe, and with Jenny who carries the Charm."""
    table = TableBuilder(players=2, told=made(charm)).investigator(JOE, at, JOE_TRAITS, **more)
    return table.investigator(JENNY, hers, JENNY_TRAITS, cards=[CHARM])


def marks(game: Game[State, View]) -> dict[str, int]:
    """What has been marked so far."""
    return game.table.state.marks

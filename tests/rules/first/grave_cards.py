"""Cards about fire, corpses and samples, as an author writes them, and a story that uses them."""

from functools import cache
from typing import Any

import msgspec

from madhouse.engine.game import Game
from madhouse.engine.loading import Text, load_many
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import FirstEdition, edition, the_box
from madhouse.first.seen.views import View
from madhouse.first.things.cards import Item, KeeperAction, MythosCard
from madhouse.first.things.state import State
from madhouse.first.words import VOCABULARY
from tests.rules.first.tables import JOE, JOE_TRAITS, retold

ACTIONS = Text(
    """
- id: spread-fire
  name: Spread Fire
  cost: 2
  limit: turn
  requires: [can_spread_fire]
  do: [spread_fire]
  flavour: ""
- id: raise-dead
  name: Raise Dead
  cost: 2
  requires: [can_raise_dead: {rooms: [cellar]}]
  do: [raise_dead: {kind: zombie, rooms: [cellar]}]
  flavour: ""
- id: take-sample
  name: Take Sample
  cost: 1
  requires: [can_take_sample]
  do: [take_sample: {of: strength, fail: [gain_sample, take_damage: 1]}]
  flavour: ""
- id: summon-worshippers
  name: Summon Worshippers
  cost: 3
  requires: [altar_on_board]
  do: [place_at_altar: {kind: maniac, in_darkness: 2}]
  flavour: ""
""",
    "actions",
)
MYTHOS = Text(
    """
- {id: fresh-turned, name: Fresh Turned, icon: hearth, cost: 1, do: [place_corpse], flavour: ""}
- id: it-was-only-resting
  name: It Was Only Resting
  icon: hearth
  cost: 2
  requires: [corpse_in_room]
  do: [raise_corpse: zombie]
  flavour: ""
- id: the-weight-of-him
  name: The Weight of Him
  icon: hearth
  cost: 1
  requires: [dragged_corpse]
  do: [become_stunned]
  flavour: ""
""",
    "mythos",
)
ITEMS = Text(
    """
- {id: kerosene, name: Kerosene, types: equipment, uses: 1, action: [set_fire: near], flavour: ""}
- {id: match, name: Match, types: equipment, uses: 1, action: [set_fire], flavour: ""}
- {id: sand, name: Sand, types: equipment, uses: 3, action: [put_out_fire: near], flavour: ""}
- {id: shovel, name: Shovel, types: equipment, action: [discard_corpse], flavour: ""}
- {id: bier, name: Bier, types: equipment, action: [discard_corpses], flavour: ""}
""",
    "items",
)


def grave_story(**changes: Any) -> FirstEdition:
    """The training story with these cards; the kitchen lies outdoors."""
    printed = the_box().tiles["s1"]
    kitchen = printed.sides["a"]
    rooms = {"Kitchen": msgspec.structs.replace(kitchen.rooms["Kitchen"], outdoors=True)}
    yard = msgspec.structs.replace(kitchen, rooms=rooms)
    tile = msgspec.structs.replace(printed, sides={"a": yard})
    actions = load_many(ACTIONS, KeeperAction, VOCABULARY).value
    mythos = load_many(MYTHOS, MythosCard, VOCABULARY).value
    items = load_many(ITEMS, Item, VOCABULARY).value
    cards = tuple(card.id for card in actions)
    pool = (*edition(STORY).story.pool, *(card.id for card in items))
    story = retold([tile], **({"actions": cards, "pool": pool} | changes))
    story.box.actions |= {card.id: card for card in actions}
    story.box.mythos |= {card.id: card for card in mythos}
    story.box.exploration |= {card.id: card for card in items}
    story.box.items |= story.box.exploration
    story.box.index_cards()
    return story


@cache
def unchanged() -> FirstEdition:
    """The story as it is, made once for many tests."""
    return grave_story()


def grave_table(at: str = "kitchen.a", players: int = 1, **joes: Any) -> TableBuilder:
    """Joe Diamond in that story; his Strength and Dexterity are 4, his Willpower is 6."""
    table = TableBuilder(told=unchanged(), players=players)
    return table.investigator(JOE, at, JOE_TRAITS, **joes)


def corpses(game: Game[State, View]) -> list[str]:
    """Where corpses lie."""
    return sorted(each.space for each in game.view("keeper").features if each.kind == "corpse")

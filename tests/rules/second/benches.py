"""A house with a bench in its front hall, on which instructions lie ready to be carried out."""

from copy import copy
from functools import cache
from typing import Any

from madhouse.second.building import TableBuilder
from madhouse.second.edition import SecondEdition, the_box
from madhouse.second.things.table import Table
from tests.rules.second.tables import LEV, PEARL, Played, answer
from tests.second.houses import house

BENCH = {
    "damage": "do: [{suffer: {damage: 1}}]",
    "two damage": "do: [{suffer: {damage: 2}}]",
    "three facedown damage": "do: [{suffer: {damage: 3, facedown: true}}]",
    "facedown damage": "do: [{suffer: {damage: 1, facedown: true}}]",
    "horror": "do: [{suffer: {horror: 1}}]",
    "two horror": "do: [{suffer: {horror: 2}}]",
    "facedown horror": "do: [{suffer: {horror: 1, facedown: true}}]",
    "both": "do: [{suffer: {damage: 1, horror: 1}}]",
    "nine damage": "do: [{suffer: {damage: 9, facedown: true}}, gain_clue]",
    "nine horror": "do: [{suffer: {horror: 9, facedown: true}}]",
    "flip damage": "do: [{turn_faceup: {damage: 1}}]",
    "flip horror": "do: [{turn_faceup: {horror: 1}}]",
    "heal damage": "do: [{heal: {damage: 1, which: any}}]",
    "heal facedown damage": "do: [{heal: {damage: 2}}]",
    "heal facedown horror": "do: [{heal: {horror: 2}}]",
    "become dazed": "do: [{become: dazed}]",
    "become restrained": "do: [{become: restrained}]",
    "become owed": "do: [{become: owed}]",
    "become focused": "do: [{become: focused}]",
    "flip owed": "do: [{flip_condition: owed}]",
    "gain scald": "do: [{gain: scald}]",
    "gain crowbar": "do: [{gain: crowbar}]",
    "gain watch": "do: [{gain: the-lathe-psalter}]",
    "clue": "do: [gain_clue]",
    "strength": "test: strength; 1",
    "agility": "test: agility; 1",
    "observation": "test: observation; 1",
    "lore": "test: lore; 2",
    "influence": "test: influence; 1",
    "will": "test: will; 1",
    "adding up": "test: {skill: lore, adds_up_to: 9}",
    "end well": "do: [{end: won}]",
    "end late": "do: [{end: late}]",
    "drop by chance": "do: [drop_random_item]",
    "strength less two": "test: strength -2; 1",
    "will less five": "test: will -5; 1",
    "will plus nine": "test: will +9",
    "negated": "do: [{suffer: {damage: 2, horror: 1, facedown: true, negates: agility}}]",
    "pass or fail": "test: lore; 1, pass: [gain_clue], fail: [{become: dazed}], "
    "then: [{become: focused}]",
    "hint": "do: [{learn: hint}]",
}
"""What each option of the bench says."""
WRITTEN = """
tokens:
  - id: bench
    kind: interact
    at: front-hall.a
    options:
%s
  - id: drawer
    kind: search
    at: front-hall.a
    options: [{label: It, text: A drawer., test: observation; 1}]
  - id: chest
    kind: search
    at: front-hall.b
    options: [{label: It, text: A chest., test: strength; 1}]
  - id: crate
    kind: interact
    at: front-hall.a
    options: [{label: It, text: A crate., test: strength; 1}]
  - id: porter
    kind: person
    name: The Porter
    at: front-hall.a
    options:
      - {label: It, text: The trunk., test: influence; 1}
      - {label: It, text: The weather., do: [gain_clue]}
  - id: way
    kind: explore
    at: front-hall
    to: [dining-room]
    options: [{label: It, text: A door., test: strength; 1}]
  - id: inscription
    kind: inventory
    item: crowbar
    options:
      - {label: It, text: A maker's mark., free: true, do: [gain_clue]}
      - {label: It, text: Under the rust., do: [{gain_clue: 2}]}
facts: [{id: hint, text: There is a hint.}]
objectives:
  - {text: Find out.}
  - {text: Get out., if: [{known: hint}]}
endings:
  won: {won: true, text: You go home.}
  late: {won: false, time: true, text: You stay.}
"""
START = "front-hall.a"


@cache
def benched() -> SecondEdition:
    """The house, prepared once."""
    options = "\n".join(
        f"      - {{label: It, text: {n}., free: true, {w}}}" for n, w in BENCH.items()
    )
    return house(WRITTEN % options)


@cache
def with_every_item() -> SecondEdition:
    """The same house, in which the Items of all scenarios can be."""
    told = copy(benched())
    told.box = copy(told.box)
    told.box.item_cards = the_box().item_cards
    told.box._index_cards()
    return told


def of_story(card: str, **put: Any) -> TableBuilder:
    """Lev Abramson at the bench with an Item of any scenario."""
    table = TableBuilder(told=with_every_item())
    table.investigator(LEV, at=START, has=[card], **put)
    return table.token("bench", START).investigator(PEARL, at=START)


def bench(lev: str = START, pearl: str = "parlour.b", **put: Any) -> TableBuilder:
    """Lev Abramson at the bench, with what is put before him, and Pearl Gaines in the parlour."""
    table = TableBuilder(told=benched()).investigator(LEV, at=lev, **put)
    return table.token("bench", START).investigator(PEARL, at=pearl)


def carry_out(game: Played, *names: str) -> None:
    """Carry out instructions that lie on the bench."""
    for name in names:
        answer(game, f"interact bench {list(BENCH).index(name)}")


def table_of(game: Played) -> Table:
    """The table of a game, for asking a rule directly."""
    table = game.table
    assert isinstance(table, Table)
    return table

"""What a field of a card, a word or a story can refer to: rooms, cards, monsters, markers ...

The names are what an author reads when one leads nowhere: unknown room 'celar'.
"""

from typing import Annotated

import msgspec

from madhouse.engine.references import Gives, Refers

EVENTS = 5
"""Every story has this many Event cards, I to V."""

# Places
RoomId = Annotated[str, Refers("room")]
SpaceId = Annotated[str, Refers("space")]

# Cards
ExplorationId = Annotated[str, Refers("exploration card")]
ClueId = Annotated[str, Refers("clue")]
ItemId = Annotated[str, Refers("item")]  # exploration cards and starting items
ItemOrSample = Annotated[str, Refers("item (or 'sample')")]
SpellId = Annotated[str, Refers("spell")]
StartingCardId = Annotated[str, Refers("starting item or spell")]
LockId = Annotated[str, Refers("lock")]
ObstacleId = Annotated[str, Refers("obstacle")]
PuzzleId = Annotated[str, Refers("puzzle")]
DrawnCardId = Annotated[str, Refers("Mythos or Trauma card")]
ActionId = Annotated[str, Refers("keeper action")]
InvestigatorId = Annotated[str, Refers("investigator")]

# The icons of Mythos cards
IconName = Annotated[str, Gives("icon")]
IconId = Annotated[str, Refers("icon")]

# Monsters; a story may use only the kinds that it lists, and may give a monster a name
KindId = Annotated[str, Refers("kind of monster")]
MonsterId = Annotated[str, Refers("monster")]
NamedMonster = Annotated[str, Refers("named monster")]
NamedPerson = Annotated[str, Refers("named person")]  # named monsters, and those who are corpses
MonsterOrName = Annotated[str, Refers("monster or named monster")]
MonsterNameOrClass = Annotated[str, Refers("monster, named monster or class")]

# House rules, which lie open before everybody
RuleName = Annotated[str, Gives("house rule")]
RuleId = Annotated[str, Refers("house rule")]

# Story choices, '1A'
MarkerId = Annotated[str, Refers("marker")]
MarkerOrAll = Annotated[str, Refers("marker (or 'all')")]

# What cards keep count by
MarkName = Annotated[str, Gives("mark")]
MarkId = Annotated[str, Refers("mark")]

EventNumber = Annotated[int, msgspec.Meta(ge=1, le=EVENTS)]
"""The number of an Event card."""

"""Tables with everything that packs bring, in the pack that tests play with."""

from typing import Any

from madhouse.engine.game import Game
from madhouse.engine.knowledge import bit, learn
from madhouse.second.building import TableBuilder
from madhouse.second.things.agendas import AGENDA
from madhouse.second.things.extras import Extras, PackedState
from tests.rules.second.tables import LEV, PEARL

ADA = "ada-lamb"
SCENARIO = "low-water"
SECRET = "a-quiet-fee"


def extras_of(table: TableBuilder) -> Extras:
    """What packs have added to a table."""
    assert isinstance(table.state, PackedState)
    return table.state.extras


def full_shed() -> TableBuilder:
    """Three in the boat shed and beyond, with every kind of token and card of the pack."""
    table = TableBuilder(SCENARIO)
    agendas = ("the-common-good", SECRET, "the-common-good")
    table.investigator(
        LEV,
        at="boat-shed.a",
        clues=1,
        has=["ferry-ticket", "eel-spear", "steady"],
        conditions=[f"{AGENDA}: {agendas[0]}"],
    )
    table.investigator(
        PEARL, at="boat-shed.b", has=["ice-maul"], conditions=[f"{AGENDA}: {agendas[1]}"]
    )
    table.investigator(ADA, at="pitch-loft.a", conditions=[f"{AGENDA}: {agendas[2]}"])
    table.monster("ferryman", at="pitch-loft.a", damage=1).monster("reed-wife", at="front-hall.a")
    table.feature("overgrowth", "boat-shed.b", number=2).feature("rubble", "pitch-loft.a")
    table.feature("rift", "rope-walk.a").feature("water", "front-hall.b")
    table.feature("restraint", "pitch-loft.a")
    table.token("crate", "boat-shed.b").token("lot", "pitch-loft.a")
    extras = extras_of(table)
    extras.keys.append(next(copy for copy in table.state.investigators[0].possessions))
    extras.improved[LEV] = ["lore", "agility"]
    extras.closings[LEV] = 1
    _knowing_agendas(table)
    return table


def _knowing_agendas(table: TableBuilder) -> None:
    """Everybody has read the back of their own, and of no other."""
    for who in table.state.investigators:
        for copy in who.conditions:
            if table.box.front(copy) == AGENDA:
                learn(table.state, copy, bit(table.state, who.seat))


def shed() -> Game[Any, Any]:
    """The same, in a turn."""
    return full_shed().play(turn_of=LEV)


def somebody_lost() -> Game[Any, Any]:
    """One of three is nowhere; another has drunk what does not wear off."""
    table = full_shed()
    lost = table.state.investigators[2]
    copy = next(each for each in table.state.conditions if each.startswith("lost-in-time"))
    table.state.conditions.remove(copy)
    lost.conditions.append(copy)
    extras = extras_of(table)
    extras.lost[ADA], lost.space = lost.space, ""
    drunk = next(each for each in extras.elixirs if table.box.front(each) == "steady")
    extras.elixirs.remove(drunk)
    extras.drunk[LEV] = [drunk]
    table.state.seen[drunk] = -1
    return table.play(turn_of=LEV)


def before_the_shunt() -> Game[Any, Any]:
    """The last turn of the third round: then the tiles of a row change their places."""
    return _row().round(3).play(turn_of=LEV)


def before_the_cover() -> Game[Any, Any]:
    """The last turn of the fifth round: then a tile is laid over others."""
    return _row().round(5).play(turn_of=LEV)


def _row() -> TableBuilder:
    table = TableBuilder(SCENARIO).investigator(PEARL, at="boat-shed.b", acted=True)
    table.investigator(LEV, at="rope-walk.a", has=["ferry-ticket"])
    table.feature("overgrowth", "boat-shed.a").feature("restraint", "rope-walk.a")
    return table.token("crate", "boat-shed.b").token("lot", "pitch-loft.a")

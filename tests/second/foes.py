"""A house with a foe: a named monster whose texts a test writes."""

from functools import cache

from madhouse.engine.game import Game
from madhouse.second.building import TableBuilder
from madhouse.second.building.builder import Face
from madhouse.second.edition import SecondEdition
from madhouse.second.seen.views import View
from madhouse.second.things.state import App, Investigator, State
from madhouse.second.things.table import Table
from tests.second.houses import house

FIRST, SECOND = "lev-abramson", "pearl-gaines"

Play = Game[State, View]


@cache
def house_of(
    activate: str = "[stay]",
    *,
    kind: str = "cultist",
    attack: str = "",
    evade: str = "{text: It lets you go.}",
    horror: str = "{text: You have seen worse.}",
    bound: bool = False,
    rest: str = "",
) -> SecondEdition:
    """A plain house in which `foe` may walk: what it does when it is activated, attacked, evaded
    and faced."""
    return house(
        f"monsters:\n"
        f"  - id: foe\n"
        f"    kind: {kind}\n"
        f"    name: A Foe\n"
        f"    bound: {str(bound).lower()}\n"
        f"    activate: [{{text: It comes., do: {activate}}}]\n"
        f"    attack: [{attack}]\n"
        f"    evade: [{evade}]\n"
        f"    horror_check: [{horror}]\n"
        f"{rest}"
    )


def table(told: SecondEdition, first: str = "front-hall.a", second: str = "yard.b") -> TableBuilder:
    """A table of two; the second stands far away unless a test says otherwise."""
    return TableBuilder(told=told).investigator(FIRST, at=first).investigator(SECOND, at=second)


def blanks(number: int) -> list[Face]:
    """So many dice without a result."""
    return ["blank"] * number


def successes(number: int) -> list[Face]:
    """So many dice that show a success."""
    return ["success"] * number


def at_table(game: Play) -> Table:
    """What a rule holds in its hands."""
    assert isinstance(game.table, Table)
    return game.table


def state(game: Play) -> State:
    """The state of a game."""
    found: State = game.table.state
    return found


def app(game: Play) -> App:
    """What the app keeps of a game."""
    return state(game).app


def investigator(game: Play, number: int = 0) -> Investigator:
    """One of those who play."""
    return state(game).investigators[number]


def standing(game: Play, monster: str = "cultist 1") -> str:
    """Where a monster stands."""
    return state(game).monsters[monster]


def harmed(game: Play, number: int = 0) -> tuple[int, int]:
    """How many Damage and Horror cards an investigator has."""
    who = investigator(game, number)
    damage = len(who.damage) + len(who.damage_facedown)
    return damage, len(who.horror) + len(who.horror_facedown)


def told_of(game: Play, kind: str) -> int:
    """How often something was told."""
    return sum(event.kind == kind for event in game.log)

"""Tables of people, at which the program is the app and no more."""

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import Played
from tests.second.foes import FIRST, SECOND, house_of
from tests.second.houses import house

LOOK = "{text: Look away., test: will; 1, fail: [{learn: seen}]}"
SEEN = "facts: [{id: seen, text: It was seen.}]"


def people(written: str = "", stage: str = "people", **put: object) -> Played:
    """A table of people in the hall."""
    return begun(TableBuilder(told=house(written), hands="people"), stage, **put)


def begun(table: TableBuilder, stage: str, **put: object) -> Played:
    for who in (FIRST, SECOND):
        table.investigator(who, at="front-hall.a")
    for name, value in put.items():
        setattr(table.state.app, name, value)
    return table.play(stage=stage)


def with_foe(stage: str, bound: str = "", **put: object) -> Played:
    """The same, with a foe whose texts make the app ask."""
    edition = house_of(f"[{{learn: seen}}{bound}]", horror=LOOK, evade=LOOK, attack=LOOK, rest=SEEN)
    table = TableBuilder(told=edition, hands="people").monster("cultist", at="yard.a", name="foe")
    return begun(table.monster("ghost", at="yard.a"), stage, **put)

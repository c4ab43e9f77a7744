"""Persons who leave when a monster comes to them, and come back once it is gone."""

from madhouse.engine.flow import Rule
from madhouse.second.things.table import Table


def persons_move(g: Table) -> Rule[None]:
    """At the end of the monster step whoever has fled comes back if the place is free again; then
    each Person with a monster in the space goes to the nearest room without one."""
    yield from _come_back(g)
    staying = [name for name in g.app.tokens if name in g.box.scenario_index.timid]
    while staying and g.app.monsters:
        person = yield from g.hands.beside_a_monster(g, staying)
        if not person:
            return
        staying.remove(person)
        yield from _leave(g, person)


def _leave(g: Table, person: str) -> Rule[None]:
    """Where there is no safe room, one stays."""
    space = yield from g.hands.safe_space(g, person)
    if space:
        g.app.fled.setdefault(person, g.app.tokens[person])
        g.app.tokens[person] = space
        g.board_changed()
        g.tell("person-fled", ("2e.place.other",), token=person, space=space)


def _come_back(g: Table) -> Rule[None]:
    for person, home in list(g.app.fled.items()):
        if g.app.monsters and (yield from g.hands.monster_in(g, home)):
            continue
        del g.app.fled[person]
        g.app.tokens[person] = home
        g.board_changed()
        g.tell("person-back", ("2e.place.other",), token=person, space=home)

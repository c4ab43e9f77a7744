"""The closure: what a scenario writes down, and that can never come about at any table."""

from collections.abc import Iterable, Iterator

from madhouse.second.kit.happenings import Happening, happenings, option_step
from madhouse.second.kit.reach import WithinReach, within_reach
from madhouse.second.kit.scenario_file import Mistake, ScenarioFile, Setup


def reaches(file: ScenarioFile) -> list[WithinReach]:
    """What is within reach at each table."""
    return [within_reach(setup) for setup in file.setups()]


def out_of_reach(file: ScenarioFile, found: list[WithinReach]) -> Iterator[Mistake]:
    """What can never come about, whatever is hidden and however many play."""
    steps = set().union(*(reach.steps for reach in found))
    atoms = set().union(*(reach.atoms for reach in found))
    for number, token in enumerate(file.scenario.tokens):
        path = f"tokens[{number}]"
        if token.kind != "inventory" and ("token", token.id) not in atoms:
            if token.copies == 1:
                yield path, f"{token.id!r} is never placed"
            continue
        for at, option in enumerate(token.options):
            if ("option", option_step(token.id, at)) not in steps:
                message = f"the option {option.label!r} can never be chosen"
                yield f"{path}.options[{at}]", message
    for number, event in enumerate(file.scenario.events):
        if ("event", event.id) not in steps:
            yield f"events[{number}]", f"the event {event.id!r} can never come"
    for number, fact in enumerate(file.scenario.facts):
        if ("fact", fact.id) not in atoms:
            yield f"facts[{number}]", f"{fact.id!r} can never be learned"
    for name in file.scenario.endings:
        if ("ending", name) not in atoms:
            yield f"endings.{name}", f"the ending {name!r} can never be reached"
    for number, line in enumerate(file.scenario.objectives[:1]):
        if line.given:
            yield (
                f"objectives[{number}]",
                "the first objective is there from the start: leave `if` out",
            )


def out_of_reach_with(reach: WithinReach) -> Iterator[Mistake]:
    """What is out of reach at one table although it should be there at each."""
    setup = reach.setup
    faces = {face[:-1]: face for face in setup.scenario.maps[setup.map].tiles}
    for room, tile in setup.whole.tile_of.items():
        path = f"maps.{setup.map}.tiles.{faces[tile]}"
        if ("tile", tile) not in reach.atoms:
            yield path, f"the room {room!r} is never laid"
        elif not any(("at", setup.districts[space]) in reach.atoms for space in setup.spaces(room)):
            yield path, f"the room {room!r} can never be entered"
    for number, token in enumerate(setup.scenario.tokens):
        if token.kind == "explore" and setup.explored_at.get(token.id) == "":
            here, there = (setup.room(each) or each for each in (token.at, token.to[0]))
            message = f"on the map {setup.map!r} no door or border joins {here!r} and {there!r}"
            yield f"tokens[{number}]", message
    won = [name for name, ending in setup.scenario.endings.items() if ending.won]
    if not any(("ending", name) in reach.atoms for name in won):
        yield "endings", "no ending that is won can be reached"
    yield from _no_clock(reach)


def _no_clock(reach: WithinReach) -> Iterator[Mistake]:
    """Time alone must end it: the events, with nobody doing anything."""
    setup = reach.setup
    alone = within_reach(setup, [each for each in happenings(setup) if _by_itself(each)])
    ended = [atom[1] for atom in alone.atoms if atom[0] == "ending"]
    if not any(setup.scenario.endings[name].time for name in ended):
        yield "events", "time never ends it; let an event of the last round bring a `time` ending"


def _by_itself(happening: Happening) -> bool:
    return happening.kind in ("event", "placing")


def once(mistakes: Iterable[tuple[Setup, Mistake]]) -> Iterator[Mistake]:
    """Each mistake once, with the first setup in which it shows."""
    told: set[Mistake] = set()
    for setup, (path, message) in mistakes:
        if (path, message) not in told:
            told.add((path, message))
            yield path, f"{message} ({setup})"

"""Checking a scenario as it is loaded: what refers to nothing, and what cannot be on a table."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from madhouse.engine.loading import ContentError, ContentErrors, Loaded
from madhouse.engine.references import dead_ends
from madhouse.engine.words import did_you_mean
from madhouse.second.things.known_names import names_in_scenario
from madhouse.second.things.scenario import Scenario
from madhouse.second.things.word_checks import lost_words, wrong_values

if TYPE_CHECKING:
    from madhouse.second.things.box import Box


LISTS = ("items", "facts", "tokens", "monsters", "rules", "events")
"""What a scenario lists by ids."""


def check_scenario(name: str, loaded: Loaded[Scenario], box: "Box") -> None:
    """Refuse a scenario with a mistake, naming every one of them with its place."""
    known = names_in_scenario(box, loaded.value)
    found = dead_ends(loaded.references, known)
    found += [*_problems(name, loaded), *wrong_values(loaded), *lost_words(loaded)]
    if found:
        raise ContentErrors(found)


def _problems(name: str, loaded: Loaded[Scenario]) -> Iterator[ContentError]:
    scenario = loaded.value
    if scenario.id != name:
        yield loaded.error("id", f"the id is {scenario.id!r}, but the file is called {name!r}")
    yield from _doubled(loaded)
    if scenario.map_by:
        values = scenario.hidden.get(scenario.map_by, ())
        for value in values:
            if value not in scenario.maps:
                message = f"{scenario.map_by} can be {value!r}, but there is no such map"
                yield loaded.error("maps", message)
    for number, token in enumerate(scenario.tokens):
        for variable, value in token.only.items():
            values = scenario.hidden.get(variable, ())
            if value not in values:
                message = f"{variable} is never {value!r}{did_you_mean(value, values)}"
                yield loaded.error(f"tokens[{number}].only", message)
        if token.kind == "explore" and not token.to:
            yield loaded.error(f"tokens[{number}]", "an Explore token leads somewhere: write `to`")
    if not any(ending.won for ending in scenario.endings.values()):
        yield loaded.error("endings", "no ending is won; a scenario needs one that is")


def _doubled(loaded: Loaded[Scenario]) -> Iterator[ContentError]:
    """Of two with one id the second would take the place of the first."""
    for name in LISTS:
        first: dict[str, int] = {}
        for number, each in enumerate(getattr(loaded.value, name)):
            if first.setdefault(each.id, number) != number:
                message = f"{name}[{first[each.id]}] has the id {each.id!r} too; choose another"
                yield loaded.error(f"{name}[{number}].id", message)

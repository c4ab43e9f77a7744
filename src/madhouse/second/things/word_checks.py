"""Checks of the words in a file: values that no variable has, and what people could not pass on."""

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from madhouse.engine.loading import ContentError, Loaded, words_within
from madhouse.engine.words import did_you_mean, word_of
from madhouse.second.things.compound_ids import variable_and_mark
from madhouse.second.things.peoples_words import is_for_people
from madhouse.second.things.scenario import Scenario


class NamedValues(NamedTuple):
    """Values of a hidden variable, or of a mark, that a word names."""

    key: str
    values: Collection[str] = ()
    every: bool = False  # something must be said for each value there is
    fact: str = ""  # the values are those by which this fact is worded


def lost_words(loaded: Loaded[Any]) -> Iterator[ContentError]:
    """What the app is to do stands inside something that people carry out without telling it."""
    lost: dict[str, ContentError] = {}
    for path, word in loaded.words():
        if not is_for_people(word) or hasattr(word, "told"):
            continue
        outer = word_of(type(word))
        for inner_path, inner in words_within(word, path):
            if getattr(inner, "by_app", False):
                name = word_of(type(inner))
                message = (
                    f"{name!r} is for the app to do, and people carry out {outer!r} by themselves; "
                    f"write {name!r} beside {outer!r}, not inside it"
                )
                lost.setdefault(inner_path, loaded.error(inner_path, message))
    yield from lost.values()


def wrong_values(loaded: Loaded[Scenario]) -> Iterator[ContentError]:
    """Values are named that a variable never has, or nothing is said for one that it may have."""
    scenario = loaded.value
    yield from _marks(loaded)
    facts = {fact.id: number for number, fact in enumerate(scenario.facts)}
    for path, word in loaded.words():
        for named in getattr(word, "named_values", tuple)():
            if named.fact:
                number = facts.get(named.fact)
                worded = () if number is None else scenario.facts[number].by_value
                if worded:
                    whole = named._replace(values=worded, every=True)
                    yield from _compared(loaded, f"facts[{number}].by_value", whole)
            else:
                yield from _compared(loaded, path, named)


def _compared(loaded: Loaded[Scenario], path: str, named: NamedValues) -> Iterator[ContentError]:
    known = _values_of(loaded.value, named.key)
    if not known:
        return  # that there is no such variable is said elsewhere
    for value in named.values:
        if value not in known:
            message = f"{named.key} is never {value!r}{did_you_mean(value, known)}"
            yield loaded.error(path, message)
    missing = [value for value in known if named.every and value not in named.values]
    if missing:
        several = " or ".join(map(repr, missing))
        message = f"{named.key} can be {several}, and nothing is said for that; write it too"
        yield loaded.error(path, message)


def _values_of(scenario: Scenario, key: str) -> list[str]:
    """The values of a variable, or those of a mark of it."""
    variable, mark = variable_and_mark(key)
    if not mark:
        return list(scenario.hidden.get(variable, ()))
    marked = scenario.attributes.get(variable, {})
    return list(dict.fromkeys(marks[mark] for marks in marked.values() if mark in marks))


def _marks(loaded: Loaded[Scenario]) -> Iterator[ContentError]:
    """Each value of a variable with marks has all of them."""
    scenario = loaded.value
    for variable, marked in scenario.attributes.items():
        path, known = f"attributes.{variable}", scenario.hidden.get(variable, ())
        if not known:
            near = did_you_mean(variable, scenario.hidden)
            yield loaded.error(path, f"unknown hidden variable {variable!r}{near}")
            continue
        yield from _compared(loaded, path, NamedValues(variable, marked, every=True))
        wanted = dict.fromkeys(mark for marks in marked.values() for mark in marks)
        for value, marks in marked.items():
            for mark in wanted:
                if mark not in marks:
                    yield loaded.error(f"{path}.{value}", f"{value!r} has no mark {mark!r}")

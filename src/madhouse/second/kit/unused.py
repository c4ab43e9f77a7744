"""Unused pieces: what a scenario writes down and then does nothing with."""

from collections.abc import Iterator

from madhouse.engine.wording import conditions_in
from madhouse.second.kit.scenario_file import Mistake, ScenarioFile
from madhouse.second.things.compound_ids import variable_and_mark
from madhouse.second.words.belongings import LeaveItem
from madhouse.second.words.board import Carries, Gain, Place, Spawn
from madhouse.second.words.facts import (
    Asks,
    AsManyAs,
    Count,
    Counted,
    CountedTogether,
    CountOver,
    Known,
    Learn,
    LearnValue,
    Read,
    ReadCounts,
)
from madhouse.second.words.goals import REFUSED
from madhouse.second.words.guessing import ByValue, Guess
from madhouse.second.words.hauling import Haul


def unused_pieces(file: ScenarioFile) -> Iterator[Mistake]:
    """Everything that a scenario could do without, or asks for in vain."""
    yield from _facts(file)
    yield from _counters(file)
    yield from _variables(file)
    yield from _monsters(file)
    yield from _items(file)
    yield from _tokens(file)
    yield from _stocks(file)


# -- facts and counters ------------------------------------------------------------------------


def _facts(file: ScenarioFile) -> Iterator[Mistake]:
    learned = {v.fact for v in file.verbs if isinstance(v, Learn | LearnValue)}
    asked = facts_asked(file)
    for number, line in enumerate(file.scenario.facts):
        path, name = f"facts[{number}]", line.id
        if name not in learned:
            yield path, f"nothing lets anybody learn {name!r}; add a 'learn', or leave it out"
        elif name not in asked:
            yield path, f"nothing asks for {name!r}; let something hang on it, or leave it out"


def facts_asked(file: ScenarioFile) -> set[str]:
    """The facts on which something hangs: a condition of any kind, what an Insane investigator
    wishes for, or a guess for which people need the value that comes with the fact."""
    asked = {each.fact for each in file.conditions if isinstance(each, Known)}
    persons = [t.id for t in file.scenario.tokens if t.kind == "person"]
    asked |= {REFUSED + name for name in (*persons, *(m.id for m in file.scenario.monsters))}
    guessed = {_variable(each.by) for each in file.verbs if isinstance(each, Guess)}
    for verb in file.verbs:
        if isinstance(verb, LearnValue) and _variable(verb.by) in guessed:
            asked.add(verb.fact)
    return asked


def _variable(key: str) -> str:
    return variable_and_mark(key)[0]


def _counters(file: ScenarioFile) -> Iterator[Mistake]:
    counted: set[str] = set()
    asked: set[str] = set()
    for verb in file.verbs:
        match verb:
            case Count(counter=counter):
                counted.add(counter)
            case CountOver(counter=counter, to=other):
                counted |= {counter, other}
            case ReadCounts(counters=several):
                asked |= set(several)
    for condition in file.conditions:
        match condition:
            case Counted(counter=counter):
                asked.add(counter)
            case CountedTogether(counters=several):
                asked |= set(several)
            case AsManyAs(these=these, those=those):
                asked |= {*these, *those}
    for event in file.scenario.events:
        timing = event.when
        asked |= {each for each in (timing.sooner, timing.later) if each}
        asked |= {timing.each.counter} if timing.each else set()
    for name in file.scenario.counters:
        if name not in counted:
            yield f"counters.{name}", f"nothing counts {name!r}; add a 'count', or leave it out"
        elif name not in asked:
            yield f"counters.{name}", f"nothing asks what {name!r} stands at; leave it out"


def _variables(file: ScenarioFile) -> Iterator[Mistake]:
    scenario = file.scenario
    asked = {scenario.map_by} | {each for token in scenario.tokens for each in token.only}
    for condition in file.conditions:
        if isinstance(condition, Asks):
            asked |= set(condition.values)
    for verb in file.verbs:
        if isinstance(verb, Read | LearnValue | Guess | ByValue):
            asked.add(verb.by)
    known = {_variable(key) for key in asked if key}
    for name in scenario.hidden:
        if name not in known:
            yield f"hidden.{name}", f"nothing hangs on {name!r}; leave it out"
    for variable, values in scenario.attributes.items():
        for value, marks in values.items():
            for mark in marks:
                if f"{variable}.{mark}" not in asked:
                    path = f"attributes.{variable}.{value}.{mark}"
                    yield path, f"nothing hangs on the mark {mark!r}; leave it out"


# -- monsters, items, tokens -------------------------------------------------------------------


def _monsters(file: ScenarioFile) -> Iterator[Mistake]:
    coming = {each.monster for each in file.verbs if isinstance(each, Spawn | Haul)}
    for number, monster in enumerate(file.scenario.monsters):
        if monster.id not in coming:
            message = f"{monster.id!r} never comes; spawn it, or leave it out"
            yield f"monsters[{number}]", message


def _items(file: ScenarioFile) -> Iterator[Mistake]:
    scenario = file.scenario
    given = {each.card for each in file.verbs if isinstance(each, Gain | LeaveItem)}
    given |= {each.card for each in scenario.starting}
    for number, item in enumerate(scenario.items):
        if item.id not in given:
            yield f"items[{number}]", f"nobody is ever given {item.id!r}; leave it out"
    # A card that nobody is given can still be drawn, unless it is unique or another scenario's.
    spells = set(file.box.spells)
    drawn = {name for name, card in file.box.item_cards.items() if not card.unique}
    for number, token in enumerate(scenario.tokens):
        path = f"tokens[{number}]"
        if token.kind == "inventory" and token.item not in given:
            yield f"{path}.item", f"nobody is ever given {token.item!r}"
        for at, option in enumerate(token.options):
            for condition in conditions_in(option):
                if isinstance(condition, Carries) and condition.card not in given | drawn | spells:
                    where = f"{path}.options[{at}]"
                    yield where, f"it asks for {condition.card!r}, which nobody is ever given"


def _tokens(file: ScenarioFile) -> Iterator[Mistake]:
    placed = {each.token for each in file.verbs if isinstance(each, Place | Haul)}
    for number, token in enumerate(file.scenario.tokens):
        path = f"tokens[{number}]"
        if token.kind == "inventory":
            if not token.item:
                yield path, "an inventory token lies on a card: write `item`"
        elif not token.placed and token.id not in placed:
            yield path, f"nothing places {token.id!r}; add a 'place', or leave 'placed' out"
        elif token.placed and not token.at:
            yield path, f"{token.id!r} lies nowhere; write `at`, or `placed: false`"
        if not token.options:
            yield path, f"nothing can be chosen on {token.id!r}"


def _stocks(file: ScenarioFile) -> Iterator[Mistake]:
    asked = {getattr(each, "stock", "") for each in (*file.verbs, *file.conditions)}
    for name in file.scenario.stocks:
        if name not in asked:
            yield f"stocks.{name}", f"nothing takes from {name!r}; leave it out"

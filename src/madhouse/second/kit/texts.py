"""Texts: what is missing, and what is longer than can well be read aloud, or hardly anything."""

from collections.abc import Iterator
from typing import NamedTuple

from madhouse.engine.moods import without_mood
from madhouse.second.kit.asking import ALWAYS, Cases, asked, both
from madhouse.second.kit.scenario_file import Mistake, ScenarioFile, Setup
from madhouse.second.things.scenario import Ending, Scenario, Token, TokenOption
from madhouse.second.things.state import FEWEST
from madhouse.second.words.board import Discard


class Length(NamedTuple):
    """The fewest and the most words that a text should have (docs/style.md)."""

    least: int
    most: int


BLURB = Length(20, 60)
PROLOGUE = Length(110, 180)
OPTION = Length(8, 40)
LABEL = Length(1, 12)
OUTCOME = Length(3, 40)
EVENT = Length(5, 50)
RULE = Length(5, 80)
OBJECTIVE = Length(3, 16)
FACT = Length(3, 24)
EPILOGUE = Length(15, 110)
LINE = Length(4, 40)
WHOLE_EPILOGUE = 140
"""Words of an epilogue with the lines that could be read after it."""
MANY_LINES = 12
"""More lines of an ending are not tried together."""

WrittenText = tuple[str, str, Length]
"""A path, the text there and how long it should be."""


def missing_texts(file: ScenarioFile) -> Iterator[Mistake]:
    """Texts that somebody would read aloud, and that are not there."""
    for path, text, _ in _texts(file.scenario):
        if not text.strip():
            yield path, "the text is missing"
    for number, token in enumerate(file.scenario.tokens):
        for at, option in enumerate(token.options):
            if _is_read_twice(token, option) and not option.again:
                path = f"tokens[{number}].options[{at}]"
                yield path, "it can be read twice; write `again`, a shorter text for the next time"


def unsaid_mood(file: ScenarioFile) -> Iterator[Mistake]:
    """A scenario that a table cannot find by its mood."""
    yield from without_mood(file.scenario.mood)


def too_long(file: ScenarioFile) -> Iterator[Mistake]:
    """Texts that are longer than can be read aloud."""
    for path, text, length in _texts(file.scenario):
        words = _words(text)
        if words > length.most:
            yield path, f"{words} words; at most {length.most} are good to read aloud"
    for number, token in enumerate(file.scenario.tokens):
        for at, option in enumerate(token.options):
            if _words(option.again) > max(_words(option.text), OPTION.least):
                path = f"tokens[{number}].options[{at}].again"
                yield path, "it is longer than what is read the first time; make it shorter"


def odd_lengths(file: ScenarioFile) -> Iterator[Mistake]:
    """Texts that say hardly anything, and epilogues that go on too long."""
    for path, text, length in _texts(file.scenario):
        words = _words(text)
        if text.strip() and words < length.least:
            yield path, f"{words} words; {length.least} to {length.most} are good to read aloud"
    for name, ending in file.scenario.endings.items():
        words = max(_read_at_most(setup, ending) for setup in _one_of_each(file))
        if words > WHOLE_EPILOGUE:
            told = f"up to {words} words with its lines; at most {WHOLE_EPILOGUE} are good"
            yield f"endings.{name}", told


def _one_of_each(file: ScenarioFile) -> Iterator[Setup]:
    """Every combination of hidden values, with few investigators."""
    return (Setup(file, values, FEWEST) for values in file.box.combinations)


def _read_at_most(setup: Setup, ending: Ending) -> int:
    """The words of an epilogue with the most lines that can be read together."""
    lines = [(_words(line.text), asked(setup, line.given)) for line in ending.lines]
    lines = [(words, cases) for words, cases in lines if cases][:MANY_LINES]

    def most(rest: list[tuple[int, Cases]], so_far: Cases) -> int:
        if not rest:
            return 0
        (words, cases), *others = rest
        left_out = most(others, so_far)
        together = both(so_far, cases)
        return max(left_out, words + most(others, together)) if together else left_out

    return _words(ending.text) + most(lines, ALWAYS)


def _words(text: str) -> int:
    return len(text.split())


def _is_read_twice(token: Token, option: TokenOption) -> bool:
    """What can fail, stays, or is free can be chosen once more, unless its token is then gone."""
    free = option.free and token.kind != "sight"
    gone = Discard(token.id) in (*option.do, *option.failed, *option.then)
    return bool(option.test or option.puzzle or option.stays or free) and not gone


def _texts(scenario: Scenario) -> Iterator[WrittenText]:
    yield "name", scenario.name, LABEL
    yield "blurb", scenario.blurb, BLURB
    yield "prologue", " ".join(scenario.prologue), PROLOGUE
    for number, fact in enumerate(scenario.facts):
        yield f"facts[{number}].text", fact.text, FACT
        for value, text in fact.by_value.items():
            yield f"facts[{number}].by_value.{value}", text, FACT
    for number, token in enumerate(scenario.tokens):
        yield from _token_texts(token, f"tokens[{number}]")
    for number, rule in enumerate(scenario.rules):
        yield f"rules[{number}].text", rule.text, RULE
    for number, event in enumerate(scenario.events):
        if event.text:  # without any nothing is read aloud
            yield f"events[{number}].text", event.text, EVENT
    for number, line in enumerate(scenario.objectives):
        yield f"objectives[{number}].text", line.text, OBJECTIVE
    for name, ending in scenario.endings.items():
        yield f"endings.{name}.text", ending.text, EPILOGUE
        for at, each in enumerate(ending.lines):
            yield f"endings.{name}.lines[{at}].text", each.text, LINE


def _token_texts(token: Token, path: str) -> Iterator[WrittenText]:
    yield f"{path}.name", token.name, LABEL
    for number, option in enumerate(token.options):
        here = f"{path}.options[{number}]"
        yield f"{here}.label", option.label, LABEL
        yield f"{here}.text", option.text, OPTION
        if option.fail_text:
            yield f"{here}.fail_text", option.fail_text, OUTCOME
        if option.pass_text:
            yield f"{here}.pass_text", option.pass_text, OUTCOME

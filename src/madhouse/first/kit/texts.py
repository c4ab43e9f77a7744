"""Texts: what is missing, and what is longer or shorter than it can well be read aloud."""

from collections.abc import Iterator
from typing import NamedTuple

from madhouse.first.things.checking_own_parts import Mistake
from madhouse.first.things.story import Epilogue, Story


class Length(NamedTuple):
    """The fewest and the most words that a text should have (docs/style.md)."""

    least: int
    most: int


INTRODUCTION = Length(160, 230)
PROLOGUE = Length(80, 120)
CLUE = Length(35, 60)
FINDING = Length(8, 25)
MEETING = Length(8, 60)
EVENT = Length(40, 70)
OBJECTIVE = Length(40, 60)
EPILOGUE = Length(60, 100)
EPILOGUE_LINE = Length(4, 40)
GUIDE = Length(200, 350)
ANY = Length(1, 1000)

WrittenText = tuple[str, str, Length]
"""A path, the text there and how long it should be."""


def missing_texts(story: Story) -> Iterator[Mistake]:
    """Texts that somebody would have to read out and that are not there."""
    for path, text, _ in _texts(story):
        if not text.strip():
            yield path, "the text is missing"
    for at, objective in enumerate(story.objectives):
        for side in ("keeper", "investigators"):
            if side not in objective.epilogue:
                yield f"objectives[{at}].epilogue", f"there is no epilogue if the {side} win"


def odd_lengths(story: Story) -> Iterator[Mistake]:
    """Texts that are too short or too long to be read aloud, and a guide that is not there."""
    if not story.guide:
        yield "", "there is no 'guide', which tells the keeper what is going on"
    for path, text, length in _texts(story):
        words = len(text.split())
        if text.strip() and not length.least <= words <= length.most:
            yield path, f"{words} words; {length.least} to {length.most} are good to read aloud"


def _texts(story: Story) -> Iterator[WrittenText]:
    for field in ("name", "blurb", "notes", "difficulty"):
        yield field, getattr(story, field), ANY
    yield "introduction", story.introduction, INTRODUCTION
    if story.guide:
        yield "guide", story.guide, GUIDE
    for number, question in story.questions.items():
        yield f"questions.{number}.text", question.text, ANY
        for letter, answer in question.answers.items():
            yield f"questions.{number}.answers.{letter}.text", answer.text, ANY
    for marker, pointer in story.prologue.items():
        yield f"prologue.{marker}.text", pointer.text, PROLOGUE
    for at, card in enumerate(story.cards):
        yield f"cards[{at}].flavour", card.flavour, CLUE if card.clue else FINDING
    for at, demand in enumerate(story.demands):
        yield f"demands[{at}].flavour", demand.flavour, MEETING
    for at, rule in enumerate(story.rules):
        yield f"rules[{at}].text", rule.text, ANY
    yield from _event_texts(story)
    yield from _objective_texts(story)
    yield from _epilogue_texts(story.nobody, "nobody")


def _event_texts(story: Story) -> Iterator[WrittenText]:
    for at, event in enumerate(story.events):
        yield f"events[{at}].name", event.name, ANY
        yield f"events[{at}].text", event.text, EVENT
        for marker, section in event.sections.items():
            yield f"events[{at}].sections.{marker}.text", section.text, EVENT


def _objective_texts(story: Story) -> Iterator[WrittenText]:
    for at, objective in enumerate(story.objectives):
        path = f"objectives[{at}]"
        yield f"{path}.text", objective.text, OBJECTIVE
        yield f"{path}.keeper.text", objective.keeper.text, ANY
        yield f"{path}.investigators.text", objective.investigators.text, ANY
        for side, ending in objective.epilogue.items():
            yield from _epilogue_texts(ending, f"{path}.epilogue.{side}")
        for number, rule in enumerate(objective.rules):
            yield f"{path}.rules[{number}].text", rule.text, ANY


def _epilogue_texts(ending: Epilogue, path: str) -> Iterator[WrittenText]:
    yield f"{path}.text" if ending.lines else path, ending.text, EPILOGUE
    for number, line in enumerate(ending.lines):
        yield f"{path}.lines[{number}].text", line.text, EPILOGUE_LINE

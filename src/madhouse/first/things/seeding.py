"""Seeding: where a story's cards lie, given the keeper's answers.

Setup and imagining both ask here, so an imagined house is always one that could have been set up.
"""

from collections.abc import Iterator
from itertools import product

from madhouse.first.things.story import Story

Answers = dict[str, str]
NamedCards = dict[str, list[str]]
"""For each room, the cards that the story names for it: its clue first, then the others."""


def combinations(story: Story) -> Iterator[Answers]:
    """Every combination of answers to the story's questions."""
    letters = [question.answers for question in story.questions.values()]
    for chosen in product(*letters):
        yield dict(zip(story.questions, chosen, strict=True))


def marker_of(question: str, letter: str) -> str:
    """The story choice marker that records an answer: '1A'."""
    return f"{question}{letter}"


def question_of(marker: str) -> str:
    """The question whose answer a marker records; an answer goes by one letter."""
    return marker[:-1]


def letter_of(marker: str) -> str:
    """The answer that a marker records."""
    return marker[-1]


def answer_face(question: str) -> str:
    """What the table of who has seen what calls the answer to a question."""
    return f"answer-{question}"


def markers(answers: Answers) -> list[str]:
    """The story choice markers that record the answers: '1A', '2B' ..."""
    return [marker_of(question, letter) for question, letter in answers.items()]


def openly_answered(story: Story) -> set[str]:
    """The questions whose answers all can see once the table is laid."""
    told = (story.prologue, story.darkness_by, story.features_by, story.hand)
    shown = {marker for by_answer in told for marker in by_answer if marker != "all"}
    return {question_of(marker) for marker in shown}


def darkened(story: Story, answers: Answers) -> set[str]:
    """The rooms that are dark from the start."""
    by_answer = [story.darkness_by.get(marker, ()) for marker in markers(answers)]
    return {room for rooms in (story.darkness, *by_answer) for room in rooms}


def named_cards(story: Story, answers: Answers, leads_to: dict[str, str | None]) -> NamedCards:
    """Which named card lies in which room.

    The first clue lies where the prologue points, each further one where the one before leads.
    """
    placed: NamedCards = {}
    chosen = markers(answers)
    chain = next(clues for marker, clues in story.chains.items() if marker in chosen)
    room: str | None = next(p.leads_to for marker, p in story.prologue.items() if marker in chosen)
    for clue in chain:
        if room is None:
            raise ValueError(f"{story.id}: the clue before {clue} leads nowhere")
        placed.setdefault(room, []).append(clue)
        room = leads_to[clue]
    by_answer = [story.seed_by[marker] for marker in chosen if marker in story.seed_by]
    for seed in (story.seed, *by_answer):
        for place, cards in seed.items():
            placed.setdefault(place, []).extend(cards)
    return placed


def clue_rooms(story: Story, leads_to: dict[str, str | None]) -> set[str]:
    """The rooms that hold a clue for some of the answers; each may hold one more card on top."""
    clues = {clue for chain in story.chains.values() for clue in chain}
    return {
        room
        for answers in combinations(story)
        for room, cards in named_cards(story, answers, leads_to).items()
        if clues.intersection(cards)
    }

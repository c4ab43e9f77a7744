"""The stories: every clue leads on, both sides can win, no pile betrays the truth.

That every name leads somewhere is seen to when a story is loaded: tests/first/test_references.py.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

import pytest
from msgspec import Struct

from madhouse.engine.clauses import Condition, parts_within
from madhouse.first.edition import the_box
from madhouse.first.rules.setup import mythos_deck
from madhouse.first.things.box import Box
from madhouse.first.things.cards import Demand
from madhouse.first.things.seeding import Answers, NamedCards, combinations, markers, named_cards
from madhouse.first.things.story import Story
from madhouse.first.words.objective import EventResolved

HARD = -2  # a test with such a modifier must not be the only way


@pytest.fixture
def box(story: Story) -> Box:
    """The box with the story's own cards."""
    return the_box().for_story(story)


def setups(box: Box, story: Story) -> Iterator[tuple[Answers, NamedCards]]:
    for answers in combinations(story):
        yield answers, named_cards(story, answers, box.leads_to)


def all_markers(story: Story) -> set[str]:
    return {mark for answers in combinations(story) for mark in markers(answers)}


def test_the_pool_has_each_card_once_and_none_that_is_laid_anyway(story: Story, box: Box) -> None:
    assert len(set(story.pool)) == len(story.pool)
    for answers, named in setups(box, story):
        assert not any(set(story.pool).intersection(cards) for cards in named.values()), answers


def test_every_question_has_two_answers_or_more(story: Story) -> None:
    for number, question in story.questions.items():
        assert len(question.answers) >= 2, number
        assert list(question.answers) == list("ABC")[: len(question.answers)]


@pytest.mark.rule("1e.objective.both-conditions")
def test_each_truth_has_its_objective_with_a_goal_for_each_side(story: Story) -> None:
    first = {mark for mark in all_markers(story) if mark.startswith("1")}
    assert {objective.marker for objective in story.objectives} == set(story.chains) == first
    for objective in story.objectives:
        assert objective.keeper.given
        assert objective.investigators.given
        assert {"keeper", "investigators"} <= set(objective.epilogue)


# Clues


@pytest.mark.rule("1e.exploration.clue-number")
def test_chains_count_down_to_clue_1(story: Story, box: Box) -> None:
    for marker, chain in story.chains.items():
        clues = [box.exploration[card].clue for card in chain]
        levels = [clue.level for clue in clues if clue is not None]
        assert levels == list(range(len(chain), 0, -1)), marker


def test_every_clue_but_the_last_leads_to_the_next(story: Story, box: Box) -> None:
    where = box.leads_to
    for answers, named in setups(box, story):
        chain = next(story.chains[mark] for mark in markers(answers) if mark in story.chains)
        lies = {card: room for room, cards in named.items() for card in cards}
        for clue, following in pairwise(chain):
            assert where[clue] == lies[following], (answers, clue)
        assert where[chain[-1]] is None
        assert len({lies[clue] for clue in chain}) == len(chain), "a room is visited twice"


@pytest.mark.rule("1e.exploration.clue-text", "1e.win.clue-hints")
def test_texts_that_point_name_one_room_and_that_is_the_right_one(story: Story, box: Box) -> None:
    pointing: list[tuple[str, str | None]] = [
        (each.text, each.leads_to) for each in story.prologue.values()
    ]
    for card in {card for chain in story.chains.values() for card in chain}:
        item = box.exploration[card]
        assert item.clue is not None
        pointing.append((item.flavour, item.clue.leads_to))
    for text, room in pointing:
        assert rooms_named(text, story, box) == ([room] if room else []), text


def rooms_named(text: str, story: Story, box: Box) -> list[str]:
    rooms = box.board(story).rooms.values()
    return [room.id for room in rooms if room.name.lower() in text.lower()]


def test_the_prologues_last_sentence_is_the_pointer(story: Story, box: Box) -> None:
    for pointer in story.prologue.values():
        last = pointer.text.rstrip(".'").rsplit(". ", 1)[-1]
        assert rooms_named(last, story, box) == [pointer.leads_to]


def test_prologues_are_of_equal_length(story: Story) -> None:
    lengths = {len(pointer.text.split()) for pointer in story.prologue.values()}
    assert max(lengths) - min(lengths) <= 3


# What can be reached


def test_every_named_card_can_be_reached_without_a_hard_test(story: Story, box: Box) -> None:
    for answers, named in setups(box, story):
        wanted = {card for cards in named.values() for card in cards}
        assert wanted <= reachable_cards(story, box, named), answers


def reachable_cards(story: Story, box: Box, named: NamedCards) -> set[str]:
    """What a party finds that opens all it can, keys and easy tests only."""
    board = box.board(story)
    found: set[str] = set()
    entered = {board.room_of[story.start]}
    while True:
        before = len(found), len(entered)
        for room in list(entered):
            obstacle = story.obstacles.get(room)
            if obstacle is None or can_pass(box.obstacles[obstacle], found):
                found |= set(named.get(room, ()))
        climbed = laddered(story, board.room_of, entered)
        for room in neighbours(board.adjacent, board.room_of, entered) | climbed:
            lock = story.locks.get(room)
            if lock is None or can_pass(box.locks[lock], found):
                entered.add(room)
        if before == (len(found), len(entered)):
            return found


def neighbours(
    adjacent: Mapping[str, tuple[str, ...]], room_of: Mapping[str, str], rooms: Iterable[str]
) -> set[str]:
    inside = set(rooms)
    return {room_of[b] for a, near in adjacent.items() if room_of[a] in inside for b in near}


def laddered(story: Story, room_of: Mapping[str, str], rooms: Iterable[str]) -> set[str]:
    """The rooms at the other end of ladders."""
    ends = {room_of[space] for space in story.features.get("ladder", ())}
    return ends if ends & set(rooms) else set()


def can_pass(demand: Demand, found: set[str]) -> bool:
    easy = demand.test is not None and demand.test.modifier > HARD
    return easy or demand.puzzle is not None or bool(found & set(demand.key))


def test_every_room_can_be_given_a_card(story: Story, box: Box) -> None:
    """Rooms without a named card take one from the pool; rooms with a clue may take one more."""
    for _, named in setups(box, story):
        empty = set(box.board(story).rooms) - set(named)
        assert len(story.pool) >= len(empty) + max(map(len, story.chains.values()))


def test_what_lies_open_does_not_depend_on_the_truth(story: Story) -> None:
    assert not any(mark.startswith("1") for mark in (*story.prologue, *story.hand))
    before_the_third = story.events[:2]
    marks = [mark for event in before_the_third for mark in event.sections]
    assert not any(mark.startswith("1") for mark in marks)


# Time


@pytest.mark.rule("1e.event.max-effects")
def test_five_events_of_at_most_three_effects(story: Story) -> None:
    assert len(story.events) == 5
    assert all(len(event.sections) <= 3 for event in story.events)


def test_a_revealed_objective_can_still_be_played(story: Story) -> None:
    assert story.events[4].time >= 3


def test_gates_keep_the_end_from_coming_too_soon(story: Story) -> None:
    for objective in story.objectives:
        assert gate(objective.keeper.given) >= 3, objective.id
        assert not objective.reveal or gate(objective.reveal) >= 2, objective.id


def gate(conditions: Iterable[Condition]) -> int:
    return max((each.stage for each in conditions if isinstance(each, EventResolved)), default=0)


def test_every_monster_of_the_story_may_come(story: Story, box: Box) -> None:
    actions = tuple(box.actions[name] for name in story.actions)
    placed = {getattr(verb, "kind", "") for verb in parts_within((story, *actions), Struct)}
    placed |= set(story.stirring)
    placed |= {kind for stirring in story.stirring_by.values() for kind in stirring}
    assert set(story.monsters) <= placed


def test_the_mythos_deck_is_mostly_playable(story: Story, box: Box) -> None:
    names = [room.name.lower() for room in box.board(story).rooms.values()]
    deck = [box.mythos[card] for card in mythos_deck(box, story)]
    parts = [getattr(word, "part", "") for card in deck for word in card.requires]
    bluffs = [part for part in parts if not any(part.lower() in name for name in names)]
    assert len(deck) >= 12
    assert len(bluffs) <= 2


def test_no_pile_betrays_an_answer_that_is_not_read_aloud(story: Story, box: Box) -> None:
    told = {marker[:-1] for marker in story.prologue}
    seen: dict[tuple[str, ...], dict[str, int]] = {}
    for answers, named in setups(box, story):
        piles = {room: max(len(named.get(room, ())), 1) for room in box.board(story).rooms}
        read_aloud = tuple(letter for question, letter in answers.items() if question in told)
        assert seen.setdefault(read_aloud, piles) == piles

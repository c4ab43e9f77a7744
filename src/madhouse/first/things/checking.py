"""Checking a story as it is loaded: what would break a game is refused, with its place."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from madhouse.engine.board import Board, LayoutError
from madhouse.engine.loading import ContentError, ContentErrors, Loaded
from madhouse.engine.references import dead_ends
from madhouse.first.things.cards import Demand
from madhouse.first.things.checking_own_parts import Mistake, unfit_for_answers, unfit_parts
from madhouse.first.things.known_names import names_in_story
from madhouse.first.things.references import EVENTS
from madhouse.first.things.seeding import Answers, clue_rooms, combinations, markers, named_cards
from madhouse.first.things.story import Story
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.steps import TooFewPieces

if TYPE_CHECKING:
    from madhouse.first.things.box import Box


def check_story(name: str, loaded: Loaded[Story], box: "Box") -> None:
    """Refuse a story that cannot be played; raises ContentErrors.

    Each step may rely on the one before: names that exist, then a whole story, then its seeding.
    """
    story = loaded.value
    if story.id != name:
        _refuse([loaded.error("id", f"the file is named {name!r}; give the story the same id")])
    try:
        board = box.board(story)
    except LayoutError as error:
        raise ContentErrors([loaded.error("layout", str(error))]) from None
    _refuse(dead_ends(loaded.references, names_in_story(loaded, board, box.names)))
    whole = box.for_story(story)
    steps = (
        unfit_parts(story, box),
        _unfinished(story, whole, board),
        _badly_seeded(story, whole, board),
        unfit_for_answers(story, whole),
    )
    for step in steps:
        _refuse([loaded.error(path, message) for path, message in step])


def _refuse(errors: list[ContentError]) -> None:
    if errors:
        raise ContentErrors(errors)


# Whether the story is whole


def _unfinished(story: Story, box: "Box", board: Board) -> Iterator[Mistake]:
    for number, question in story.questions.items():
        yield from _bad_letters(f"questions.{number}.answers", question.answers)
    yield from _not_one_an_answer(story, "prologue", list(story.prologue))
    yield from _not_one_an_answer(story, "chains", list(story.chains))
    yield from _not_one_an_answer(story, "objectives", [each.marker for each in story.objectives])
    for marker, chain in story.chains.items():
        yield from _broken_chain(f"chains.{marker}", chain, box, board)
    if len(story.events) != EVENTS:
        yield "events", f"there are {len(story.events)} events; a story has {EVENTS}"
    yield from _repeated("events", [each.id for each in story.events])
    yield from _repeated("objectives", [each.id for each in story.objectives])


def _bad_letters(path: str, answers: Iterable[str]) -> Iterator[Mistake]:
    if not answers:
        yield path, "there is no answer; a question has answers A, B ..."
    for letter in answers:
        if len(letter) != 1:
            yield f"{path}.{letter}", f"an answer goes by one letter, not {letter!r}"


def _not_one_an_answer(story: Story, path: str, given: list[str]) -> Iterator[Mistake]:
    """The keeper's answer to one question must pick exactly one, whatever it is."""
    asked = {
        number: [f"{number}{letter}" for letter in question.answers]
        for number, question in story.questions.items()
    }
    meant = [number for number, own in asked.items() if set(own) & set(given)]
    if len(meant) != 1:
        told = f"they belong to questions {' and '.join(meant)}" if meant else "there is none"
        yield path, f"{told}; give one for each answer to one question"
        return
    for marker in asked[meant[0]]:
        if given.count(marker) != 1:
            told = "is given twice" if marker in given else "is missing"
            yield path, f"{marker} {told}; give one for each answer to question {meant[0]}"


def _broken_chain(path: str, chain: Sequence[str], box: "Box", board: Board) -> Iterator[Mistake]:
    if not chain:
        yield path, "there is no clue; a chain counts down to clue 1"
    for at, card in enumerate(chain):
        clue, level = box.exploration[card].clue, len(chain) - at
        if clue is None or clue.level != level:
            is_now = f"is clue {clue.level}" if clue else "is no clue"
            message = f"{card!r} {is_now}, but clue {level} belongs here, down to clue 1 at the end"
            yield f"{path}[{at}]", message
        elif level > 1 and clue.leads_to not in board.rooms:
            there = (
                f"to {clue.leads_to!r}, not a room of this board" if clue.leads_to else "nowhere"
            )
            yield f"{path}[{at}]", f"{card!r} leads {there}; the next clue must lie there"


def _repeated(path: str, ids: Sequence[str]) -> Iterator[Mistake]:
    for at, name in enumerate(ids):
        if name in ids[:at]:
            yield f"{path}[{at}].id", f"the id {name!r} is already taken; choose another"


# Whether its cards can be laid out, whatever the keeper answers


def _badly_seeded(story: Story, box: "Box", board: Board) -> Iterator[Mistake]:
    for answers in combinations(story):
        mistakes = [
            *_laid_twice(story, answers),
            *_small_pool(story, box, board, answers),
            *_without_key(story, box, answers),
        ]
        yield from mistakes
        if mistakes:
            break  # the other answers would mostly say the same again
    yield from _used_twice("locks", story.locks)
    yield from _used_twice("obstacles", story.obstacles)
    try:
        check_supply(box, story)
    except TooFewPieces as error:
        yield "locks" if story.locks else "obstacles", str(error)


def _laid_twice(story: Story, answers: Answers) -> Iterator[Mistake]:
    first: dict[str, str] = {}
    for path, card in _written_cards(story, markers(answers)):
        if card in first:
            given = " and ".join(markers(answers))
            yield path, f"{card!r} is laid twice with the answers {given}; see {first[card]}"
        first.setdefault(card, path)


def _written_cards(story: Story, chosen: list[str]) -> Iterator[tuple[str, str]]:
    """Every card that the story names for these markers, with the path at which it does."""
    for marker in chosen:
        for at, card in enumerate(story.chains.get(marker, ())):
            yield f"chains.{marker}[{at}]", card
    seeds = {"seed": story.seed}
    seeds |= {f"seed_by.{m}": story.seed_by[m] for m in chosen if m in story.seed_by}
    for path, seed in seeds.items():
        for room, cards in seed.items():
            for at, card in enumerate(cards):
                yield f"{path}.{room}[{at}]", card


def _small_pool(story: Story, box: "Box", board: Board, answers: Answers) -> Iterator[Mistake]:
    """Each room gets a card as it comes, and the keeper may cover every clue before it does."""
    named = named_cards(story, answers, box.leads_to)
    coverable = clue_rooms(story, box.leads_to)
    pool = len(set(story.pool).difference(*named.values()))
    needed = covers = 0
    for room in board.rooms:
        if room not in named:
            needed += 1 + covers
            covers = 0
        covers += room in coverable
    if needed > pool:
        message = (
            f"with the answers {' and '.join(markers(answers))} up to {needed} cards are needed, "
            f"for rooms without a card and to lay on clues; there are {pool}, add {needed - pool}"
        )
        yield "pool", message


def _without_key(story: Story, box: "Box", answers: Answers) -> Iterator[Mistake]:
    """What only a key opens needs one in this story."""
    laid = {card for _, card in _written_cards(story, markers(answers))}
    there = {*laid, *story.pool, *box.starting_items}
    for path, card, demand in _demands(story, box):
        if not demand.test and not demand.puzzle and not there.intersection(demand.key):
            keys = " or ".join(map(repr, demand.key)) or "nothing at all"
            yield path, f"{card!r} can be met only with {keys}; seed it, or take another card"


def _demands(story: Story, box: "Box") -> Iterator[tuple[str, str, Demand]]:
    for room, card in story.locks.items():
        yield f"locks.{room}", card, box.locks[card]
    for room, card in story.obstacles.items():
        yield f"obstacles.{room}", card, box.obstacles[card]


def _used_twice(path: str, used: Mapping[str, str]) -> Iterator[Mistake]:
    cards = list(used.values())
    for at, (room, card) in enumerate(used.items()):
        if card in cards[:at]:
            yield f"{path}.{room}", f"{card!r} is used twice; there is only one of it"


def check_supply(box: "Box", story: Story) -> None:
    """A story must leave enough pieces for all its puzzles at once (1e.open.puzzle-shortage)."""
    demands = [demand for _, _, demand in _demands(story, box)]
    puzzles = [the_puzzles()[card.puzzle] for card in demands if card.puzzle is not None]
    needed: Counter[str] = Counter()
    for puzzle in puzzles:
        needed[puzzle.pile] += puzzle.size
        if needed[puzzle.pile] > len(puzzle.pieces):
            names = ", ".join(each.id for each in puzzles if each.pile == puzzle.pile)
            raise TooFewPieces(
                f"the story '{story.id}' has the puzzles {names} of the pile {puzzle.pile}, which "
                f"need more than its {len(puzzle.pieces)} pieces together; leave one of them out"
            )

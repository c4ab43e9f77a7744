"""The library: stories, characters, rules and boards, as anybody may read them before a game."""

import logging
from collections.abc import Iterator, Mapping
from functools import cache

from madhouse.engine.board import Board
from madhouse.engine.errors import MadhouseError
from madhouse.engine.messages import Messages
from madhouse.engine.typography import typeset
from madhouse.first.edition import edition, the_box
from madhouse.first.players.weights import STYLES
from madhouse.first.rules.setup import ANSWER
from madhouse.first.seen.views import HIDDEN
from madhouse.first.things.cards import (
    CombatCard,
    Demand,
    InvestigatorCard,
    Item,
    KeeperAction,
    MonsterKind,
    MonsterToken,
    MythosCard,
    SpellBack,
    SpellCard,
    Trait,
    TraumaCard,
)
from madhouse.first.things.changed_actions import ChangedAction
from madhouse.first.things.options import OPTIONS
from madhouse.first.things.story import EventCard, HouseRule, Named, Objective
from madhouse.first.things.table_options import TABLE_OPTIONS
from madhouse.first.told.card_texts import objective_goals, rules_text
from madhouse.first.told.telling import ENGLISH, Teller, teller_for
from madhouse.server.wire.messages import (
    BoardShape,
    CardText,
    CharacterInfo,
    DoorShape,
    Library,
    OptionInfo,
    RoomShape,
    SpaceShape,
    StoryInfo,
)

KINDS: dict[type, str] = {
    Item: "item",
    SpellCard: "spell",
    SpellBack: "spell",
    TraumaCard: "trauma",
    MythosCard: "mythos",
    KeeperAction: "action",
    Trait: "trait",
    InvestigatorCard: "investigator",
    MonsterKind: "monster",
    MonsterToken: "token",
    CombatCard: "combat",
    EventCard: "event",
    Objective: "objective",
    HouseRule: "rule",
    Named: "monster",
}
ANSWERED = "answer"
"""The kind of card on which a question to the keeper is told together with his answer."""
NUMBERS = ("cost", "awareness", "horror", "damage", "health")
FEWEST, MOST = 1, 4

log = logging.getLogger(__name__)


@cache
def messages() -> Messages:
    """The texts of the game, in English."""
    return Messages.load(ENGLISH)


def teller_of(story: str) -> Teller:
    """A teller of its own for whoever follows a game: it learns who is who."""
    return _reference(story).anew()


@cache
def card_text(story: str, card: str) -> CardText:
    """A card in words."""
    teller = _reference(story)
    if ANSWER.read(card) is not None:
        return _answer(teller, card)
    told = teller.cards[card]
    if isinstance(told, Objective):
        return _objective(teller, told)
    kind = next((KINDS[each] for each in type(told).__mro__ if each in KINDS), "card")
    if isinstance(told, Item) and told.clue is not None:
        kind = "clue"
    if isinstance(told, Demand):
        kind = "lock" if card in teller.box.locks else "obstacle"
    flavour = typeset(str(getattr(told, "flavour", "") or getattr(told, "history", "")))
    text, numbers = rules_text(told, teller.messages), _numbers(told)
    return CardText(card, teller.names(card), kind, text, flavour, numbers)


def answer_cards(answers: Mapping[str, str]) -> set[str]:
    """The keeper's answers as cards, as far as a view shows them."""
    known = ((question, letter) for question, letter in answers.items() if letter != HIDDEN)
    return {ANSWER(question, letter) for question, letter in known}


def _answer(teller: Teller, card: str) -> CardText:
    number, letter = ANSWER.ids(card)
    question = teller.story.questions[number]
    answer = typeset(question.answers[letter].text)
    return CardText(card, typeset(question.text), ANSWERED, answer, "", {})


def _objective(teller: Teller, card: Objective) -> CardText:
    """An Objective card as it is looked up: how each side wins comes first, the story last."""
    goals = typeset(objective_goals(card, teller.messages)).splitlines()
    story = typeset(card.text)
    said = {*goals, *story.splitlines()}
    lines = rules_text(card, teller.messages).splitlines()
    rest = [line for line in lines if line not in said]
    text = "\n".join([*goals, *rest])
    return CardText(card.id, teller.names(card.id), KINDS[Objective], text, story, {})


def _numbers(card: object) -> dict[str, int]:
    printed = {name: getattr(card, name, None) for name in NUMBERS}
    if isinstance(card, ChangedAction):  # by the answer to a question of the story
        printed |= {f"cost {marker.lower()}": each.cost for marker, each in card.by.items()}
    return {name: number for name, number in printed.items() if isinstance(number, int)}


@cache
def card_ids(story: str) -> frozenset[str]:
    """The ids of all cards of a story."""
    return frozenset(_reference(story).cards)


@cache
def _reference(story: str) -> Teller:
    return teller_for(the_box(), the_box().story(story), messages())


@cache
def library() -> Library:
    """Everything that may be read before a game."""
    box, stories = the_box(), list(_stories())
    if not stories:
        raise MadhouseError("no story of the box can be played")
    some = stories[0].id
    characters = [_character(each) for each in box.investigators.values()]
    open_to_all = [trait for each in characters for trait in each.traits]
    open_to_all += [*box.starting_items, *box.spells]
    words = messages()
    return Library(
        version=edition(some).content_version,
        stories=stories,
        options=[OptionInfo(each, words.text(f"agreement.{each}")) for each in OPTIONS],
        table_options=[OptionInfo(each, words.text(f"agreement.{each}")) for each in TABLE_OPTIONS],
        characters=characters,
        computers=[OptionInfo(style, words.text(f"computer.{style}")) for style in STYLES],
        cards={card: card_text(some, card) for card in open_to_all},
    )


def _stories() -> Iterator[StoryInfo]:
    """All that can be played: one that is not right does not keep the others off the shelf."""
    for name in the_box().story_ids:
        try:
            yield _story(name)
        except MadhouseError:
            log.exception("the story '%s' is left out", name)


def _story(name: str) -> StoryInfo:
    told = the_box().story(name)
    return StoryInfo(
        told.id,
        told.name,
        told.minutes,
        told.difficulty,
        typeset(told.blurb),
        typeset(told.notes),
        (FEWEST, MOST),
    )


def _character(card: InvestigatorCard) -> CharacterInfo:
    box = the_box()
    traits = [
        trait
        for category in ("strength", "intellect")
        for trait in box.traits_of(card.id, category)
    ]
    return CharacterInfo(
        card.id, card.name, card.history, card.health, card.sanity, card.skill, traits
    )


@cache
def board_shape(story: str) -> BoardShape:
    """The board of a story, to be drawn."""
    board = edition(story).board
    cells = [cell for each in board.cells.values() for cell in each]
    return BoardShape(
        width=max(x for x, _ in cells) + 1,
        height=max(y for _, y in cells) + 1,
        rooms=[
            RoomShape(each.id, each.name, list(each.spaces), each.outdoors, each.floor)
            for each in board.rooms.values()
        ],
        spaces=[
            SpaceShape(
                space,
                board.room_of[space],
                list(board.cells[space]),
                board.centre(space),
                list(board.adjacent[space]),
            )
            for space in board.spaces
        ],
        doors=list(_doors(board)),
        lines={kind: [*runs] for kind, runs in board.lines.items()},
    )


def _doors(board: Board) -> Iterator[DoorShape]:
    for door in board.doors.values():
        start, end = door.segments[0][0], door.segments[-1][1]
        leads_out = door.out is not None
        yield DoorShape(door.name, (start, end), list(door.spaces), leads_out, door.sealed)

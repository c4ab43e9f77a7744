"""The shelf of the first edition: its stories, seats and agreements, and what one reads of them."""

import logging
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.moods import in_use
from madhouse.engine.paper import BASE
from madhouse.engine.seats import Role, counted_seats, number_of, role_of, seats_for
from madhouse.engine.shapes import CardText
from madhouse.engine.shelf import (
    Agreement,
    CharacterInfo,
    ChoiceInfo,
    LevelInfo,
    Library,
    NewGame,
    PackInfo,
    SeatFace,
    SeatPlan,
    StoryInfo,
)
from madhouse.engine.typography import typeset
from madhouse.first.edition import FirstEdition, add_story, begin, edition, the_box
from madhouse.first.players.weights import STYLES
from madhouse.first.tellers import reference
from madhouse.first.things.agreements import AGREEMENTS, CUSTOMS, TAKE_BACKS
from madhouse.first.things.cards import InvestigatorCard
from madhouse.first.things.looks import look_of
from madhouse.first.things.seats import (
    FEWEST,
    MOST,
    OF_AN_INVESTIGATOR,
    OF_THE_KEEPER,
    ROLES,
)
from madhouse.first.things.state import KEEPER
from madhouse.first.things.story import LAMPS
from madhouse.first.told.english import english

NEWCOMERS = "the-cold-supper"
"""The story for one who names none: the gentle one."""
GENTLE = "gentle"
"""The keeper for a first evening."""
CATEGORIES = ("strength", "intellect")
"""Of Trait cards: one of each is chosen."""
PASSING = ("mythos", "trauma")
"""Questions at which a keeper may let everything pass."""

log = logging.getLogger(__name__)


class FirstShelf:
    """What there is to play."""

    newcomers = NEWCOMERS
    roles: Sequence[Role] = ROLES

    @property
    def stories(self) -> Sequence[str]:
        """The stories of the box, and those that were added."""
        return the_box().story_ids

    @property
    def agreements(self) -> Sequence[Agreement]:
        """Optional rules in the order of the rulebook, then customs of the table."""
        told = english()
        return [
            Agreement(
                each,
                told.text(f"agreement.{each}"),
                rule,
                of_the_table=each in CUSTOMS,
                alone=each == TAKE_BACKS,
            )
            for each, rule in AGREEMENTS.items()
        ]

    @property
    def packs(self) -> Sequence[PackInfo]:
        """One set, which is always in play."""
        return [_base()]

    def add_story(self, path: Path) -> str:
        """Tell a story from a file as if it had come with the package; gives its id."""
        name = add_story(path)
        reference.cache_clear()
        _library.cache_clear()
        return name

    def title(self, story: str) -> str:
        """What the story is called."""
        return edition(story).story.name

    def levels(self, story: str) -> Sequence[LevelInfo]:  # noqa: ARG002
        """None: how hard it is depends on the keeper."""
        return ()

    def needs(self, story: str) -> Sequence[str]:  # noqa: ARG002
        """This edition has no packs."""
        return ()

    def content_version(self, story: str, level: str = "", packs: tuple[str, ...] = ()) -> str:  # noqa: ARG002
        """Changes when anything does that the rules read of the story."""
        return edition(story).content_version

    def has_content(
        self,
        story: str,
        version: str,
        level: str = "",  # noqa: ARG002
        packs: tuple[str, ...] = (),  # noqa: ARG002
    ) -> bool:
        """Whether a game of that version can be replayed."""
        return edition(story).has_content(version)

    def begin(self, header: Header) -> Game[Any, Any]:
        """Begin the game that a header describes."""
        return begin(header)

    def seats(self, header: Header) -> list[Seat]:
        """The keeper's, and one for each investigator."""
        return counted_seats(self.roles, header.investigators)

    def outcome(self, winner: str) -> str:
        """Who won, in a sentence."""
        return str(english().text("terminal.over", winner=winner))

    def face(self, seat: Seat) -> SeatFace:
        """A seat as everybody sees it."""
        role, looks = role_of(ROLES, seat), the_box().looks
        number = number_of(role, seat)
        title = english().text(f"seat_title.{role.id}", number=number)
        look = looks.keeper if seat == KEEPER else looks.investigators[number - 1]
        return SeatFace(seat, role.id, number, str(title), look)

    def library(self) -> Library:
        """Everything that may be read before a game."""
        return _library()


@cache
def _library() -> Library:
    stories = sorted(_stories(), key=lambda story: (story.lamps, story.minutes))
    if not stories:
        raise MadhouseError("no story of the box can be played")
    characters = [_character(each) for each in the_box().investigators.values()]
    return Library(
        edition=FirstEdition.name,
        stories=stories,
        roles=[_told_role(each) for each in ROLES],
        agreements=list(FirstShelf().agreements),
        characters=characters,
        computers=[ChoiceInfo(style, english().text(f"computer.{style}")) for style in STYLES],
        cards=_open_cards(stories[0].id, characters),
        lamps=LAMPS,
        seats=[FirstShelf().face(seat) for seat in seats_for(ROLES, MOST)],
        features={str(kind): look for kind, look in the_box().looks.features.items()},
        passing=[ChoiceInfo(each, english().text(f"passing.{each}")) for each in PASSING],
        first=next((_evening(each.id) for each in stories if each.first_evening), None),
        training=next((_evening(each.id) for each in stories if each.training), None),
        rules=english().text("evening.rules"),
        setup=english().text("evening.setup"),
        packs=[_base()],
        moods=[
            ChoiceInfo(mood, english().text(f"mood.{mood}"))
            for mood in in_use(each.mood for each in stories)
        ],
    )


def _base() -> PackInfo:
    """The box itself. It is the only one there is."""
    told = english()
    return PackInfo(
        BASE, told.text("pack.base.name"), told.text("pack.base.text"), the_box().looks.base, True
    )


def _told_role(role: Role) -> Role:
    """With what is said of it, where it may be several and computers play it in one way only."""
    if role.most == 1:
        return role
    told = english()
    return replace(role, another=told.text("evening.another"), plays=told.text("evening.plays"))


def _evening(story: str) -> NewGame:
    """One person, a companion, a gentle keeper; what he chooses he may take back."""
    keeper, player = OF_THE_KEEPER, OF_AN_INVESTIGATOR
    return NewGame(
        story=story,
        seats={
            keeper.seat(1): SeatPlan("computer", player=GENTLE),
            player.seat(1): SeatPlan("person"),
            player.seat(2): SeatPlan("computer", player=player.computer),
        },
        edition=FirstEdition.name,
        agreements=[TAKE_BACKS],
    )


def _stories() -> Iterator[StoryInfo]:
    """All that can be played: one that is not right does not keep the others off the shelf."""
    for name in the_box().story_ids:
        try:
            yield _story(name)
        except MadhouseError:
            log.exception("the story '%s' is left out", name)


def _story(name: str) -> StoryInfo:
    told, usual = the_box().story(name), the_box().looks.story
    return StoryInfo(
        id=told.id,
        name=told.name,
        minutes=(told.minutes.fewest, told.minutes.most),
        difficulty=told.difficulty,
        blurb=typeset(told.blurb),
        notes=typeset(told.notes),
        players=english().text("evening.players", fewest=FEWEST, most=MOST),
        lamps=told.lamps,
        training=told.training,
        first_evening=told.first_evening,
        look=told.look.over(usual) if told.look else usual,
        mood=told.mood,
        best_with=(told.best_with.fewest, told.best_with.most),
    )


def _character(card: InvestigatorCard) -> CharacterInfo:
    pairs = [the_box().traits_of(card.id, category) for category in CATEGORIES]
    return CharacterInfo(
        id=card.id,
        name=card.name,
        history=typeset(card.history),
        numbers={"health": card.health, "sanity": card.sanity, "skill": card.skill},
        cards=pairs,
        brief=card.name.split()[0],
        sensible=card.sensible,
        sensible_cards=[_sensible(pair) for pair in pairs],
        look=look_of(the_box(), card, "investigator"),
    )


def _sensible(traits: Sequence[str]) -> str:
    """The card for a newcomer; the first, where none is easier to play."""
    return next((each for each in traits if the_box().traits[each].sensible), traits[0])


def _open_cards(story: str, characters: Sequence[CharacterInfo]) -> dict[str, CardText]:
    """What all may read at any time; such cards are the same in every story."""
    teller, box = reference(story), the_box()
    cards = [trait for each in characters for pair in each.cards for trait in pair]
    return {card: teller.card(card) for card in (*cards, *box.starting_items, *box.spells)}

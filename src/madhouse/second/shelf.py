"""The shelf of the second edition: its scenarios, seats and agreements, and what one reads."""

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
    WayInfo,
)
from madhouse.engine.typography import typeset
from madhouse.second.app.people import HANDS as PEOPLES
from madhouse.second.edition import (
    GENTLE,
    SecondEdition,
    add_scenario,
    begin,
    edition,
    edition_at,
    the_box,
    who_runs_whom,
)
from madhouse.second.players.company import HEURISTIC, NAMES
from madhouse.second.tellers import reference
from madhouse.second.things.agreements import AGREEMENTS, TAKE_BACKS
from madhouse.second.things.box import Box
from madhouse.second.things.cards import InvestigatorCard
from madhouse.second.things.difficulty import DIFFICULTIES, difficulty_of
from madhouse.second.things.levels import USUAL
from madhouse.second.things.looks import look_of, story_look
from madhouse.second.things.packs import PackFolder
from madhouse.second.things.state import FEWEST, MOST, PEOPLE
from madhouse.second.told.english import english
from madhouse.second.told.level_texts import level_text

ALONE = 2
"""So many are run by a person alone (2e.setup.solo-two-investigators)."""
PLAYER = Role("player", FEWEST, MOST, HEURISTIC)
"""A seat for each investigator; a person alone runs two (2e.setup.solo-two-investigators)."""

log = logging.getLogger(__name__)


class SecondShelf:
    """What there is to play."""

    newcomers = GENTLE
    roles: Sequence[Role] = (PLAYER,)

    @property
    def stories(self) -> Sequence[str]:
        """The scenarios of the base set, then those of packs; and those that were added."""
        own = the_box().scenario_ids
        return [*own, *(name for name in the_box().all_scenario_ids if name not in own)]

    @property
    def agreements(self) -> Sequence[Agreement]:
        """Customs of the table."""
        return [
            Agreement(
                each,
                english().text(f"agreement.{each}"),
                rule,
                of_the_table=True,
                alone=each == TAKE_BACKS,
            )
            for each, rule in AGREEMENTS.items()
        ]

    @property
    def packs(self) -> Sequence[PackInfo]:
        """The base set and the packs of the collection."""
        return [_base(), *map(_pack, the_box().collection.values())]

    def add_story(self, path: Path) -> str:
        """Tell a scenario from a file as if it had come with the package; gives its id."""
        name = add_scenario(path)
        reference.cache_clear()
        _library.cache_clear()
        return name

    def title(self, story: str) -> str:
        """What the scenario is called."""
        return the_box().load_scenario(story).name

    def needs(self, story: str) -> Sequence[str]:
        """The packs without which it cannot be played: the one it is from, and those it names."""
        return the_box().needs(story)

    def levels(self, story: str) -> Sequence[LevelInfo]:
        """How kind the mythos may be; *plain* is the scenario as it is written."""
        written = reference(story).written
        return [
            LevelInfo(each.id, each.name, level_text(each, written), each.id == USUAL)
            for each in edition(story).box.levels.values()
        ]

    def content_version(self, story: str, level: str = "", packs: tuple[str, ...] = ()) -> str:
        """Changes when anything does that the rules read of the scenario at this level, and of the
        packs in play."""
        return edition_at(story, level, packs).content_version

    def has_content(
        self, story: str, version: str, level: str = "", packs: tuple[str, ...] = ()
    ) -> bool:
        """Whether a game of that version can be replayed."""
        return edition_at(story, level, packs).has_content(version)

    def begin(self, header: Header) -> Game[Any, Any]:
        """Begin the game that a header describes."""
        return begin(header)

    def seats(self, header: Header) -> list[Seat]:
        """One for each investigator, or for whoever runs several; people at a table share one."""
        counted_seats(self.roles, header.investigators)
        return list(dict.fromkeys(who_runs_whom(header)))

    def outcome(self, winner: str) -> str:
        """Who won, in a sentence."""
        return str(english().text("outcome", winner=winner))

    def face(self, seat: Seat) -> SeatFace:
        """A seat as everybody sees it; people at a table share one."""
        looks = the_box().looks
        if seat == PEOPLE:
            title = str(english().text(f"seat_title.{PEOPLE}"))
            return SeatFace(seat, PEOPLE, 1, title, looks.people)
        role = role_of(self.roles, seat)
        number = number_of(role, seat)
        title = english().text(f"seat_title.{role.id}", number=number)
        return SeatFace(seat, role.id, number, str(title), looks.seats[number - 1])

    def library(self) -> Library:
        """Everything that may be read before a game."""
        return _library()


@cache
def _library() -> Library:
    stories = sorted(_stories(), key=lambda story: (story.trial, story.lamps, story.minutes))
    if not stories:
        raise MadhouseError("no scenario of the box can be played")
    shelf = SecondShelf()
    return Library(
        edition=SecondEdition.name,
        stories=stories,
        roles=[replace(PLAYER, another=english().text("evening.another"))],
        agreements=list(shelf.agreements),
        characters=[_character(each) for each in _whole().investigators.values()],
        computers=[ChoiceInfo(name, english().text(f"computer.{name}")) for name in NAMES],
        cards=_open_cards(stories[0].id),
        lamps=len(DIFFICULTIES),
        seats=[shelf.face(seat) for seat in seats_for(shelf.roles, MOST)],
        first=_evening(GENTLE),
        rules=english().text("evening.rules"),
        setup=english().text("evening.setup"),
        ways=_ways(shelf),
        packs=list(shelf.packs),
        moods=[
            ChoiceInfo(mood, english().text(f"mood.{mood}"))
            for mood in in_use(each.mood for each in stories)
        ],
    )


def _ways(shelf: SecondShelf) -> list[WayInfo]:
    """A seat for each; alone with two; or beside a real table, with this as the app."""
    people = shelf.face(PEOPLE)
    return [
        _way("seats"),
        _way("alone", shelf.face(PLAYER.seat(1)), (ALONE, ALONE)),
        _way("people", people, (FEWEST, MOST), PEOPLES.name),
    ]


def _way(
    name: str, seat: SeatFace | None = None, figures: tuple[int, int] = (0, 0), hands: str = ""
) -> WayInfo:
    told, (fewest, most) = english(), figures
    title, text = told.text(f"way.{name}.name"), told.text(f"way.{name}.text")
    return WayInfo(name, title, text, seat, fewest, most, hands)


def _base() -> PackInfo:
    """The base set itself."""
    told = english()
    return PackInfo(
        BASE, told.text("pack.base.name"), told.text("pack.base.text"), the_box().looks.base, True
    )


def _pack(found: PackFolder) -> PackInfo:
    pack = found.pack
    look = pack.look.over(the_box().looks.base) if pack.look else the_box().looks.base
    return PackInfo(pack.id, typeset(pack.name), typeset(pack.text), look)


def _whole() -> Box:
    """The box with every pack."""
    return the_box().with_packs(the_box().collection)


def _evening(story: str) -> NewGame:
    """One person and a companion; what is chosen may be taken back."""
    return NewGame(
        story=story,
        seats={
            PLAYER.seat(1): SeatPlan("person"),
            PLAYER.seat(2): SeatPlan("computer", player=PLAYER.computer),
        },
        edition=SecondEdition.name,
        agreements=[TAKE_BACKS],
    )


def _stories() -> Iterator[StoryInfo]:
    """All that can be played: one that is not right does not keep the others off the shelf."""
    for name in SecondShelf().stories:
        try:
            yield _story(name)
        except MadhouseError:
            log.exception("the scenario '%s' is left out", name)


def _story(name: str) -> StoryInfo:
    told = the_box().load_scenario(name)
    lamps, difficulty = _difficulty(told.difficulty)
    return StoryInfo(
        id=told.id,
        name=told.name,
        minutes=told.minutes,
        difficulty=str(english().text(f"difficulty.{difficulty}")),
        blurb=typeset(told.blurb),
        notes=typeset(told.notes),
        players=english().text("evening.players", fewest=FEWEST, most=MOST),
        lamps=lamps,
        first_evening=name == GENTLE,
        look=story_look(the_box(), told),
        levels=list(SecondShelf().levels(name)),
        needs=list(the_box().needs(name)),
        trial=told.trial,
        mood=told.mood,
        best_with=(told.best_with.fewest, told.best_with.most),
    )


def _difficulty(number: float) -> tuple[int, str]:
    """How many lamps a scenario has, and what that is called."""
    name = difficulty_of(number)
    return 1 + list(DIFFICULTIES).index(name), name


def _character(card: InvestigatorCard) -> CharacterInfo:
    skills = {skill.value: number for skill, number in card.skills.items()}
    return CharacterInfo(
        id=card.id,
        name=card.name,
        history=card.who,
        numbers={"health": card.health, "sanity": card.sanity, **skills},
        cards=[],
        brief=card.name.split()[0],
        look=look_of(the_box(), card, "investigator"),
        pack=_whole().pack_of.get(("investigators", card.id), ""),
    )


def _open_cards(story: str) -> dict[str, CardText]:
    """What all may read at any time: investigators, Common Items, the fronts of Spells and
    Conditions."""
    box = _whole()
    teller = reference(story, box.packs)
    items = [card.id for card in box.item_cards.values() if not card.unique]
    cards = (*box.investigators, *items, *box.spells, *box.elixirs, *box.conditions)
    return {card: teller.card(card) for card in cards}

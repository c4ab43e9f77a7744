"""The front door of the tiny edition: everything that the rest of the house asks of one."""

import random
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from madhouse.engine.board import Tile
from madhouse.engine.casefile import Header
from madhouse.engine.company import Advice, Player
from madhouse.engine.decisions import Decision, Fact, Option, Seat
from madhouse.engine.door import FrontDoor
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.engine.messages import ENGLISH, Messages
from madhouse.engine.paper import BASE, PaperBox
from madhouse.engine.seats import Role
from madhouse.engine.service import AcrossTheTable, Forewarning, Refusal, Timed, Wish
from madhouse.engine.shapes import CardText, LineText, OptionText, PrintedCard, QuestionText
from madhouse.engine.shelf import (
    Agreement,
    ChoiceInfo,
    LevelInfo,
    Library,
    PackInfo,
    SeatFace,
    StoryInfo,
)
from madhouse.engine.tale import Strand
from madhouse.engine.teller import Alike
from madhouse.engine.workshop import (
    Beginning,
    CountedDeck,
    CountedGame,
    MapMarks,
    Report,
    StoryAim,
    TokenPiece,
)
from madhouse.players.random_player import RandomPlayer
from tests.tiny.rules import BOARD, CANDLE, LIGHT, NAME, STORY, VISITOR, TinyView, begin

TITLE = "One Candle"
EVENTS = {
    "round": "It is evening.",
    "arrived": "You stand in the cellar.",
    "decided": "So it is decided.",
}
NOBODY: frozenset[str] = frozenset()


class TinyShelf:
    """One story for one visitor."""

    stories = (STORY,)
    newcomers = STORY
    roles = (Role(VISITOR, 1, 1, "random"),)
    agreements: Sequence[Agreement] = ()
    packs: Sequence[PackInfo] = ()

    def add_story(self, path: Path) -> str:
        raise MadhouseError(f"{path} is no story of the tiny edition: it has only one")

    def title(self, story: str) -> str:
        return TITLE if self.content_version(story) else ""

    def needs(self, story: str) -> Sequence[str]:
        return ()

    def levels(self, story: str) -> Sequence[LevelInfo]:
        return ()

    def content_version(self, story: str, level: str = "", packs: tuple[str, ...] = ()) -> str:
        if story != STORY:
            raise MadhouseError(f"there is no story '{story}'")
        return "1"

    def has_content(
        self, story: str, version: str, level: str = "", packs: tuple[str, ...] = ()
    ) -> bool:
        return self.content_version(story) == version

    def begin(self, header: Header) -> Game[Any, Any]:
        return begin(header)

    def seats(self, header: Header) -> list[Seat]:
        return [VISITOR]

    def outcome(self, winner: str) -> str:
        return f"{winner} won"

    def face(self, seat: Seat) -> SeatFace:
        return SeatFace(seat, VISITOR, 1, "The visitor")

    def library(self) -> Library:
        story = StoryInfo(STORY, TITLE, (1, 1), "none", "A cellar.", "", "one visitor")
        computers = [ChoiceInfo("random", "does anything")]
        return Library(NAME, [story], list(self.roles), [], [], computers, {})


class TinyTeller:
    """Tells what there is to tell."""

    figures = ()
    disclosed = ()

    def __init__(self) -> None:
        self.messages = Messages.load(ENGLISH)

    def anew(self) -> "TinyTeller":
        return TinyTeller()

    def see(self, view: TinyView) -> bool:
        return False

    def begin_again(self) -> None:
        pass

    def event(self, event: Event) -> str:
        return EVENTS[event.kind]

    def line(self, event: Event) -> LineText:
        return LineText(self.event(event))

    def strands(self, event: Event) -> list[Strand]:
        return [Strand("sentence", self.event(event), weight=1)]

    def question(self, decision: Decision) -> str:
        return "Will you light the candle?"

    def question_text(self, decision: Decision) -> QuestionText:
        return QuestionText(self.question(decision))

    def option(self, decision: Decision, option: Option) -> OptionText:
        return OptionText(option, option.capitalize(), verb=option)

    def alike(self, decision: Decision, option: Option) -> Alike:
        return Alike.EVERYWHERE

    def taken_back(self, decision: Decision, option: Option, at: str) -> str:
        return option.capitalize()

    def own_names(self, facts: Mapping[str, Fact]) -> str:
        return ""

    def introduces(self, event: Event) -> bool:
        return False

    def card(self, card: str) -> CardText:
        return CardText(card, "A candle", "item", "It gives light.", "")

    def card_in_full(self, card: str) -> str:
        return f"{self.card(card).name}\n{self.card(card).text}"

    def name(self, thing: str) -> str:
        return thing.capitalize()

    def seat(self, *seats: Seat) -> str:
        return ", ".join(seats).capitalize()

    def why(self, rule: str) -> str:
        return f"There is no rule '{rule}'."

    def cards_of(self, facts: Mapping[str, Fact]) -> frozenset[str]:
        return frozenset({CANDLE}) if facts.get("card") == CANDLE else NOBODY

    def cards_in(self, part: str, shown: Any) -> frozenset[str]:
        return NOBODY

    def cards_before(self, seat: Seat) -> frozenset[str]:
        return NOBODY

    def result(self, winner: str, reason: str) -> str:
        return f"{winner}: {reason}"


class TinyService:
    """There is hardly anything to ask."""

    def why_not(self, game: Game[Any, Any], seat: Seat, option: Option) -> str | None:
        return None

    def refused_by(self, game: Game[Any, Any], seat: Seat, option: Option) -> str | None:
        return None

    def refusal(self, game: Game[Any, Any], seat: Seat, wish: Wish, teller: Any) -> Refusal | None:
        return None

    def forewarned(self, game: Game[Any, Any], decision: Decision, teller: Any) -> Forewarning:
        return Forewarning()

    def must_be_silent(self, game: Game[Any, Any], seat: Seat) -> bool:
        return False

    def some_must_be_silent(self, game: Game[Any, Any]) -> bool:
        return False

    def goes_without_saying(
        self,
        decision: Decision,
        people: Collection[Seat],
    ) -> tuple[Seat, Option | None] | None:
        return None

    def passes(self, decision: Decision) -> bool:
        return False

    def timed(self, game: Game[Any, Any]) -> Timed | None:
        return None

    def apart(self, game: Game[Any, Any], seat: Seat) -> list[Seat]:
        return []

    def across(self, decision: Decision, seat: Seat) -> AcrossTheTable:
        return AcrossTheTable()

    def takes_back(self, game: Game[Any, Any]) -> bool:
        return False


class TinyCompany:
    """Somebody who does anything, and an adviser who likes light."""

    names = ("random",)

    def seated(self, name: str, seed: str) -> Player:
        return RandomPlayer(seed)

    def advise(self, view: Any, decision: Decision) -> Advice | None:
        return Advice(LIGHT, None, "it is dark")


class TinyWorkshop:
    """Games can be counted."""

    sides = (VISITOR, "nobody")
    story_word = "story"
    ending_word = "ending"

    def likeness(self, path: Path) -> int:
        return 0

    def check(self, path: Path | None) -> Report:
        return Report()

    def begin_story(self, name: str, folder: Path) -> Path:
        raise MadhouseError("the tiny edition has one story")

    def maps(self, story: str) -> Sequence[str]:
        return ()

    def map_of(self, story: str, name: str = "") -> MapMarks:
        return MapMarks(TITLE, BOARD, {}, "cellar.a")

    def tiles(self) -> Sequence[Tile]:
        return ()

    def cards(self) -> Sequence[PrintedCard]:
        return ()

    def pieces(self) -> Sequence[TokenPiece]:
        return ()

    def papers(self) -> Sequence[PaperBox]:
        return [PaperBox(NAME, BASE, TITLE, [])]

    def withholding(self, header: Header, card: str) -> Header:
        return header

    def counted(self, game: Game[Any, Any]) -> CountedGame:
        assert game.result is not None
        return CountedGame(
            winner=game.result.winner, objective=game.result.reason, answers={}, rounds=1
        )

    def aim(self, story: str) -> StoryAim | None:
        return None

    def decks(self, story: str) -> Sequence[CountedDeck]:
        return ()

    def unused(self, story: str, counted: Mapping[str, int]) -> list[str]:
        return []

    def beginnings(self) -> Mapping[str, Beginning]:
        return {NAME: _begun}


def _begun(chooser: random.Random) -> Game[Any, Any]:
    seed = str(chooser.getrandbits(64))
    return begin(Header(edition=NAME, story=STORY, content="1", seed=seed, investigators=1))


TINY = FrontDoor(
    name=NAME,
    shelf=TinyShelf(),
    teller=lambda _story, _packs=(): TinyTeller(),
    service=TinyService(),
    company=TinyCompany(),
    workshop=TinyWorkshop(),
    view=TinyView,
)

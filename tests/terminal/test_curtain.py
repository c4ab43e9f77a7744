"""The curtain: two persons at one screen, and neither reads what only the other may know."""

import io
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from madhouse.api import load_case, new_game
from madhouse.editions import edition_of
from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.told.telling import Teller, teller_for
from madhouse.terminal.case_files import CaseKeeper
from madhouse.terminal.screen import Screen
from madhouse.terminal.seat_screen import SeatScreen, news, what_can_be_seen
from madhouse.terminal.seating import seat_everyone
from madhouse.terminal.table import TerminalTable
from tests.terminal.typist import Terminal

STORY = the_box().story("the-cold-supper")
BOX = the_box().for_story(STORY)
SECRETS = {
    *(*BOX.exploration, *BOX.locks, *BOX.obstacles, *BOX.mythos, *BOX.trauma, *BOX.tokens),
    *(card.id for card in STORY.events),
    *(card.id for card in STORY.objectives),
}
SEATS = {"the keeper": "keeper", "player 1": "investigator-1", "player 2": "investigator-2"}


class Witness(Screen):
    """A screen that types at random and looks, at every prompt, at all that stands on it."""

    def __init__(self, game: Game[Any, Any], first: Seat, seed: int) -> None:
        self._paper = io.StringIO()
        super().__init__(Console(file=self._paper, width=200, highlight=False))
        self._game = game
        self._choice = random.Random(seed)
        self._seat = first
        self._looked = -1
        self.curtains = 0
        self.leaks: list[str] = []

    def clear(self) -> None:
        self._paper.seek(0)
        self._paper.truncate()

    def read(self, prompt: str) -> str:
        if prompt.startswith("Hand over to "):
            self.curtains += 1
            self._seat = SEATS[prompt.removeprefix("Hand over to ").partition(",")[0]]
            return ""
        if len(self._game.answers) != self._looked:
            self._looked = len(self._game.answers)
            shown = self._paper.getvalue()
            secrets = hidden_from(self._game, self._seat)
            self.leaks += [each for each in secrets if re.search(rf"\b{re.escape(each)}\b", shown)]
            if not self._choice.randrange(8):
                self._looked = -1  # to look again at what this brings
                return self._choice.choice(("look", "card", "map", "log"))
        return str(self._choice.randint(1, 12))


def hidden_from(game: Game[Any, Any], seat: Seat) -> set[str]:
    """Ids and names of the cards that others know of and this seat does not.

    What an open card calls by its name, such as its key, is not hidden.
    """
    teller, known = the_teller(), words(game, seat)
    mentioned = set().union(*(words(game, each) for each in game.seats if each != seat))
    secret = (mentioned - known).intersection(SECRETS)
    printed = "\n".join(teller.card_in_full(card) for card in known.intersection(teller.card_ids))
    hidden = {teller.names(card) for card in secret} - {*map(teller.names, known)}
    return secret | {name for name in hidden if name not in printed}


@cache
def the_teller() -> Teller:
    return teller_for(BOX, STORY)


def words(game: Game[Any, Any], seat: Seat) -> set[str]:
    """Every word in all that a seat may know."""
    plain = msgspec.to_builtins((game.view(seat), game.events(seat)))
    text = msgspec.json.encode(plain).decode()
    return {word for part in text.split('"') for word in (part, *part.split())}


@pytest.mark.parametrize("seed", range(2))
def test_nothing_hidden_from_a_seat_is_on_the_screen_before_it(seed: int, tmp_path: Path) -> None:
    game = new_game(seed=seed, investigators=2)
    witness = Witness(game, "keeper", seed)
    seating = seat_everyone(["keeper=person"], game.seats, edition_of("first"))
    case = CaseKeeper(tmp_path / "game.case", "keeper=person")
    TerminalTable(game, seating, case, witness).play()
    assert game.over
    assert witness.curtains > 10
    assert witness.leaks == []


def test_the_witness_would_notice() -> None:
    game = new_game(seed=1, investigators=1)
    while game.legal("keeper"):
        game.apply("keeper", game.legal("keeper")[0])
    witness = Witness(game, "investigator-1", 1)
    SeatScreen(game, witness).show_status("keeper")
    witness.read("> ")
    assert witness.leaks


def test_a_cleared_terminal_keeps_nothing_to_scroll_back_to() -> None:
    paper = io.StringIO()
    Screen(Console(file=paper, force_terminal=True)).clear()
    assert "\x1b[2J" in paper.getvalue()
    assert "\x1b[3J" in paper.getvalue()


def test_investigators_who_see_the_same_share_the_screen(terminal: Terminal) -> None:
    heard = terminal.play("--seed", "1", "--investigators", "2", lines=["1"] * 6)
    assert "[player 1]" in heard.out
    assert "[player 2]" in heard.out
    assert "Hand over" not in heard.out
    assert heard.out.count("The ferry house stands") == 1


def test_the_keeper_and_an_investigator_do_not(terminal: Terminal) -> None:
    heard = terminal.play("--seed", "1", "--players", "keeper=person", lines=["1"] * 30)
    assert "Hand over to player 1, then press Enter." in heard.out
    assert "Hand over to the keeper, then press Enter." in heard.out


def test_a_facedown_card_is_a_reason_for_the_curtain() -> None:
    table = TableBuilder(players=2).investigator("joe-diamond", at="kitchen.a")
    table.investigator("jenny-barnes", at="kitchen.a")
    plain = table.play(turn_of="joe-diamond")
    assert same_to_both(plain)
    secret = table.facedown("joe-diamond", "the-wrong-name").play(turn_of="joe-diamond")
    assert not same_to_both(secret)


def same_to_both(game: Game[Any, Any]) -> bool:
    one, other = (what_can_be_seen(game, f"investigator-{number}") for number in (1, 2))
    return one == other


def test_news_are_what_was_not_heard_even_when_two_logs_become_one() -> None:
    first, own, other, later = (Event(kind, {}) for kind in ("first", "own", "other", "later"))
    assert news([first], [first, own]) == [own]
    assert news([first, own], [first, other, own, later]) == [other, later]
    assert news([first, own, later], [first, own]) == []
    assert news([own, own], [own, own, own]) == [own]


def test_a_question_to_all_of_them_is_headed_the_investigators(terminal: Terminal) -> None:
    heard = terminal.play("--seed", "1", "--investigators", "2", lines=["1"] * 7)
    assert "[the investigators] Who goes next?" in heard.out
    assert "[player 1] Which investigator" in heard.out


def test_a_question_to_both_investigators_is_answered_by_the_person(
    terminal: Terminal, home: Path
) -> None:
    arguments = ("--seed", "1", "--investigators", "2", "--players", "investigator-1=random")
    terminal.play(*arguments, lines=["1"] * 30)
    (path,) = home.glob("*.case")
    orders = [a for a in load_case(path.read_text()).answers if a.decision.kind == "turn-order"]
    shared = [answer for answer in orders if len(answer.decision.seats) == 2]
    assert shared
    assert {answer.seat for answer in shared} == {"investigator-2"}

"""Tables late in the evening, when there is most to tell, and all around one screen."""

from random import Random
from typing import Any

from madhouse.api import new_game
from madhouse.engine.game import Game
from tests.server.house import PERSON, Guest, House, Message, tokens_of

EVENINGS = {"first": ("removal", 4), "second": ("salt-wedding", 5)}
"""By edition: a story that is long at random, and with how many it is longest."""
BEFORE_THE_END = 80
"""So many answers are still to be given."""


def _played(edition: str, most: int = 10_000) -> Game[Any, Any]:
    story, investigators = EVENINGS[edition]
    game = new_game(edition, story=story, seed="late", investigators=investigators)
    chance = Random("late")
    while game.pending and len(game.answers) < most:
        asked = game.pending[0]
        game.apply(asked.seats[0], chance.choice(asked.options))
    return game


def finished(edition: str) -> Game[Any, Any]:
    """A long evening to its end."""
    return _played(edition)


def nearly_over(edition: str) -> Game[Any, Any]:
    """The same, a little before."""
    return _played(edition, len(finished(edition).answers) - BEFORE_THE_END)


class LateTable:
    """One that was gone on with late, all of its seats at one screen."""

    def __init__(self, house: House, edition: str) -> None:
        game = nearly_over(edition)
        self.case, self.seats = game.case(), game.seats
        self.lines = sorted({each.option for each in game.answers}, key=len, reverse=True)
        self.created = went_on(house, game)
        self.game = self.created["game"]
        self._house = house
        self.guest = self.sit_down()
        self._chance = Random("late")

    def sit_down(self, **hello: Any) -> Guest:
        return self._house.guest(self.game, *tokens_of(self.created), **hello).meet()

    def settled(self) -> None:
        """Hear everything that was said so far."""
        self.guest.say(type="ping")
        self.guest.hear("pong")

    def asked(self) -> tuple[str, Message]:
        """A seat that has to decide something, before the screen, and the question."""
        game = self._house.table(self.game).game
        seat = game.pending[0].seats[0]
        self.guest.say(type="sit", seat=seat)
        self.settled()
        question: Message = self.guest.states[seat]["questions"][0]
        return seat, question

    def one_that_can_be_taken_back(self) -> tuple[str, int, str]:
        """A seat, its question and an answer to it that undo would take back."""
        for _ in range(BEFORE_THE_END // 2):
            seat, question = self.asked()
            answer = (seat, question["number"], self._chance.choice(question["options"])["option"])
            self.choose(*answer)
            if self.guest.states[seat].get("undo"):
                self.undo(seat)
                return answer
        raise AssertionError("nothing of the evening's end can be taken back")

    def choose(self, seat: str, number: int, option: str) -> None:
        self.guest.say(type="choose", seat=seat, number=number, option=option)
        self.settled()

    def undo(self, seat: str) -> None:
        self.guest.say(type="undo", seat=seat, number=self.guest.states[seat]["undo"])
        self.settled()


def went_on(house: House, game: Game[Any, Any]) -> Message:
    """The game at a table of the house, every seat a person's."""
    wish = {"case": game.case(), "seats": dict.fromkeys(game.seats, PERSON)}
    answer = house.http.post("/api/cases", json=wish)
    assert answer.status_code == 201, answer.text
    created: Message = answer.json()
    return created

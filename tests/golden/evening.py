"""An evening: a game played again from its case file, and what every seat was told of it.

What happened and what was asked stand in the order in which the seats learnt of it, each text once
with the seats that read it. Nothing here looks at a state: only events, views and questions.
"""

from collections.abc import Callable, Iterator
from typing import Any

import madhouse
from madhouse.editions import edition_of
from madhouse.engine.casefile import CaseError, CaseFile, CaseLine, parse
from madhouse.engine.decisions import CLOCK, Decision, Option, Seat
from madhouse.engine.log import Event
from madhouse.engine.teller import Teller

Game = madhouse.Game[Any, Any]


def replay(case: str, option: Callable[[Option], Option] = lambda line: line) -> tuple[Game, str]:
    """Play a case again from its first answer; gives the game, and what was told of it.

    Each recorded answer goes through `option` on its way into the game.
    """
    written = parse(case)
    game = madhouse.load_case(case, until=0)
    evening = Evening(game)
    for answer in written.answers:
        evening.tell()
        _compare(game, answer)
        evening.choose(answer)
        game.apply(answer.seat, option(answer.option), answer.number)
    evening.tell()
    _compare_end(game, written)
    return game, evening.text


def _compare(game: Game, answer: CaseLine) -> None:
    """The same question must be asked as then."""
    asked = next((each for each in game.pending if each.offered_to(answer.seat)), None)
    if asked is None or (asked.number, asked.fingerprint) != (answer.number, answer.fingerprint):
        raise CaseError(f"line {answer.line}: '{answer}' was recorded, but asked is {asked}")


def _compare_end(game: Game, written: CaseFile) -> None:
    if game.result != written.result:
        raise CaseError(f"it ends with {game.result}, but recorded is {written.result}")


class Evening:
    """Follows a game and writes down what each seat is told."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seats = game.seats
        self._tellers = _tellers(game)
        self._heard: dict[Seat, list[Event]] = {seat: [] for seat in self._seats}
        self._asked: set[int] = set()
        self._lines: list[str] = []

    @property
    def text(self) -> str:
        """All of it so far."""
        return "\n".join(self._lines) + "\n"

    def tell(self) -> None:
        """Write down what has happened, and what is asked now."""
        for seat in self._seats:
            self._tellers[seat].see(self._game.view(seat))
        self._write({seat: self._news(seat) for seat in self._seats})
        for decision in self._game.pending:
            if decision.number not in self._asked:
                self._asked.add(decision.number)
                asked = {seat: [self._question(seat, decision)] for seat in decision.seats}
                self._write(asked, always_named=True)

    def choose(self, answer: CaseLine) -> None:
        """Write down what was answered, as the seat reads it."""
        if answer.seat == CLOCK:
            self._lines.append(f"> {answer.number} {CLOCK}: {answer.option}")
            return
        decision = next(each for each in self._game.pending if answer.seat in each.seats)
        told = self._tellers[answer.seat].option(decision, answer.option)
        self._lines.append(f"> {answer.number} {answer.seat}: {told.text}")

    def _news(self, seat: Seat) -> list[str]:
        """What this seat has not heard yet; both sides' setup is bound together at its end."""
        before, now = self._heard[seat], self._game.events(seat)
        self._heard[seat] = now
        if now[: len(before)] == before:
            fresh = now[len(before) :]
        else:
            known = list(before)
            fresh = [event for event in now if not _taken(event, known)]
        return [str(self._tellers[seat].event(event)) for event in fresh]

    def _question(self, seat: Seat, decision: Decision) -> str:
        teller = self._tellers[seat]
        lines = [f"{decision.number}. {teller.question(decision)}"]
        for option in decision.options:
            told = teller.option(decision, option)
            lines.append(f"   - {told.text}" + (f" ({told.detail})" if told.detail else ""))
        return "\n".join(lines)

    def _write(self, told: dict[Seat, list[str]], always_named: bool = False) -> None:
        for text, seats in _merged(told):
            all_of_them = len(seats) == len(self._seats) and not always_named
            self._lines.append(text if all_of_them else f"[{', '.join(seats)}] {text}")


def _tellers(game: Game) -> dict[Seat, Teller[Any]]:
    """A teller for each seat, who knows what that seat knows."""
    door = edition_of(game.header.edition)
    return {seat: door.teller(game.header.story, game.header.packs) for seat in game.seats}


def _taken(event: Event, known: list[Event]) -> bool:
    if event in known:
        known.remove(event)
        return True
    return False


def _merged(told: dict[Seat, list[str]]) -> Iterator[tuple[str, list[Seat]]]:
    """Each text once, with those who read it, in an order that keeps that of every seat."""
    left = {seat: list(texts) for seat, texts in told.items() if texts}
    while left:
        heads = [texts[0] for texts in left.values()]
        later = {text for texts in left.values() for text in texts[1:]}
        text = next((head for head in heads if head not in later), heads[0])
        readers = [seat for seat, texts in left.items() if texts[0] == text]
        yield text, readers
        for seat in readers:
            del left[seat][0]
        left = {seat: texts for seat, texts in left.items() if texts}

"""The table: whose turn it is to answer, what was typed, and the curtain between two persons."""

from collections.abc import Callable
from typing import Any

from madhouse.engine.decisions import CLOCK, Decision, Option, RefusedAnswer, Seat
from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from madhouse.engine.words import did_you_mean
from madhouse.first.refusals import refused_by
from madhouse.terminal.case_files import CaseKeeper
from madhouse.terminal.ending import tell_ending
from madhouse.terminal.puzzle_clock import PuzzleClock
from madhouse.terminal.screen import Left, Screen
from madhouse.terminal.seat_screen import SeatScreen, what_can_be_seen
from madhouse.terminal.seating import Seating

THINKING_TIME = 2.0  # seconds that a computer player may take


class TerminalTable:
    """A game on one screen."""

    def __init__(
        self, game: Game[Any], seating: Seating, keeper: CaseKeeper, screen: Screen | None = None
    ) -> None:
        self._game = game
        self._seating = seating
        self._keeper = keeper
        self._screen = screen or Screen()
        self._shown = SeatScreen(game, self._screen)
        self._clock = PuzzleClock()
        self._persons = [seat for seat, player in seating.items() if player is None]
        self._at: Seat | None = None  # the person before the screen
        self._commands: dict[str, Callable[[Seat, Decision, str], None]] = {
            "?": self._shown.why,
            "why": self._shown.why,
            "card": lambda seat, _, name: self._shown.read_card(seat, name),
            "verify": lambda seat, _, room: self._shown.verify(seat, room),
            "log": lambda seat, *_: self._shown.log(seat),
            "map": lambda seat, *_: self._shown.show_table(seat, again=True),
            "help": lambda *_: self._say("help"),
            "save": lambda *_: self._save(),
            "q": lambda *_: self._quit(),
        }

    def play(self) -> None:
        """Play until the game is over or everybody has left; either way it is kept."""
        try:
            while not self._game.over:
                self._answer_one()
        except Left:
            self._save()
            self._say("resume")
            return
        seat = self._at or (self._persons or [SPECTATOR])[0]
        tell_ending(self._game, seat, self._shown, self._screen)
        self._save()

    def _say(self, key: str, **params: object) -> None:
        self._screen.say(self._shown.text(key, **params))

    # -- whose turn it is ----------------------------------------------------------------------

    def _answer_one(self) -> None:
        """Computers first, so that a person is asked only when nothing else can go on."""
        pending = self._game.pending
        for decision in pending:
            if not set(decision.seats).intersection(self._persons):
                return self._think(decision)
        return self._ask_a_person(pending)

    def _think(self, decision: Decision) -> None:
        seat, game = decision.seats[0], self._game
        player = self._seating[seat]
        assert player is not None
        chosen = player.choose(
            game.view(seat), decision, THINKING_TIME, lambda random: game.imagine(seat, random)
        )
        game.apply(seat, chosen, decision.number)

    def _ask_a_person(self, pending: tuple[Decision, ...]) -> None:
        """Whoever is before the screen is asked first, if anything is asked of him."""
        waiting = [(s, d) for d in pending for s in d.seats if s in self._persons]
        seat, decision = next((each for each in waiting if each[0] == self._at), waiting[0])
        if self._goes_without_saying(decision):
            self._game.apply(seat, decision.options[0], decision.number)
            return
        self._sit_down(seat)
        self._shown.tell_news(seat)
        self._shown.show_table(seat)
        self._shown.ask(seat, decision)
        self._keeper.keep(self._game)
        self._clock.watch(decision, self._game.view(seat).round)
        chosen = self._hear(seat, decision)
        if chosen is not None:
            self._answer(seat, decision, chosen)

    def _answer(self, seat: Seat, decision: Decision, chosen: Option) -> None:
        """What is said when the time is up comes too late: the clock has answered."""
        if self._clock.time_is_up(decision):
            self._say("time-up")
            seat, chosen = CLOCK, decision.clock
        self._game.apply(seat, chosen, decision.number)

    def _goes_without_saying(self, decision: Decision) -> bool:
        """A lone person need not say *pass*; before others, even that would tell something."""
        return len(decision.options) == 1 and len(self._persons) == 1

    def _sit_down(self, seat: Seat) -> None:
        """Draw the curtain, if another person comes who may see other things."""
        before, self._at = self._at, seat
        if before in (None, seat):
            return
        if what_can_be_seen(self._game, before) == what_can_be_seen(self._game, seat):
            self._shown.share(before, seat)
            return
        self._screen.clear()
        self._screen.read(self._shown.text("curtain", who=self._shown.teller.names.seat(seat)))
        self._screen.clear()
        self._shown.forget_table()

    # -- what was typed ------------------------------------------------------------------------

    def _hear(self, seat: Seat, decision: Decision) -> Option | None:
        """Read lines until one is an answer; None when the question has changed."""
        while True:
            line = self._screen.read(self._shown.text("prompt"))
            chosen = self._option(decision, line)
            if chosen is not None:
                return chosen
            word, _, rest = line.partition(" ")
            if word == "u":
                if self._take_back(seat):
                    return None
            elif word in self._commands:
                self._commands[word](seat, decision, rest.strip())
            else:
                self._wonder(seat, decision, line)

    def _option(self, decision: Decision, line: str) -> Option | None:
        """An option by its number, its line or what is read for it."""
        options = decision.options
        if line.isdecimal() and 1 <= int(line) <= len(options):
            return options[int(line) - 1]
        told = {self._shown.teller.option(decision, option): option for option in options}
        return line if line in options else told.get(line)

    def _wonder(self, seat: Seat, decision: Decision, line: str) -> None:
        """Something that could be done at another time is met with the rule against it now."""
        if rule := refused_by(self._game, seat, line):
            self._screen.say(self._shown.teller.why(rule))
            return
        near = did_you_mean(line, [*decision.options, *self._commands])
        self._say("what", line=line, count=len(decision.options), near=near)

    def _take_back(self, seat: Seat) -> bool:
        try:
            self._game.undo(seat)
            while len(self._persons) == 1 and len(self._game.legal(seat)) == 1:
                self._game.undo(seat)  # it was answered for him and would be at once again
        except RefusedAnswer as refused:
            self._screen.say(str(refused))
            return False
        self._say("undone")
        return True

    def _save(self) -> None:
        self._keeper.keep(self._game)
        self._screen.quote(self._shown.text("saved", path=str(self._keeper.path)))

    def _quit(self) -> None:
        raise Left

"""The table: whose turn it is to answer, what was typed, and the curtain between two persons."""

import shlex
from collections.abc import Callable
from time import monotonic
from typing import Any

from madhouse.editions import edition_of
from madhouse.engine.clock import Clock
from madhouse.engine.decisions import CLOCK, Answer, Decision, Option, RefusedAnswer, Seat
from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from madhouse.terminal.case_files import CaseKeeper
from madhouse.terminal.conversation import TerminalTalk
from madhouse.terminal.listed_options import MENU, ListedOptions
from madhouse.terminal.screen import Left, Screen
from madhouse.terminal.seat_screen import SeatScreen, what_can_be_seen
from madhouse.terminal.seating import PERSON, WhoSitsWhere, computer_players
from madhouse.terminal.typed import Typed

UNDO = ("u", "undo")
ALWAYS, ASK = "always", "ask"
"""`pass always` is a standing order to pass when nothing else can be done; `pass ask` ends it."""


class TerminalTable:
    """A game on one screen."""

    def __init__(
        self,
        game: Game[Any, Any],
        seating: WhoSitsWhere,
        keeper: CaseKeeper,
        screen: Screen | None = None,
    ) -> None:
        self._game = game
        door = edition_of(game.header.edition)
        self._service = door.service
        seed = f"{game.header.seed} {len(game.answers)}"
        self._computers = computer_players(seating, seed, door.company)
        self._keeper = keeper
        self._screen = screen or Screen()
        self._shown = SeatScreen(game, self._screen)
        self._talk = TerminalTalk(game, self._computers, self._screen, self._shown)
        self._clock = Clock(monotonic)
        self._persons = [seat for seat, kind in seating.items() if kind == PERSON]
        self._passing: set[Seat] = set()  # those who have given the standing order to pass
        self._advised: set[Seat] = set()  # those who have been told of it
        self._at: Seat | None = None  # the person before the screen
        self._commands: dict[str, Callable[[Seat, Decision, str], None]] = {
            "?": self._shown.why,
            "why": self._shown.why,
            "card": lambda seat, _, name: self._shown.read_card(seat, name),
            "hint": self._talk.advise,
            "ask": self._talk.ask,
            "verify": lambda seat, _, room: self._shown.verify(seat, room),
            "log": lambda seat, *_: self._shown.log(seat),
            MENU: lambda _, decision, __: self._shown.show_menu(decision),
            "map": lambda seat, *_: self._shown.show_map(seat),
            "look": lambda seat, *_: self._shown.show_status(seat),
            "status": lambda seat, *_: self._shown.show_status(seat),
            "pass": lambda seat, _, order: self._order(seat, order),
            "help": lambda *_: self._say("help"),
            "save": lambda *_: self._save(),
            "q": lambda *_: self._quit(),
            "quit": lambda *_: self._quit(),
            "exit": lambda *_: self._quit(),
        }

    def play(self) -> None:
        """Play until the game is over or everybody has left; either way it is kept."""
        if self._persons and not self._game.over:
            self._say("begin")
        try:
            while not self._game.over:
                self._answer_one()
        except Left:
            self._save()
            path = shlex.quote(str(self._keeper.path.absolute()))
            self._screen.quote(self._shown.text("resume", path=path))
            return
        seat = self._at or (self._persons or [SPECTATOR])[0]
        self._shown.tell_ending(seat)
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
        alone = self._persons[0] if len(self._persons) == 1 else None
        self._talk.think(decision, decision.seats[0], alone)

    def _ask_a_person(self, pending: tuple[Decision, ...]) -> None:
        """Whoever is before the screen is asked first, if anything is asked of him."""
        waiting = [(s, d) for d in pending for s in d.seats if s in self._persons]
        seat, decision = next((each for each in waiting if each[0] == self._at), waiting[0])
        if self._goes_without_saying(seat, decision):
            self._game.apply(seat, decision.options[0], decision.number)
            return
        self._sit_down(seat)
        self._shown.tell_news(seat)
        self._talk.hear()
        self._shown.show_table(seat)
        self._shown.ask(seat, decision)
        self._advise(seat, decision)
        self._keeper.keep(self._game)
        self._clock.watch(self._service.timed(self._game))
        chosen = self._hear(seat, decision)
        if chosen is not None:
            self._answer(seat, decision, chosen)

    def _answer(self, seat: Seat, decision: Decision, chosen: Option) -> None:
        """What is said when the time is up comes too late: the clock has answered."""
        if decision.clock and not self._clock.left:
            self._say("time-up")
            seat, chosen = CLOCK, decision.clock
        self._game.apply(seat, chosen, decision.number)

    def _goes_without_saying(self, seat: Seat, decision: Decision) -> bool:
        """A lone person need not say *pass*; before others, even that would tell something, so
        there he must have ordered it."""
        if seat in self._passing and self._service.passes(decision):
            return True
        return len(decision.options) == 1 and len(self._persons) == 1

    def _advise(self, seat: Seat, decision: Decision) -> None:
        """Offer the standing order, the first time that it would have helped."""
        if seat not in self._advised and self._service.passes(decision):
            self._advised.add(seat)
            self._say("only-passes")

    def _order(self, seat: Seat, order: str) -> None:
        """Take a standing order, for as long as this table stands."""
        if order.casefold() == ALWAYS:
            self._passing.add(seat)
            self._say("passing")
        elif order.casefold() == ASK:
            self._passing.discard(seat)
            self._say("not-passing")
        else:
            self._say("orders")

    def _sit_down(self, seat: Seat) -> None:
        """Draw the curtain, if another person comes who may see other things."""
        before, self._at = self._at, seat
        if before in (None, seat):
            return
        if what_can_be_seen(self._game, before) == what_can_be_seen(self._game, seat):
            self._shown.share(before, seat)
            return
        self._screen.clear()
        self._screen.read(self._shown.text("curtain", who=self._shown.teller.seat(seat)))
        self._screen.clear()
        self._shown.forget_table()

    # -- what was typed ------------------------------------------------------------------------

    def _hear(self, seat: Seat, decision: Decision) -> Option | None:
        """Read lines until one is an answer; None when the question has changed."""
        offered = ListedOptions(decision, self._shown.teller)
        typed, span = Typed(offered), {"least": offered.least, "most": offered.most}
        while True:
            line = self._screen.read(self._shown.text("prompt"))
            chosen = typed.option(line)
            if chosen is not None:
                return chosen
            first, _, rest = line.partition(" ")
            word = first.casefold()
            if word in UNDO:
                if self._take_back(seat):
                    return None
            elif word in self._commands:
                self._commands[word](seat, decision, rest.strip())
                if self._goes_without_saying(seat, decision):
                    return None  # he has just ordered it
            elif not line:
                self._say("nothing-typed", **span)
            elif rule := self._service.refused_by(self._game, seat, line.casefold()):
                # what could be done at another time is met with the rule against it now
                self._screen.say(self._shown.teller.why(rule))
            else:
                near = typed.nearest(line, [*UNDO, *self._commands])
                self._say("what", line=line, near=near, **span)

    def _take_back(self, seat: Seat) -> bool:
        """Whether anything was taken back; then the question is asked anew."""
        if self._service.takes_back(self._game):
            return self._go_back()
        given = len(self._game.answers)
        try:
            self._game.undo(seat)
            while self._answered_for(seat):
                self._game.undo(seat)
        except RefusedAnswer:
            self._say_what_stands(seat)
            return len(self._game.answers) < given
        self._say("undone")
        return True

    def _go_back(self) -> bool:
        """Take back the last decision before this screen with all that came of it, as agreed."""
        game = self._game
        own = [at for at, each in enumerate(game.answers) if self._was_asked(each)]
        if not own or own[-1] < game.standing:
            self._say("puzzle-stands" if own else "nothing-to-undo")
            return False
        game.go_back(own[-1])
        self._say("undone")
        return True

    def _was_asked(self, given: Answer) -> bool:
        asked = given.seat in self._persons
        return asked and not self._goes_without_saying(given.seat, given.decision)

    def _answered_for(self, seat: Seat) -> bool:
        """Whether what is asked now was answered for him, and would be at once again."""
        asked = next(each for each in self._game.pending if seat in each.seats)
        return self._goes_without_saying(seat, asked)

    def _say_what_stands(self, seat: Seat) -> None:
        """Why nothing can be taken back, in words of the table."""
        answers = self._game.answers
        if all(each.seat != seat for each in answers):
            self._say("nothing-to-undo")
        elif answers[-1].seat != seat:
            self._say("answered-since", who=self._shown.teller.seat(answers[-1].seat))
        else:
            self._say("stands")

    def _save(self) -> None:
        self._keeper.keep(self._game)
        self._screen.quote(self._shown.text("saved", path=str(self._keeper.path)))

    def _quit(self) -> None:
        raise Left

"""A game: it asks, is answered, and can be forked, taken back, replayed and imagined."""

import random as python_random
from collections.abc import Sequence

import msgspec

from madhouse.engine.board import Board
from madhouse.engine.casefile import CaseError, CaseLine, digest, write
from madhouse.engine.checkpoints import CLOSE, FAR, Checkpoint, Imagination
from madhouse.engine.decisions import (
    FOR_GOOD,
    SEALED,
    Answer,
    CannotUndo,
    GameFinished,
    IllegalOption,
    NotYourDecision,
    Option,
    RuleFailure,
    Seal,
    Seat,
    StaleDecision,
)
from madhouse.engine.driver import Driver, S, V
from madhouse.engine.edition import Progress
from madhouse.engine.lanes import Lane
from madhouse.engine.log import Event, readable
from madhouse.engine.state import Result


class Game(Driver[S, V]):
    """A game under way.

    `pending` says who is asked what, `apply` answers, `view` shows what a seat may know.
    """

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.state.result is not None

    @property
    def result(self) -> Result | None:
        """Who won and why, once the game is over."""
        return self.table.state.result

    def legal(self, seat: Seat) -> tuple[Option, ...]:
        """What the seat may choose from now; empty when it is not asked."""
        lane = self._lane_asking(seat)
        return () if lane is None or lane.decision is None else lane.decision.offered_to(seat)

    def apply(self, seat: Seat, option: Option, number: int | None = None) -> None:
        """Answer the question that waits for this seat.

        An answer that is refused, or that a rule breaks on, leaves the game as it was.
        """
        for lane in self._lanes:
            decision = lane.decision
            if decision is None:
                continue
            offered = decision.options if seat in decision.seats else decision.offered_to(seat)
            if offered:
                break
        else:
            raise GameFinished if self.over else NotYourDecision(seat, self.pending)
        if number is not None and number != decision.number:
            raise StaleDecision(number, decision)
        if option not in offered:
            raise IllegalOption(option, decision, seat)
        answers = self.answers
        answers.append(Answer(decision, seat, option))
        self.table.witness = self.witness
        try:
            self._advance(lane, option, seat)
        except Exception as broken:
            self._restore(answers[:-1])
            raise RuleFailure(
                f"the rules broke on '{option}' by {seat} at decision {decision.number} "
                f"({decision.kind}): {broken!r}; the answer was taken back"
            ) from broken
        self._seal_what_others_gave(lane, seat)

    def _seal_what_others_gave(self, lane: Lane, seat: Seat) -> None:
        """Before this answer of the seat another one's stands."""
        if self._apart:
            own = self._given_in(lane)
            before = len(own) - 1
            if before > lane.sealed and self.answers[own[-2]].seat != seat:
                lane.sealed = before
        else:
            before = len(self.answers) - 1
            if before > self._sealed and self.answers[-2].seat != seat:
                self._sealed = before

    def undo(self, seat: Seat) -> None:
        """Take back the seat's own last answer, while nothing has come of it that others know."""
        if self.over:
            raise GameFinished
        given, sealed = self._given_beside(seat)
        if not given or self.answers[given[-1]].seat != seat:
            raise CannotUndo(f"the last answer was not given by {seat}")
        if len(given) <= sealed:
            raise CannotUndo(SEALED)
        last = given[-1]
        self._restore([*self.answers[:last], *self.answers[last + 1 :]])

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take back its last answer now."""
        return self.undoable(seat) is not None

    def undoable(self, seat: Seat) -> int | None:
        """Which of the answers the seat may take back now. It need not be the last of all: while
        two branches are played, neither side knows what the other does."""
        if self.over:
            return None
        given, sealed = self._given_beside(seat)
        if len(given) <= sealed or self.answers[given[-1]].seat != seat:
            return None
        return given[-1]

    def stands(self, seat: Seat) -> Seal:
        """Why the seat's last answer stands; nothing where it can be taken back, or is none."""
        given, _ = self._given_beside(seat)
        if self.over or not given or self.undoable(seat) is not None:
            return ""
        if self.answers[given[-1]].seat != seat:
            return "others"
        return "" if self._apart else self._sealed_by

    def _given_beside(self, seat: Seat) -> tuple[Sequence[int], int]:
        """The answers that the seat knows of, and how many of them stand."""
        if not self._apart:
            return range(len(self.answers)), self._sealed
        branch = self._branch_of(seat)
        return ([], 0) if branch is None else (self._given_in(branch), branch.sealed)

    @property
    def apart(self) -> bool:
        """Whether two branches are played, unseen by each other."""
        return self._apart

    def beside(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that see what this one does now: all, or those of its branch."""
        branch = self._branch_of(seat)
        return self.seats if branch is None else branch.seats

    def go_back(self, answers: int) -> None:
        """Take back all but so many answers: for a table that allows itself more than the rules."""
        if self.over:
            raise GameFinished
        if answers < self.standing:
            raise CannotUndo(FOR_GOOD)
        self._restore(self.answers[:answers])

    @property
    def last_stage(self) -> Checkpoint:
        """The state as a stage last began, and how much had been answered and told by then."""
        return self._checkpoints[-1]

    @property
    def last_stage_data(self) -> bytes:
        """That state as bytes, for those who store it."""
        mark = self._checkpoints[-1]
        return self.edition.encode(self.edition.kept(mark.data, mark.piles))

    def fork(self) -> "Game[S, V]":
        """A copy that goes its own way."""
        self._expect_copies()
        twin = self._copy()
        twin.spacing = FAR
        twin._sealed, twin.standing = self._sealed, self.standing
        twin._sealed_by = self._sealed_by
        twin._keep_seals(self._lanes[1:])
        return twin

    def view(self, seat: Seat) -> V:
        """What the seat may know: the board, its own cards, its question. Never the state."""
        asked = self._lane_asking(seat)
        return self.edition.view(
            self.table, seat, asked.decision if asked else None, self.waiting(seat)
        )

    def waiting(self, seat: Seat) -> list[Seat]:
        """The seats that the game waits for, as far as this seat can tell.

        While both sides set up, nobody can see how far the other one is: it counts as a whole.
        """
        seats: set[Seat] = set()
        for lane in self._lanes:
            if lane is not self._lanes[0] and seat not in lane.seats:
                seats.update(lane.seats)
            elif lane.decision is not None:
                seats.update(lane.decision.seats)
        return sorted(seats)

    def events(self, seat: Seat) -> list[Event]:
        """What the seat may read of the log."""
        branch = next((lane.name for lane in self._lanes[1:] if seat in lane.seats), None)
        return list(self.table.log.seen(self.eyes(seat), branch))

    def events_since(self, seat: Seat, read: int) -> list[Event]:
        """What the seat may read of the log after so many of its events, once setup is over."""
        return readable(self.table.log.events[read:], self.eyes(seat))

    @property
    def log(self) -> list[Event]:
        """Everything that has happened, whoever may read it: to be counted, never to be shown."""
        return self.table.log.events

    @property
    def progress(self) -> Progress:
        """How far the game has come."""
        return self.edition.progress(self.table.state)

    @property
    def board(self) -> Board | None:
        """The board as far as it is laid."""
        return self.edition.laid_board(self.table.state)

    @property
    def open_doors(self) -> tuple[str, ...]:
        """The doors that stand open."""
        return self.edition.open_doors(self.table.state)

    def keep_next_stage(self) -> None:
        """Keep a checkpoint as the next stage begins, however close the last one is."""
        self.table.answers_until_checkpoint = 0

    def imagine(self, seat: Seat, random: python_random.Random) -> "Game[S, V]":
        """A game that looks the same to this seat, in which all it cannot know is dealt anew.

        The same view and the same random source give the same imagined game.
        """
        self._expect_copies()
        mark = self._checkpoints[-1]
        seen = self.eyes(seat)
        events = readable(self.table.log.events[: mark.events], seen)
        answers = self.answers
        dreams = [dream for dream in self._dreams if dream.answers >= mark.answers]
        if self._apart:  # how far the other side is with its setup cannot be seen
            kept = self._answers_known_to(seat)
            answers = [answers[at] for at in kept]
            dreams = [dream.among(kept) for dream in dreams]
        return Game(
            self.edition,
            self.start,
            self.header,
            answers,
            events,
            (msgspec.structs.replace(mark, events=len(events)),),
            (*dreams, Imagination(seat, random.randbytes(32), len(answers))),
        )

    def encode(self) -> bytes:
        """The whole state as bytes, for comparing games; never for a player's eyes."""
        return self.edition.encode(self.table.state)

    def case(self) -> str:
        """The case file of this game so far: every seat's secrets are in it."""
        if self._dreams:
            raise CaseError("an imagined game has no case file; write that of the game itself")
        lines = [CaseLine.of(each) for each in self.answers]
        return write(self.header, lines, self.result, digest(self.encode()))

    # -- copies and earlier points ---------------------------------------------------------------

    def _expect_copies(self) -> None:
        """Keep checkpoints close from now on: a game that is copied once is copied again."""
        if not self.copied:
            self.copied = True
            self.spacing = self.table.answers_until_checkpoint = CLOSE
            if len(self.answers) - self._checkpoints[-1].answers > 2 * CLOSE:
                self._checkpoints = self._copy()._checkpoints

    def _copy(self) -> "Game[S, V]":
        """The same game played again from the last checkpoint."""
        marks, dreams = self._checkpoints, self._dreams
        told = self.table.log.events[: marks[-1].events]
        return Game(
            self.edition, self.start, self.header, self.answers, told, marks, dreams, self.spacing
        )

    def _restore(self, answers: list[Answer]) -> None:
        """Go back to an earlier point of this game."""
        sealed, branches = self._sealed, self._lanes[1:]
        marks = [mark for mark in self._checkpoints if mark.answers <= len(answers)]
        self._resume(marks, self.table.log.events[: marks[-1].events], answers)
        self._sealed = min(sealed, len(answers))
        self._keep_seals(branches)

    def _keep_seals(self, before: Sequence[Lane]) -> None:
        """What stood in the branches before stands in those of now."""
        for then, now in zip(before, self._lanes[1:], strict=False):
            now.sealed = max(now.sealed, min(then.sealed, len(self._given_in(now))))

    def _answers_known_to(self, seat: Seat) -> list[int]:
        """Which answers this seat knows of while the two branches are played."""
        branch = self._branch_of(seat)
        own = () if branch is None else branch.seats
        since = range(self._parted, len(self.answers))
        return [*range(self._parted), *(at for at in since if self.answers[at].seat in own)]

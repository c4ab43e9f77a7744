"""The driver: a game asks, is answered, and can be forked, taken back, replayed and imagined."""

import random as python_random
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import force_setattr

from madhouse.engine.board import Board
from madhouse.engine.casefile import CaseError, CaseLine, Header, digest, write
from madhouse.engine.checkpoints import CLOSE, FAR, Checkpoint, Imagination
from madhouse.engine.decisions import (
    FOR_GOOD,
    SEALED,
    Answer,
    CannotImagine,
    CannotUndo,
    Decision,
    GameFinished,
    IllegalOption,
    NotYourDecision,
    Option,
    ReplayDivergence,
    RuleFailure,
    Seat,
    StaleDecision,
)
from madhouse.engine.edition import Edition, Progress
from madhouse.engine.errors import MadhouseError
from madhouse.engine.flow import REDEALT, Together
from madhouse.engine.lanes import STAGE, Lane, course
from madhouse.engine.log import Event, readable
from madhouse.engine.rng import Random, Randomness
from madhouse.engine.state import Result, State
from madhouse.engine.table import FUEL

S = TypeVar("S", bound=State)
V = TypeVar("V")


class Game(Generic[S, V]):
    """A game under way.

    `pending` says who is asked what, `apply` answers, `view` shows what a seat may know.
    """

    def __init__(
        self,
        edition: Edition[S, V],
        start: bytes,
        header: Header,
        answers: Sequence[Answer] = (),
        events: Sequence[Event] = (),
        checkpoints: Sequence[Checkpoint] = (),
        dreams: tuple[Imagination, ...] = (),
        spacing: int = FAR,
    ) -> None:
        self.edition = edition
        self.start = start
        self.header = header
        self._sealed = 0  # so many answers can no longer be taken back
        self.standing = 0
        """So many answers stand for good, whatever a table may allow itself."""
        self._parted = 0  # so many were given when the two branches began
        self._dreams = dreams
        self.spacing = spacing  # of its checkpoints, in answers
        self.pending: tuple[Decision, ...] = ()
        """The questions that wait for an answer: one, or two while both sides set up."""
        self._resume(checkpoints or (Checkpoint(start),), events, answers)

    # -- what a player uses --------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.state.result is not None

    @property
    def result(self) -> Result | None:
        """Who won and why, once the game is over."""
        return self.table.state.result

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats at this table, in their order."""
        return tuple(self.table.state.seats)

    def legal(self, seat: Seat) -> tuple[Option, ...]:
        """What the seat may choose from now; empty when it is not asked."""
        lane = self._lane_asking(seat)
        return () if lane is None or lane.decision is None else lane.decision.offered_to(seat)

    def apply(self, seat: Seat, option: Option, number: int | None = None) -> None:
        """Answer the question that waits for this seat.

        An answer that is refused, or that a rule breaks on, leaves the game as it was.
        """
        lane = self._lane_asking(seat)
        if lane is None or lane.decision is None:
            raise GameFinished if self.over else NotYourDecision(seat, self.pending)
        decision = lane.decision
        if number is not None and number != decision.number:
            raise StaleDecision(number, decision)
        if option not in (
            decision.options if seat in decision.seats else decision.offered_to(seat)
        ):
            raise IllegalOption(option, decision, seat)
        self.answers.append(Answer(decision, seat, option))
        try:
            self._advance(lane, option)
        except Exception as broken:
            self._restore(self.answers[:-1])
            raise RuleFailure(
                f"the rules broke on '{option}' by {seat} at decision {decision.number} "
                f"({decision.kind}): {broken!r}; the answer was taken back"
            ) from broken
        before = len(self.answers) - 1
        if before > self._sealed and self.answers[-2].seat != seat:
            self._sealed = before

    def undo(self, seat: Seat) -> None:
        """Take back the seat's own last answer, while nothing has come of it that others know."""
        if self.over:
            raise GameFinished
        if not self.answers or self.answers[-1].seat != seat:
            raise CannotUndo(f"the last answer was not given by {seat}")
        if len(self.answers) <= self._sealed:
            raise CannotUndo(SEALED)
        self._restore(self.answers[:-1])

    def can_undo(self, seat: Seat) -> bool:
        """Whether the seat may take back its last answer now."""
        return not self.over and len(self.answers) > self._sealed and self.answers[-1].seat == seat

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

    def fork(self) -> "Game[S, V]":
        """A copy that goes its own way."""
        self._expect_copies()
        twin = self._copy()
        twin.spacing = FAR
        twin._sealed, twin.standing = self._sealed, self.standing
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

    def eyes(self, seat: Seat) -> int:
        """The bits that must all be set for this seat, or a spectator, to know a face."""
        return self.edition.eyes(self.table.state, seat)

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
        if len(self._lanes) > 1:  # how far the other side is with its setup cannot be seen
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

    # -- the driver ----------------------------------------------------------------------------

    def _resume(
        self, marks: Sequence[Checkpoint], events: Sequence[Event], answers: Sequence[Answer]
    ) -> None:
        """Set up the table as it was at the last checkpoint and give the answers since."""
        mark = marks[-1]
        table = self.table = self.edition.table(self.edition.decode(mark.data))
        table.log.events.extend(events)
        # One more, as the first look is no answer: checkpoints fall where they fell at first.
        table.answers_until_checkpoint = self.spacing + 1
        self._checkpoints = list(marks)
        self.answers = list(answers[: mark.answers])
        rule = course(table, self.edition.stages)
        self._lanes = [Lane("table", rule, mark.asked, self.seats)]
        if table.state.result is None:
            self._begin_stage(table.state.stage)
        self._imagine_now()
        for answer in answers[mark.answers :]:
            self._repeat(answer)
            self._imagine_now()

    def _begin_stage(self, stage: str) -> None:
        """Run the rules from the checkpoint to their first question."""
        try:
            self._advance(self._lanes[0], None)
        except MadhouseError:
            raise
        except Exception as broken:
            raise RuleFailure(
                f"the rules broke as the stage '{stage}' began: {broken!r}; "
                "this table cannot be played on"
            ) from broken

    def _expect_copies(self) -> None:
        """Keep checkpoints close from now on: a game that is copied once is copied again."""
        if self.spacing != CLOSE:
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
        sealed = self._sealed
        marks = [mark for mark in self._checkpoints if mark.answers <= len(answers)]
        self._resume(marks, self.table.log.events[: marks[-1].events], answers)
        self._sealed = min(sealed, len(answers))

    def _repeat(self, answer: Answer) -> None:
        """Give a recorded answer, if the same question is asked as when it was recorded."""
        lane = self._lane_asking(answer.seat)
        now, then = lane.decision if lane else None, answer.decision
        if lane is None or now is None or (now.kind, now.options) != (then.kind, then.options):
            asked = f"'{now.kind}' with {len(now.options)} options" if now else "nothing"
            raise ReplayDivergence(then.number, asked, f"'{then.kind}': '{answer.option}'")
        self.answers.append(Answer(now, answer.seat, answer.option))
        self._advance(lane, answer.option)

    def _answers_known_to(self, seat: Seat) -> list[int]:
        """Which answers this seat knows of while the two branches are played."""
        own = next((lane.seats for lane in self._lanes[1:] if seat in lane.seats), ())
        since = range(self._parted, len(self.answers))
        return [*range(self._parted), *(at for at in since if self.answers[at].seat in own)]

    def _imagine_now(self) -> None:
        """Re-deal, if this is a point at which the game was imagined."""
        for dream in self._dreams:
            if dream.answers == len(self.answers):
                self._begin_dream(dream)

    def _begin_dream(self, dream: Imagination) -> None:
        """Replace what the dreaming seat cannot know: cards, dice to come, the others' log."""
        table = self.table
        state, source = table.state, table.state.random
        try:
            self.edition.redeal(table, dream.seat, Random(Randomness(dream.key), "redeal"))
        except (LookupError, ValueError, StopIteration) as odd:
            raise CannotImagine(
                f"what {dream.seat} cannot know of this table cannot be dealt anew: "
                f"it is one that no setup could have laid ({odd!r})"
            ) from odd
        state.seen = dict(sorted(state.seen.items()))
        source.key, source.used, source.dice = dream.key, {}, []
        table.random = Random(source)
        self._forget_events(self.eyes(dream.seat))
        for lane in self._lanes:
            if lane.decision is not None and lane.decision.secret:
                lane.asked -= 1
                self._send(lane, REDEALT)
        self._see_what_is_asked()
        self._sealed = self.standing = len(self.answers)  # behind this lies the true game

    def _forget_events(self, seen: int) -> None:
        """Strike from the log, since the last checkpoint, what those eyes may not read."""
        log, since = self.table.log, self._checkpoints[-1].events
        log.events[since:] = readable(log.events[since:], seen)
        for lane in self._lanes[1:]:
            log.turn_to(lane.name)
            log.page[:] = readable(log.page, seen)

    def _checkpoint(self) -> None:
        """Keep the state as a stage begins, unless nothing was answered since the last one."""
        marks, answers = self._checkpoints, len(self.answers)
        if marks[-1].answers == answers:
            return
        self.table.answers_until_checkpoint = self.spacing
        while len(marks) > 2 and marks[2].answers <= self._sealed:
            del marks[1]  # whoever goes back behind a seal begins at the beginning
        data = self.edition.encode(self.table.state)
        events = len(self.table.log.events)
        marks.append(Checkpoint(data, answers, events, self._lanes[0].asked))

    def _lane_asking(self, seat: Seat) -> Lane | None:
        for lane in self._lanes:
            asked = lane.decision
            if asked is not None and (seat in asked.seats or asked.offered_to(seat)):
                return lane
        return None

    def _advance(self, lane: Lane, answer: Any) -> None:
        """Run a lane until it asks again; when both branches are done the table goes on."""
        table = self.table
        table.fuel = FUEL
        table.answers_until_checkpoint -= 1
        table.answered_by = self.answers[-1].seat if self.answers else ""
        self._send(lane, answer)
        if len(self._lanes) > 1:
            self._perhaps_join()
            self._see_what_is_asked()
        else:
            self.pending = () if lane.decision is None else (lane.decision,)
        if table.sealed:
            self._sealed = len(self.answers)
            self.standing = self._sealed if table.for_good else self.standing
            table.sealed = table.for_good = False

    def _see_what_is_asked(self) -> None:
        self.pending = tuple([lane.decision for lane in self._lanes if lane.decision is not None])

    def _send(self, lane: Lane, answer: Any) -> None:
        """Send an answer into a lane's rule and keep the question it comes to."""
        lane.decision = None
        if len(self._lanes) > 1:
            self._turn_to(lane.name)
        try:
            asked = lane.rule.send(answer)
            while asked is STAGE:
                self._checkpoint()
                asked = lane.rule.send(None)
        except StopIteration as done:
            lane.result = done.value
            return
        if type(asked) is Together:
            self._part(asked)
            return
        if asked.number or not asked.options:
            fault = "asked twice" if asked.number else "asked with nothing to choose from"
            raise RuleFailure(f"the decision '{asked.kind}' was {fault}")
        lane.asked = number = lane.asked + 1
        force_setattr(asked, "number", number)
        lane.decision = asked

    def _part(self, asked: Together) -> None:
        """Begin two branches beside the table's own lane, which waits for both."""
        if len(self._lanes) > 1:
            raise RuleFailure("two branches cannot begin inside a branch")
        table = self._lanes[0]
        self._parted = len(self.answers)
        self.table.log.open_pages(list(asked.branches))
        branches = [
            Lane(name, branch.rule, table.asked, branch.seats)
            for name, branch in asked.branches.items()
        ]
        self._lanes = [table, *branches]
        for lane in branches:
            self._send(lane, None)

    def _perhaps_join(self) -> None:
        """When both branches are done, hand their results to the table's lane."""
        table, *branches = self._lanes
        if any(each.decision is not None for each in branches):
            return
        self._lanes = [table]
        self.table.log.bind()
        self.table.random.stream = "table"
        state = self.table.state  # the order in which the branches wrote here must not matter
        state.seen = dict(sorted(state.seen.items()))
        state.random.used = dict(sorted(state.random.used.items()))
        table.asked = max(each.asked for each in branches)
        self._send(table, {each.name: each.result for each in branches})

    def _turn_to(self, name: str) -> None:
        self.table.log.turn_to(name)
        self.table.random.stream = name

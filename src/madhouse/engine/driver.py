"""The driver: it runs the rules from question to question, and through recorded answers again."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec.structs import force_setattr

from madhouse.engine.casefile import Header
from madhouse.engine.checkpoints import FAR, Checkpoint, Imagination
from madhouse.engine.decisions import (
    Answer,
    CannotImagine,
    Decision,
    ReplayDivergence,
    RuleFailure,
    Seal,
    Seat,
)
from madhouse.engine.edition import Edition
from madhouse.engine.errors import MadhouseError
from madhouse.engine.flow import REDEALT, Together
from madhouse.engine.lanes import STAGE, Lane, course
from madhouse.engine.log import Event, Witness, readable
from madhouse.engine.rng import Random, Randomness
from madhouse.engine.state import State
from madhouse.engine.table import FUEL

S = TypeVar("S", bound=State)
V = TypeVar("V")


class Driver(Generic[S, V]):
    """The rules of a game under way, the questions that they wait for and the answers so far."""

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
        self._sealed_by: Seal = ""
        self.standing = 0
        """So many answers stand for good, whatever a table may allow itself."""
        self._parted = 0  # so many were given when the two branches began
        self._dreams = dreams
        self.spacing = spacing  # of its checkpoints, in answers
        self.copied = False
        """Whether it has been forked or imagined: it keeps its checkpoints close then."""
        self.witness: Witness | None = None
        """Who looks on as new answers are played; what is only played again has been seen."""
        self.pending: tuple[Decision, ...] = ()
        """The questions that wait for an answer: one, or two while both sides set up."""
        self._resume(checkpoints or (Checkpoint(start),), events, answers)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats at this table, in their order."""
        return tuple(self.table.state.seats)

    def eyes(self, seat: Seat) -> int:
        """The bits that must all be set for this seat, or a spectator, to know a face."""
        return self.edition.eyes(self.table.state, seat)

    # -- from the last checkpoint -----------------------------------------------------------------

    def _resume(
        self, marks: Sequence[Checkpoint], events: Sequence[Event], answers: Sequence[Answer]
    ) -> None:
        """Set up the table as it was at the last checkpoint and give the answers since."""
        mark = marks[-1]
        table = self.table = self.edition.table(self.edition.kept(mark.data, mark.piles))
        table.log.events.extend(events)
        # One more, as the first look is no answer: checkpoints fall where they fell at first.
        table.answers_until_checkpoint = self.spacing + 1
        self._checkpoints = list(marks)
        self.answers = list(answers[: mark.answers])
        rule = course(table, self.edition.stages)
        self._lanes = [Lane("table", rule, mark.asked, self.seats)]
        self._apart = False  # while two branches are played
        if table.state.result is None:
            self._begin_stage(table.state.stage)
        self._imagine_now()
        for answer in answers[mark.answers :]:
            self._repeat(answer)
            self._imagine_now()

    def _begin_stage(self, stage: str) -> None:
        """Run the rules from the checkpoint to their first question."""
        try:
            self._advance(self._lanes[0], None, self.answers[-1].seat if self.answers else "")
        except MadhouseError:
            raise
        except Exception as broken:
            raise RuleFailure(
                f"the rules broke as the stage '{stage}' began: {broken!r}; "
                "this table cannot be played on"
            ) from broken

    def _repeat(self, answer: Answer) -> None:
        """Give a recorded answer, if the same question is asked as when it was recorded."""
        lane = self._lane_asking(answer.seat)
        now, then = lane.decision if lane else None, answer.decision
        if lane is None or now is None or (now.kind, now.options) != (then.kind, then.options):
            asked = f"'{now.kind}' with {len(now.options)} options" if now else "nothing"
            raise ReplayDivergence(then.number, asked, f"'{then.kind}': '{answer.option}'")
        self.answers.append(Answer(now, answer.seat, answer.option))
        self._advance(lane, answer.option, answer.seat)

    def _checkpoint(self) -> None:
        """Keep the state as a stage begins. Of stages that follow one another without a question
        the last is kept, so that a copy need not go through the others again."""
        marks, answers = self._checkpoints, len(self.answers)
        if marks[-1].answers == answers:
            if len(marks) == 1:
                return  # the beginning itself
            marks.pop()
        while len(marks) > 2 and marks[2].answers <= self._sealed:
            del marks[1]  # whoever goes back behind a seal begins at the beginning
        data, piles = self.edition.keep(self.table.state)
        events = len(self.table.log.events)
        marks.append(Checkpoint(data, answers, events, self._lanes[0].asked, piles))

    # -- from question to question -----------------------------------------------------------------

    def _lane_asking(self, seat: Seat) -> Lane | None:
        for lane in self._lanes:
            asked = lane.decision
            if asked is not None and (seat in asked.seats or asked.offered_to(seat)):
                return lane
        return None

    def _advance(self, lane: Lane, answer: Any, seat: Seat) -> None:
        """Run a lane until it asks again; when both branches are done the table goes on."""
        table = self.table
        table.fuel = FUEL
        table.answers_until_checkpoint -= 1
        table.answered_by = seat
        self._send(lane, answer)
        if self._apart:
            self._perhaps_join()
            self._see_what_is_asked()
        else:
            self.pending = (lane.decision,) if lane.decision else ()
        if table.sealed:
            table.sealed = False
            self._seal(lane)
            if table.for_good:
                table.for_good = False
                self.standing = len(self.answers)

    def _seal(self, lane: Lane) -> None:
        """What was answered so far stands; while two branches are played, in that branch alone."""
        if self._apart and lane is not self._lanes[0]:
            lane.sealed = len(self._given_in(lane))
        else:
            self._sealed = len(self.answers)
            self._sealed_by = self.table.sealed_by

    def _see_what_is_asked(self) -> None:
        self.pending = tuple([lane.decision for lane in self._lanes if lane.decision is not None])

    def _send(self, lane: Lane, answer: Any) -> None:
        """Send an answer into a lane's rule and keep the question it comes to."""
        if self._apart:
            self._turn_to(lane.name)
        try:
            asked = lane.rule.send(answer)
            if type(asked) is not Decision:
                lane.decision = None
                if asked is STAGE:
                    while asked is STAGE:
                        self._checkpoint()
                        asked = lane.rule.send(None)
                    self.table.answers_until_checkpoint = self.spacing
                if type(asked) is Together:
                    self._part(asked)
                    return
        except StopIteration as done:
            lane.decision, lane.result = None, done.value
            return
        if asked.number or not asked.options:
            fault = "asked twice" if asked.number else "asked with nothing to choose from"
            raise RuleFailure(f"the decision '{asked.kind}' was {fault}")
        lane.asked = number = lane.asked + 1
        force_setattr(asked, "number", number)
        lane.decision = asked

    # -- both sides at once ------------------------------------------------------------------------

    def _part(self, asked: Together) -> None:
        """Begin two branches beside the table's own lane, which waits for both."""
        if self._apart:
            raise RuleFailure("two branches cannot begin inside a branch")
        table = self._lanes[0]
        self._parted = len(self.answers)
        self.table.log.open_pages(list(asked.branches))
        branches = [
            Lane(name, branch.rule, table.asked, branch.seats)
            for name, branch in asked.branches.items()
        ]
        self._lanes = [table, *branches]
        self._apart = True
        for lane in branches:
            self._send(lane, None)

    def _branch_of(self, seat: Seat) -> Lane | None:
        """The branch in which a seat plays, while there are two."""
        return next((lane for lane in self._lanes[1:] if seat in lane.seats), None)

    def _given_in(self, branch: Lane) -> list[int]:
        """Which of the answers were given in a branch."""
        since, seats = range(self._parted, len(self.answers)), branch.seats
        return [at for at in since if self.answers[at].seat in seats]

    def _perhaps_join(self) -> None:
        """When both branches are done, hand their results to the table's lane; what was answered
        in them stands, as each side sees what the other has done."""
        table, *branches = self._lanes
        if any(each.decision is not None for each in branches):
            return
        self._lanes = [table]
        self._apart = False
        self.table.sealed = True
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

    # -- imagining ---------------------------------------------------------------------------------

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

"""Taking back: by the rules one's own last answer, while nothing has come of it.

Where take-backs were agreed on, a person who is alone at the table takes back his last decision
with all that came of it: dice, and what computers answered.
"""

from typing import Any

from madhouse.engine.decisions import SEALED, Answer, CannotUndo, Decision, GameFinished, Seat
from madhouse.engine.game import Game
from madhouse.first.things.agreements import TAKE_BACKS
from madhouse.server.table.computers import Computers

SETUP = "setup"
NOT_ALONE = f"take-backs are for one person alone, and another has a seat here; {SEALED}"
PUZZLE = "what was done to a puzzle stays done, and so does all before it"
NOTHING_YET = "there is nothing to take back yet"
NOT_THE_LAST = "that is not your last answer any more"


def can_be_taken_back(game: Game[Any, Any], seat: Seat, computers: Computers, alone: bool) -> int:
    """The number of the decision that the seat may take back now; 0 if there is none."""
    left = _left(game, seat, computers, alone)
    return game.answers[left].decision.number if left < len(game.answers) else 0


def take_back(
    game: Game[Any, Any], seat: Seat, number: int, computers: Computers, alone: bool
) -> list[Answer]:
    """Take back the decision of this number; gives all answers that went with it."""
    taken = game.answers[_left(game, seat, computers, alone) :]
    if not taken:
        raise _refusal(game, alone)
    if taken[0].decision.number != number:
        raise CannotUndo(NOT_THE_LAST)
    game.go_back(len(game.answers) - len(taken))
    return taken


def _left(game: Game[Any, Any], seat: Seat, computers: Computers, alone: bool) -> int:
    """How many answers are left when the seat has taken back what it may."""
    answers = game.answers
    if not alone or TAKE_BACKS not in game.header.options:
        return len(answers) - game.can_undo(seat)
    own = (at for at in range(len(answers) - 1, -1, -1) if _chosen(answers[at].decision, computers))
    last = next(own, -1)
    if game.over or last < game.standing or not _whose(game, answers[last], seat):
        return len(answers)
    return last


def _chosen(decision: Decision, computers: Computers) -> bool:
    """Whether a person had the choice; else it would be answered in the same way at once."""
    return len(decision.options) > 1 and computers.answering(decision) is None


def _whose(game: Game[Any, Any], answer: Answer, seat: Seat) -> bool:
    """Any of his seats will do, but while both sides set up the same number may stand for two."""
    return game.table.state.stage != SETUP or answer.seat == seat


def _refusal(game: Game[Any, Any], alone: bool) -> CannotUndo | GameFinished:
    if game.over:
        return GameFinished()
    if TAKE_BACKS not in game.header.options:
        return CannotUndo(SEALED if game.answers else NOTHING_YET)
    if not alone:
        return CannotUndo(NOT_ALONE)
    return CannotUndo(PUZZLE if game.standing else NOTHING_YET)

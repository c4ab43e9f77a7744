"""Taking back (undo): by the rules one's own last answer, while nothing has come of it.

Where take-backs were agreed on, a person who is alone at the table takes back his last decision
with all that came of it: dice, and what computers answered.
"""

from typing import Any

from madhouse.engine.decisions import SEALED, Answer, CannotUndo, Decision, GameFinished, Seat
from madhouse.engine.game import Game
from madhouse.engine.service import Service
from madhouse.server.table.computers import Computers

NOT_ALONE = f"take-backs are for one person alone, and another has a seat here; {SEALED}"
FOR_GOOD = "what was done to a puzzle stays done, and so does all before it"
NOTHING_YET = "there is nothing to take back yet"
NOT_THE_LAST = "that is not your last answer any more"


class TakingBack:
    """What can be taken back at one table."""

    def __init__(self, service: Service, computers: Computers) -> None:
        self._agreed = service.takes_back
        self._computers = computers

    def last(self, game: Game[Any, Any], seat: Seat, alone: bool) -> Answer | None:
        """The answer that the seat may take back now."""
        left = self._left(game, seat, alone)
        return game.answers[left] if left < len(game.answers) else None

    def take_back(self, game: Game[Any, Any], seat: Seat, number: int, alone: bool) -> list[Answer]:
        """Take back the decision of this number; gives all answers that went with it."""
        taken = game.answers[self._left(game, seat, alone) :]
        if not taken:
            raise self._refusal(game, alone)
        if taken[0].decision.number != number:
            raise CannotUndo(NOT_THE_LAST)
        game.go_back(len(game.answers) - len(taken))
        return taken

    def _left(self, game: Game[Any, Any], seat: Seat, alone: bool) -> int:
        """How many answers are left when the seat has taken back what it may."""
        answers = game.answers
        if not alone or not self._agreed(game):
            return len(answers) - game.can_undo(seat)
        own = (at for at in range(len(answers) - 1, -1, -1) if self._chosen(answers[at].decision))
        last = next(own, -1)
        if game.over or last < game.standing or not _whose(game, answers[last], seat):
            return len(answers)
        return last

    def _chosen(self, decision: Decision) -> bool:
        """Whether a person had the choice; else it would be answered in the same way at once."""
        return len(decision.options) > 1 and self._computers.answering(decision) is None

    def _refusal(self, game: Game[Any, Any], alone: bool) -> CannotUndo | GameFinished:
        if game.over:
            return GameFinished()
        if not self._agreed(game):
            return CannotUndo(SEALED if game.answers else NOTHING_YET)
        if not alone:
            return CannotUndo(NOT_ALONE)
        return CannotUndo(FOR_GOOD if game.standing else NOTHING_YET)


def _whose(game: Game[Any, Any], answer: Answer, seat: Seat) -> bool:
    """Any of his seats will do, but while both sides set up the same number may stand for two."""
    return not game.progress.setting_up or answer.seat == seat

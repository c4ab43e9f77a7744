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
        taken = self._taken(game, seat, alone)
        return game.answers[taken[0]] if taken else None

    def take_back(self, game: Game[Any, Any], seat: Seat, number: int, alone: bool) -> range:
        """Take back the decision of this number; gives which of the answers went with it."""
        taken = self._taken(game, seat, alone)
        if not taken:
            raise self._refusal(game, alone)
        if game.answers[taken[0]].decision.number != number:
            raise CannotUndo(NOT_THE_LAST)
        if taken[-1] == len(game.answers) - 1:
            game.go_back(taken[0])
        else:
            game.undo(seat)
        return taken

    def _taken(self, game: Game[Any, Any], seat: Seat, alone: bool) -> range:
        """Which answers go if the seat takes back what it may."""
        answers = game.answers
        if not alone or not self._agreed(game):
            at = game.undoable(seat)
            return range(0) if at is None else range(at, at + 1)
        own = (at for at in range(len(answers) - 1, -1, -1) if self._chosen(answers[at].decision))
        last = next(own, -1)
        if game.over or last < game.standing or not _whose(game, answers[last], seat):
            return range(0)
        return range(last, len(answers))

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

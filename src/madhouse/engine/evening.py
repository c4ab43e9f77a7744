"""The evening as a story (story export): a game that is over, told from its log."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from madhouse.engine.door import FrontDoor
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from madhouse.engine.tale import EveningTale, Strand, Weaver


class NotOver(MadhouseError):
    """A story has an end."""


class Onlooker:
    """Counts the events after each answer, while a game is played again."""

    def __init__(self) -> None:
        self.written: list[int] = []

    def __call__(self, game: Game[Any, Any]) -> None:
        """An answer was given."""
        self.written.append(len(game.log))


def evening_told(door: FrontDoor, game: Game[Any, Any], written: Sequence[int]) -> EveningTale:
    """The tale of a game, as anybody might have watched it; `written` are the events that there
    were after each answer."""
    if not game.result:
        raise NotOver("the evening is not over yet; its story is told at the end")
    header, eyes = game.header, game.eyes(SPECTATOR)
    teller = door.teller(header.story, header.packs)
    teller.see(game.view(SPECTATOR))
    teller.begin_again()
    strands: list[Strand] = []
    at: list[int] = []
    for number, event in enumerate(game.log):
        if event.seen_by & eyes == eyes:
            told = teller.strands(event)
            strands += told
            at += [bisect_right(written, number) + 1] * len(told)
    outcome = door.shelf.outcome(game.result.winner)
    return Weaver(door.shelf.title(header.story), teller.messages, outcome).woven(strands, at)

"""Building a table by hand: put figures, cards and tokens where you like, then play on."""

from collections.abc import Sequence

from madhouse.engine.casefile import Header
from madhouse.engine.game import Game
from madhouse.first.acting.house_rules import lay_out_rules
from madhouse.first.building.bare_table import STORY
from madhouse.first.building.decks import Decks
from madhouse.first.building.figures import Figures
from madhouse.first.building.keeper import KeepersSide
from madhouse.first.building.refusals import (
    BadTable,
    refuse_before_setup,
    refuse_impossible,
    refuse_unknown,
)
from madhouse.first.building.rooms import Rooms
from madhouse.first.edition import FirstEdition
from madhouse.first.seen.views import View
from madhouse.first.things.state import SETUP, State

__all__ = ["STORY", "TableBuilder"]


class TableBuilder(Figures, Rooms, KeepersSide, Decks):
    """A table under construction. Each method returns the builder, `play` begins the game.

    Of its story it lays the board, the markers that always lie on it, the decks in the order of
    the box, the first answer to every question with the objective that follows from it, and, as
    play begins, the house rules that hold by themselves. Nothing of its setup: no cards, locks,
    obstacles, fires or darkness in the rooms, no markers that hang on an answer, no hand and no
    threat for the keeper. To have those, begin at the stage `setup`.

    >>> from madhouse.first.building import TableBuilder
    >>> table = TableBuilder().investigator("joe-diamond", at="kitchen.a").dice(1)
    >>> game = table.play(turn_of="joe-diamond")
    >>> "explore" in game.legal("investigator-1")
    False
    """

    def __init__(
        self,
        story: str = STORY,
        players: int = 1,
        told: FirstEdition | None = None,
        options: Sequence[str] = (),
    ) -> None:
        super().__init__(story, players, told, options)
        self.answers({})

    def play(self, turn_of: str = "", stage: str = "") -> Game[State, View]:
        """Begin in the turn of an investigator, or at a stage (`keeper-actions`, `trading` ...)."""
        state = self.state
        refuse_unknown(stage or "turn", self.edition.stages, "stage")
        if not (stage or turn_of):
            raise BadTable("say whose turn it is (turn_of=...) or at which stage to begin")
        state.stage = stage or "turn"
        if stage == SETUP:
            refuse_before_setup(state)
        else:
            refuse_impossible(state, self.box, self.on_markers)
            lay_out_rules(state, self.story)
        if turn_of:
            state.active = self._figure(turn_of).id
            self.acted(turn_of)
        start = self.edition.encode(state)
        header = Header(
            edition=self.edition.name,
            story=self.story.id,
            content=self.edition.content_version,
            seed="built by hand",
            investigators=self.players,
            agreements=tuple(state.agreements),
            position=start,
        )
        return Game(self.edition, start, header)

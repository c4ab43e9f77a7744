"""The bare table that is built upon: a story's state before anybody has chosen anything."""

from collections.abc import Sequence

from madhouse.engine.words import did_you_mean
from madhouse.first.building.refusals import BadTable, refuse_beyond, refuse_unknown
from madhouse.first.edition import TRAINING, FirstEdition, edition
from madhouse.first.rules.setup import starting_state
from madhouse.first.things.agreements import agreed
from madhouse.first.things.state import Investigator, InvestigatorPlayer, State

STORY = TRAINING


class BareTable:
    """A story's board, decks and markers, and ways to find what lies on it."""

    def __init__(
        self,
        story: str = STORY,
        players: int = 1,
        told: FirstEdition | None = None,
        agreements: Sequence[str] = (),
    ) -> None:
        refuse_beyond(players, 1, 4, "the number of players")
        self.edition = told or edition(story)
        self.box = self.edition.box
        self.story = self.edition.story
        self.board = self.edition.board
        self.players = players
        self.state: State = starting_state(
            self.box, self.story, "built by hand", players, agreed(agreements)
        )
        self.on_markers: list[Investigator] = []  # those who hide on a marker
        for tokens in self.state.tokens.values():
            tokens.sort()

    def _figure(self, who: str) -> Investigator:
        refuse_unknown(who, [each.id for each in self.state.investigators], "investigator in play")
        return next(each for each in self.state.investigators if each.id == who)

    def _player_of(self, who: str) -> InvestigatorPlayer:
        seat = self._figure(who).player
        return next(each for each in self.state.players if each.seat == seat)

    def _free_player(self) -> InvestigatorPlayer:
        """The next player who has no investigator."""
        people = (*self.state.investigators, *self.state.escaped)
        taken = {each.player for each in people}
        for player in self.state.players:
            if player.seat not in taken and not player.eliminated:
                return player
        raise BadTable(f"all {self.players} players have an investigator; seat more players")

    def _take(self, card: str) -> None:
        """Take a card from wherever it lies, so that every card is in one place only."""
        state = self.state
        zones = [
            state.exploration.cards,
            state.mythos.cards,
            state.trauma.cards,
            state.starting_items,
            *state.spells.values(),
        ]
        for zone in zones:
            if card in zone:
                zone.remove(card)
                return
        known = [each for zone in zones for each in zone]
        raise BadTable(f"there is no '{card}' left to lay down{did_you_mean(card, known)}")

"""The first edition's table: the state on its board, with the cards of the box at hand."""

from typing import NamedTuple

from madhouse.engine.board import Board
from madhouse.engine.clauses import Condition, Index
from madhouse.engine.decisions import Seat
from madhouse.engine.knowledge import EVERYONE, bit, knows
from madhouse.engine.table import Table as EngineTable
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.box import Box
from madhouse.first.things.cards import MonsterKind, MonsterToken
from madhouse.first.things.seeding import answer_face
from madhouse.first.things.state import (
    KEEPER,
    Investigator,
    InvestigatorPlayer,
    Keeper,
    Monster,
    Room,
    State,
)
from madhouse.first.things.story import Objective, Story


class PuzzleAttempt(NamedTuple):
    """An attempt at a puzzle that is under way, and how many actions it has."""

    card: str
    who: str
    left: int
    had: int  # in all


NOBODY = PuzzleAttempt("", "", 0, 0)
"""Nobody works at a puzzle."""


class Table(EngineTable[State]):
    """What a rule of the first edition holds in its hands."""

    def __init__(self, state: State, box: Box, story: Story, board: Board) -> None:
        super().__init__(state)
        self.keeper: Keeper = state.keeper
        """What lies before the keeper."""
        self.keeper_bit = bit(state, KEEPER)
        """The keeper in the table of who has seen what."""
        self.box = box
        self.story = story
        self.board = board
        self.index: Index = box.index
        self.aside: list[str] = []
        """The Combat cards of combats that are not over yet, in the order drawn."""
        self.puzzle_attempt = NOBODY
        self.other_ends: dict[str, tuple[tuple[Condition, ...], ...]] = {}
        """For each objective what the others of the story wait for."""

    def turn_up(self, card: str) -> None:
        """Show a card to all; one that lies open already tells nobody anything new."""
        if not knows(self.state, EVERYONE, card):
            self.show(card)

    def agreed(self, name: str) -> bool:
        """Whether all have agreed on that."""
        return name in self.state.agreements

    # -- people --------------------------------------------------------------------------------

    @property
    def investigator_seats(self) -> tuple[Seat, ...]:
        """The seats of the investigator players who are still in the game."""
        return tuple([p.seat for p in self.state.players if not (p.eliminated or p.escaped)])

    def player(self, seat: Seat) -> InvestigatorPlayer:
        """The investigator player of a seat."""
        for player in self.state.players:
            if player.seat == seat:
                return player
        raise KeyError(f"no investigator player sits at '{seat}'")

    def investigator(self, who: str) -> Investigator:
        """An investigator in play, by id."""
        return next(each for each in self.state.investigators if each.id == who)

    def played_by(self, seat: Seat) -> Investigator | None:
        """The investigator of a player, if he has one in play."""
        for each in self.state.investigators:
            if each.player == seat:
                return each
        return None

    @property
    def active(self) -> Investigator | None:
        """The investigator whose turn it is."""
        name = self.state.active
        for each in self.state.investigators:
            if each.id == name:
                return each
        return None

    # -- numbers -------------------------------------------------------------------------------

    def attribute(self, who: Investigator, attribute: Attribute) -> int:
        """The value on his Trait cards, before any modifier."""
        for trait in who.traits:
            value = self.box.traits[trait].attributes.get(attribute)
            if value is not None:
                return value
        raise KeyError(f"{who.id} has no Trait card with {attribute}")

    def health(self, who: Investigator) -> int:
        """What is left of his health."""
        return self.box.investigators[who.id].health - who.damage

    def sanity(self, who: Investigator) -> int:
        """What is left of his sanity."""
        return self.box.investigators[who.id].sanity - who.horror

    # -- places --------------------------------------------------------------------------------

    def room_of(self, figure: Investigator | Monster) -> str:
        """The room in which a figure stands."""
        return self.board.room_of[figure.space]

    def room(self, name: str) -> Room:
        """What lies next to a room's name."""
        return self.state.rooms[name]

    def investigators_at(self, space: str) -> list[Investigator]:
        """The investigators in a space."""
        return [each for each in self.state.investigators if each.space == space]

    def investigators_in(self, room: str) -> list[Investigator]:
        """The investigators in a room."""
        room_of = self.board.room_of
        return [each for each in self.state.investigators if room_of[each.space] == room]

    def monsters_at(self, space: str) -> list[Monster]:
        """The monsters in a space."""
        return [each for each in self.state.monsters if each.space == space]

    def monsters_in(self, room: str) -> list[Monster]:
        """The monsters in a room."""
        room_of = self.board.room_of
        return [each for each in self.state.monsters if room_of[each.space] == room]

    # -- monsters ------------------------------------------------------------------------------

    def kind(self, monster: Monster) -> MonsterKind:
        """The kind of a monster: what all may see of it."""
        return self.box.monsters[monster.kind]

    def token_id(self, monster: Monster) -> str:
        """The hidden token in a monster's base."""
        return self.state.tokens[monster.kind][monster.figure]

    def token(self, monster: Monster) -> MonsterToken:
        """What the hidden token says."""
        return self.box.tokens[self.token_id(monster)]

    # -- story ---------------------------------------------------------------------------------

    @property
    def objective(self) -> Objective:
        """The keeper's Objective card."""
        return self.box.objectives[self.state.keeper.objective]

    def show_answer(self, question: str) -> None:
        """All learn how the keeper has answered."""
        self.show(answer_face(question))

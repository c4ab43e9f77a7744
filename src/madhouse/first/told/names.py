"""Names: what a player calls the things that rules know by id."""

from collections.abc import Mapping
from copy import copy
from typing import Any

from madhouse.engine.board import Board
from madhouse.engine.board.tiles import slug
from madhouse.engine.content_version import Pronoun
from madhouse.engine.decisions import Seat
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.typography import typeset
from madhouse.first.things.box import Box
from madhouse.first.things.lasting_names import face
from madhouse.first.things.seats import NUMBERS
from madhouse.first.things.story import Story
from madhouse.first.told.name_forms import NameForms, within_a_sentence


def all_cards(box: Box, story: Story) -> dict[str, Any]:
    """Everything with a text of its own, by id."""
    groups: tuple[Mapping[str, Any], ...] = (
        box.investigators,
        box.traits,
        box.items,
        box.spells,
        box.spell_backs,
        box.locks,
        box.obstacles,
        box.mythos,
        box.trauma,
        box.combat,
        box.monsters,
        box.tokens,
        box.actions,
        story.named,
        {card.id: card for card in story.events},
        {card.id: card for card in story.objectives},
        {rule.id: rule for rule in story.every_rule()},
    )
    return {name: card for group in groups for name, card in group.items()}


class Names:
    """From ids to names; whom the figures are, it learns as they come to the board."""

    def __init__(self, box: Box, story: Story, board: Board, messages: Messages) -> None:
        self._messages = messages
        self.board = board
        sides = [side for tile in box.tiles.values() for side in tile.sides.values()]
        # A card may speak of rooms that this story does without.
        self._names = {slug(room): room for side in sides for room in side.rooms}
        self._names[story.id] = story.name
        for name, card in all_cards(box, story).items():
            if name in box.tokens:
                self._names[name] = card.special.name
            elif name not in box.combat:
                self._names[name] = card.name
        tasks = [task for objective in story.objectives for task in objective.actions]
        self._names |= {task.id: task.name for task in tasks}
        self._names |= {room.id: room.name for room in board.rooms.values()}
        self._names |= {space: board.space_name(space) for space in board.spaces}
        self._names |= {door: self._door(door) for door in board.doors}
        self._forms = NameForms(box, story, board, messages)
        self._called = {
            kind.id: typeset(kind.called or kind.name.lower()) for kind in box.monsters.values()
        }
        self._pronouns: dict[str, Pronoun] = {
            kind.id: kind.pronoun for kind in box.monsters.values()
        } | {name: each.pronoun for name, each in story.named.items() if each.pronoun}
        self._spoken_of: dict[int, Pronoun] = {}
        self._monsters: dict[int, str] = {}  # what each is called, as far as it was asked
        self._kinds: dict[int, str] = {}  # of those that have no name
        self._players: dict[Seat, str] = {}

    def __call__(self, name: str) -> str:
        """The name of a thing; what has none is called as it is written."""
        return typeset(self._names.get(face(name), name))

    def put(self, name: str, form: str) -> str:
        """The name of a thing as a sentence needs it: with 'in the', with 'a', and the like."""
        return self._forms.put(face(name), form, self)

    def anew(self) -> "Names":
        """The same names for another reader, who has met nobody yet."""
        twin = copy(self)
        twin._monsters, twin._kinds, twin._players, twin._spoken_of = {}, {}, {}, {}
        return twin

    def knows(self, name: str) -> bool:
        """Whether the id stands for a thing."""
        return name in self._names

    def monster(self, number: int) -> Phrase:
        """A monster on the board, or one that was."""
        if number not in self._monsters and number in self._kinds:
            kind, place = self._called[self._kinds[number]], self.place_in_kind(number)
            told = self._messages.text("monster.numbered", kind=Phrase(kind), number=place)
            self._monsters[number] = told
        known = self._monsters.get(number)
        return Phrase(known or self._messages.text("monster.unknown", number=number))

    def pronoun(self, number: object) -> Pronoun:
        """What a monster is called once its name was said."""
        return self._spoken_of.get(number, "it") if isinstance(number, int) else "it"

    def place_in_kind(self, number: int) -> int:
        """The how manieth of its kind a monster is, of those that have come; 0 if it has a name.

        Whoever reads the log has met all that came before it.
        """
        kind = self._kinds.get(number)
        return sum(each <= number and self._kinds[each] == kind for each in self._kinds if kind)

    def seat(self, seat: Seat) -> Phrase:
        """The person at a seat, not the investigator he plays."""
        if seat in NUMBERS:
            return self._messages.text("seat.player", number=NUMBERS[seat])
        return self._messages.text(f"seat.{seat}")

    def player(self, seat: Seat) -> str:
        """The investigator that a seat plays, if he is in the house."""
        return self._players.get(seat) or self.seat(seat)

    def learn_monster(self, number: int, kind: str, name: str) -> None:
        """A monster came to the board; a named one is called by its name, any other by its place
        among those of its kind."""
        self._spoken_of[number] = self._pronouns.get(name) or self._pronouns[kind]
        if name:
            self._monsters[number] = within_a_sentence(self(name))
        elif self._kinds.get(number) != kind:
            self._kinds[number] = kind
            for each in self._kinds:  # one that came earlier, and is heard of only now, moves them
                self._monsters.pop(each, None)

    def learn_players(self, players: Mapping[Seat, str]) -> None:
        """Which investigator each seat plays now."""
        self._players = {seat: self(who) for seat, who in players.items()}

    def on_both_sides(self, door: str) -> str:
        """The spaces that a door joins, where there is little room; a way out has its name."""
        if self.board.doors[door].out is not None:
            return self._door(door)
        return " – ".join(self.board.space_name(each) for each in self.board.doors[door].spaces)

    def _door(self, name: str) -> str:
        door = self.board.doors[name]
        if door.out is None:
            one, other = (Phrase(self.board.space_name(space)) for space in door.spaces)
            return self._messages.text("place.door", a=one, b=other)
        room = self.board.rooms[self.board.room_of[door.spaces[0]]].name
        side = self._messages.text(f"side.{door.out}")
        return self._messages.text("place.way-out", side=side, room=Phrase(room))

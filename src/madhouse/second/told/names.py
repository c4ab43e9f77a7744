"""Names: what a player calls the things that rules know by id."""

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, get_args

from madhouse.engine.board.tiles import slug
from madhouse.engine.decisions import Seat
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.typography import typeset
from madhouse.second.acting.lying import card_itself
from madhouse.second.rules.features import LAID
from madhouse.second.things.box import Box
from madhouse.second.things.cards import BACK, ElixirBack, ElixirCard
from madhouse.second.things.compound_ids import WITH_KEY, room_named, sides_of_door, space_id
from madhouse.second.things.known_names import TRAITS
from madhouse.second.things.scenario import Scenario
from madhouse.second.things.state import player_number
from madhouse.second.told.name_forms import NameForms, own_article
from madhouse.second.words.dice import Purpose


def elixir_backs(box: Box) -> dict[str, tuple[ElixirCard, ElixirBack]]:
    """The backs of Elixirs, each with its card, by the ids under which they are shown."""
    return {
        card.back_id(number): (card, back)
        for card in box.elixirs.values()
        for number, back in enumerate(card.backs)
    }


def all_cards(box: Box) -> dict[str, Any]:
    """Everything with a text of its own, by the id under which it is shown."""
    groups: tuple[Mapping[str, Any], ...] = (
        box.investigators,
        box.item_cards,
        {each.id + BACK: each.back for each in box.item_cards.values() if each.back},
        box.spells,
        box.elixirs,
        box.conditions,
        {back.id: back for each in box.conditions.values() for back in each.backs},
        {each.id: each for each in (*box.damage.values(), *box.horror.values())},
        box.monsters,
        box.named_monsters,
        box.mythos,
    )
    return {name: card for group in groups for name, card in group.items()}


class Names:
    """From ids to names; which monster has a name, and what is laid, it learns in play."""

    def __init__(self, box: Box, scenario: Scenario, messages: Messages) -> None:
        self._box = box
        self._messages = messages
        self._names = {**_rooms(box), scenario.id: scenario.name}
        self._names |= {name: card.name for name, card in all_cards(box).items()}
        self._names |= {name: card.name for name, (card, _) in elixir_backs(box).items()}
        self._names |= {token.id: token.name or token.id for token in scenario.tokens}
        self._names |= {name: token.name or name for name, token in box.tokens.items()}
        self._names |= {rule.id: messages.text("house-rule") for rule in scenario.rules}
        self._names |= {trait: messages.text(f"trait.{trait}") for trait in TRAITS}
        self._names |= {each: messages.text(f"feature.{each}") for each in LAID}
        self._names |= {each: messages.text(f"purpose.{each}") for each in get_args(Purpose)}
        self._names |= {
            name: scenario.called.get(name) or messages.text("place.alias")
            for plan in scenario.maps.values()
            for name in plan.alias
        }
        self._facts = {fact.id: fact for fact in scenario.facts}
        self._spaces = dict(self._all_spaces())
        self._forms = NameForms(box, messages)
        self._named: dict[str, str] = {}  # monsters that the scenario names
        self._laid: set[str] = set()  # spaces

    def __call__(self, name: str) -> str:
        """The name of a thing; what has none is called as it is written."""
        known = self._names.get(name) or self._spaces.get(name)
        if known is None:
            known = self._made_up(name)
        return typeset(known)

    def _made_up(self, name: str) -> str:
        """The name of a monster on the board, of a door, of a copy of a card."""
        kind, _, number = name.partition(" ")
        if number.isdigit() and kind in self._box.monsters:
            return self.monster(name)
        sides = sides_of_door(name)
        if sides:
            return self._door(sides)
        if name.endswith(WITH_KEY):
            plain = Phrase(self(name.removesuffix(WITH_KEY)))
            return self._messages.text("with_key", card=plain)
        front = self._box.front(card_itself(name))
        return self._names.get(front, name)

    def put(self, name: str, form: str) -> str:
        """The name of a thing as a sentence needs it: with 'in the', with 'a', and the like."""
        return self._forms.put(name, form, self)

    def anew(self) -> "Names":
        """The same names for another reader, who has seen nothing yet."""
        twin = copy(self)
        twin._named, twin._laid = {}, set()
        return twin

    def knows(self, name: str) -> bool:
        """Whether the id stands for a thing."""
        return name in self._names or name in self._spaces

    def fact(self, name: str, value: str = "") -> str:
        """What the log says of a fact, perhaps by the value that was learned with it."""
        known = self._facts.get(name)
        return typeset(known.worded(value) if known else name)

    def monster(self, name: str) -> Phrase:
        """A monster on the board, or one that was."""
        kind, _, number = name.partition(" ")
        named = self._named.get(name)
        if named:
            told = self(named)
            own = own_article(told)
            if not own:
                return Phrase(told)
            several = list(self._named.values()).count(named) > 1
            return self._numbered(told.removeprefix(own), int(number) if several else 1)
        card = self._box.monsters[kind]
        told = typeset(card.name)
        own = own_article(told)
        proper = card.proper and not own
        return self._numbered(told.removeprefix(own), int(number), proper=proper)

    def _numbered(self, name: str, number: int, *, proper: bool = False) -> Phrase:
        """By the number of its ID token, if it is not the first."""
        text = self._messages.text
        return text("monster.numbered", kind=Phrase(name), number=number, proper=proper)

    def seat(self, seat: Seat) -> Phrase:
        """The person at a seat, not the investigators they play."""
        number = player_number(seat)
        who = "player" if number else seat
        return self._messages.text(f"seat.{who}", number=Phrase(number))

    # -- what is learned in play -----------------------------------------------------------------

    def learn_monster(self, monster: str, name: str) -> None:
        """A monster came to the board; of one that comes after another of that id, this counts."""
        if name:
            self._named[monster] = name
        else:
            self._named.pop(monster, None)

    def learn_rooms(self, rooms: Iterable[str]) -> None:
        """Rooms are on the board: from now on doors between them are named by both."""
        laid = set(rooms)
        self._laid |= {space for space in self._spaces if room_named(space) in laid}

    def learn_tiles(self, tiles: Iterable[str]) -> None:
        """The same, by tiles."""
        for tile in tiles:
            for side in self._box.tiles[tile].sides.values():
                self.learn_rooms(slug(name) for name in side.rooms)

    def tiles_of(self, rooms: Iterable[str]) -> list[str]:
        """The numbers that are printed on the tiles of these rooms, each once."""
        wanted = set(rooms)
        return [
            tile.id
            for tile in self._box.tiles.values()
            if any(slug(name) in wanted for side in tile.sides.values() for name in side.rooms)
        ]

    # -- places ----------------------------------------------------------------------------------

    def _all_spaces(self) -> Iterable[tuple[str, str]]:
        for tile in self._box.tiles.values():
            for side in tile.sides.values():
                for name, room in side.rooms.items():
                    for letter in room.spaces:
                        told = self._messages.text(
                            "place.space",
                            room=Phrase(name),
                            letter=Phrase(letter),
                            alone=len(room.spaces) == 1,
                        )
                        yield space_id(slug(name), letter), told

    def _door(self, sides: tuple[str, ...]) -> str:
        """By the rooms on both sides, but never by one that is not laid."""
        laid = [side for side in sides if side in self._laid]
        if len(laid) == 2:
            return self._placed("door", a=laid[0], b=laid[1])
        return self._placed("rim", room=laid[0]) if laid else self._placed("unknown")

    def _placed(self, key: str, **spaces: str) -> str:
        rooms = {place: room_named(space) for place, space in spaces.items()}
        return self._messages.with_names(self, self.put).text(f"place.{key}", **rooms)


def _rooms(box: Box) -> dict[str, str]:
    sides = [side for tile in box.tiles.values() for side in tile.sides.values()]
    return {slug(room): room for side in sides for room in side.rooms}

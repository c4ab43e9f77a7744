"""Name forms: how a name is put in a sentence, as in 'on the Stage', 'a Zombie', 'the Crowbar'.

A message asks for a form by a place such as `{room:in}`. What a form makes of a name is itself a
message, `form.<form>`; of several things it means any one: 'in the Cellar or on the Green'.
"""

from collections.abc import Callable
from typing import NamedTuple, get_args

from madhouse.engine.board import Board
from madhouse.engine.board.tiles import slug
from madhouse.engine.messages import Messages, Phrase
from madhouse.first.things.box import Box
from madhouse.first.things.cards import CardType, MonsterClass
from madhouse.first.things.story import Story

VOWELS = "AEIOUaeiou"
OWN_ARTICLES = ("The ", "A ", "An ")
"""Articles that a name may bring with it; a sentence puts the one that it needs in their place."""


class Noun(NamedTuple):
    """What kinds of things are called, one of them and several."""

    one: str
    many: str


class NameForms:
    """Puts the names of rooms, kinds and cards in the forms that messages ask for."""

    def __init__(self, box: Box, story: Story, board: Board, messages: Messages) -> None:
        self._messages = messages
        self._on = _stood_upon(box, board)
        self._nouns = {kind.id: _noun(kind.name, kind.plural) for kind in box.monsters.values()}
        self._nouns |= {
            each: self._written(f"class_noun.{each}") for each in get_args(MonsterClass)
        }
        self._nouns |= {each: self._written(f"type_noun.{each}") for each in get_args(CardType)}
        self._proper = {each.id for each in box.items.values() if each.proper} | {*story.named}
        self._proper |= {each.id for each in story.demands if each.proper}
        self._titles = {*box.traits, *box.spells, *box.mythos, *box.trauma}

    def put(self, name: str, form: str, names: Callable[[str], str]) -> str:
        """The name of an id in a form; what is no thing keeps its title: 'used A Good Shot'."""
        if form == "the" and name in self._titles:
            return Phrase(names(name))
        noun = self._nouns.get(name) or _noun(names(name))
        told = noun.many if form == "many" else noun.one
        return self._messages.text(
            f"form.{form}",
            name=Phrase(told.removeprefix(_own_article(told))),
            stood_on=name in self._on,
            article=self._article(name, told),
        )

    def _article(self, name: str, told: str) -> str:
        """Which article goes with a name: its own, none, or one by its first letter."""
        if own := _own_article(told):
            return own.strip().lower()
        if name in self._proper:
            return "none"
        return "an" if told[:1] in VOWELS else "a"

    def _written(self, key: str) -> Noun:
        return Noun(self._messages.text(key, number=1), self._messages.text(key, number=2))


def _own_article(told: str) -> str:
    return next((each for each in OWN_ARTICLES if told.startswith(each)), "")


def within_a_sentence(told: str) -> str:
    """A name as it stands in the midst of one: 'the Remainder'."""
    own = _own_article(told)
    return own.lower() + told.removeprefix(own)


def _noun(name: str, plural: str = "") -> Noun:
    return Noun(name, plural or f"{name}s")


def _stood_upon(box: Box, board: Board) -> set[str]:
    """The rooms and spaces that one is on, not in."""
    sides = [side for tile in box.tiles.values() for side in tile.sides.values()]
    names = {name for side in sides for name, room in side.rooms.items() if room.stood_on}
    rooms = [room for room in board.rooms.values() if room.name in names]
    ids = {space for room in rooms for space in (room.id, *room.spaces)}
    return ids | {slug(name) for name in names}

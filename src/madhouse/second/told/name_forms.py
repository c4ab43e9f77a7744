"""Name forms: how a name is put in a sentence, 'on the Landing', 'a Ghost', 'Light Sources'."""

from collections.abc import Callable
from typing import NamedTuple

from madhouse.engine.board.tiles import slug
from madhouse.engine.messages import Messages, Phrase
from madhouse.second.things.box import Box
from madhouse.second.things.known_names import TRAITS

VOWELS = "AEIOUaeiou"
OWN_ARTICLES = ("The ", "the ", "A ", "a ", "An ", "an ")
"""Articles that a name may bring with it; a sentence puts the one that it needs in their place."""
MASSES = frozenset({"water", "overgrowth", "rubble"})
"""What is not counted in words: 'Water', '2 Rubble'."""


class Noun(NamedTuple):
    """A name for one, and for several."""

    one: str
    many: str


class NameForms:
    """Puts the names of rooms, kinds and cards in the forms that messages ask for."""

    def __init__(self, box: Box, messages: Messages) -> None:
        self._messages = messages
        self._on, self._proper = set[str](), set[str]()
        for tile in box.tiles.values():
            for side in tile.sides.values():
                for name, room in side.rooms.items():
                    ids = {slug(name), *(f"{slug(name)}.{letter}" for letter in room.spaces)}
                    self._on |= ids if room.stood_on else set()
                    self._proper |= ids if room.proper else set()
        self._proper |= {name for name, card in box.item_cards.items() if card.proper}
        self._proper |= {name for name, card in box.monsters.items() if card.proper}
        self._proper |= {*box.investigators, *box.named_monsters, *box.tokens, *box.conditions}
        self._proper |= {*box.spells, *box.elixirs}
        self._proper |= MASSES
        self._nouns = {each: self._noun(f"trait_noun.{each}") for each in TRAITS}

    def put(self, name: str, form: str, names: Callable[[str], str]) -> str:
        """The name of an id in a form; what brings an article of its own is put with that."""
        noun = self._nouns.get(name)
        if noun is None:
            told = names(name)
            noun = Noun(told, told if name in MASSES else f"{told}s")
        told = noun.many if form == "many" else noun.one
        plain = told.removeprefix(own_article(told))
        if form == "deed":  # purposes of tests are told with 'to' before them
            plain = plain.removeprefix("to ")
        return self._messages.text(
            f"form.{form}",
            name=Phrase(plain),
            stood_on=name in self._on,
            article=self._article(name, told),
        )

    def _article(self, name: str, told: str) -> str:
        """Which article goes with a name: its own, none, or one by its first letter."""
        if own := own_article(told):
            return own.strip().lower()
        if name in self._proper:
            return "none"
        return "an" if told[:1] in VOWELS else "a"

    def _noun(self, key: str) -> Noun:
        return Noun(self._messages.text(key, number=1), self._messages.text(key, number=2))


def own_article(told: str) -> str:
    """The article that a name brings with it, if any."""
    return next((each for each in OWN_ARTICLES if told.startswith(each)), "")

"""The vocabulary: names, families, and what is refused."""

from collections.abc import Generator
from typing import Any

import pytest

from madhouse.engine.clauses import Condition, Verb
from madhouse.engine.words import (
    Vocabulary,
    VocabularyError,
    Word,
    did_you_mean,
    family_of,
    word_of,
)


class HouseVerb(Verb, frozen=True):
    def run(self, g: Any, scene: Any) -> Generator[Any, Any, None]:  # noqa: ARG002
        yield from ()


class Movement(HouseVerb, frozen=True):
    """An abstract word in between."""


class MoveMonster(Movement, frozen=True):
    spaces: int = 1


class TakeHorror(HouseVerb, frozen=True):
    amount: int


class OtherVerb(Verb, frozen=True):
    """The base of another edition."""


class HouseCondition(Condition, frozen=True):
    """The base of this file's conditions."""


class Broken(HouseCondition, frozen=True):
    """A word nobody wrote `holds` for."""


VOCABULARY = Vocabulary({Verb: HouseVerb})


def test_a_vocabulary_has_the_concrete_words_of_its_own_edition_sorted() -> None:
    assert list(VOCABULARY.words(Verb).items()) == [
        ("move_monster", MoveMonster),
        ("take_horror", TakeHorror),
    ]


def test_a_narrower_base_gives_only_its_own_words() -> None:
    assert VOCABULARY.words(Movement) == {"move_monster": MoveMonster}


def test_a_word_that_cannot_act_is_refused() -> None:
    with pytest.raises(VocabularyError, match=r"'broken' has no holds\(\)"):
        Vocabulary({Condition: HouseCondition}).words(Condition)


def test_two_words_of_one_name_are_refused() -> None:
    class Twice(Verb, frozen=True):
        """A base with two words that snake case makes the same."""

    class OpenDoor(Twice, frozen=True):
        run = HouseVerb.run

    class Open_Door(Twice, frozen=True):  # noqa: N801
        run = HouseVerb.run

    assert {OpenDoor.__base__, Open_Door.__base__} == {Twice}
    with pytest.raises(VocabularyError, match="two words are called 'open_door'"):
        Vocabulary({Verb: Twice}).words(Verb)


def test_family_and_name() -> None:
    assert family_of(MoveMonster) is Verb
    assert word_of(MoveMonster) == "move_monster"
    with pytest.raises(VocabularyError, match="no family"):
        family_of(Word)


def test_the_nearest_word_is_suggested_or_the_few_known_are_listed() -> None:
    assert did_you_mean("take_horor", ["take_horror", "heal"]) == "; did you mean 'take_horror'?"
    assert did_you_mean("xyzzy", ["take_horror", "heal"]) == "; known are take_horror, heal"
    assert did_you_mean("xyzzy", [f"word{n}" for n in range(50)]) == ""

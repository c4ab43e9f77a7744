"""Every word of monsters, attacks and checks has a message that asks only for its fields."""

from types import ModuleType

import pytest

from madhouse.engine.messages import Messages
from madhouse.engine.words import Word, family_of, word_of
from madhouse.second.things.box import CONTENT
from madhouse.second.words import (
    activation,
    attacking,
    belongings,
    dragging,
    flipping,
    gloom,
    monsters,
    testing,
)

MODULES = (activation, attacking, belongings, dragging, flipping, gloom, monsters, testing)


def words_of(module: ModuleType) -> list[type[Word]]:
    """The words that a module writes."""
    things = vars(module).values()
    own = [each for each in things if isinstance(each, type) and each.__module__ == module.__name__]
    return [each for each in own if issubclass(each, Word)]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.split(".")[-1])
def test_every_word_can_be_said(module: ModuleType) -> None:
    messages = Messages.load(CONTENT / "messages" / "en")
    found = words_of(module)
    assert found
    for kind in found:
        key = f"{family_of(kind).__name__.lower()}.{word_of(kind)}"
        messages.check(key, kind.__struct_fields__)

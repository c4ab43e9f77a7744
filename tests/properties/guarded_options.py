"""Guarded options: lines that raise when anybody but their form cuts them or looks into them.

They are compared, hashed, told and saved like any other line. A regular expression asks a string
nothing, so it is found in the source instead (`cut_options`).
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import force_setattr

from madhouse.engine import driver, forms
from madhouse.engine.decisions import Decision, Option
from madhouse.engine.forms import Form
from madhouse.engine.table import Table
from madhouse.first.rules.deeds import going
from madhouse.first.seen.looking import answer_cards
from madhouse.first.tellers import reference
from madhouse.second.tellers import reference as second_reference
from madhouse.server.shown.told_options import common_option, common_written

CUTTING = (
    "__contains__",
    "__getitem__",
    "__iter__",
    "count",
    "endswith",
    "expandtabs",
    "find",
    "index",
    "lstrip",
    "partition",
    "removeprefix",
    "removesuffix",
    "replace",
    "rfind",
    "rindex",
    "rpartition",
    "rsplit",
    "rstrip",
    "split",
    "splitlines",
    "startswith",
    "strip",
    "translate",
)
"""The methods of a string that cut it or search it."""


class OptionCut(BaseException):
    """An option was taken apart outside its form; no rule and no server catches it."""


class GuardedOption(str):
    """An option that nobody but the module of forms may cut or search."""

    __slots__ = ()


def _refusing(method: str) -> Callable[..., Any]:
    original = getattr(str, method)

    def refuse(self: str, *rest: Any, **named: Any) -> Any:
        if sys._getframe(1).f_globals.get("__name__") == forms.__name__:
            return original(self, *rest, **named)
        raise OptionCut(f"'{self:s}': {method} on an option; read it by its form")

    return refuse


for _method in CUTTING:
    setattr(GuardedOption, _method, _refusing(_method))


def guarded(option: Option) -> Option:
    """The same option, guarded; a single word is an id, which goes into the state as it is."""
    return GuardedOption(option) if {" ", ".", "|"}.intersection(str(option)) else option


@contextmanager
def every_option_guarded() -> Iterator[None]:
    """Whatever a form writes and whatever is offered raises when it is cut, for a while."""
    write, write_each, tell = Form.__call__, Form.each, Table.tell
    _forget()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Form, "__call__", lambda self, *ids: guarded(write(self, *ids)))
        patch.setattr(Form, "each", lambda self, ids: [*map(guarded, write_each(self, ids))])
        patch.setattr(Table, "tell", lambda *told, **facts: tell(*told, **_as_facts(facts)))
        patch.setattr(driver, "force_setattr", _number_and_guard)
        yield
    _forget()


def _forget() -> None:
    """What is kept of options is neither to come from before nor to stay behind."""
    going.cache_clear()
    common_option.cache_clear()
    common_written.cache_clear()
    answer_cards.cache_clear()
    reference.cache_clear()
    second_reference.cache_clear()


def _number_and_guard(decision: Decision, name: str, number: Any) -> None:
    """In place of what gives a question its number, just before it is asked."""
    force_setattr(decision, "options", tuple(map(guarded, decision.options)))
    force_setattr(decision, name, number)


def _as_facts(facts: dict[str, Any]) -> dict[str, Any]:
    """A step that was taken at a puzzle is told as it reads."""
    return {name: str(f) if isinstance(f, GuardedOption) else f for name, f in facts.items()}

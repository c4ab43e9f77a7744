"""What it means to keep a secret in the second edition, for true games and for planted leaks."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from madhouse.engine.decisions import RefusedAnswer, Seat
from madhouse.second.app.variables import draw_variables
from madhouse.second.edition import begun
from madhouse.second.things.table import Table
from tests.properties.random_games import asked, watching
from tests.properties.second_games import SecondGame, edition_of, table_of

WORLDS = 2
"""So many times everything is dealt anew at each moment that is looked at."""
WORDS = re.compile(r"[^\s|]+")


def shown(game: SecondGame, seat: Seat) -> bytes:
    """All that a seat can look at, as bytes, so that the order of things counts too. What the house
    had drawn is told when all is over, and is then no secret any more."""
    board = game.board
    drawn = board.drawing().lines if board else []
    view = game.view(seat)
    seen = msgspec.structs.replace(view, hidden={}) if game.over else view
    return msgspec.json.encode((seen, game.events(seat), drawn))


def assert_keeps_secrets(game: SecondGame, worlds: int = WORLDS) -> None:
    """What a seat is shown and asked does not change when all that it may not see is dealt anew."""
    for seat in watching(game):
        now, question = shown(game, seat), asked(game)
        for world in range(worlds):
            dream = game.imagine(seat, Random(world))
            assert shown(dream, seat) == now, f"{seat} sees a secret"
            assert asked(dream) == question, f"{seat} is asked of a secret"


def assert_names_nothing_hidden(game: SecondGame) -> None:
    """Nothing that a seat reads names a place that is not laid, a copy of a card with a hidden
    back, or a hidden face that the seat does not know."""
    for seat in watching(game):
        told = (game.view(seat), game.events(seat)[-40:], [d.options for d in game.pending])
        words = set(words_in(msgspec.to_builtins(told)))
        named = sorted(words & unmentionable(game))
        assert not named, f"{seat} is shown {named}"


def unmentionable(game: SecondGame) -> set[str]:
    """Names that would give something away."""
    g = table_of(game)
    whole = g.box.whole_map(g.app.map)
    copies = {*g.box.spell_copies, *(c for c in g.box.condition_copies if g.condition_back(c))}
    harm = {copy for copy in (*g.box.damage, *g.box.horror) if copy != g.box.front(copy)}
    spaces = set(whole.room_of) - set(g.places.room_of)
    return spaces | copies | harm


def words_in(thing: Any) -> Iterator[str]:
    """Every word that is said anywhere in a view, its options or an event."""
    if isinstance(thing, str):
        yield from WORDS.findall(thing)
    elif isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from words_in(key)
            yield from words_in(value)
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from words_in(each)


def assert_possible_is_possible(game: SecondGame) -> None:
    """Had the hidden variables been anything that all may still think of, everybody would have
    been told and asked the same from the first decision to the last."""
    for number in table_of(game).app.possible:
        other = replayed(game, dict(edition_of(game).box.combinations[number]))
        for seat in watching(game):
            assert shown(other, seat) == shown(game, seat), f"{seat} could know that it is not so"


def replayed(game: SecondGame, values: Mapping[str, str]) -> SecondGame:
    """The same decisions with other values of the hidden variables."""
    with drawn(values):
        other = begun(edition_of(game), game.header)
        for answer in game.answers:
            try:
                other.apply(answer.seat, answer.option)
            except RefusedAnswer as refused:
                raise AssertionError("all could know that it is not so") from refused
    return other


@contextmanager
def drawn(values: Mapping[str, str]) -> Iterator[None]:
    """These values are drawn at setup; nothing else falls otherwise."""

    def draw_these(g: Table) -> None:
        draw_variables(g)
        g.app.values = dict(values)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("madhouse.second.rules.setup.draw_variables", draw_these)
        yield

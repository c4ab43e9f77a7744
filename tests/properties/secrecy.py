"""What it means to keep a secret: properties of a moment, for true games and for planted leaks."""

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

import msgspec

from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.engine.knowledge import eyes, knows
from madhouse.engine.log import Event
from madhouse.first.seen.views import View
from madhouse.first.things.box import Box
from madhouse.first.things.state import KEEPER, State
from madhouse.first.things.story import Story
from madhouse.puzzles.box import the_puzzles
from tests.properties.random_games import asked, edition_of, pick

WORLDS = 2
"""So many times everything is dealt anew at each moment that is looked at."""


def shown(game: Game[State, View], seat: Seat) -> bytes:
    """All that a seat can look at, as bytes, so that the order of things counts too."""
    return msgspec.json.encode((game.view(seat), game.events(seat)))


def assert_keeps_secrets(game: Game[State, View], seat: Seat) -> None:
    """What the seat is shown does not change when all that it may not see is dealt anew."""
    now = shown(game, seat)
    for world in range(WORLDS):
        assert shown(game.imagine(seat, Random(world)), seat) == now, f"{seat} sees a secret"


def assert_names_nothing_hidden(game: Game[State, View], seat: Seat) -> None:
    """No face is named in the view that the seat does not know."""
    edition, state = edition_of(game), game.table.state
    faces = hideable(edition.box, edition.story)
    sight = eyes(state, seat)
    words = set(words_in(msgspec.to_builtins(game.view(seat))))
    told = sorted(face for face in words & faces if not knows(state, sight, face))
    assert not told, f"{seat} is shown {told}"


def hideable(box: Box, story: Story) -> frozenset[str]:
    """Every face that can lie hidden: cards with a back, and the undersides of tokens."""
    return frozenset(
        [
            *box.items,
            *box.spell_backs,
            *box.locks,
            *box.obstacles,
            *box.mythos,
            *box.trauma,
            *box.combat,
            *box.tokens,
            *(piece for pile in the_puzzles().piles.values() for piece in pile),
            *(objective.id for objective in story.objectives),
            *(event.id for event in story.events),
        ]
    )


def words_in(thing: Any) -> Iterator[str]:
    """Every word that is said anywhere in a view, its options or an event."""
    if isinstance(thing, str):
        yield from thing.split()
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from words_in(key)
            yield from words_in(value)
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from words_in(each)


def assert_reader_knows(state: State, event: Event, faces: Collection[str]) -> None:
    """As an event is told, each seat that may read it knows every face that it names."""
    named = [word for word in words_in(event.facts) if word in faces]
    named += [f"answer-{_question(event)}"] if _question(event) else []
    for seat in state.seats:
        sight = eyes(state, seat)
        if event.seen_by & sight == sight:
            told = [face for face in named if not knows(state, sight, face)]
            assert not told, f"'{event.kind}' tells {seat} of {told}"


def _question(event: Event) -> str:
    """The question whose answer an event gives away, if it names a story choice marker."""
    marker = event.facts.get("marker") or event.facts.get("section") or ""
    return str(marker)[:-1]


def assert_same_stream(
    one: Game[State, View], other: Game[State, View], chooser: Random, steps: int
) -> None:
    """Two games look the same to all investigators for so many decisions, if the keeper passes
    and nobody is let look at his cards."""
    looks = _looks(one)
    for _ in range(steps):
        if _looks(one) > looks:
            return
        if _was_looked_at(one):
            return
        for seat in one.seats:
            if seat != KEEPER:
                assert shown(one, seat) == shown(other, seat), f"{seat} sees his hand"
        waiting = [decision.seats for decision in one.pending]
        assert waiting == [decision.seats for decision in other.pending]
        if not one.pending or _must_show(one):
            return
        step_alike(one, other, chooser)


def _was_looked_at(game: Game[State, View]) -> bool:
    """Whether an investigator has used a card that lets him look into the keeper's hand."""
    state = game.table.state
    others = [eyes(state, seat) for seat in state.seats if seat != KEEPER]
    hand = (*state.keeper.mythos, *state.keeper.trauma)
    return any(knows(state, sight, card) for card in hand for sight in others)


def _looks(game: Game[State, View]) -> int:
    """How often a card has let somebody look at what the keeper holds or will draw."""
    return sum(event.kind in ("sees-hand", "sees-mythos") for event in game.events(KEEPER))


def _must_show(game: Game[State, View]) -> bool:
    """Whether the keeper has too many cards, and must lay one open."""
    return any(decision.secret and "pass" not in decision.options for decision in game.pending)


def step_alike(one: Game[State, View], other: Game[State, View], chooser: Random) -> None:
    """Decide the same in both games; the keeper does as little as he can."""
    decision = one.pending[0]
    seat = decision.seats[0]
    if seat == KEEPER:
        for game in (one, other):
            game.apply(KEEPER, passing(game))
    else:
        assert asked(one) == asked(other)
        option = pick(decision, chooser, eager=True)
        one.apply(seat, option)
        other.apply(seat, option)


def passing(game: Game[State, View]) -> str:
    """What a keeper answers who does as little as he can."""
    options = game.legal(KEEPER)
    idle = [each for each in options if each in ("pass", "done", "stay", "hold back", "leave it")]
    return (idle or options)[0]

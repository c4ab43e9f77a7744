"""What a table remembers of its cards and its board is what somebody new at it would find out."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from madhouse.second.acting.scene import Scene
from madhouse.second.app.clearing import clear_board
from madhouse.second.app.events import what_follows
from madhouse.second.edition import edition
from madhouse.second.rules.barricades import discard_barricade, place_barricade
from madhouse.second.rules.harm import turn_faceup
from madhouse.second.rules.monster_paths import free_ways_of, ways_of
from madhouse.second.rules.movement import ways_now
from madhouse.second.rules.passages import discard_passage, place_passage
from madhouse.second.rules.stages import round_end
from madhouse.second.rules.token_actions import within_reach
from madhouse.second.things.table import Table
from madhouse.second.things.ways import CROSSED, Ways
from madhouse.second.words.surroundings import ShutDoor
from tests.properties.random_games import seeds
from tests.properties.second_games import (
    SCENARIOS,
    SecondGame,
    always,
    begun,
    edition_of,
    play_on,
    table_of,
)


def ways_at(g: Table) -> list[Ways]:
    """All ways that are remembered: those of people, and those of every monster."""
    ways = [ways_now(g, gait) for gait in CROSSED]
    for monster in g.app.monsters:
        ways += [ways_of(g, monster), free_ways_of(g, monster)]
    return ways


def assert_remembers(game: SecondGame) -> None:
    """Whoever asks at every moment learns what a table would say that was just laid out."""
    g = table_of(game)
    new = edition_of(game).table(g.state)
    assert [ways.steps for ways in ways_at(g)] == [ways.steps for ways in ways_at(new)]
    for who in g.playing:
        assert within_reach(g, who) == within_reach(new, who)
        assert (g.voices.get(who.id) or g.listen(who)) >= new.listen(who)
    assert (g.choir or g.listen_to_all()) >= new.listen_to_all()


def test_what_is_remembered_is_so_at_every_moment() -> None:
    always(seeds(48), assert_remembers)


def test_it_is_so_in_copies_and_imagined_games_and_after_taking_back() -> None:
    def check(game: SecondGame) -> None:
        seat = game.pending[0].seats[0] if game.pending else game.seats[0]
        others = [game.fork(), game.imagine(seat, Random(0))]
        for other in others:
            assert_remembers(other)
            play_on(other, 5)
            assert_remembers(other)
            if other.pending and other.can_undo(other.answers[-1].seat):
                other.undo(other.answers[-1].seat)
                assert_remembers(other)

    always(seeds(8), check, every=17)


def test_nothing_follows_as_long_as_nothing_is_noted() -> None:
    """What the app has looked at in vain would be in vain if it looked again."""

    def check(game: SecondGame) -> None:
        g, told = table_of(game), edition_of(game)
        if not g.noted and g.box.scenario_index.follows_from_notes:
            new = told.table(told.decode(told.encode(g.state)))
            assert list(what_follows(new)) == []
            assert new.log.events == []
            assert told.encode(new.state) == game.encode()

    assert all(edition(each).box.scenario_index.follows_from_notes for each in SCENARIOS)
    always(seeds(24), check)


def test_what_is_put_on_the_board_and_taken_off_is_noticed() -> None:
    """Random games see these too seldom."""
    game = begun(0)
    play_on(game, 80)
    g = table_of(game)
    who, far, near = g.playing[0], g.places.spaces[0], g.places.spaces[-1]
    laid = g.places.room_of
    doors = [name for name, sides in g.places.doors.items() if all(s in laid for s in sides)]
    by_doors = Counter(space for name in doors for space in g.places.doors[name])
    winded = next(copy for copy, card in g.box.damage.items() if card.id == "winded")

    def changes() -> Iterator[None]:
        yield
        place_passage(g, far)
        place_passage(g, near)
        yield
        discard_passage(g, near)
        yield
        place_passage(g, near)
        place_barricade(g, far, "passage")
        yield
        place_barricade(g, g.places.doors[doors[0]][0], doors[0])
        yield
        discard_barricade(g, g.state.barricades[-1])
        yield
        who.space = min(by_doors, key=lambda space: by_doors[space])  # one door: nobody is asked
        list(ShutDoor().run(g, Scene(who)))
        assert g.state.shut
        yield
        list(round_end(g))
        yield
        list(turn_faceup(g, who, "damage", winded))
        assert who.lasting
        yield
        list(clear_board(g))
        yield

    for _ in changes():
        assert_remembers(game)

"""No seat of the second edition is shown what it may not know; leaks are planted to prove it."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from madhouse.engine.board import Board
from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Seat
from madhouse.engine.table import Table as EngineTable
from madhouse.puzzles.code import CodePuzzle
from madhouse.second.app import maps, tokens
from madhouse.second.building import TableBuilder
from madhouse.second.edition import SecondEdition
from madhouse.second.edition import begun as begun_with
from madhouse.second.seen.views import View
from madhouse.second.things.places import Places
from madhouse.second.things.state import State
from madhouse.second.things.table import Table
from tests.properties.random_games import seeds, watching
from tests.properties.second_games import SecondGame, always, begun, moments, play_on
from tests.properties.second_secrecy import (
    assert_keeps_secrets,
    assert_names_nothing_hidden,
    assert_possible_is_possible,
    shown,
)
from tests.second.houses import house

# -- the properties ----------------------------------------------------------------------------


@pytest.mark.rule("2e.damage.facedown-secret", "2e.condition.insane-own-back")
def test_no_view_changes_when_what_it_may_not_see_is_dealt_anew() -> None:
    always(seeds(12), assert_keeps_secrets, every=31)


@pytest.mark.soak
def test_no_view_changes_in_hundreds_of_games() -> None:
    always(seeds(60), assert_keeps_secrets, every=5)


@pytest.mark.rule("2e.spell.random-copy", "2e.condition.random-copy", "2e.explore.reveals-room")
def test_nothing_names_what_is_hidden() -> None:
    always(seeds(12), assert_names_nothing_hidden, every=29)


def test_what_is_possible_would_have_been_told_alike_from_the_start() -> None:
    always(seeds(8), assert_possible_is_possible, every=71)


@pytest.mark.soak
def test_what_is_possible_is_so_in_hundreds_of_games() -> None:
    always(seeds(60), assert_possible_is_possible, every=17)


def test_an_imagined_game_can_be_played_on() -> None:
    def check(game: SecondGame) -> None:
        for number, seat in enumerate(watching(game)):
            dream = game.imagine(seat, Random(number))
            play_on(dream, 400 if number == 0 else 40, number)

    always(seeds(8), check, every=67)


def test_a_dream_in_a_dream_looks_like_a_dream() -> None:
    def check(game: SecondGame) -> None:
        for seat in watching(game):
            deeper = game.imagine(seat, Random(1)).imagine(seat, Random(2))
            assert shown(deeper, seat) == shown(game, seat)

    always(seeds(6), check, every=73)


def test_before_anything_is_shown_all_seeds_are_imagined_alike() -> None:
    games = [begun(seed, "first-cold-night", players=2) for seed in range(6)]
    for seat in watching(games[0]):
        dreams = [game.imagine(seat, Random(9)) for game in games]
        assert len({dream.encode() for dream in dreams}) == 1


# -- every kind of secret is dealt anew ----------------------------------------------------------

Secret = Callable[[Table], object]


def _backs(g: Table, name: str) -> list[object]:
    held = [c for who in g.state.investigators for c in who.conditions if g.box.front(c) == name]
    return [g.condition_back(copy) for copy in held]


SECRETS: dict[str, Secret] = {
    "variables": lambda g: g.app.values,
    "map": lambda g: g.app.map,
    "damage deck": lambda g: g.state.damage_deck,
    "horror deck": lambda g: g.state.horror_deck,
    "facedown damage": lambda g: [who.damage_facedown for who in g.state.investigators],
    "facedown horror": lambda g: [who.horror_facedown for who in g.state.investigators],
    "insane backs": lambda g: _backs(g, "insane"),
    "spell backs": lambda g: [g.spell_back(copy) for copy in g.state.spells],
    "dice": lambda g: g.random.below(200),
    "app's dice": lambda g: g.app_random.below(200),
}


def changes(seat: Seat, read: Secret) -> bool:
    """Whether a secret is dealt anew for this seat, anywhere in a few random games."""
    for seed in range(12):
        for number, game in enumerate(moments(seed)):
            if number % 23 == 0 and not game.progress.setting_up:
                truth = read(_table(game.fork()))
                for world in range(3):
                    if read(_table(game.imagine(seat, Random(world)))) != truth:
                        return True
    return False


def _table(game: SecondGame) -> Table:
    assert isinstance(game.table, Table)
    return game.table


@pytest.mark.parametrize("secret", SECRETS)
def test_dealing_anew_changes_every_kind_of_secret(secret: str) -> None:
    assert changes("player-1", SECRETS[secret])


@pytest.mark.rule("2e.condition.insane-own-back")
def test_who_is_insane_keeps_what_they_have_read() -> None:
    seen = 0

    def check(game: SecondGame) -> None:
        nonlocal seen
        for who in _table(game).state.investigators:
            (own,) = [each for each in game.view(who.seat).investigators if each.id == who.id]
            backs = [each.back for each in own.conditions if each.card == "insane"]
            seen += len(backs)
            assert "?" not in backs
            dream = game.imagine(who.seat, Random(1)).view(who.seat)
            assert [i for i in dream.investigators if i.id == who.id] == [own]

    always(seeds(12), lambda game: None if game.progress.setting_up else check(game), every=29)
    assert seen


# -- planted leaks -------------------------------------------------------------------------------

Leak = Callable[[Table, View], View]


def _people(change: Callable[[Table, Any, Any], Any]) -> Leak:
    """A view in which something of each investigator lies open."""

    def leak(g: Table, view: View) -> View:
        people = [change(g, seen, g.investigator(seen.id)) for seen in view.investigators]
        return replace(view, investigators=people)

    return leak


def _number(name: Callable[[Table], str]) -> Leak:
    """A view from one of whose numbers something can be told."""
    return lambda g, view: replace(view, deadline=sum(name(g).encode()))


LEAKS: dict[str, Leak] = {
    "variables": lambda g, view: replace(view, facts=[*view.facts, *g.app.values.values()]),
    "map": lambda g, view: replace(view, story=g.app.map),
    "facedown damage": _people(
        lambda _, seen, who: replace(seen, damage=[*seen.damage, *who.damage_facedown])
    ),
    "facedown horror": _people(
        lambda _, seen, who: replace(seen, horror=[*seen.horror, *who.horror_facedown])
    ),
    "backs": _people(
        lambda g, seen, who: replace(
            seen, used={c: str(g.condition_back(c)) for c in who.conditions}
        )
    ),
    "damage deck": _number(lambda g: g.state.damage_deck[0]),
    "horror deck": _number(lambda g: g.state.horror_deck[0]),
    "spell deck": _number(lambda g: str(g.spell_back(g.state.spells[0]))),
    "dice": _number(lambda g: str(g.state.random.key)),
}


RIM: dict[str, Leak] = {
    "openings": lambda g, view: replace(view, read=[*view.read, *g.places.openings]),
    "doors": lambda g, view: replace(view, story=str(sorted(g.places.opening_lines.values()))),
}
"""What lies at the rim of the board, which is known before what is behind it."""


def on_the_landing() -> SecondGame:
    """First Cold Night with all laid but the bath and what hides it."""
    table = TableBuilder("first-cold-night").laid("m1", "m3", "s1", "s2", "m4", "s3", "m2")
    table.investigator("lev-abramson", at="landing.a")
    return table.investigator("pearl-gaines", at="landing.a").play(turn_of="lev-abramson")


def plant(monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    """Let the leak through into every view."""
    honest = SecondEdition.view

    def leaking(self: SecondEdition, g: Table, seat: Seat, *rest: Any) -> View:
        view = honest(self, g, seat, *rest)
        return view if g.state.stage == "setup" else leak(g, view)

    monkeypatch.setattr(SecondEdition, "view", leaking)


@pytest.mark.parametrize("secret", LEAKS)
def test_a_planted_leak_changes_with_what_is_dealt_anew(
    secret: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, LEAKS[secret])
    with pytest.raises(AssertionError, match="sees a secret"):
        always(seeds(16), assert_keeps_secrets, every=7)


NAMED = {
    "openings": RIM["openings"],
    "facedown damage": LEAKS["facedown damage"],
    "facedown horror": LEAKS["facedown horror"],
}


@pytest.mark.parametrize("secret", NAMED)
def test_a_planted_leak_names_what_is_hidden(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, NAMED[secret])
    with pytest.raises(AssertionError, match="is shown"):
        always(seeds(16), assert_names_nothing_hidden, every=7)


@pytest.mark.parametrize("secret", ["openings", "doors"])
def test_a_planted_leak_changes_with_the_map(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On the landing it is open which way it goes on, and only the unlaid part can tell."""
    assert_keeps_secrets(on_the_landing(), worlds=8)
    plant(monkeypatch, RIM[secret])
    with pytest.raises(AssertionError, match="sees a secret"):
        assert_keeps_secrets(on_the_landing(), worlds=8)


def test_a_token_placed_by_the_name_of_its_opening_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "seen_from", lambda _, spot: spot)
    with pytest.raises(AssertionError, match="is shown"):
        always(seeds(2), assert_names_nothing_hidden)


def test_a_board_with_every_door_at_its_rim_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: SecondEdition, state: State) -> Board | None:
        places: Places = self.box.places(state.app.map, state.app.laid)
        return places.shown(frozenset(places.openings)) if state.app.laid else None

    monkeypatch.setattr(SecondEdition, "laid_board", careless)
    with pytest.raises(AssertionError, match="sees a secret"):
        assert_keeps_secrets(on_the_landing(), worlds=8)


def test_a_token_that_is_there_or_not_narrows(monkeypatch: pytest.MonkeyPatch) -> None:
    """It lies there for one value only; where nobody concludes anything from it, it leaks."""
    told = house("""
hidden: {cat: [in, out]}
tokens:
  - {id: basket, kind: search, at: front-hall, only: {cat: in}, options: [{label: Look}]}
""")
    header = Header(
        edition="second", story="house", content=told.content_version, seed="1", investigators=2
    )
    for careless in (False, True):
        if careless:
            monkeypatch.setattr("madhouse.second.app.rooms.narrow", lambda *_: None)
        game = begun_with(told, header)
        while game.progress.setting_up:
            play_on(game, 1)
        if careless:
            with pytest.raises(AssertionError, match="could know"):
                assert_possible_is_possible(game)
        else:
            assert_possible_is_possible(game)


def test_a_map_that_is_seen_without_narrowing_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maps, "maps_alike", lambda g: iter(g.scenario.maps))
    with pytest.raises(AssertionError, match="could know"):
        always(seeds(12), assert_possible_is_possible, every=31)


def test_an_event_that_tells_a_variable_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = EngineTable.tell

    def careless(self: Table, kind: str, /, *rules: Any, **facts: Any) -> None:
        more = {"map": self.app.map} if kind == "entrance" else {}
        tell(self, kind, *rules, **(facts | more))

    monkeypatch.setattr(EngineTable, "tell", careless)
    with pytest.raises(AssertionError, match="could know"):
        always(seeds(12), assert_possible_is_possible, every=31)


def test_views_say_so_in_json() -> None:
    for game in moments(0):
        for seat in watching(game):
            view = game.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
        if len(game.answers) > 40:
            return


def at_a_code() -> SecondGame:
    """Somebody works at a code, and has guessed once."""
    told = house("""
tokens:
  - id: safe
    kind: search
    at: front-hall.a
    options: [{label: The safe, puzzle: {kind: code, size: 3x5, skill: observation}}]
""")
    table = TableBuilder(told=told).investigator("lev-abramson", at="front-hall.a")
    table.investigator("pearl-gaines", at="front-hall.a").token("safe", "front-hall.a")
    game = table.play(turn_of="lev-abramson")
    laid = [f"lay piece {number}" for number in (1, 1, 2)]
    for line in ("search safe 0", *laid, "guess the code"):
        game.apply("player-1", line)
    return game


def code_of(game: SecondGame) -> object:
    (puzzle,) = _table(game).app.puzzles.values()
    assert isinstance(puzzle, CodePuzzle)
    return puzzle.code


@pytest.mark.rule("2e.puzzle.progress-saved")
def test_a_code_is_shown_to_nobody_and_imagined_by_what_was_told_of_the_guesses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = at_a_code()
    assert_keeps_secrets(game, worlds=8)
    (shown_puzzle,) = game.view("player-1").puzzles.values()
    assert len(shown_puzzle.guesses) == 1
    assert len({code_of(game.imagine("player-1", Random(n))) for n in range(20)}) > 1
    plant(monkeypatch, lambda g, view: replace(view, story=str(g.app.puzzles)))
    with pytest.raises(AssertionError, match="sees a secret"):
        assert_keeps_secrets(game, worlds=8)


def test_a_favourite_is_the_owners_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableBuilder("first-cold-night").investigator("lev-abramson", at="parlour.a")
    table.investigator("pearl-gaines", at="parlour.a")
    table.state.investigators[0].favourite = "dorr"
    table.state.app.placed += ["dorr", "fitch", "halloran"]
    game = table.play(turn_of="lev-abramson")
    favourites = {seat: game.view(seat).investigators[0].favourite for seat in watching(game)}
    assert favourites == {"player-1": "dorr", "player-2": "", "spectator": ""}
    assert_keeps_secrets(game, worlds=8)
    plant(monkeypatch, _people(lambda _, seen, who: replace(seen, favourite=who.favourite)))
    with pytest.raises(AssertionError, match="sees a secret"):
        assert_keeps_secrets(game, worlds=8)

"""No seat is shown what it may not know, and what each secret is worth is proved by leaking it."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.engine.knowledge import EVERYONE
from madhouse.engine.log import Event, Log
from madhouse.engine.table import Table as EngineTable
from madhouse.first.edition import FirstEdition
from madhouse.first.seen.views import View
from madhouse.first.things.state import KEEPER, State
from madhouse.first.things.table import Table
from tests.properties.otherwise import other_hand
from tests.properties.random_games import (
    STORIES,
    always,
    begin,
    can_restart,
    edition_of,
    restarted,
    seeds,
    watching,
)
from tests.properties.secrecy import (
    assert_keeps_secrets,
    assert_names_nothing_hidden,
    assert_reader_knows,
    assert_same_stream,
    hideable,
)


def assert_all_keep_secrets(game: Game[State, View]) -> None:
    for seat in watching(game):
        assert_keeps_secrets(game, seat)


def assert_nothing_hidden_is_named(game: Game[State, View]) -> None:
    for seat in watching(game):
        assert_names_nothing_hidden(game, seat)


# -- the properties ----------------------------------------------------------------------------


@pytest.mark.rule(
    "1e.secrecy.keeper-hand",
    "1e.objective.secret",
    "1e.setup-keeper.story-choices-secret",
)
def test_no_view_changes_when_what_it_may_not_see_is_dealt_anew() -> None:
    always(seeds(18), assert_all_keep_secrets, every=31)


@pytest.mark.soak
def test_no_view_changes_in_hundreds_of_games() -> None:
    always(seeds(12), assert_all_keep_secrets, every=5)


@pytest.mark.rule(
    "1e.secrecy.keeper-hand",
    "1e.mythos.facedown-play",
    "1e.event.face-secret",
    "1e.secrecy.monster-token-damaged",
)
def test_no_view_names_a_hidden_face() -> None:
    always(seeds(24), assert_nothing_hidden_is_named, every=11)


@pytest.mark.rule("1e.secrecy.keeper-hand", "1e.keeper-action.hand-secret")
def test_no_event_names_a_face_that_its_reader_does_not_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard = listen(monkeypatch)
    always(seeds(60), lambda _: None)
    assert "mythos-drawn-face" in heard


def listen(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Look at each event in the moment in which it is told: later the face may be forgotten.

    The kinds of event that were looked at gather in what is returned.
    """
    heard: set[str] = set()
    games = [edition_of(begin(0, story)) for story in STORIES]
    faces = {each.story.id: hideable(each.box, each.story) for each in games}
    tell = EngineTable.tell

    def overheard(self: Table, kind: str, /, *how: Any, **facts: Any) -> None:
        tell(self, kind, *how, **facts)
        assert_reader_knows(self.state, self.log.page[-1], faces[self.story.id])
        heard.add(kind)

    monkeypatch.setattr(EngineTable, "tell", overheard)
    return heard


@pytest.mark.rule("1e.secrecy.keeper-hand", "1e.keeper-action.hand-secret")
def test_a_keeper_who_passes_looks_the_same_whatever_he_holds() -> None:
    always(seeds(24), assert_hand_leaves_no_trace, every=11)


def assert_hand_leaves_no_trace(game: Game[State, View]) -> None:
    if game.table.state.stage != "setup" and can_restart(game):
        chooser = Random(len(game.answers))
        other = restarted(game, other_hand(edition_of(game).box, chooser))
        assert_same_stream(restarted(game), other, chooser, steps=150)


# -- planted leaks -----------------------------------------------------------------------------

Leak = Callable[[Table, View], View]


def keeper_shows(field: str) -> Leak:
    """A view in which one thing before the keeper lies open."""

    def leak(g: Table, view: View) -> View:
        truth = {field: getattr(g.keeper, field)}
        return msgspec.structs.replace(view, keeper=msgspec.structs.replace(view.keeper, **truth))

    return leak


def tokens_show(g: Table, view: View) -> View:
    monsters = [
        msgspec.structs.replace(seen, token=g.token_id(monster))
        for seen, monster in zip(view.monsters, g.state.monsters, strict=True)
    ]
    return msgspec.structs.replace(view, monsters=monsters)


def piles_show(g: Table, view: View) -> View:
    rooms = {
        name: msgspec.structs.replace(seen, pile=list(g.room(name).pile))
        for name, seen in view.rooms.items()
    }
    return msgspec.structs.replace(view, rooms=rooms)


def facedown_shows(g: Table, view: View) -> View:
    people = [
        msgspec.structs.replace(seen, facedown=list(g.investigator(seen.id).facedown))
        for seen in view.investigators
    ]
    return msgspec.structs.replace(view, investigators=people)


def top_card_shows(deck: str) -> Leak:
    """A view in which the top card of a deck can be read off its thickness."""

    def leak(g: Table, view: View) -> View:
        decks = {"mythos": g.state.mythos, "trauma": g.state.trauma, **g.state.combat}
        if not view.decks or not decks[deck].cards:
            return view
        known = sorted(decks[deck].cards).index(decks[deck].cards[0])
        pile = msgspec.structs.replace(view.decks[deck], cards=known)
        return msgspec.structs.replace(view, decks={**view.decks, deck: pile})

    return leak


def dice_show(g: Table, view: View) -> View:
    return msgspec.structs.replace(view, time=g.state.random.key[0])


def requirements_show(g: Table, view: View) -> View:
    """No face is named, but what the keeper holds can be told from a number."""
    cost = sum(g.box.mythos[card].cost for card in g.keeper.mythos)
    keeper = msgspec.structs.replace(view.keeper, threat=cost)
    return msgspec.structs.replace(view, keeper=keeper)


NAMED: dict[str, Leak] = {
    "mythos hand": keeper_shows("mythos"),
    "trauma hand": keeper_shows("trauma"),
    "objective": keeper_shows("objective"),
    "tokens": tokens_show,
    "piles": piles_show,
}
LEAKS: dict[str, Leak] = {
    **NAMED,
    "answers": keeper_shows("answers"),
    "mythos deck": top_card_shows("mythos"),
    "trauma deck": top_card_shows("trauma"),
    "combat deck": top_card_shows("humanoid"),
    "dice": dice_show,
    "costs": requirements_show,
}


def plant(monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    """Let the leak through into every view but the keeper's."""
    honest = FirstEdition.view

    def leaking(self: FirstEdition, g: Table, seat: Seat, *rest: Any) -> View:
        view = honest(self, g, seat, *rest)
        return view if seat == KEEPER or g.state.stage == "setup" else leak(g, view)

    monkeypatch.setattr(FirstEdition, "view", leaking)


@pytest.mark.parametrize("secret", LEAKS)
def test_a_planted_leak_changes_with_what_is_dealt_anew(
    secret: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, LEAKS[secret])
    with pytest.raises(AssertionError, match="sees a secret"):
        always(seeds(32), assert_all_keep_secrets, every=7)


@pytest.mark.parametrize("secret", [*NAMED, "facedown"])
def test_a_planted_leak_names_a_hidden_face(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, NAMED.get(secret, facedown_shows))
    with pytest.raises(AssertionError, match="is shown"):
        always(seeds(32), assert_nothing_hidden_is_named, every=3)


@pytest.mark.parametrize("secret", ["mythos hand", "trauma hand", "costs"])
def test_a_planted_leak_changes_with_the_hand(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, LEAKS[secret])
    with pytest.raises(AssertionError, match="sees his hand"):
        always(seeds(24), assert_hand_leaves_no_trace, every=11)


def test_a_log_that_all_may_read_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Log, "seen", lambda self, _eyes, _branch=None: iter(self.events))
    with pytest.raises(AssertionError, match="sees a secret"):
        always(seeds(32), assert_all_keep_secrets, every=7)


def test_an_event_told_to_all_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = EngineTable.tell

    def careless(self: Table, kind: str, /, *rules: Any, **facts: Any) -> None:
        tell(self, kind, *rules, **(facts | {"seen_by": EVERYONE}))

    monkeypatch.setattr(EngineTable, "tell", careless)
    listen(monkeypatch)
    with pytest.raises(Exception, match="mythos-drawn-face"):
        always(seeds(4), lambda _: None)


def test_an_answer_told_too_early_leaks() -> None:
    game = begin(0)
    told = Event("event-section", {"card": "", "section": "1A"})
    with pytest.raises(AssertionError, match="answer-1"):
        assert_reader_knows(game.table.state, told, ())

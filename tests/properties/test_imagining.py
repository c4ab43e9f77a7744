"""Imagined games: what is hidden is dealt anew, and depends on nothing that the seat cannot see."""

from collections.abc import Callable
from random import Random

import pytest

from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.engine.knowledge import eyes, knows
from madhouse.first.rules.setup import COVER
from madhouse.first.seen.views import View
from madhouse.first.things.state import KEEPER, State
from tests.properties.otherwise import other_cards, otherwise
from tests.properties.random_games import (
    STORIES,
    always,
    answer,
    asked,
    begin,
    can_restart,
    edition_of,
    moments,
    restarted,
    seeds,
    watching,
)
from tests.properties.secrecy import shown, step_alike

Secret = Callable[[State], object]

SECRETS: dict[str, Secret] = {
    "mythos hand": lambda state: sorted(state.keeper.mythos),
    "trauma hand": lambda state: sorted(state.keeper.trauma),
    "first answer": lambda state: state.keeper.answers["1"],
    "objective": lambda state: state.keeper.objective,
    "piles": lambda state: [room.pile for room in state.rooms.values()],
    "tokens": lambda state: [state.tokens[m.kind][m.figure] for m in state.monsters],
    "mythos deck": lambda state: state.mythos.cards,
    "trauma deck": lambda state: state.trauma.cards,
    "combat deck": lambda state: state.combat["humanoid"].cards,
    "spell decks": lambda state: state.spells,
    "spells held": lambda state: [who.spells for who in state.investigators],
    "dice": lambda state: state.random.key,
}
HIDDEN_FROM_KEEPER = (
    "mythos deck",
    "trauma deck",
    "combat deck",
    "spell decks",
    "spells held",
    "dice",
)


def changes(seat: Seat, read: Secret) -> bool:
    """Whether a secret is dealt anew for this seat, anywhere in a few random games."""
    for seed in range(8):
        for number, game in enumerate(moments(seed)):
            if number % 9 == 0 and game.table.state.stage != "setup":
                states = [game.imagine(seat, Random(n)).table.state for n in range(4)]
                if any(read(state) != read(game.table.state) for state in states):
                    return True
    return False


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("seat", ["investigator-1", "spectator"])
def test_dealing_anew_changes_every_kind_of_secret(seat: Seat, secret: str) -> None:
    assert changes(seat, SECRETS[secret])


@pytest.mark.parametrize("secret", SECRETS)
def test_the_keeper_keeps_what_he_knows(secret: str) -> None:
    assert changes(KEEPER, SECRETS[secret]) is (secret in HIDDEN_FROM_KEEPER)


def test_a_facedown_card_stays_with_those_who_know_it() -> None:
    """To all others it may be any card that is played so."""
    kept = changed = 0

    def check(game: Game[State, View]) -> None:
        nonlocal kept, changed
        state, box = game.table.state, edition_of(game).box
        held = {who.id: who.facedown for who in (*state.investigators, *state.escaped)}
        for seat in watching(game) if any(held.values()) else ():
            sight = eyes(state, seat)
            dream = game.imagine(seat, Random(1)).table.state
            for who in (*dream.investigators, *dream.escaped):
                for dreamt, true in zip(who.facedown, held[who.id], strict=True):
                    assert box.mythos[dreamt].facedown
                    assert dreamt == true or not knows(state, sight, true)
                    kept, changed = kept + (dreamt == true), changed + (dreamt != true)

    always(seeds(60), check, every=3)
    assert kept
    assert changed


# -- the same view gives the same world ----------------------------------------------------------


def assert_imagined_alike(one: Game[State, View], other: Game[State, View], seat: Seat) -> None:
    """Two tables that look the same to a seat are the same when it imagines them."""
    assert shown(one, seat) == shown(other, seat), f"{seat} sees a difference"
    dreams = [game.imagine(seat, Random(9)) for game in (one, other)]
    for _ in range(12):
        assert dreams[0].encode() == dreams[1].encode(), f"{seat} imagines the truth"
        assert dreams[0].pending == dreams[1].pending
        for dream in dreams:
            if dream.pending:
                answer(dream, Random(len(dream.answers)))


def assert_nothing_hidden_matters(game: Game[State, View]) -> None:
    """Change all that a seat cannot know: neither its view nor what it imagines changes."""
    if game.table.state.stage == "setup" or not can_restart(game):
        return
    chooser = Random(len(game.answers))
    for seat in watching(game):
        elsewhere = game.imagine(seat, chooser)
        other = restarted(elsewhere, otherwise(edition_of(game).box, seat, chooser))
        assert_imagined_alike(restarted(game), other, seat)


def test_the_same_view_and_random_source_give_the_same_imagined_world() -> None:
    always(seeds(18), assert_nothing_hidden_matters, every=29)


def assert_imagined_alike_from_here(game: Game[State, View]) -> None:
    """In the middle of a rule too, as long as the seat cannot tell the two tables apart."""
    if game.table.state.stage == "setup" or not can_restart(game):
        return
    for seat in watching(game):
        chooser = Random(len(game.answers))
        one = restarted(game)
        other = restarted(game, other_cards(edition_of(game).box, seat, chooser))
        for _ in range(15):
            if not one.pending or shown(one, seat) != shown(other, seat):
                break
            if KEEPER not in one.pending[0].seats and asked(one) != asked(other):
                break
            dreams = [each.imagine(seat, Random(9)) for each in (one, other)]
            assert dreams[0].encode() == dreams[1].encode(), f"{seat} imagines the truth"
            assert dreams[0].pending == dreams[1].pending
            step_alike(one, other, chooser)


def test_nothing_hidden_is_kept_in_mind_from_one_decision_to_the_next() -> None:
    always(seeds(12), assert_imagined_alike_from_here, every=71)


def test_a_dream_in_a_dream_is_a_dream() -> None:
    def check(game: Game[State, View]) -> None:
        for seat in watching(game):
            dream = game.imagine(seat, Random(1))
            assert dream.imagine(seat, Random(2)).encode() == game.imagine(seat, Random(2)).encode()

    always(seeds(12), check, every=47)


@pytest.mark.rule("1e.setup-keeper.simultaneous", "1e.setup-keeper.out-of-sight")
@pytest.mark.parametrize("story", STORIES)
def test_before_anything_is_shown_all_seeds_are_imagined_alike(story: str) -> None:
    games = [begin(seed, story, players=2) for seed in range(6)]
    for seat in watching(games[0]):
        assert len({game.imagine(seat, Random(9)).encode() for game in games}) == 1


@pytest.mark.parametrize("story", STORIES)
def test_the_keeper_cannot_foresee_which_cards_he_will_lay(story: str) -> None:
    houses = set()
    for seed in range(6):
        game = begin(seed, story, players=1)
        *questions, last = edition_of(game).story.questions  # with the last he begins to lay cards
        for question in questions:
            game.apply(KEEPER, f"answer {question} A")
        dream = game.imagine(KEEPER, Random(9))
        dream.apply(KEEPER, f"answer {last} A")
        while COVER in dream.legal(KEEPER):
            dream.apply(KEEPER, COVER)
        houses.add(repr(dream.view(KEEPER).rooms))
    assert len(houses) == 1


@pytest.mark.soak
def test_the_same_view_gives_the_same_world_in_hundreds_of_games() -> None:
    always(seeds(18), assert_nothing_hidden_matters, every=11)

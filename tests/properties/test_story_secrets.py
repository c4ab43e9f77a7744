"""A story whose answers change rules, actions and monsters keeps its secrets like any other."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from madhouse.engine.game import Game
from madhouse.first.edition import FirstEdition
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.properties.otherwise import otherwise
from tests.properties.random_games import answer, can_restart, finish, restarted, seeds, watching
from tests.properties.secrecy import assert_keeps_secrets, assert_names_nothing_hidden, shown
from tests.rules.first.own_stories import begun, own_story

# The fourth answer lies open in everything; the third is a secret until somebody sees it used.
TEXT = """
darkness_by: {4A: [study]}
features_by: {4B: {corpse: [library.a]}}
hand: {4B: {threat_per_investigator: 1}}
actions_by:
  3A: {ill-omens: {do: [draw_mythos_keep: {draw: 2, keep: 1}]}}
  3B: {something-stirs: {cost: 2}}
stirring: {zombie: [cellar, bathroom]}
stirring_by: {3B: {maniac: {rooms: [kitchen], more: 1, at_most: 1}}}
seed: {cloakroom: [brass-key], kitchen: [crowbar]}
seed_by:
  1B: {cellar: [nothing-of-interest-jars]}
  3A: {cellar: [the-grey-salt]}
  3B: {cellar: [lantern], guest-bedroom: [the-grey-salt]}
rules:
  - {id: ice, name: Ice, text: Mind it., answer: 4B, while: [test_value: {add: -1}]}
  - {id: bells, name: Bells, text: They ring., when: [{moment: keeper-turn-ends, do: [mark: n]}]}
  - {id: flood, name: Flood, text: Wet., waits: true, when: [{moment: turn-end, do: [mark: wet]}]}
"""
GOAL = """
reveal_for: 2
needs: [the-grey-salt]
on_reveal: [begin_rule: flood]
rules: [{id: own, name: Own, text: Ours., when: [{moment: turn-end, do: [mark: own]}]}]
actions: [{name: Pray, pass: [end_rule: flood, light_room: study]}]
"""


def the_edition() -> FirstEdition:
    return own_story(TEXT, GOAL)


def moments(seed: int) -> Iterator[Game[State, View]]:
    """A random game of that story, before each of its decisions and once it is over."""
    game = begun(the_edition(), players=1 + seed % 3, seed=str(seed))
    chooser = Random(seed)
    while game.pending:
        yield game
        answer(game, chooser, eager=True)
    yield game


def some_moments(number: int, every: int) -> Iterator[Game[State, View]]:
    """One moment in so many of some games, once they are set up."""
    for seed in seeds(number):
        for at, game in enumerate(moments(seed)):
            if (at + seed) % every == 0 and game.table.state.stage != "setup":
                yield game


def test_views_do_not_change_with_what_is_hidden() -> None:
    for game in some_moments(8, every=9):
        for seat in watching(game):
            assert_keeps_secrets(game, seat)
            assert_names_nothing_hidden(game, seat)


def test_the_same_view_gives_the_same_imagined_world() -> None:
    for game in some_moments(8, every=5):
        if not can_restart(game):
            continue
        chooser = Random(3)
        for seat in watching(game):
            other = restarted(
                game.imagine(seat, chooser), otherwise(the_edition().box, seat, chooser)
            )
            one = restarted(game)
            assert shown(one, seat) == shown(other, seat)
            dreams = [each.imagine(seat, Random(9)).encode() for each in (one, other)]
            assert dreams[0] == dreams[1], seat


def test_what_is_imagined_can_be_played_to_its_end() -> None:
    """And the answers that nobody has seen are imagined either way, the open ones are not."""
    seen: Counter[str] = Counter()
    for number, game in enumerate(some_moments(8, every=37)):
        for seat in game.seats[1:]:
            dream = game.imagine(seat, Random(number))
            truth, dreamt = game.table.state.keeper.answers, dream.table.state.keeper.answers
            assert (truth["2"], truth["4"]) == (dreamt["2"], dreamt["4"])
            seen.update(question for question in truth if truth[question] != dreamt[question])
            finish(dream, Random(number))
    assert {"1", "3"} <= set(seen)


def test_all_of_it_happens_in_some_game() -> None:
    told: Counter[str] = Counter()
    for seed in seeds(16):
        *_, game = moments(seed)
        told.update(event.kind for event in game.table.log.events)
    assert {"rule-begins", "rule-ends", "needed-lies", "mythos-put-under", "last-task"} <= set(told)

"""The words of cards: what they mean unsaid, when they find nothing to do, whom they speak of."""

from typing import Any

import msgspec
import pytest

from madhouse.engine import clauses
from madhouse.engine.loading import Text, load
from madhouse.first.acting.scene import NOBODY, the_occasion
from madhouse.first.words import VOCABULARY
from madhouse.first.words.base import the_barrier, the_monster, you
from madhouse.first.words.rolls import the_test
from madhouse.first.words.targets import TargetDoes
from tests.rules.first.made_cards import joe_with, marks
from tests.rules.first.tables import JOE, answer, asked


def read(text: str, family: Any) -> Any:
    return load(Text(text, "word"), family, VOCABULARY).value


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("become_stunned", "become_stunned: 1"),
        ("choose_room: {do: []}", "choose_room: {do: [], yours: false}"),
        ("deal_damage", "deal_damage: 1"),
        ("deal_weapon_damage", "deal_weapon_damage: 0"),
        ("draw_mythos", "draw_mythos: 1"),
        ("draw_mythos_keep", "draw_mythos_keep: {draw: 2, keep: 1}"),
        ("draw_trauma", "draw_trauma: 1"),
        ("gain_threat", "gain_threat: {amount: 0, per_investigator: 0}"),
        ("heal_damage", "heal_damage: 1"),
        ("heal_horror", "heal_horror: 1"),
        ("increase", "increase: 1"),
        ("investigator_moves_monster", "investigator_moves_monster: 1"),
        ("keeper_moves_you", "keeper_moves_you: 1"),
        ("left_with_health", "left_with_health: 1"),
        ("light_room", "light_room: {where: your room}"),
        ("look_into_room", "look_into_room: 0"),
        ("lose_threat", "lose_threat: 1"),
        ("mark: seen", "mark: {name: seen, number: 1}"),
        ("monster_approaches", "monster_approaches: 1"),
        ("monster_heals", "monster_heals: 1"),
        ("monster_moves", "monster_moves: 1"),
        ("move_monster", "move_monster: 2"),
        ("move_to_room", "move_to_room: {rooms: explored, by: you, together: false}"),
        ("move_without_evading", "move_without_evading: 1"),
        ("place_at_altar: zombie", "place_at_altar: {kind: zombie, in_darkness: 1}"),
        ("place_corpse", "place_corpse: {rooms: [], number: 1}"),
        ("put_out_light", "put_out_light: {more: 0}"),
        ("stun_monster", "stun_monster: 1"),
        ("stun_nearby", "stun_nearby: 0"),
        ("take_damage", "take_damage: 1"),
        ("take_horror", "take_horror: 1"),
        ("you_move", "you_move: 1"),
    ],
)
def test_what_a_verb_means_without_its_number(short: str, full: str) -> None:
    assert read(short, clauses.Verb) == read(full, clauses.Verb)


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("killed_after_reveal", "killed_after_reveal: 1"),
        ("marked", "marked: {at_least: 1, per_investigator: 0}"),
        ("monsters_there", "monsters_there: {at_least: 1, per_investigator: 0}"),
        ("players", "players: {at_least: 1, at_most: 4}"),
        ("rolled", "rolled: {at_least: 1, at_most: 10}"),
        ("samples_on_altar", "samples_on_altar: {number: 0, per_investigator: 0}"),
    ],
)
def test_what_a_condition_means_without_its_number(short: str, full: str) -> None:
    assert read(short, clauses.Condition) == read(full, clauses.Condition)


def test_a_range_is_longer_by_one_unless_it_says_more() -> None:
    assert read("range_bonus", clauses.Standing) == read("range_bonus: {add: 1}", clauses.Standing)


@pytest.mark.parametrize(
    "verb",
    [
        "bring_monster: {within: 3}",
        "drop_weapon",
        "look_into_room",
        "monster_comes_to_you: {within: 3, spaces: 1}",
        "move_monster",
        "move_to_room",
        "name_two_rooms",
        "place_at_altar: zombie",
        "raise_dead: zombie",
        "see_top_mythos",
        "stir_monster",
        "swap_spaces",
        "swap_with_monster",
        "take_sample: {of: strength}",
        "urge_action: 3",
    ],
)
def test_a_verb_that_finds_nothing_to_do_is_passed_over(verb: str) -> None:
    table = joe_with(f"when: [{{moment: ran, do: [{verb}, mark: done]}}]", "library.b")
    table.edition.story = msgspec.structs.replace(table.story, stirring={})
    table.state.mythos.cards.clear()
    game = table.play(turn_of=JOE)
    answer(game, "run kitchen.b")
    assert marks(game) == {"done": 1}
    assert asked(game).kind == "turn"


@pytest.mark.parametrize("meant", [you, the_monster, the_barrier, the_test, the_occasion])
def test_a_card_that_speaks_of_what_is_not_there_is_told_so(meant: Any) -> None:
    with pytest.raises(LookupError, match="''"):
        meant(NOBODY)


def test_a_card_without_a_target_cannot_speak_of_it() -> None:
    table: Any = joe_with("").play(turn_of=JOE).table
    with pytest.raises(LookupError, match="'the target'"):
        list(TargetDoes(()).run(table, NOBODY))

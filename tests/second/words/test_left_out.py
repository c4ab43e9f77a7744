"""What an author may leave out of a word, and which words do not speak to 'you' alone."""

from typing import Any

import msgspec
import pytest

from madhouse.engine.clauses import Condition, Standing, Verb
from madhouse.second.words import VOCABULARY

WORDS = {
    name: word
    for family in (Verb, Condition, Standing)
    for name, word in VOCABULARY.words(family).items()
}
LEFT_OUT: dict[str, dict[str, Any]] = {
    "add_successes": {"number": 1},
    "alone": {"within": "your room"},
    "count": {"by": 1},
    "counted": {"at_least": 1},
    "darken_here": {"where": "your space"},
    "deal_weapon_damage": {"plus": 0, "borne_by": ()},
    "dealt_damage": {"at_least": 1},
    "dice": {"skills": (), "purposes": (), "but_not": ()},
    "dragged": {"spaces": 1, "together": False},
    "drop_item": {"trait": "", "number": 1},
    "each": {"whom": "all", "room": ""},
    "end": {"you_lose": False},
    "everybody": {"not_you": False},
    "finished": {"at_least": 1},
    "first_facedown": {"number": 1},
    "gain_clue": {"number": 1},
    "guess": {"right": (), "wrong": ()},
    "has_clues": {"at_least": 1},
    "has_harm": {"damage": 0, "horror": 0, "facedown": False},
    "heal": {"damage": 0, "horror": 0, "which": "facedown"},
    "heal_monster": {"damage": 0},
    "heal_monsters": {"damage": 0},
    "healing_damage": {"facedown": False},
    "hit_monster": {"each_there": False},
    "investigators": {"at_most": None},
    "lighten": {"place": ""},
    "lose_clue": {"number": 1},
    "lure": {"spaces": 1},
    "marked": {"since": (0,)},
    "monster_is": {"kinds": (), "ability": None},
    "monster_strikes": {"whom": "one here", "else": ()},
    "move_away": {"from": "nearest investigator", "into": ""},
    "move_toward": {"goal": "investigator", "if": (), "else": ()},
    "move_you": {"spaces": 1, "may": False, "way": "any"},
    "performed": {"times": 1},
    "perhaps": {"else": ()},
    "place": {"at": ""},
    "place_barricade": {"place": "", "against": ""},
    "prevent": {"damage": 0, "horror": 0},
    "put_out": {"place": "", "beside": 0},
    "puzzle_steps": {"kinds": ()},
    "reroll": {"number": 1},
    "round_is": {"at_most": None, "every": 1},
    "set_alight": {"which": "first"},
    "shut": {"damage": 0, "horror": 0},
    "somebody": {"not_you": False, "may": False},
    "spawn": {"number": 1, "extra_health": 0},
    "successes": {"at_least": 0, "at_most": None},
    "suffer": {"damage": 0, "horror": 0, "facedown": False, "negates": None},
    "suffering": {"of_mythos": False},
    "test": {"pass": (), "fail": ()},
    "testing": {"skills": (), "purposes": (), "adds_up": False},
    "that_investigator": {"may": False},
    "turn_faceup": {"damage": 0, "horror": 0},
    "unhindered": {"number": 1},
    "unlock": {"else": ()},
    "until": {"notes": None},
    "walk": {"spaces": 1, "toward_start": False},
    "weapon_damage": {"plus": 0, "to": None},
}
"""By word, what is meant where nothing is written; conditions of standing answers aside."""
OUTLIVE = {
    "by_value",
    "clear_board",
    "clear_way",
    "close_passages",
    "count",
    "count_over",
    "darken",
    "darken_here",
    "deal_successes",
    "deal_weapon_damage",
    "deliver",
    "discard",
    "discard_nearest_barricade",
    "discard_this",
    "dismiss",
    "drive_off",
    "each",
    "each_other_monster",
    "end",
    "everybody",
    "flip_item",
    "guess",
    "haul",
    "heal_monster",
    "heal_monsters",
    "hit_monster",
    "hold_monster",
    "ignite",
    "learn",
    "learn_value",
    "leave_item",
    "lighten",
    "monster_strikes",
    "move_away",
    "move_person",
    "move_to_origin",
    "move_toward",
    "move_toward_place",
    "name_room",
    "one_investigator",
    "open_passages",
    "open_way",
    "perhaps",
    "place",
    "place_barricade",
    "place_investigators",
    "place_light",
    "push_monster",
    "put_out",
    "read",
    "read_counts",
    "reveal",
    "set_alight",
    "spawn",
    "stay",
    "take_from_stock",
    "walk_token",
}
"""What still happens if 'you' are eliminated in the middle of an instruction."""


@pytest.mark.parametrize("word", LEFT_OUT)
def test_what_is_left_out_has_a_meaning(word: str) -> None:
    fields = msgspec.structs.fields(WORDS[word])
    meant = {each.encode_name: each.default for each in fields if not each.required}
    assert {name: meant[name] for name in LEFT_OUT[word]} == LEFT_OUT[word]


@pytest.mark.rule("2e.conflict.eliminated-mid-action")
def test_what_happens_to_others_and_to_the_board_outlives_you() -> None:
    verbs = VOCABULARY.words(Verb).items()
    outliving = {name for name, verb in verbs if getattr(verb, "outlives", False)}
    assert outliving >= OUTLIVE
    assert not outliving & {"suffer", "heal", "become", "gain", "gain_clue", "walk", "forfeit"}

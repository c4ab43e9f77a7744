"""What the backs of the four spells do, and the words they are made of."""

import pytest

from madhouse.engine.board import Layout
from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.engine.board.maps import put, tile
from tests.rules.first.spell_cards import HARVEY, HARVEY_TRAITS, harvey
from tests.rules.first.tables import (
    JENNY,
    JOE,
    answer,
    asked,
    investigator,
    monster,
    retold,
    told,
)

PASS, FAIL = 1, 10

# From the top of h a wall hides t; from the bottom nothing does.
HOUSE = tile(
    "hall",
    """
    +---+---+---+
    | h | b : t |
    +   +   +   +
    | h | b : t |
    +   +   +   +
    | h : b : t |
    +---+---+---+
    """,
)


@pytest.mark.rule("1e.los.example-harvey")
def test_example_one_clear_line_lets_harvey_cast_a_spell_of_range_two() -> None:
    layout = Layout((put("hall"),))
    table = TableBuilder(told=retold((HOUSE,), layout=layout, start="hall.h"))
    table.investigator(HARVEY, "hall.h", HARVEY_TRAITS).spell(HARVEY, "unravel-1")
    game = table.monster("zombie", "hall.t").play(turn_of=HARVEY)
    assert "attack zombie 1 with unravel" in asked(game).options


def cast_at_zombie(back: str, roll: int, table: TableBuilder | None = None) -> Game[State, View]:
    """Harvey in the kitchen casts an attack spell on a zombie in the next space."""
    table = table or harvey("kitchen.a")
    table.spell(HARVEY, back).monster("zombie", "kitchen.b", "zombie-1").dice(roll)
    game = table.play(turn_of=HARVEY)
    answer(game, f"attack zombie 1 with {back[:-2]}")
    return game


def hurt(game: Game[State, View]) -> int:
    return sum(int(str(each["amount"])) for each in told(game, "monster-hurt"))


@pytest.mark.parametrize(
    ("back", "roll", "damage", "stun", "horror", "own"),
    [
        ("unravel-1", PASS, 3, 0, 0, 0),
        ("unravel-1", FAIL, 1, 0, 0, 0),
        ("unravel-2", PASS, 4, 0, 0, 0),
        ("unravel-2", FAIL, 0, 0, 1, 0),
        ("unravel-3", PASS, 2, 1, 0, 0),
        ("unravel-3", FAIL, 0, 1, 0, 0),
        ("unravel-4", PASS, 5, 0, 1, 0),
        ("unravel-4", FAIL, 0, 0, 0, 0),
        ("unravel-5", PASS, 3, 0, 0, 0),
        ("unravel-5", FAIL, 3, 0, 0, 2),
        ("hold-fast-1", PASS, 0, 2, 0, 0),
        ("hold-fast-1", FAIL, 0, 1, 0, 0),
        ("hold-fast-3", PASS, 0, 3, 0, 0),
    ],
)
@pytest.mark.rule("1e.spell.test-and-flip", "1e.comp.spell-card")
def test_attack_spells_hurt_and_hold(
    back: str, roll: int, damage: int, stun: int, horror: int, own: int
) -> None:
    game = cast_at_zombie(back, roll)
    assert hurt(game) == damage
    assert sum(int(str(each["tokens"])) for each in told(game, "monster-stunned")) == stun
    assert [each["amount"] for each in told(game, "horror")] == [horror] * bool(horror)
    assert [each["amount"] for each in told(game, "damage")] == [own] * bool(own)


def test_a_spell_stuns_each_monster_of_the_targets_room() -> None:
    table = harvey("kitchen.a").monster("maniac", "kitchen.a").monster("maniac", "cellar.a")
    game = table.spell(HARVEY, "hold-fast-2").monster("zombie", "kitchen.b").dice(PASS).play(HARVEY)
    answer(game, "attack zombie 3 with hold-fast")
    assert [monster(game, number).stun for number in (1, 2, 3)] == [1, 0, 1]


def test_a_monster_is_kept_out_of_the_casters_space_for_the_round() -> None:
    game = cast_at_zombie("hold-fast-4", PASS)
    assert monster(game).kept_from == [HARVEY]
    assert monster(game).space == "kitchen.b"


@pytest.mark.parametrize(("kept", "free"), [([HARVEY], False), ([], True)])
def test_whom_it_is_kept_from_a_monster_cannot_be_moved_to(kept: list[str], free: bool) -> None:
    table = harvey("kitchen.a").monster("zombie", "kitchen.b").threat(1)
    table.state.monsters[0].kept_from = kept
    game = table.play(stage="keeper-actions")
    answer(game, "command-minion")
    assert ("to kitchen.a" in asked(game).options) is free


def test_it_is_kept_out_until_the_next_round() -> None:
    table = harvey("kitchen.a").monster("zombie", "kitchen.b")
    table.state.monsters[0].kept_from = [HARVEY]
    assert monster(table.play(stage="round")).kept_from == []


def test_a_monster_is_pushed_by_the_caster_or_comes_a_step_nearer() -> None:
    game = cast_at_zombie("hold-fast-5", PASS)
    assert asked(game).seats == ("investigator-1",)
    answer(game, "to library.b", "stay")
    assert monster(game).space == "library.b"
    assert monster(cast_at_zombie("hold-fast-5", FAIL)).space == "kitchen.a"


@pytest.mark.rule("1e.stun.monster")
def test_a_stunned_monster_is_not_pushed() -> None:
    table = harvey("kitchen.a", "hold-fast-5").monster("zombie", "kitchen.b", stun=1)
    game = table.dice(PASS).play(turn_of=HARVEY)
    answer(game, "attack zombie 1 with hold-fast")
    assert asked(game).kind == "turn"
    assert monster(game).space == "kitchen.b"


# -- Mend ----------------------------------------------------------------------------------------


def cast_mend(back: str, roll: int) -> Game[State, View]:
    """Harvey casts Mend on Joe, who is hurt, frightened and has an injury; so is Jenny near."""
    table = harvey("kitchen.a", back, players=3, skill=1).investigator(
        JOE, "kitchen.b", damage=4, horror=4
    )
    table.investigator(JENNY, "kitchen.a", damage=4, horror=4).trauma(JOE, "winded")
    game = table.dice(roll).play(turn_of=HARVEY)
    answer(game, f"cast mend on {JOE}", "roll")
    return game


@pytest.mark.parametrize(
    ("back", "roll", "healed", "calmed"),
    [
        ("mend-1", PASS, {JOE: 2}, {}),
        ("mend-1", FAIL, {JOE: 1}, {}),
        ("mend-2", PASS, {}, {JOE: 2}),
        ("mend-2", FAIL, {}, {JOE: 1}),
        ("mend-3", FAIL, {JOE: 1}, {}),
        ("mend-4", PASS, {JOE: 3}, {}),
        ("mend-4", FAIL, {}, {}),
        ("mend-5", PASS, {JOE: 1, JENNY: 1}, {JOE: 1, JENNY: 1}),
        ("mend-5", FAIL, {}, {}),
    ],
)
@pytest.mark.rule("1e.spell.test-and-flip", "1e.comp.spell-card")
def test_mend_heals_the_target(
    back: str, roll: int, healed: dict[str, int], calmed: dict[str, int]
) -> None:
    game = cast_mend(back, roll)
    assert {each["who"]: each["amount"] for each in told(game, "healed")} == healed
    assert {each["who"]: each["amount"] for each in told(game, "calmed")} == calmed


@pytest.mark.rule("1e.trauma.hard-to-cure")
def test_mend_may_cure_an_injury() -> None:
    game = cast_mend("mend-3", PASS)
    assert investigator(game, JOE).trauma == []
    assert game.view("keeper").decks["trauma"].discard == ["winded"]


def test_what_mend_costs_is_the_casters_to_pay() -> None:
    assert told(cast_mend("mend-4", PASS), "horror")[0]["who"] == HARVEY
    assert investigator(cast_mend("mend-5", FAIL), HARVEY).skill == 0


# -- Thin Place ----------------------------------------------------------------------------------


def thin_place(back: str, roll: int, table: TableBuilder | None = None) -> Game[State, View]:
    """Harvey, in the kitchen, leans on the wall; the cellar and the study were explored."""
    table = table or harvey("kitchen.a")
    for room in ("cellar", "study"):
        table.state.rooms[room].explored = True
    game = table.spell(HARVEY, back).dice(roll).play(turn_of=HARVEY)
    answer(game, "cast thin-place")
    return game


def test_thin_place_leads_to_any_explored_room_but_not_past_a_lock() -> None:
    game = thin_place("thin-place-1", PASS)
    assert asked(game).options == ("to cellar.a", "to cellar.b", "to study.c")
    game = thin_place("thin-place-1", PASS, harvey("kitchen.a").lock("cellar", "swollen-door"))
    assert investigator(game, HARVEY).space == "study.c"


def test_entering_so_frightens_like_any_entering() -> None:
    table = harvey("kitchen.a").monster("zombie", "study.c").lock("cellar", "swollen-door")
    game = thin_place("thin-place-1", PASS, table.dice(PASS))
    assert told(game, "faces") == [{"who": HARVEY, "monster": 1}]


def test_walking_through_a_thin_place_needs_no_evading() -> None:
    table = harvey("kitchen.a").monster("zombie", "kitchen.a").dice(PASS)  # to evade, before
    game = thin_place("thin-place-2", PASS, table)
    answer(game, "to kitchen.b", "to library.b", "stay")
    assert investigator(game, HARVEY).space == "library.b"
    assert len(told(game, "evades")) == 1


def test_two_investigators_change_places() -> None:
    table = harvey("kitchen.a", players=2).investigator(JOE, "study.c")
    game = thin_place("thin-place-3", PASS, table)
    assert investigator(game, HARVEY).space == "study.c"
    assert investigator(game, JOE).space == "kitchen.a"


def test_the_cards_of_a_room_are_seen_by_the_caster_alone() -> None:
    table = harvey("kitchen.a", players=2).investigator(JOE, "kitchen.a")
    table.pile("kitchen", "axe", "lantern")
    game = thin_place("thin-place-4", PASS, table)
    assert game.view("investigator-1").rooms["kitchen"].pile == ["axe", "lantern"]
    assert game.view("investigator-2").rooms["kitchen"].pile == ["?", "?"]
    assert told(game, "sees-cards", "investigator-1")[0]["cards"] == ["axe", "lantern"]
    assert told(game, "sees-cards", "investigator-2") == []


def test_everyone_in_the_space_is_taken_along() -> None:
    table = harvey("kitchen.a", players=3).lock("cellar", "swollen-door")
    table.investigator(JOE, "kitchen.a").investigator(JENNY, "kitchen.b")
    game = thin_place("thin-place-5", PASS, table)
    places = {who: investigator(game, who).space for who in (HARVEY, JOE, JENNY)}
    assert places == {HARVEY: "study.c", JOE: "study.c", JENNY: "kitchen.b"}


def test_if_it_fails_the_keeper_picks_a_room_next_door() -> None:
    game = thin_place("thin-place-5", FAIL)
    assert asked(game).seats == ("keeper",)
    assert asked(game).options == ("to library.a", "to library.b", "to bathroom.b")

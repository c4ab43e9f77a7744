"""Range and line of sight, as attacks use them."""

import pytest

from madhouse.engine.board import Layout, RoomOnTile
from madhouse.first.building import TableBuilder
from tests.engine.board.maps import put, tile
from tests.rules.first.tables import JENNY, JENNY_TRAITS, answer, asked, monster, retold, told

PISTOLS = "45-automatics"  # range 2

# The house of the example: Jenny in hall.a, a porch without dots beside her, a yard round the
# corner, one space after another from hall.a to hall.d.
PORCH = tile(
    "porch",
    """
    +---+---+---+
    | a   a   a :
    +   +   +   +
    | a   a   a :
    +   +   +   +
    | a   a   a :
    +---+---+---+
    """,
    {"Front Porch": RoomOnTile(("a",), sight="enclosed")},
)
HALL = tile(
    "hall",
    """
    +---+---+---+---+---+---+
    : a   a : b   b : c : d :
    +   +   +   +   +   +   +
    : a   a : b   b : c : d |
    +   +   +   +   +   +   +
    : a   a : b   b : c : d |
    +---+---+---+---+---+---+
    """,
)
YARD = tile(
    "yard",
    """
    +---+---+---+
    : a   a   a |
    +   +   +   +
    | a   a   a |
    +...+...+...+
    | b   b   b |
    +---+---+---+
    """,
)


def example(damage: int = 0) -> TableBuilder:
    """Jenny with her pistols, and the four monsters of the example."""
    layout = Layout((put("porch"), put("hall", 3), put("yard", 9)))
    table = TableBuilder(told=retold((PORCH, HALL, YARD), layout=layout, start="hall.a"))
    table.investigator(JENNY, "hall.a", JENNY_TRAITS, [PISTOLS])
    table.monster("zombie", "front-porch.a", "zombie-3").monster("zombie", "hall.d", "zombie-4")
    return table.monster("maniac", "yard.b").monster("zombie", "hall.c", "zombie-1", damage)


def targets(table: TableBuilder) -> list[str]:
    """What Jenny may attack now."""
    options = asked(table.play(turn_of=JENNY)).options
    return [each for each in options if each.startswith("attack")]


def armed(at: str, weapon: str = PISTOLS) -> TableBuilder:
    """Jenny with a weapon in the house of the training story."""
    return TableBuilder().investigator(JENNY, at, JENNY_TRAITS, [weapon])


@pytest.mark.rule("1e.combat.example-jenny-out-of-range")
def test_example_three_monsters_are_out_of_range() -> None:
    board = example().board
    assert not board.sees("hall.a", "front-porch.a")
    assert board.range("hall.a", "hall.d") == 3
    assert (board.sees("hall.a", "yard.b"), board.distance("hall.a", "yard.b")) == (False, 5)
    assert targets(example()) == [f"attack zombie 4 with {PISTOLS}"]


@pytest.mark.rule("1e.combat.example-jenny-target")
def test_example_the_top_card_fits_and_tests_marksmanship() -> None:
    game = example().stack("humanoid", "humanoid-18").dice(7).play(turn_of=JENNY)
    answer(game, f"attack zombie 4 with {PISTOLS}")
    assert told(game, "combat") == [{"card": "humanoid-18", "half": "attack", "monster": 4}]
    assert told(game, "test")[0]["attribute"] == "marksmanship"


@pytest.mark.rule("1e.combat.example-jenny-damage")
def test_example_four_damage_do_not_kill_and_let_her_look_at_its_health() -> None:
    game = example(damage=1).stack("humanoid", "humanoid-18").dice(7).play(turn_of=JENNY)
    answer(game, f"attack zombie 4 with {PISTOLS}")
    shown = monster(game, 4, "investigator-1")
    assert (shown.damage, shown.health) == (4, 5)


@pytest.mark.rule("1e.range.count", "1e.range.measure", "1e.range.required")
def test_a_target_is_in_range_up_to_so_many_spaces_away() -> None:
    table = example().monster("maniac", "hall.b")
    assert targets(table) == [
        f"attack zombie 4 with {PISTOLS}",  # two spaces away
        f"attack maniac 5 with {PISTOLS}",  # one
    ]
    table.state.investigators[0].cards = ["axe"]
    assert targets(table) == []


@pytest.mark.rule("1e.range.door-blocks", "1e.conflict.range-door")
def test_a_door_in_between_puts_a_target_out_of_range() -> None:
    assert targets(armed("library.a").monster("zombie", "study.c")) == []
    assert targets(armed("library.a").monster("zombie", "library.b")) != []


@pytest.mark.rule("1e.range.needs-los", "1e.los.all-blocked")
def test_a_wall_in_between_puts_it_out_of_range_however_near() -> None:
    assert targets(armed("library.b").monster("zombie", "study.c")) == []


@pytest.mark.rule("1e.los.no-dots-unseen", "1e.los.no-dots")
def test_nobody_shoots_into_or_out_of_a_room_without_dots() -> None:
    table = example()
    table.state.investigators[0].space = "front-porch.a"
    table.state.monsters[0].space = "hall.a"
    assert targets(table) == []


@pytest.mark.rule("1e.los.figures-do-not-block")
def test_figures_in_between_do_not_block() -> None:
    table = example().monster("maniac", "hall.b")
    assert f"attack zombie 4 with {PISTOLS}" in targets(table)


@pytest.mark.rule("1e.open.range-same-space")
@pytest.mark.parametrize("weapon", [PISTOLS, "axe"])
def test_a_target_in_the_same_space_is_within_any_range(weapon: str) -> None:
    table = armed("kitchen.a", weapon).monster("zombie", "kitchen.a")
    assert f"attack zombie 1 with {weapon}" in targets(table)


@pytest.mark.rule("1e.conflict.attack-target")
def test_bare_hands_reach_the_same_space_only() -> None:
    table = armed("kitchen.a").monster("zombie", "kitchen.b").monster("maniac", "kitchen.a")
    bare = [each for each in targets(table) if each.endswith("bare-handed")]
    assert bare == ["attack maniac 2 bare-handed"]

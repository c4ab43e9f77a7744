"""What monsters of packs can do that those of the base set cannot."""

from madhouse.second.building import TableBuilder
from madhouse.second.rules.features import number_in
from tests.rules.second.tables import LEV, answer, app, offered, rolls, table_of, told
from tests.second.lamplight import two_packed

HALL, NEXT = "front-hall.a", "front-hall.b"


def with_her(at: str = NEXT, damage: int = 0, written: str = "") -> TableBuilder:
    """The reed wife, and Lev with a pistol."""
    table = two_packed(written).monster("reed-wife", at, damage=damage)
    table.state.investigators[0].possessions = [table._take("coat-pistol")]
    return table


def test_one_that_hides_is_not_within_range_of_other_spaces() -> None:
    assert offered(with_her().play(turn_of=LEV), "attack") == [
        "attack reed-wife 1 with coat-pistol"
    ]
    hidden = with_her().feature("overgrowth", NEXT).play(turn_of=LEV)
    assert offered(hidden, "attack") == []
    beside = with_her(HALL).feature("overgrowth", HALL).play(turn_of=LEV)
    assert len(offered(beside, "attack")) == 2


def test_fire_does_to_it_what_its_data_say() -> None:
    game = with_her().fire(NEXT).play(stage="monsters")
    assert told(game, "monster-hurt")[0]["damage"] == 2


def test_hurt_by_so_much_at_once_it_does_something() -> None:
    table = with_her(HALL).feature("rift", "kitchen.a").dice(*rolls(3, 3))
    game = table.play(turn_of=LEV)
    answer(game, "attack reed-wife 1 unarmed")
    assert app(game).monsters[0].damage == 3
    assert table_of(game).state.monsters["reed-wife 1"] == "kitchen.a"


def test_a_smaller_wound_leaves_it_where_it_is() -> None:
    table = with_her(HALL).feature("rift", "kitchen.a").dice(*rolls(3, 2))
    game = table.play(turn_of=LEV)
    answer(game, "attack reed-wife 1 unarmed")
    assert table_of(game).state.monsters["reed-wife 1"] == HALL


def test_its_defeat_brings_something_where_it_stood() -> None:
    game = with_her(HALL, damage=7).dice(*rolls(3, 1)).play(turn_of=LEV)
    answer(game, "attack reed-wife 1 unarmed")
    assert app(game).monsters == []
    assert number_in(table_of(game), "overgrowth", HALL) == 1

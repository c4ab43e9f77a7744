"""Moving monsters: space by space, through doors and past locks, never through walls."""

import msgspec
import pytest

from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import edition
from tests.rules.first.tables import (
    JENNY,
    JOE,
    answer,
    asked,
    commanded,
    joe,
    monster,
    retold,
    told,
)


@pytest.mark.rule("1e.monster-move.adjacent", "1e.monster-move.walls")
def test_a_monster_moves_to_adjacent_spaces_only() -> None:
    game = commanded(joe().monster("zombie", "library.b"))  # a wall parts it from the study
    assert asked(game).options == ("to kitchen.b", "to library.a", "stay")


@pytest.mark.rule("1e.monster-move.adjacent")
def test_it_may_move_across_a_corner() -> None:
    game = commanded(joe().monster("zombie", "entrance-hall.c"))
    answer(game, "to entrance-hall.b", "stay")
    assert monster(game).space == "entrance-hall.b"


@pytest.mark.rule("1e.monster-move.walls")
def test_a_sealed_door_stops_it() -> None:
    layout = msgspec.structs.replace(edition(STORY).story.layout, sealed=("library.a|study.c",))
    table = TableBuilder(told=retold(layout=layout)).investigator(JOE, "kitchen.a")
    game = commanded(table.monster("zombie", "library.a"))
    assert "to study.c" not in asked(game).options


@pytest.mark.rule("1e.monster-move.doors-locks")
def test_doors_and_locks_do_not_stop_it() -> None:
    table = joe().monster("zombie", "library.a").lock("study", "brass-plate")
    game = commanded(table)
    answer(game, "to study.c", "stay")
    assert monster(game).space == "study.c"
    assert game.view("keeper").rooms["study"].lock == "brass-plate"
    assert told(game, "lock-revealed") == []


@pytest.mark.rule("1e.monster-move.space-by-space")
def test_every_room_it_enters_on_the_way_is_frightened() -> None:
    table = joe("entrance-hall.c", players=2).investigator(JENNY, "library.b")
    game = commanded(table.monster("zombie", "cellar.b").dice(1, 1))
    answer(game, "to entrance-hall.c")
    assert [facts["who"] for facts in told(game, "faces")] == [JOE]
    answer(game, "to entrance-hall.a")
    assert monster(game).space == "entrance-hall.a"
    assert len(told(game, "faces")) == 1  # still the same room


@pytest.mark.rule("1e.monster-move.space-by-space")
def test_a_way_through_two_rooms_frightens_both() -> None:
    table = joe("library.b", players=2).investigator(JENNY, "study.c")
    game = commanded(table.monster("zombie", "entrance-hall.a").dice(1, 1))
    answer(game, "to library.a", "to study.c")
    assert [facts["who"] for facts in told(game, "faces")] == [JOE, JENNY]


@pytest.mark.rule("1e.monster-move.leave-freely")
def test_it_leaves_an_investigators_space_without_a_test() -> None:
    game = commanded(joe("kitchen.a").monster("zombie", "kitchen.a"))
    answer(game, "to kitchen.b", "stay")
    assert monster(game).space == "kitchen.b"
    assert told(game, "test") == []


@pytest.mark.rule("1e.open.figures-per-space")
def test_any_number_of_figures_may_share_a_space() -> None:
    table = joe("library.b", players=2).investigator(JENNY, "library.b")
    table.monster("zombie", "library.a").monster("zombie", "library.b").monster(
        "maniac", "library.b"
    )
    game = table.threat(1).play(stage="keeper-actions")
    answer(game, "command-minion", "zombie 1", "to library.b", "to kitchen.b")
    assert monster(game).space == "kitchen.b"

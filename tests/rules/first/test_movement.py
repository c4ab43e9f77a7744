"""Movement: from space to adjacent space, and what adjacent means."""

import msgspec
import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import edition
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.made_cards import joe_beside_jenny, joe_with, marks
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    joe,
    retold,
)


def goals(game: Game[State, View], verb: str = "move") -> set[str]:
    """The spaces that can be gone to."""
    words = (option.split() for option in asked(game).options)
    return {rest[0] for first, *rest in words if first == verb}


@pytest.mark.rule("1e.move.one-space", "1e.move.adjacent-line-or-door", "1e.move.wall-not-adjacent")
def test_one_moves_across_a_line_or_through_a_door_but_not_through_a_wall() -> None:
    game = joe("library.b").play(turn_of=JOE)  # below the study, above the hall, behind walls
    assert goals(game) == {"library.a", "kitchen.b"}
    answer(game, "move kitchen.b")
    assert investigator(game, JOE).space == "kitchen.b"


@pytest.mark.rule("1e.move.one-space")
def test_a_card_that_acts_as_he_enters_a_room_does_not_keep_him_out() -> None:
    charm = "when: [{moment: would-enter, do: [mark: seen]}]"
    game = joe_with(charm, "library.a").play(turn_of=JOE)
    answer(game, "move library.b")
    assert marks(game) == {}  # it is the same room
    answer(game, "move kitchen.b")
    assert investigator(game, JOE).space == "kitchen.b"
    assert marks(game) == {"seen": 1}


@pytest.mark.rule("1e.move.one-space")
def test_a_card_that_acts_as_a_companion_leaves_does_not_hold_him() -> None:
    charm = "when: [{moment: companion-leaves, do: [mark: seen]}]"
    game = joe_beside_jenny(charm, "library.b", "library.b").play(turn_of=JOE)
    answer(game, "move kitchen.b")
    assert investigator(game, JOE).space == "kitchen.b"
    assert marks(game) == {"seen": 1}


@pytest.mark.rule("1e.move.diagonal")
def test_one_moves_across_a_corner() -> None:
    game = joe("entrance-hall.c").play(turn_of=JOE)
    answer(game, "move entrance-hall.b")
    assert investigator(game, JOE).space == "entrance-hall.b"


@pytest.mark.rule("1e.move.diagonal")
def test_a_wall_at_the_corner_forbids_it() -> None:
    assert "cloakroom.d" not in goals(joe("entrance-hall.a").play(turn_of=JOE))


@pytest.mark.rule("1e.move.two-per-turn")
def test_after_two_steps_there_is_no_third() -> None:
    game = joe("library.a", cards=["lantern"]).play(turn_of=JOE)
    answer(game, "move library.b", "move library.a")
    assert goals(game) == set()
    assert "drop" in asked(game).options


@pytest.mark.rule("1e.move.doors-free", "1e.map.door")
def test_a_door_costs_nothing_but_the_step() -> None:
    game = joe("library.b").play(turn_of=JOE)
    answer(game, "move kitchen.b")
    assert asked(game).about == {"who": JOE, "steps": 1, "action": True}


@pytest.mark.rule("1e.move.sealed-door", "1e.move.sealed-not-adjacent")
def test_nobody_passes_a_sealed_door() -> None:
    layout = edition("the-cold-supper").story.layout
    sealed = msgspec.structs.replace(layout, sealed=("kitchen.b|library.b",))
    table = TableBuilder(told=retold(layout=sealed)).investigator(JOE, "library.b", JOE_TRAITS)
    table.monster("zombie", "kitchen.b").threat(1)
    assert goals(table.play(turn_of=JOE)) == {"library.a"}
    game = table.play(stage="keeper-actions")
    answer(game, "command-minion")
    assert set(asked(game).options) == {"to bathroom.b", "to kitchen.a", "stay"}


@pytest.mark.rule("1e.open.figures-per-space")
def test_a_space_is_never_too_full() -> None:
    table = joe("library.b", players=2).investigator(JENNY, "kitchen.b", JENNY_TRAITS)
    table.monster("zombie", "kitchen.b").monster("zombie", "kitchen.b")
    game = table.monster("maniac", "kitchen.b").dice(1, 1, 1).play(turn_of=JOE)
    answer(game, "move kitchen.b")
    assert investigator(game, JOE).space == "kitchen.b"


@pytest.mark.rule("1e.open.forced-move-limits", "1e.open.lock-other-entry")
def test_the_keeper_moves_an_investigator_only_where_he_could_go_himself_and_past_no_lock() -> None:
    table = joe("entrance-hall.b").lock("guest-bedroom", "held-from-within")
    table.hand("the-draught-has-a-direction").threat(1)
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play the-draught-has-a-direction on {JOE}")
    assert asked(game).seats == ("keeper",)
    assert set(goals(game, "to")) == {"cloakroom.d", "entrance-hall.a", "entrance-hall.c"}
    answer(game, "to cloakroom.d")
    assert investigator(game, JOE).space == "cloakroom.d"

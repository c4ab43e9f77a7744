"""Camp fires: where fire can spread from, and where the dead are burned."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.grave_cards import corpses, grave_table
from tests.rules.first.tables import JOE, answer, asked, joe, room, told

BURN = "burn corpses"


def at_camp_fire(*dead: str) -> Game[State, View]:
    """Joe at a camp fire in the library, with corpses here and there."""
    table = joe("library.a").feature("camp-fire", "library.a")
    for space in dead:
        table.feature("corpse", space)
    return table.play(turn_of=JOE)


@pytest.mark.rule("1e.camp-fire.spread-fire")
def test_the_keeper_may_set_fire_to_a_room_with_a_camp_fire_or_to_one_next_to_a_fire() -> None:
    table = grave_table("library.a").feature("camp-fire", "kitchen.a").fire("cellar").threat(4)
    game = table.play(stage="keeper-actions")
    answer(game, "spread-fire")
    assert asked(game).options == ("entrance-hall", "kitchen")
    answer(game, "kitchen")
    assert room(game, "kitchen").fire
    assert not room(game, "entrance-hall").fire


@pytest.mark.rule("1e.camp-fire.spread-fire")
def test_without_camp_fire_and_fire_there_is_nothing_to_spread() -> None:
    game = grave_table("library.a").threat(2).play(stage="keeper-actions")
    assert "spread-fire" not in asked(game).options


@pytest.mark.rule("1e.camp-fire.burn-corpses", "1e.conflict.corpse-burn-count")
@pytest.mark.parametrize("burned", [1, 2, 3])
def test_one_action_burns_as_many_corpses_of_the_space_as_he_likes(burned: int) -> None:
    game = at_camp_fire("library.a", "library.a", "library.a", "library.b")
    answer(game, BURN, *["burn another corpse"] * (burned - 1))
    if burned < 3:
        answer(game, "done")
    assert corpses(game) == [*["library.a"] * (3 - burned), "library.b"]
    assert asked(game).about == {"who": JOE, "steps": 2, "action": False}


@pytest.mark.rule("1e.camp-fire.burn-corpses")
def test_a_camp_fire_burns_nothing_by_itself() -> None:
    game = at_camp_fire("library.a")
    answer(game, "end turn")
    assert corpses(game) == ["library.a"]
    assert told(game, "damage") == []


@pytest.mark.rule("1e.camp-fire.burn-corpses")
@pytest.mark.parametrize(
    ("fire", "corpse"), [("library.b", "library.a"), ("library.a", "library.b")]
)
def test_he_the_fire_and_the_corpse_share_a_space(fire: str, corpse: str) -> None:
    table = joe("library.a").feature("camp-fire", fire).feature("corpse", corpse)
    assert BURN not in asked(table.play(turn_of=JOE)).options


@pytest.mark.rule("1e.action.feature", "1e.conflict.room-feature-action")
def test_using_a_room_feature_is_an_action_like_any_other() -> None:
    table = joe("library.a", skill=1).feature("camp-fire", "library.a")
    table.feature("corpse", "library.a").feature("corpse", "library.a")
    game = table.monster("zombie", "library.a").dice(1).play(turn_of=JOE)
    answer(game, BURN)
    assert asked(game).about["attribute"] == "dexterity"  # evade first
    answer(game, "roll", "done")
    assert BURN not in asked(game).options  # the action is spent
    assert len(corpses(game)) == 1

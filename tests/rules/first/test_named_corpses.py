"""Corpses that have a name: dragged, burned and raised by it, and those that come back."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.engine.loading import Text, load
from madhouse.first.acting.scene import NOBODY
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.story import Goal, NamedFigure
from madhouse.first.words import VOCABULARY
from madhouse.first.words.base import Condition, Verb
from madhouse.first.words.corpse import CorpseGone, CorpseThere, PlaceCorpse
from tests.rules.first.grave_cards import grave_story
from tests.rules.first.stories import before_event, wanted
from tests.rules.first.tables import JOE, JOE_TRAITS, answer, asked, investigator, monster, told

DEACON, AMES = "deacon", "captain-ames"
NAMED = {
    DEACON: NamedFigure(
        name="Deacon Tull", kind="zombie", health_per_investigator=3, leaves_corpse=True
    ),
    AMES: NamedFigure(name="Captain Ames"),
}


def graves(at: str = "library.a", players: int = 1, **changes: Any) -> TableBuilder:
    """Joe in a house where two of the dead may have a name."""
    told = grave_story(**({"named": NAMED} | changes))
    return TableBuilder(told=told, players=players).investigator(JOE, at, JOE_TRAITS)


def lying(game: Game[State, View]) -> list[tuple[str, str]]:
    """The names and spaces of the corpses, as anybody sees them."""
    features = game.view("investigator-1").features
    return [(each.name, each.space) for each in features if each.kind == "corpse"]


def holds(table: TableBuilder, condition: Condition) -> bool:
    return condition.holds(table.edition.table(table.state), NOBODY)


# -- laid out -----------------------------------------------------------------------------------


@pytest.mark.rule("1e.corpse.placed-by")
def test_a_story_lays_out_somebody_by_name() -> None:
    laid = PlaceCorpse(rooms=("bathroom",), name=AMES)
    told_so = grave_story(named=NAMED, objectives=(wanted(on_reveal=(laid,)),))
    table = before_event(4, told_so)
    for _ in range(table.box.supply.features["corpse"]):
        table.feature("corpse", "kitchen.b")
    assert (AMES, "bathroom.b") in lying(table.play(stage="event"))


@pytest.mark.rule("1e.limit.corpses")
def test_who_has_a_name_has_a_marker_of_his_own() -> None:
    table = graves().feature("corpse", "library.b", name=AMES).threat(9)
    for _ in range(3):
        table.feature("corpse", "study.c")
    game = table.play(stage="keeper-actions")
    answer(game, "raise-dead", "lay a corpse in cellar.a")
    assert ("", "cellar.a") in lying(game)
    answer(game, "raise-dead")
    assert not [option for option in asked(game).options if option.startswith("lay")]


@pytest.mark.parametrize(
    ("word", "complaint"),
    [
        ("place_corpse: {rooms: [cellar], name: deacon, number: 2}", "has one body"),
        ("place_corpse: {rooms: [cellar], returns: true}", "give its name"),
    ],
)
def test_what_makes_no_sense_is_refused(word: str, complaint: str) -> None:
    family: Any = Verb
    with pytest.raises(Exception, match=complaint):
        load(Text(word, "word"), family, VOCABULARY)


# -- dragged ------------------------------------------------------------------------------------


@pytest.mark.rule("1e.corpse.drag", "1e.corpse.drag-one")
def test_he_drags_whom_he_means_to_drag() -> None:
    table = graves().feature("corpse", "library.a").feature("corpse", "library.a", name=AMES)
    game = table.play(turn_of=JOE)
    assert "move library.b dragging a corpse" in asked(game).options
    answer(game, f"move library.b dragging {AMES}")
    assert lying(game) == [("", "library.a"), (AMES, "library.b")]
    assert asked(game).about["steps"] == 1


@pytest.mark.rule("1e.corpse.drag")
def test_a_corpse_with_a_name_is_not_a_corpse_like_any_other() -> None:
    table = graves().feature("corpse", "library.a", name=AMES)
    game = table.play(turn_of=JOE)
    assert "move library.b dragging a corpse" not in asked(game).options
    answer(game, f"run library.b dragging {AMES}")
    assert lying(game) == [(AMES, "library.b")]


# -- burned -------------------------------------------------------------------------------------


def deacon_lies(at: str = "library.a") -> TableBuilder:
    """The Deacon was killed; the investigators win once his corpse is gone for good."""
    goal = Goal("The Deacon must burn.", (CorpseGone(DEACON),))
    table = graves(at, objectives=(wanted(investigators=goal),))
    table.state.slain.append(DEACON)
    return table.feature("corpse", "library.a", name=DEACON)


@pytest.mark.rule("1e.camp-fire.burn-corpses", "1e.win.first-side")
def test_at_a_camp_fire_those_with_a_name_burn_first() -> None:
    table = deacon_lies().feature("corpse", "library.a").feature("camp-fire", "library.a")
    game = table.play(turn_of=JOE)
    answer(game, "burn corpses")
    assert game.result is not None
    assert game.result.winner == "investigators"
    assert lying(game) == [("", "library.a")]


@pytest.mark.rule("1e.corpse.fire-discards", "1e.win.first-side")
def test_dragged_into_a_fire_he_is_gone() -> None:
    game = deacon_lies().fire("study").dice(1).play(turn_of=JOE)
    answer(game, f"move study.c dragging {DEACON}")
    assert game.over


@pytest.mark.rule("1e.corpse.fire-discards", "1e.monster-kill.cleanup")
def test_killed_in_a_fire_he_leaves_nothing() -> None:
    goal = Goal("The Deacon must burn.", (CorpseGone(DEACON),))
    table = graves("library.a", objectives=(wanted(investigators=goal),)).fire("library")
    table.monster("zombie", "library.a", "zombie-2", damage=4, name=DEACON)
    assert table.play(stage="event").over


@pytest.mark.rule("1e.corpse.fire-discards")
def test_his_corpse_is_not_gone_while_he_lives_or_lies() -> None:
    gone = CorpseGone(DEACON)
    assert not holds(graves(), gone)
    assert not holds(deacon_lies(), gone)
    table = deacon_lies()
    table.state.features.clear()
    assert holds(table, gone)


@pytest.mark.rule("1e.corpse.drag")
def test_where_somebody_lies() -> None:
    table = graves().feature("corpse", "study.c", name=AMES).feature("corpse", "library.a")
    assert holds(table, CorpseThere(name=AMES, room="study"))
    assert not holds(table, CorpseThere(name=AMES, room="library"))


# -- raised -------------------------------------------------------------------------------------


@pytest.mark.rule("1e.corpse.becomes-zombie", "1e.named-monster.extra-health")
def test_raise_dead_makes_of_him_what_he_was() -> None:
    table = deacon_lies("kitchen.a").feature("corpse", "library.a").threat(2)
    game = table.play(stage="keeper-actions")
    answer(game, "raise-dead")
    assert "raise the corpse in library.a" in asked(game).options
    answer(game, f"raise {DEACON}")
    foe = monster(game)
    assert (foe.name, foe.kind, foe.space, foe.damage) == (DEACON, "zombie", "library.a", 0)
    assert foe.health == table.box.tokens[foe.token].health + 3
    assert lying(game) == [("", "library.a")]
    assert not game.over  # his corpse was not discarded, and he is no longer slain
    assert game.table.state.slain == []


@pytest.mark.rule("1e.corpse.becomes-zombie")
def test_he_is_of_his_own_kind_and_leaves_no_corpse_behind() -> None:
    named = {DEACON: NamedFigure(name="Deacon Tull", kind="maniac")}
    table = graves("kitchen.a", named=named).feature("corpse", "library.a", name=DEACON)
    table.state.features[0].home = "study.c"
    game = table.threat(2).play(stage="keeper-actions")
    answer(game, "raise-dead", f"raise {DEACON}")
    assert (monster(game).kind, monster(game).space) == ("maniac", "library.a")
    assert lying(game) == []


@pytest.mark.rule("1e.corpse.becomes-zombie")
def test_who_was_no_monster_does_not_get_up() -> None:
    table = graves("kitchen.a").feature("corpse", "library.a", name=AMES).threat(2)
    game = table.play(stage="keeper-actions")
    answer(game, "raise-dead")
    assert not [option for option in asked(game).options if option.startswith("raise")]


@pytest.mark.rule("1e.corpse.becomes-zombie")
def test_a_card_raises_those_of_the_room_who_can_rise() -> None:
    table = graves().feature("corpse", "library.b", name=AMES).hand("it-was-only-resting")
    table.feature("corpse", "library.b", name=DEACON).feature("corpse", "library.b").threat(2)
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play it-was-only-resting on {JOE}")
    assert asked(game).options == (DEACON, "library.b")
    answer(game, DEACON)
    assert monster(game).name == DEACON
    assert lying(game) == [(AMES, "library.b"), ("", "library.b")]


@pytest.mark.rule("1e.open.card-overrides")
def test_who_buries_somebody_says_whom() -> None:
    table = graves().carries(JOE, "shovel").feature("corpse", "library.b", name=AMES)
    game = table.feature("corpse", "library.b").play(turn_of=JOE)
    answer(game, "use shovel")
    assert asked(game).options == (AMES, "library.b")
    answer(game, AMES)
    assert lying(game) == [("", "library.b")]


# -- those that come back -----------------------------------------------------------------------


@pytest.mark.rule("1e.open.card-overrides", "1e.corpse.fire-discards")
def test_one_that_belongs_somewhere_comes_back_there_when_it_is_discarded() -> None:
    table = graves().feature("corpse", "library.a", name=AMES).fire("study").dice(1)
    table.state.features[0].home = "bathroom.b"
    game = table.play(turn_of=JOE)
    answer(game, f"move study.c dragging {AMES}")
    assert lying(game) == [(AMES, "bathroom.b")]
    assert told(game, "corpse-back") == [{"space": "bathroom.b", "name": AMES}]
    assert investigator(game, JOE).space == "study.c"


@pytest.mark.rule("1e.open.card-overrides")
@pytest.mark.parametrize(("returns", "left"), [(True, [(AMES, "bathroom.b")]), (False, [])])
def test_the_story_says_who_comes_back(returns: bool, left: list[tuple[str, str]]) -> None:
    laid = PlaceCorpse(rooms=("bathroom",), name=AMES, returns=returns)
    told_so = grave_story(named=NAMED, objectives=(wanted(on_reveal=(laid,)),))
    table = before_event(4, told_so).fire("bathroom")
    assert lying(table.play(stage="event")) == left

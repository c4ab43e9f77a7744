"""Two keeper actions of ours: Carry Off and Lights Out."""

import msgspec
import pytest

from madhouse.engine.game import Game
from madhouse.first.acting.scene import NOBODY
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.attributes import Attribute, TestOf
from madhouse.first.things.cards import MonsterClass
from madhouse.first.things.state import State
from madhouse.first.words.stealing import CarryOff, thefts
from tests.rules.first.stories import wanted
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    monster,
    retold,
    room,
    zombies_of,
)

SALT = "the-grey-salt"  # an Artifact


def thieves(at: str = "kitchen.a", foe: str = "kitchen.a", kind: str = "zombie") -> TableBuilder:
    """Joe, Strength 4, with an Artifact; a monster that may carry it off."""
    story = retold(actions=("carry-off", "command-minion"))
    table = TableBuilder(told=story).investigator(JOE, at, JOE_TRAITS, cards=[SALT, "axe"])
    return table.monster(kind, foe).threat(3)


def offered(table: TableBuilder) -> bool:
    return "carry-off" in asked(table.play(stage="keeper-actions")).options


def tried(table: TableBuilder, roll: int = 10) -> Game[State, View]:
    game = table.dice(roll).play(stage="keeper-actions")
    answer(game, "carry-off")
    return game


@pytest.mark.rule("1e.keeper-action.one-at-a-time")
@pytest.mark.parametrize(("roll", "carried"), [(5, [SALT]), (4, [])])
def test_an_investigator_who_fails_his_test_loses_an_artifact(
    roll: int, carried: list[str]
) -> None:
    game = tried(thieves(), roll)
    assert monster(game, seat="investigator-1").carries == carried
    assert investigator(game, JOE).cards == [card for card in (SALT, "axe") if card not in carried]
    assert game.view("keeper").keeper.threat == 1  # of three, for two


@pytest.mark.rule("1e.keeper-action.one-at-a-time")
def test_each_monster_once_a_turn_and_it_may_still_be_commanded() -> None:
    table = thieves()
    game = tried(table, 1)
    assert asked(game).options == ("command-minion", "done")
    table.state.monsters[0].fetched = True
    assert offered(table) is False
    assert "carry-off" in asked(table.play(stage="threat")).options


@pytest.mark.rule("1e.open.card-overrides")
@pytest.mark.parametrize("explored", [True, False])
def test_it_picks_up_what_lies_open_in_its_room(explored: bool) -> None:
    table = thieves("study.c").pile("kitchen", "crowbar")
    table.state.investigators[0].cards.remove(SALT)
    table.state.rooms["kitchen"].pile.insert(0, SALT)
    table.state.rooms["kitchen"].explored = explored
    game = tried(table)
    assert monster(game).carries == [SALT]
    assert room(game, "kitchen").pile == ["?"]


@pytest.mark.rule("1e.open.card-overrides")
def test_it_does_not_pick_up_what_lies_facedown_until_the_reveal_names_it() -> None:
    story = retold(actions=("carry-off",), objectives=(wanted(needs=(SALT,)),))
    table = TableBuilder(told=story).investigator(JOE, "study.c").pile("study", "cold-supper-1a")
    table.pile("kitchen", "fallen-timber", SALT).monster("zombie", "kitchen.a").threat(1)
    assert offered(table) is False
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    open_now = table.edition.table(game.table.state)
    assert [prey for _, prey in thefts(open_now, "artifact", None)] == [SALT]


@pytest.mark.rule("1e.open.card-overrides")
def test_the_keeper_chooses_between_what_is_carried_and_what_lies_there() -> None:
    table = thieves().monster("maniac", "kitchen.a")
    table.state.rooms["kitchen"].explored = True
    assert asked(tried(table)).options == (f"zombie 1 robs {JOE}", f"maniac 2 robs {JOE}")


@pytest.mark.rule("1e.open.card-overrides")
def test_nothing_is_taken_from_another_space_nor_from_one_who_has_no_artifact() -> None:
    assert offered(thieves())
    assert not offered(thieves(foe="kitchen.b"))
    table = thieves()
    table.state.investigators[0].cards.remove(SALT)
    assert not offered(table)


@pytest.mark.rule("1e.open.card-overrides")
def test_with_nothing_to_take_nothing_happens() -> None:
    table = thieves(foe="kitchen.b")
    steals = CarryOff(of=TestOf(Attribute.STRENGTH), type="artifact")
    assert list(steals.run(table.edition.table(table.state), NOBODY)) == []


@pytest.mark.rule("1e.stun.monster")
def test_nor_by_a_stunned_monster_nor_from_one_who_hides() -> None:
    table = thieves()
    table.state.monsters[0].stun = 1
    assert not offered(table)
    assert not offered(thieves().feature("hiding-space", "kitchen.a").hiding(JOE))


@pytest.mark.rule("1e.monster.class-meaning")
@pytest.mark.parametrize(("klass", "able"), [("humanoid", True), ("beast", False)])
def test_only_by_a_humanoid(klass: MonsterClass, able: bool) -> None:
    told = zombies_of(klass)
    told.story = msgspec.structs.replace(told.story, actions=("carry-off", "old-wounds"))
    table = TableBuilder(told=told).investigator(JOE, "kitchen.a", JOE_TRAITS, cards=[SALT])
    assert offered(table.monster("zombie", "kitchen.a").threat(3)) is able


# -- Lights Out ---------------------------------------------------------------------------------


def darkener(threat: int = 3, *cards: str) -> TableBuilder:
    """Joe in the kitchen, Jenny in the study; she does not ignore darkness."""
    table = TableBuilder(players=2).investigator(JOE, "kitchen.a", JOE_TRAITS, cards=cards)
    return table.investigator(JENNY, "study.c", JENNY_TRAITS).threat(threat)


def rooms_offered(table: TableBuilder) -> tuple[str, ...]:
    game = table.play(stage="keeper-actions")
    answer(game, "lights-out")
    return asked(game).options


@pytest.mark.rule("1e.darkness.room", "1e.keeper-action.one-at-a-time")
def test_a_room_with_an_investigator_costs_one_threat_more() -> None:
    game = darkener().play(stage="keeper-actions")
    answer(game, "lights-out", "cellar")
    assert (room(game, "cellar").dark, game.view("keeper").keeper.threat) == (True, 2)
    answer(game, "lights-out", "study for 1 threat")
    assert (room(game, "study").dark, game.view("keeper").keeper.threat) == (True, 0)


@pytest.mark.rule("1e.keeper-action.one-at-a-time")
def test_who_cannot_pay_it_darkens_an_empty_room() -> None:
    offers = rooms_offered(darkener(1))
    assert "cellar" in offers
    assert not [each for each in offers if each.startswith(("study", "kitchen"))]


@pytest.mark.rule("1e.darkness.ignore-untargetable")
def test_where_darkness_matters_to_nobody_it_costs_no_more() -> None:
    assert "kitchen for 1 threat" in rooms_offered(darkener())
    offers = rooms_offered(darkener(3, "lantern"))
    assert "kitchen" in offers
    assert "study for 1 threat" in offers


@pytest.mark.rule("1e.darkness.room")
def test_three_rooms_at_most_are_dark_by_this_card() -> None:
    table = darkener(9).dark("library")  # that was no doing of the card
    game = table.play(stage="keeper-actions")
    answer(game, "lights-out", "cellar", "lights-out", "cloakroom", "lights-out", "bathroom")
    assert "lights-out" not in asked(game).options


@pytest.mark.rule("1e.darkness.room")
def test_a_room_that_is_light_again_no_longer_counts() -> None:
    table = darkener(1, "lantern")
    for name in ("cellar", "cloakroom", "kitchen"):
        table.state.rooms[name].dark = table.state.rooms[name].put_out = True
    assert "lights-out" not in asked(table.play(stage="keeper-actions")).options
    table.state.rooms["kitchen"].dark = table.state.rooms["kitchen"].put_out = False
    assert "lights-out" in asked(table.play(stage="keeper-actions")).options


@pytest.mark.rule("1e.keeper-action.one-at-a-time")
def test_with_nothing_but_dear_rooms_and_one_threat_it_is_not_offered() -> None:
    table = darkener(1)
    for name, each in table.state.rooms.items():
        each.dark = name not in ("kitchen", "study")
    assert "lights-out" not in asked(table.play(stage="keeper-actions")).options
    assert "lights-out" in asked(table.threat(2).play(stage="keeper-actions")).options

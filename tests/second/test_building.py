"""The table builder puts everything where it is told, and refuses what cannot be."""

from collections.abc import Callable

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.building.refusals import BadTable
from tests.second.foes import FIRST, SECOND
from tests.second.houses import house

HALL = "front-hall.a"


def two() -> TableBuilder:
    return TableBuilder().investigator(FIRST, at=HALL).investigator(SECOND, at=HALL)


def test_everything_lies_where_it_was_put() -> None:
    table = TableBuilder("ninety-barrels", map="b").counts(barrels=4).round(5)
    assert (table.state.app.map, table.state.app.round) == ("b", 5)
    assert table.state.app.counts["barrels"] == 4
    assert table.state.app.values[table.scenario.map_by] == "b"
    first = next(iter(table.scenario.maps))
    assert TableBuilder("ninety-barrels").state.app.map == first


def test_an_investigator_has_what_is_said() -> None:
    table = two().investigator(
        "hester-vale",
        at="parlour.a",
        clues=3,
        has=["crowbar", "scald"],
        conditions=["wounded", "insane: in-order", "dazed"],
        damage=["winded"],
        horror=["run"],
        facedown=(2, 1),
        acted=True,
    )
    who, state = table.state.investigators[2], table.state
    assert (who.id, who.seat, who.space, who.clues, who.acted) == (
        "hester-vale",
        "player-3",
        "parlour.a",
        3,
        True,
    )
    assert (who.possessions, who.damage, who.horror) == (
        ["crowbar-1", "scald-1"],
        ["winded-1"],
        ["run-1"],
    )
    assert (len(who.damage_facedown), len(who.horror_facedown)) == (2, 1)
    assert (who.wounded, who.insane) == (True, True)
    copy = who.conditions[1]
    assert table.box.condition_copies[copy][1].id == "in-order"  # type: ignore[union-attr]
    assert state.seen[copy] == 0b100  # she alone has read it
    assert state.seen["winded-1"] == state.seen["run-1"] == -1
    for card in (*who.possessions, *who.conditions, *who.damage, *who.damage_facedown):
        pools = (state.items, state.spells, state.conditions, state.damage_deck)
        assert not any(card in pool for pool in pools)
    healthy = state.investigators[0]
    assert (healthy.wounded, healthy.insane) == (False, False)


def test_somebody_may_run_several_and_people_share_a_seat() -> None:
    table = TableBuilder().investigator(FIRST, at=HALL)
    table.investigator(SECOND, at=HALL, seat="player-1").investigator("hester-vale", at=HALL)
    assert table.state.seats == ["player-1", "player-2"]
    people = TableBuilder(hands="people").investigator(FIRST, at=HALL)
    people.investigator(SECOND, at=HALL)
    assert people.state.seats == ["people"]


def test_monsters_are_numbered_and_have_the_health_of_their_kind() -> None:
    table = two().monster("cultist", at=HALL).monster("cultist", at="parlour.a", damage=1)
    table.monster("ghost", at=HALL, health=2, name="mr-sill")
    assert [(m.id, m.health, m.damage, m.origin, m.name) for m in table.state.app.monsters] == [
        ("cultist 1", 4, 0, HALL, ""),
        ("cultist 2", 4, 1, "parlour.a", ""),
        ("ghost 1", 2, 0, HALL, "mr-sill"),
    ]
    assert table.state.monsters == {"cultist 1": HALL, "cultist 2": "parlour.a", "ghost 1": HALL}
    table.investigator("hester-vale", at=HALL).monster("cultist", at=HALL)
    assert table.state.app.monsters[-1].health == 5


def test_features_facts_and_decks() -> None:
    table = two().fire(HALL).darkness("parlour.a").passages("yard.a", "kitchen.a")
    table.barricade(HALL, "front-hall.b|parlour.a").token("tray", "front-hall.b").facts("nell")
    table.dropped(HALL, "crowbar").dropped(HALL, "iodine").on_top("winded", "limp", "run")
    table.values(bath="c").dice("success", "investigation", "blank")
    state = table.state
    assert (state.fire, state.app.fire, state.darkness) == ([HALL], True, ["parlour.a"])
    assert state.passages == ["yard.a", "kitchen.a"]
    assert [(each.space, each.blocks) for each in state.barricades] == [
        (HALL, "front-hall.b|parlour.a")
    ]
    assert (state.app.tokens, state.app.facts) == ({"tray": "front-hall.b"}, ["nell"])
    assert [table.box.front(each) for each in state.dropped[HALL]] == ["crowbar", "iodine"]
    assert [table.box.front(each) for each in state.damage_deck[:2]] == ["winded", "limp"]
    assert table.box.front(state.horror_deck[0]) == "run"
    assert state.app.values["bath"] == "c"
    assert state.random.dice == [1, 4, 6]
    assert not TableBuilder().state.app.fire


def test_a_table_is_played_from_a_turn_or_a_stage() -> None:
    game = two().play(turn_of=FIRST)
    who = game.table.state.investigators[0]
    assert (game.table.state.active, who.acted, who.actions) == (FIRST, True, 2)
    assert (game.header.investigators, game.header.hands) == (2, "")
    assert game.header.position is not None
    later = two().play(stage="next-turn")
    assert later.pending[0].kind == "turn-order"
    alone = TableBuilder().investigator(FIRST, at=HALL).play(turn_of=FIRST)
    assert alone.header.investigators == 2
    people = TableBuilder(hands="people").investigator(FIRST, at=HALL).play(stage="people")
    assert people.header.hands == "people"


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: two().investigator(FIRST, at=HALL), "lev-abramson is on the table already"),
        (lambda: two().investigator("hester-vail", at=HALL), "did you mean 'hester-vale'"),
        (lambda: two().investigator("hester-vale", at="attic.a"), "there is no laid space"),
        (lambda: two().dropped(HALL, "crowbr"), "no item or spell 'crowbr'; did you mean"),
        (lambda: two().dropped("attic.a", "crowbar"), "there is no laid space 'attic.a'"),
        (lambda: two().dropped(HALL, *["crowbar"] * 9), "there is no item or spell 'crowbar'"),
        (lambda: two().on_top("crowbar"), "no Damage or Horror card 'crowbar' in a deck"),
        (lambda: two().monster("gost", at=HALL), "no kind of monster 'gost'; did you mean"),
        (lambda: two().monster("ghost", at="attic.a"), "there is no laid space 'attic.a'"),
        (lambda: two().fire(HALL, HALL), "a second one cannot be in 'front-hall.a'"),
        (lambda: two().darkness("attic.a"), "there is no laid space 'attic.a'"),
        (lambda: two().barricade("attic.a"), "there is no laid space 'attic.a'"),
        (lambda: two().token("try", HALL), "there is no token 'try'"),
        (lambda: two().laid("m1", "m99"), "there is no tile of the map 'm99'"),
        (lambda: two().facts("nel"), "there is no fact 'nel'; did you mean 'nell'"),
        (lambda: two().stock("sacks", "yard", 1), "there is no stock 'sacks'"),
        (lambda: two().play(), "say whose turn it is"),
        (lambda: two().play(stage="trun"), "there is no stage 'trun'; did you mean 'turn'"),
        (lambda: two().play(turn_of="hester-vale"), "'hester-vale' is not on the table"),
        (
            lambda: two().investigator("hester-vale", at=HALL, conditions=["insane: gone"]),
            "there is no copy of 'insane: gone' left",
        ),
        (
            lambda: two().investigator("hester-vale", at=HALL, damage=["run"]),
            "there is no card of that deck 'run'",
        ),
    ],
)
def test_what_cannot_be_is_refused(build: Callable[[], object], message: str) -> None:
    with pytest.raises(BadTable) as refused:
        build()
    assert message in str(refused.value)


def test_only_as_many_as_there_are_in_the_box() -> None:
    table = two()
    for _ in range(table.box.supply.barricade):
        table.barricade(HALL)
    with pytest.raises(BadTable, match=f"only {table.box.supply.barricade} Barricades"):
        table.barricade(HALL)
    figures = table.box.monsters["ghost"].figures
    for _ in range(figures):
        table.monster("ghost", at=HALL)
    with pytest.raises(BadTable, match=f"there are only {figures} figures of 'ghost'"):
        table.monster("ghost", at=HALL)


def test_a_stock_lies_in_a_room() -> None:
    table = TableBuilder(told=house("stocks: {sacks: {scullery: 2, yard: 1}}"))
    table.stock("sacks", "scullery", 3).stock("sacks", "yard", 0)
    assert table.state.app.stocks == {"sacks": {"scullery": 3, "yard": 0}}

"""The Second Key: what the pack holds, and what its cards do that no other card does."""

from collections import Counter
from typing import Any, get_args

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.edition import SecondEdition, edition, the_box
from madhouse.second.rules.dragging import drag
from madhouse.second.things.cards import WeaponClass
from madhouse.second.told.telling import teller_for
from tests.rules.second.tables import (
    LEV,
    PEARL,
    answer,
    asked,
    cards,
    figure,
    offered,
    rolls,
    table_of,
    told,
)
from tests.second.evenings import Evening
from tests.second.houses import house
from tests.second.lamplight import free_tokens
from tests.second.packs_on_the_shelf.chance import played_at_random
from tests.second.running import answered

PACK = "the-second-key"
TRIAL = "fortieth-peg"
FOLDER = the_box().collection[PACK].folder
OTTILIE, BENEDITO = "ottilie-kranz", "benedito-lopes"
HALL, NEXT = "front-hall.a", "front-hall.b"


def with_pack() -> SecondEdition:
    """The gentle scenario, played with the pack."""
    return edition("first-cold-night", (PACK,))


def keyed(written: str = "") -> TableBuilder:
    """A plain house, played with the pack."""
    return TableBuilder(told=house(f"needs: [{PACK}]\n{written}", (FOLDER,)))


def two(written: str = "", lev: str = HALL, pearl: str = "parlour.b", **has: Any) -> TableBuilder:
    """Lev Abramson and Pearl Gaines in it; Lev has something."""
    return keyed(written).investigator(LEV, at=lev, **has).investigator(PEARL, at=pearl)


# -- what it holds -------------------------------------------------------------------------------


def names(kind: str) -> list[str]:
    """The parts of a kind that are from this pack."""
    return [name for (parts, name), pack in with_pack().box.pack_of.items() if parts == kind]


@pytest.mark.rule("2e.expansion.beyond-content")
def test_it_adds_two_scenarios_a_monster_people_tiles_events_and_cards() -> None:
    box = with_pack().box
    assert names("monsters") == ["fair-copy"]
    assert names("investigators") == [OTTILIE, BENEDITO]
    tiles = [box.tiles[name] for name in names("tiles")]
    assert Counter(tile.size for tile in tiles) == {"small": 10, "medium": 4}
    assert sum(len(tile.sides) for tile in tiles) == 28
    items = {name: box.item_cards[name] for name in names("items")}
    assert Counter(item.unique for item in items.values()) == {False: 3, True: 5}
    assert sum(item.copies for item in items.values()) == 9
    assert [len(box.spells[name].backs) for name in names("spells")] == [4]
    assert [len(box.conditions[name].backs) for name in names("conditions")] == [4]
    assert (len(names("damage")), len(names("horror"))) == (2, 2)
    events = [box.mythos[name] for name in names("mythos")]
    assert Counter(each.severity for each in events) == {"minor": 3, "major": 3, "deadly": 2}
    assert {TRIAL, PACK.removeprefix("the-")} <= {*the_box().collection[PACK].scenario_ids}


@pytest.mark.rule("2e.conflict.unassigned-expansion-entries")
def test_the_key_tokens_are_in_this_pack() -> None:
    assert (the_box().supply.key, with_pack().box.supply.key) == (0, 5)


def test_the_copy_has_a_text_for_everything() -> None:
    copy = with_pack().box.monsters["fair-copy"]
    assert (copy.figures, copy.awareness, copy.horror, copy.brawn) == (2, 2, 2, 2)
    assert (len(copy.activate), len(copy.evade), len(copy.horror_check)) == (4, 3, 3)
    assert set(copy.attack) == set(get_args(WeaponClass))
    texts = [*copy.activate, *copy.evade, *copy.horror_check, *sum(copy.attack.values(), ())]
    assert len({text.text for text in texts}) == len(texts) == 15


@pytest.mark.rule("2e.expansion.icon")
def test_every_part_is_drawn_worded_and_marked() -> None:
    told_by = teller_for(with_pack().box, with_pack().scenario)
    kinds = ("investigators", "items", "spells", "conditions", "damage", "horror", "monsters")
    for name in (each for kind in kinds for each in names(kind)):
        card = told_by.card(name)
        assert (card.pack, bool(card.text), bool(card.flavour)) == (PACK, True, True), name
        assert card.look is not None


# -- investigators -------------------------------------------------------------------------------

WAYS = """
tokens:
  - id: way
    kind: explore
    at: front-hall
    to: [dining-room]
    options: [{label: It., test: observation; 1}]
"""
WAY = "dining-room.b|front-hall.a"


def test_the_locksmith_opens_a_door_without_standing_at_it() -> None:
    table = keyed(WAYS).laid("m1", "m2").investigator(OTTILIE, at="parlour.a")
    table.investigator(LEV, at=HALL).token("way", WAY)
    game = table.dice(*rolls(5, 1)).play(turn_of=OTTILIE)
    answer(game, f"use {OTTILIE} 0")
    assert "dining-room" in table_of(game).places.rooms
    assert figure(game, OTTILIE).space == "parlour.a"
    assert offered(game, f"use {OTTILIE}") == []  # once a round


def test_the_chainman_moves_when_he_has_explored() -> None:
    table = keyed(WAYS).laid("m1", "m2").investigator(BENEDITO, at=HALL)
    table.investigator(LEV, at=HALL).token("way", WAY)
    game = table.dice(*rolls(4, 1)).play(turn_of=BENEDITO)
    answer(game, "explore way 0")
    answer(game, "leave it", "stop", f"go to {NEXT}")
    assert figure(game, BENEDITO).space == NEXT


def test_and_when_a_tile_is_laid_over_others() -> None:
    lays = "{lay_over: {face: s108a, at: [2, 2, 0]}}"
    over = f"events: [{{id: plan, when: {{round: 1}}, text: So., do: [{lays}]}}]"
    maps = "maps: {a: {tiles: {m101a: [0, 0, 0], s105a: [0, 1, 0]}}}\n"
    opens = "opens_with: [hall-of-hats]\nstart: hall-of-hats.a\n"
    table = keyed(maps + opens + over).investigator(BENEDITO, at="hall-of-hats.a")
    game = table.investigator(LEV, at="clerks-room.c").play(stage="mythos")
    assert asked(game).about["who"] == BENEDITO
    assert "go to hall-of-hats.b" in asked(game).options


# -- items ---------------------------------------------------------------------------------------


def test_nobody_beside_the_chalk_line_is_dragged() -> None:
    game = two(pearl=HALL, has=["chalk-line"]).play(turn_of=LEV)
    g = table_of(game)
    answer(game, "use chalk-line 0")
    for who in (LEV, PEARL):
        answered(drag(g, g.investigator(who), ["yard.a"], 2))
        assert g.investigator(who).space == HALL


def test_without_it_they_are() -> None:
    g = table_of(two(has=["chalk-line"]).play(turn_of=LEV))
    answered(drag(g, g.investigator(LEV), ["yard.a"], 1))
    assert g.investigator(LEV).space != HALL


def test_the_fanlight_key_opens_one_door_without_its_test_once() -> None:
    table = two(WAYS, has=["old-fanlight-key"]).laid("m1", "m2").token("way", WAY)
    game = table.play(turn_of=LEV)
    answer(game, "use old-fanlight-key 0", "explore way 0")
    assert "dining-room" in table_of(game).places.rooms
    assert offered(game, "use old-fanlight-key") == []
    assert "old-fanlight-key" in cards(game, LEV)


def test_the_lantern_leans_to_a_door_and_tells_the_room() -> None:
    table = two(WAYS, has=["brass-lantern-of-the-testator"]).laid("m1", "m2").token("way", WAY)
    game = table.play(turn_of=LEV)
    answer(game, "use brass-lantern-of-the-testator 0")
    assert told(game, "room-named") == [{"who": LEV, "token": "way", "rooms": ["dining-room"]}]


# -- the copy ------------------------------------------------------------------------------------


def attacked(weapon: str, successes: int, *, key: bool = False) -> int:
    """How much a copy suffers of one attack."""
    table = two(has=[weapon]).monster("fair-copy", HALL, health=20)
    if key:
        table._extras("").keys.append(table.state.investigators[0].possessions[0])
    game = table.dice(*rolls(5, successes), *rolls(5)).play(turn_of=LEV)
    answer(game, f"attack fair-copy 1 with {weapon}")
    return sum(int(str(each["damage"])) for each in told(game, "monster-hurt"))


def test_a_half_hearted_cut_hurts_it_less() -> None:
    assert (attacked("boning-knife", 1), attacked("boning-knife", 2)) == (1, 2)


@pytest.mark.rule("2e.key.traits")
def test_what_carries_a_key_hurts_it_more() -> None:
    without, with_key = (attacked("umbrella-stand", 2, key=key) for key in (False, True))
    assert with_key == without + 1


# -- Amend, Of Two Minds and the rest ------------------------------------------------------------


def test_two_figures_are_amended() -> None:
    game = two(has=["amend"]).dice(*rolls(3, 2)).play(turn_of=LEV)
    answer(game, "use amend 0")
    assert (figure(game, LEV).space, figure(game, PEARL).space) == ("parlour.b", HALL)


def of_two_minds(back: str = "", **has: Any) -> TableBuilder:
    written = free_tokens(told="{flip_condition: of-two-minds}", door="test: agility; 1")
    copy = f"of-two-minds: {back}" if back else "of-two-minds"
    table = two(written, conditions=[copy], **has)
    return table.token("told", HALL).token("door", HALL)


@pytest.mark.parametrize(("half", "dice"), [(0, 4), (1, 5)])
def test_one_half_of_you_is_weaker_until_the_round_ends(half: int, dice: int) -> None:
    game = of_two_minds().play(stage="next-turn")
    answer(game, f"next {LEV}", "agree")
    answer(game, asked(game).options[half], "search door 0")
    (roll,) = told(game, "rolled")
    assert len(roll["dice"]) == dice  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("back", "left", "gained"),
    [
        ("the-better-half", [], "focused"),
        ("outvoted", [], ""),
        ("not-yours", [], ""),
        ("agreed", ["of-two-minds"], ""),
    ],
)
@pytest.mark.rule("2e.condition.double-sided")
def test_told_to_it_is_flipped(back: str, left: list[str], gained: str) -> None:
    game = of_two_minds(back, has=["crowbar"]).play(turn_of=LEV)
    answer(game, "search told 0")
    while asked(game).kind != "turn":
        answer(game, asked(game).options[0])
    fronts = [table_of(game).box.front(each) for each in figure(game, LEV).conditions]
    assert fronts == [*left, *([gained] if gained else [])]
    lev = figure(game, LEV)
    assert len(lev.horror) + len(lev.horror_facedown) == (1 if back == "outvoted" else 0)
    assert ("crowbar" in cards(game, LEV)) is (back != "not-yours")


def test_whoever_is_pinched_explores_nothing_until_free() -> None:
    table = two(WAYS, damage=["pinched"]).laid("m1", "m2").token("way", WAY)
    game = table.dice(*rolls(5, 1)).play(turn_of=LEV)
    assert offered(game, "explore") == []
    answer(game, offered(game, "use pinched")[0])
    assert offered(game, "explore") == ["explore way 0"]


def test_whoever_is_squared_off_is_put_beside_a_door() -> None:
    hurt = free_tokens(hurt="{suffer: {damage: 1}}")
    game = two(hurt, lev=HALL).token("hurt", HALL).on_top("squared-off").play(turn_of=LEV)
    answer(game, "search hurt 0")
    g = table_of(game)
    assert asked(game).kind == "short-way"
    doors = {space for sides in g.places.doors.values() for space in sides}
    assert {each.removeprefix("walk ") for each in asked(game).options} <= doors


# -- the trial board -----------------------------------------------------------------------------


def trial(sheet: str = "press", number: int = 2, **more: Any) -> Evening:
    return Evening(TRIAL, number, values={"sheet": sheet}, **more)


def with_a_key(evening: Evening) -> int:
    """By the order of seats, from 1, somebody who has a Key."""
    keys = evening.table.extras.keys
    holders = enumerate(evening.table.state.investigators, start=1)
    return next(at for at, who in holders if set(keys) & set(who.possessions))


@pytest.mark.rule("2e.key.placed-on-items", "2e.key.traits")
def test_on_the_trial_board_a_hat_becomes_a_key_and_opens_a_wall() -> None:
    evening = trial()
    assert "to-nursery" not in evening.app.tokens
    evening.wait_until_round(2)
    assert [evening.told.box.front(each) for each in evening.table.extras.keys] == ["opera-hat"]
    errands = [""] * 2
    errands[with_a_key(evening) - 1] = "to-nursery"
    evening.together(*errands)
    assert "nursery-new" in evening.table.places.rooms


@pytest.mark.rule("2e.key.no-discard")
def test_there_the_hat_comes_back() -> None:
    evening = trial().wait_until_round(2)
    errands = [""] * 2
    errands[with_a_key(evening) - 1] = "peg"
    evening.together(*errands)
    assert "clings" in evening.app.facts
    assert len(evening.table.extras.keys) == 1


@pytest.mark.rule("2e.key.not-random-discard")
def test_there_the_glove_box_takes_no_key() -> None:
    evening = trial().wait_until_round(3)
    keys = list(evening.table.extras.keys)
    evening.together("gloves", "gloves")
    kept = [copy for who in evening.table.state.investigators for copy in who.possessions]
    assert set(keys) <= set(kept)
    assert len(keys) == 2


@pytest.mark.rule(
    "2e.overlapping-tiles.can-overlap",
    "2e.overlapping-tiles.covered-part-gone",
    "2e.overlapping-tiles.normal-movement",
)
def test_there_a_room_is_laid_over_two_others_and_led_through() -> None:
    evening = trial().wait_until_round(5)
    places = evening.table.places
    assert "hall-of-hats.a|nursery-new.a" not in places.openings
    assert "hall-of-hats.b|plumb-room.a" in places.doors
    evening.together("tranter 1, penn 1, bob", "press, bob")
    assert evening.over == "out-of-plumb"


@pytest.mark.parametrize("number", [2, 5])
def test_it_ends_in_each_of_its_ways(number: int) -> None:
    evening = trial("stand", number).wait_until_round(2)
    errands = ["stand"] * number
    errands[with_a_key(evening) - 1] = "tranter 1, to-nursery, penn 1, chair"
    assert evening.together(*errands).over == "in-his-place"
    assert trial(number=number).wait_until_round(99).over == "inked"


@pytest.mark.parametrize("seed", range(6))
def test_it_is_played_to_its_end_at_random_and_by_people(seed: int) -> None:
    assert played_at_random(TRIAL, PACK, seed)

"""The status tables: what lies in rooms, who hides, what is held, and nothing that is hidden."""

import io

import pytest
from rich.console import Console

from madhouse.engine.knowledge import EVERYONE, learn
from madhouse.first.building import TableBuilder
from madhouse.first.terminal.status import status
from madhouse.first.things.agreements import OPTIONAL_RULES
from madhouse.first.told.telling import teller_for
from madhouse.terminal.screen import Screen
from madhouse.terminal.seat_screen import SeatScreen
from tests.rules.first.own_stories import joe_in

BACK = "unravel-1"


def house(*options: str) -> TableBuilder:
    return TableBuilder(options=options).investigator("joe-diamond", at="entrance-hall.c")


def shown(table: TableBuilder, seat: str = "investigator-1") -> list[str]:
    """The lines of the status, with the blanks between columns made one."""
    view = table.play(turn_of="joe-diamond").view(seat)
    teller = teller_for(table.box, table.story)
    teller.see(view)
    paper = io.StringIO()
    Console(file=paper, width=300, highlight=False).print(status(view, teller))
    return [" ".join(line.split()) for line in paper.getvalue().split("\n")]


def row(table: TableBuilder, first: str, seat: str = "investigator-1") -> str:
    """What stands in the row that begins so."""
    lines = [line for line in shown(table, seat) if line.startswith(first)]
    return lines[0].removeprefix(first).strip() if lines else ""


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("altar", "altar"),
        ("barrier", "barrier"),
        ("camp-fire", "camp fire"),
        ("corpse", "corpse"),
        ("hiding-space", "hiding space"),
        ("ladder", "ladder"),
        ("vent", "vent"),
    ],
)
def test_a_feature_is_listed_with_its_room(kind: str, told: str) -> None:
    table = house().feature(kind, at="kitchen.b")
    assert row(table, "Kitchen") == told
    assert row(house(), "Kitchen") == ""


def test_like_markers_of_a_room_are_counted() -> None:
    table = house().feature("corpse", at="kitchen.a").feature("corpse", at="kitchen.b")
    assert row(table.feature("ladder", at="kitchen.b"), "Kitchen") == "2 corpses, ladder"


def test_a_corpse_with_a_name_is_told_apart() -> None:
    table = house().feature("corpse", at="kitchen.a", name="tom-halloran")
    table.feature("corpse", at="kitchen.a")
    assert row(table, "Kitchen") == "corpse, corpse of Tom Halloran"


def test_a_barrier_is_told_with_the_door_it_blocks() -> None:
    table = house().feature("barrier", at="kitchen.b", door="bathroom.b|kitchen.b")
    assert row(table, "Kitchen") == "barrier on the door between Bathroom and Kitchen (b)"


@pytest.mark.parametrize(("samples", "told"), [(1, "with 1 sample"), (3, "with 3 samples")])
def test_the_samples_on_an_altar_are_counted(samples: int, told: str) -> None:
    table = house().feature("altar", at="kitchen.b", samples=samples)
    assert row(table, "Kitchen") == f"altar {told}"


def test_fire_is_listed_with_its_room() -> None:
    assert row(house().fire("kitchen"), "Kitchen") == "on fire"
    assert row(house().fire("kitchen").dark("kitchen"), "Kitchen") == "dark, on fire"


def test_it_is_told_who_plays_whom() -> None:
    table = TableBuilder(players=2).investigator("joe-diamond", at="entrance-hall.c")
    table.investigator("jenny-barnes", at="kitchen.a")
    assert row(table, "JD").startswith("Joe Diamond (player 1) Entrance Hall (c)")
    assert row(table, "JB").startswith("Jenny Barnes (player 2) Kitchen (a)")


def test_who_hides_is_told_with_the_space() -> None:
    table = house().feature("hiding-space", at="entrance-hall.c")
    assert "hiding" not in row(table, "JD")
    assert "Entrance Hall (c), hiding" in row(table.hiding("joe-diamond"), "JD")


@pytest.mark.parametrize("seat", ["investigator-1", "keeper"])
def test_a_spell_is_named_and_its_back_is_not_told(seat: str) -> None:
    table = house().carries("joe-diamond", "axe").spell("joe-diamond", BACK)
    assert row(table, "JD", seat).endswith("Axe, Unravel (spell)")
    text = "\n".join(shown(table, seat))
    assert BACK not in text
    assert table.box.spell_backs[BACK].text not in text


def test_a_spell_whose_back_was_seen_is_told_from_others() -> None:
    table = house().spell("joe-diamond", BACK)
    learn(table.state, BACK, EVERYONE)
    assert row(table, "JD").endswith("Unravel (spell, back seen)")


def test_what_a_monster_has_taken_is_told() -> None:
    table = house().monster("zombie", at="cellar.b")
    assert row(table, "Z1 The first zombie") == "Cellar (b)"
    (zombie,) = table.state.monsters
    zombie.samples, zombie.carries, zombie.kept_from = 2, ["axe", "lantern"], ["joe-diamond"]
    told = "Cellar (b) 2 samples, carries Axe and Lantern, kept from Joe Diamond"
    assert row(table, "Z1 The first zombie") == told


def test_the_keeper_alone_reads_the_token_of_a_monster_that_carries_something() -> None:
    table = house().monster("zombie", at="cellar.b")
    table.state.monsters[0].samples = 1
    assert row(table, "Z1 The first zombie") == "Cellar (b) 1 sample"
    assert "health " in row(table, "Z1 The first zombie", "keeper")


def test_a_lock_and_a_pile_among_markers_stay_facedown() -> None:
    table = house().feature("vent", at="cloakroom.d").fire("cloakroom")
    table.lock("cloakroom", "swollen-door").pile("cloakroom", "axe")
    assert row(table, "Cloakroom") == "locked, on fire, 1 card, vent"
    assert "Axe" in row(table, "Cloakroom", "keeper")


def test_optional_rules_are_told_when_there_are_any() -> None:
    assert row(house(), "Optional rules:") == ""
    assert row(house("alternate-length"), "Optional rules:") == "the last event by a die"


def test_every_optional_rule_has_words_of_its_own() -> None:
    told = row(house(*OPTIONAL_RULES), "Optional rules:")
    assert [name for name in OPTIONAL_RULES if name in told] == []
    assert told.count(",") + told.count(" and ") + 1 == len(OPTIONAL_RULES)


def test_the_screen_has_map_legend_and_status() -> None:
    paper = io.StringIO()
    game = house().feature("ladder", at="cloakroom.d").fire("kitchen").play(turn_of="joe-diamond")
    screen = Screen(Console(file=paper, width=200, highlight=False))
    SeatScreen(game, screen).show_table("investigator-1")
    text = paper.getvalue()
    assert "#|" in text
    assert "^: on fire · #: ladder" in text
    assert text.count("on fire") == 2  # in the legend and in the row of the kitchen


def test_the_house_rules_that_hold_are_listed() -> None:
    text = "rules: [{id: ice, name: Black Ice, text: Mind it., while: [not_attacked]}]"
    assert row(joe_in(text), "House rules:") == "Black Ice"
    assert row(house(), "House rules:") == ""

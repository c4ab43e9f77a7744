"""Views: what a seat is shown of the table, of others and of itself."""

import random

import pytest

from madhouse.api import new_game
from madhouse.engine.log import Event
from madhouse.puzzles.code import CodePuzzle
from madhouse.puzzles.dealt_shapes import BarShape, GuessShape
from madhouse.puzzles.grid_lock import GridLock, LockBar
from madhouse.puzzles.slide import SlidePuzzle
from madhouse.second.building import TableBuilder
from madhouse.second.seen.views import (
    BarricadeView,
    ConditionView,
    PossessionView,
    View,
)
from tests.second.foes import FIRST, SECOND
from tests.second.houses import house

ONE, TWO = "player-1", "player-2"
HALL = "front-hall.a"
WAY, DOOR = "dining-room.a|kitchen.b", "front-hall.b|parlour.a"
WRITTEN = """
tokens:
  - {id: chest, kind: search, at: front-hall.b, options: [{label: It, text: It.}]}
  - {id: way, kind: explore, at: dining-room, to: [kitchen], options: [{label: It, text: It.}]}
"""


def table() -> TableBuilder:
    """Two of them, with something of everything before them and around."""
    builder = TableBuilder(told=house(WRITTEN)).laid("m1", "m2", "m3")
    builder.investigator(
        FIRST,
        at=HALL,
        clues=2,
        has=["dark-lantern", "scald", "crowbar"],
        conditions=["dazed", "insane: in-order", "owed: forgiven"],
        damage=["limp"],
        horror=["run"],
        facedown=(2, 1),
    )
    who = builder.state.investigators[0]
    who.flipped, who.spent = who.possessions[:2], {who.possessions[2]: 1}
    who.used, who.lasting = {"crowbar-1 action 0 0": "round"}, {"winded-1#0": "turn"}
    who.favourite, who.hoses = "mr-sill", 1
    return builder.investigator(SECOND, at="parlour.a")


def seen(builder: TableBuilder, seat: str = ONE) -> View:
    return builder.play(turn_of=FIRST).view(seat)


def test_what_lies_before_an_investigator() -> None:
    own = seen(table()).investigators[0]
    assert own.possessions[0] == PossessionView("dark-lantern", flipped=True)
    assert own.possessions[1].card == "scald"
    assert own.possessions[1].flipped
    assert own.possessions[1].back == 0  # the first of its backs
    assert own.possessions[2] == PossessionView("crowbar", spent=1)
    assert (own.damage, own.horror) == (["limp"], ["run"])
    assert (own.damage_facedown, own.horror_facedown) == (2, 1)
    assert (own.health, own.sanity, own.clues, own.hoses) == (7, 7, 2, 1)
    assert (own.wounded, own.insane, own.eliminated) == (False, True, False)
    assert (own.acted, own.actions, own.steps) == (True, 2, 0)
    assert (own.used, own.lasting) == ({"crowbar": "round"}, {"winded": "turn"})


@pytest.mark.rule("2e.condition.insane-own-back", "2e.condition.back-secret")
def test_only_the_owner_of_an_insane_card_knows_its_back_and_the_favourite() -> None:
    for seat, back, favourite in (
        (ONE, "in-order", "mr-sill"),
        (TWO, "?", ""),
        ("spectator", "?", ""),
    ):
        who = seen(table(), seat).investigators[0]
        assert who.conditions == [
            ConditionView("dazed"),
            ConditionView("insane", back),
            ConditionView("owed", "?"),
        ]
        assert who.favourite == favourite


def test_where_nothing_is_flipped_everything_shows_its_front() -> None:
    builder = table()
    builder.state.investigators[0].flipped = []
    cards = seen(builder).investigators[0].possessions
    assert [(each.card, each.flipped, each.spent, each.back) for each in cards] == [
        ("dark-lantern", False, 0, None),
        ("scald", False, 0, None),
        ("crowbar", False, 1, None),
    ]


def test_what_is_on_the_board() -> None:
    builder = table().token("chest", "front-hall.b").token("way", WAY).fire(HALL)
    builder.monster("cultist", at="parlour.b", damage=1).monster("ghost", at=HALL)
    builder.darkness("parlour.a").passages("parlour.b").dropped(HALL, "iodine")
    builder.state.held, builder.state.lights = ["ghost 1"], ["parlour.b"]
    builder.state.glows, builder.state.shut = {HALL: 3}, [DOOR]
    view = seen(builder)
    assert [(m.id, m.kind, m.space, m.damage, m.still) for m in view.monsters] == [
        ("cultist 1", "cultist", "parlour.b", 1, False),
        ("ghost 1", "ghost", HALL, 0, True),
    ]
    chest, way = view.tokens
    assert (chest.id, chest.kind, chest.spaces, chest.lines) == (
        "chest",
        "search",
        ["front-hall.b"],
        (),
    )
    assert (way.kind, way.spaces) == ("explore", ["dining-room.a"])  # not what lies behind it
    assert len(way.lines) == 1
    assert (view.fire, view.darkness, view.passages) == ([HALL], ["parlour.a"], ["parlour.b"])
    assert (view.lights, view.glows, view.shut) == (["parlour.b"], {HALL: 3}, [DOOR])
    assert view.dropped == {HALL: [PossessionView("iodine")]}


@pytest.mark.rule("2e.person.two-categories")
def test_a_person_has_a_face_for_the_whole_evening() -> None:
    builder = TableBuilder("first-cold-night").investigator(FIRST, at=HALL)
    builder.token("tray", "front-hall.b").token("dorr", HALL).token("halloran", HALL)
    before = {token.id: token for token in seen(builder).tokens}
    del builder.state.app.tokens["tray"]
    after = {token.id: token for token in seen(builder).tokens}
    assert after == {name: before[name] for name in ("dorr", "halloran")}
    assert after["dorr"].head != after["halloran"].head
    assert after["dorr"].named
    assert not before["tray"].named


def test_a_barricade_names_no_door_behind_which_nothing_is_laid() -> None:
    builder = table().barricade("front-hall.b", DOOR).barricade("dining-room.a", WAY)
    builder.barricade(HALL)
    known, secret, idle = seen(builder).barricades
    assert (known.space, known.blocks, len(known.lines)) == ("front-hall.b", DOOR, 1)
    assert (secret.space, secret.blocks, len(secret.lines)) == ("dining-room.a", "?", 1)
    assert idle == BarricadeView(HALL, "")


def test_a_monster_off_the_board_is_nowhere() -> None:
    builder = table().monster("cultist", at=HALL)
    builder.state.monsters.clear()
    assert seen(builder).monsters[0].space == ""


def test_puzzles_are_shown_without_what_they_hide() -> None:
    builder = table()
    code = CodePuzzle(3, 5, "numbers", (1, 2, 3))
    for piece in (1, 3, 5):
        code.lay(piece)
    code.guess()
    code.lay(2)
    builder.state.app.puzzles = {
        "chest 0": code,
        "way 0": SlidePuzzle(2, 2, [1, 0, 2, 3]),
        "way 1": GridLock([LockBar(1, 2, 2, False)]),
    }
    puzzles = seen(builder).puzzles
    first = puzzles["chest 0"]
    assert (first.kind, first.size, first.signs, first.pieces) == ("code", (3, 5), "numbers", [2])
    assert first.guesses == [GuessShape([1, 3, 5], 1, 1)]
    slide = puzzles["way 0"]
    assert (slide.kind, slide.size, slide.pieces) == ("slide", (2, 2), [1, 0, 2, 3])
    lock = puzzles["way 1"]
    assert (lock.kind, lock.size) == ("lock", (6, 6))
    assert lock.bars == [BarShape(1, 2, 2, False)]


def test_what_nobody_has_is_counted_by_fronts() -> None:
    builder = table()
    supply = seen(builder).supply
    copies = sum(card == "crowbar" for card in map(builder.box.front, builder.box.items))
    assert supply.items.get("crowbar", 0) == copies - 1
    assert supply.spells["scald"] == 4
    assert supply.conditions["dazed"] == 4
    assert supply.damage == len(builder.box.damage) - 3
    assert supply.horror == len(builder.box.horror) - 2


def test_who_has_not_chosen_yet_is_not_shown() -> None:
    builder = table()
    builder.state.investigators[1].id = ""
    assert [who.id for who in seen(builder).investigators] == [FIRST]


def test_the_rest_is_as_the_app_keeps_it() -> None:
    builder = table().round(3)
    app = builder.state.app
    app.facts, app.fact_values, app.counts = ["a"], {"a": "b"}, {"c": 1}
    app.sums, app.used, app.read = {"chest 0": 1}, ["chest 0"], ["way 0"]
    app.events, app.deck, app.defeated, app.deadline = ["e"], ["hail"], ["d"], 4
    view = seen(builder)
    assert (view.round, view.active, view.stage, view.hands) == (3, FIRST, "turn", "house")
    assert (view.facts, view.fact_values, view.counts) == (["a"], {"a": "b"}, {"c": 1})
    assert (view.sums, view.over, view.read) == ({"chest 0": 1}, ["chest 0"], ["way 0"])
    assert (view.events, view.mythos, view.defeated) == (["e"], ["hail"], ["d"])
    assert (view.deadline, view.objective, view.winners, view.result) == (4, 0, [], None)
    assert (view.laid, view.seats, view.seat) == (["m1", "m2", "m3"], [ONE, TWO], ONE)
    assert view.decision is not None
    assert view.waiting == [ONE]
    assert seen(builder, TWO).decision is None


def test_what_was_seen_before_is_seen_as_it_is_now() -> None:
    """Whoever follows a table looks with every event; what is remembered never tells otherwise."""
    game = new_game("second", story="first-cold-night", investigators=2, seed=4)
    seats, choice, looks = (*game.seats, "spectator"), random.Random(4), 0

    def look(_: Event) -> None:
        nonlocal looks
        looks += 1
        remembered = [game.view(seat) for seat in seats]
        game.table.witness = None  # so everything is looked up anew
        assert [game.view(seat) for seat in seats] == remembered
        game.table.witness = look

    game.witness = look
    while game.pending and looks < 1500:
        asked = game.pending[0]
        game.apply(asked.seats[0], choice.choice(asked.options))
    assert looks > 200

"""Ballast: the number all can read, what is thrown out, whose it is, and each of its endings."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.edition import edition
from madhouse.second.rules.features import spaces_with
from tests.rules.second.tables import LEV, PEARL, Played, answer, asked, rolls, table_of
from tests.second.evenings import Evening
from tests.second.packs_on_the_shelf.chance import played_at_random
from tests.second.packs_on_the_shelf.epilogues import epilogue, name

SCENARIO = "ballast"
SHIPS = ["tern", "annis", "merrow"]
CREW = ["captain", "navigator", "rigger", "steward"]


def aboard(*facts: str, lift: int = 9, at: str = "passenger-cabin.b") -> TableBuilder:
    """Two in the ship, of whom the first may be anywhere; the ship is the Annis, and the kin the
    rigger."""
    table = TableBuilder(SCENARIO).investigator(LEV, at=at)
    table.investigator(PEARL, at="gondola.a")
    table.values(map="a", ship="annis", kin="rigger").facts(*facts)
    return table.counts(lift=lift)


def one_round_on(table: TableBuilder, number: int) -> Played:
    """The mythos phase of a round goes by."""
    game = table.round(number).play(stage="mythos")
    while not game.over and asked(game).kind != "turn-order":
        answer(game, asked(game).options[0])
    return game


def lift(game: Played) -> int:
    """What everybody can read."""
    return table_of(game).app.counts["lift"]


# -- her height ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rifts", "left"),
    [
        ([], 9),
        (["gondola.b"], 8),
        (["gondola.b", "gondola.a", "keel-corridor.a", "wireless-cabin.c"], 7),
    ],
)
def test_she_sinks_by_a_step_or_by_two(rifts: list[str], left: int) -> None:
    assert lift(one_round_on(aboard().feature("rift", *rifts), 3)) == left


def test_full_power_holds_her_and_is_used_up() -> None:
    game = one_round_on(aboard("driven").feature("rift", "gondola.b").counts(power=2), 3)
    assert (lift(game), table_of(game).app.counts["power"]) == (9, 1)


def test_gas_is_vented_while_there_is_fire() -> None:
    assert lift(one_round_on(aboard().fire("gondola.b"), 2)) == 8


def test_at_nought_she_is_level() -> None:
    game = aboard(lift=1).feature("rift", "gondola.b").round(3).play(stage="mythos")
    while not game.over:
        answer(game, asked(game).options[0])
    assert game.result is not None
    assert game.result.reason == "level"


# -- what is thrown out --------------------------------------------------------------------------


@pytest.mark.rule("2e.rift.feature")
def test_sand_gives_lift_at_once_and_a_rift_at_the_end_of_the_round() -> None:
    table = aboard(at="ballast-station.c").token("sand", "ballast-station.c")
    game = table.play(turn_of=LEV)
    answer(game, "interact sand 0")
    assert lift(game) == 10
    assert not spaces_with(table_of(game), "rift")
    game = one_round_on(aboard(lift=10).counts(over=1), 2)
    assert "ballast-station.c" in spaces_with(table_of(game), "rift")
    assert table_of(game).app.counts["gaps"] == 1


def test_no_sand_is_let_go_across_a_rift() -> None:
    table = aboard(at="ballast-station.c").token("sand", "ballast-station.c")
    game = table.feature("rift", "ballast-station.c").play(turn_of=LEV)
    assert "interact sand 0" not in asked(game).options


@pytest.mark.rule("2e.rift.lost-condition", "2e.faq.lost-can-win")
def test_whoever_is_lost_sees_the_other_ship() -> None:
    table = aboard()
    copy = table._take_condition("lost-in-time-and-space")
    table.state.investigators[0].conditions.append(copy)
    game = one_round_on(table, 3)
    assert table_of(game).app.fact_values["rig"] == "steamer"


# -- what is worked out --------------------------------------------------------------------------


@pytest.mark.parametrize("variable", ["ship", "kin"])
def test_any_two_of_three_marks_single_one_out(variable: str) -> None:
    marks = edition(SCENARIO).scenario.attributes[variable]
    kinds = list(next(iter(marks.values())))
    for left_out in kinds:
        pairs = [tuple(each[kind] for kind in kinds if kind != left_out) for each in marks.values()]
        assert len(set(pairs)) == len(marks)
    if variable == "kin":
        for kind in kinds:
            values = [each[kind] for each in marks.values()]
            assert all(values.count(value) == 2 for value in values)


@pytest.mark.parametrize("named", CREW)
def test_only_the_one_it_belongs_to_knows_it(named: str) -> None:
    table = aboard("grief", "band", "letter").token("sign", "passenger-cabin.b")
    game = table.dice(*rolls(4, 4)).play(turn_of=LEV)
    answer(game, "interact sign 0")
    while asked(game).kind != "guess":
        answer(game, asked(game).options[0])
    answer(game, f"do {CREW.index(named)}")
    right = named == "rigger"
    assert ("kin" in table_of(game).app.facts) is right
    assert lift(game) == (9 if right else 8)
    assert ("passenger-cabin.a" in spaces_with(table_of(game), "rift")) is not right


# -- endings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "ship", "kin"), [("a", "tern", "captain"), ("b", "annis", "navigator")]
)
def test_the_names_are_read_and_it_is_signed_for(where: str, ship: str, kin: str) -> None:
    assert SHIPS.index(ship) == CREW.index(kin)
    played = Evening(SCENARIO, 3, values={"map": where, "ship": ship, "kin": kin})
    played.habits = (f"do {SHIPS.index(ship)}",)
    played.together(
        "guest 1, freight-book, guest 2, guest 3, losses 1 until names, sign 1 until laid-out, "
        "sign 2",
        "lind 2, sign 2",
        "wireless 0, doane 2, sign 0 until kin, sign 2",
    )
    assert played.over == "delivered"
    end = epilogue(played)
    assert any(f"It was {name(played, each)} who read" in end for each in (1, 2, 3))
    assert ("gave the landing to Miss Lind" in end) is (kin == "captain")
    assert "The boy had his answer" in end


def test_it_is_called_forward_and_asks_whether_this_is_cork() -> None:
    played = Evening(SCENARIO, 2, values={"map": "a"})
    played.together(
        "guest 1, guest 2, guest 4 until led, hatch", "to-gas, to-catwalk, to-nose, hatch"
    )
    assert played.over == "jettison"
    assert any(f"It had asked {name(played, each)}" in epilogue(played) for each in (1, 2))


def test_the_mail_goes_and_the_passenger_lands() -> None:
    played = Evening(SCENARIO, 2, values={"map": "a"})
    played.together(
        "scale, to-mail, vane 0, mail 0, mail 1, mail 2", "to-mess, mail 0, mail 1, mail 2"
    )
    assert played.over == "dead-weight"
    assert any(f"{name(played, each)} had read" in epilogue(played) for each in (1, 2))


def test_whoever_does_nothing_is_level_with_the_sea() -> None:
    played = Evening(SCENARIO, 2, values={"map": "a"})
    while not played.over:
        played.pass_on()
    assert played.over in ("level", "eliminated")


@pytest.mark.parametrize("seed", range(8))
def test_random_evenings_come_to_an_end(seed: int) -> None:
    assert played_at_random(SCENARIO, "through-tickets", seed)

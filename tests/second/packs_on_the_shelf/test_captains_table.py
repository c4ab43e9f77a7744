"""The Captain's Table: seating cards, the plumb line, three dinners, and each of its endings."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.edition import edition
from madhouse.second.rules.features import spaces_with
from tests.rules.second.tables import LEV, PEARL, Played, answer, asked, figure, table_of
from tests.second.evenings import Evening
from tests.second.packs_on_the_shelf.chance import played_at_random
from tests.second.packs_on_the_shelf.epilogues import epilogue, name

SCENARIO = "captains-table"
CAUSES = ["charge", "boiler", "cock"]
FORTIES = ["thole", "sister", "lusk"]
WHO = {"thole": "thole", "sister": "hale", "lusk": "lusk"}
ASHORE = {"thole": "had his signature", "sister": "one glove on", "lusk": "gave his pension"}
REPAIRS = {
    "charge": "to-stokehold, to-wash, coal",
    "boiler": "to-stokehold, fires",
    "cock": "pumps 1",
}
HESTER, SAMUEL = "hester-vale", "samuel-roan"


def aboard(*facts: str, at: str = "captains-table.c", company: int = 2) -> TableBuilder:
    """Some of them in the ship, of whom the first may be anywhere; the rest are on the landing."""
    table = TableBuilder(SCENARIO).investigator(LEV, at=at)
    for each in (PEARL, HESTER, SAMUEL)[: company - 1]:
        table.investigator(each, at="first-class-landing.a")
    return table.values(map="a", cause="boiler", forty="sister").facts(*facts)


def one_round_on(table: TableBuilder, number: int) -> Played:
    """The mythos phase of a round goes by."""
    game = table.round(number).play(stage="mythos")
    while not game.over and asked(game).kind != "turn-order":
        answer(game, asked(game).options[0])
    return game


def knots(game: Played) -> int:
    """How far the plumb line has come down."""
    return table_of(game).app.counts.get("knots", 0)


def evening(where: str, cause: str, forty: str, number: int = 3) -> Evening:
    """An evening whose dice are kind."""
    return Evening(SCENARIO, number, values={"map": where, "cause": cause, "forty": forty})


# -- the seating cards ---------------------------------------------------------------------------


@pytest.mark.rule("2e.agenda.not-with-two")
@pytest.mark.parametrize(("number", "dealt"), [(2, 0), (3, 3), (4, 4)])
def test_three_or_more_find_a_card_under_the_plate(number: int, dealt: int) -> None:
    played = Evening(SCENARIO, number, values={"map": "a"})
    held = [each.conditions for each in played.game.table.state.investigators]
    assert sum("agenda" in copy for each in held for copy in each) == dealt


# -- the water -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "number", "fallen"),
    [
        ((), 2, 0),
        ((), 3, 1),
        ((), 4, 1),
        (("pumped",), 3, 1),
        (("pumped",), 4, 0),
        (("doors",), 4, 0),
        (("pumped", "doors"), 3, 0),
    ],
)
def test_pumps_or_doors_halve_it_and_both_end_it(
    facts: tuple[str, ...], number: int, fallen: int
) -> None:
    assert knots(one_round_on(aboard(*facts), number)) == fallen


@pytest.mark.rule("2e.water.feature")
def test_with_every_knot_the_water_is_farther_up() -> None:
    game = one_round_on(aboard().counts(knots=2), 5)
    assert knots(game) == 3
    assert "engine-room.b" in spaces_with(table_of(game), "water")


@pytest.mark.parametrize(
    ("facts", "at", "ending"),
    [
        ((), "captains-table.c", "lost"),
        (("swung",), "captains-table.c", "lost"),
        (("swung",), "boat-deck.a", "insured"),
    ],
)
def test_at_the_last_knot_whoever_is_by_the_boats_is_dry(
    facts: tuple[str, ...], at: str, ending: str
) -> None:
    table = aboard(*facts, at=at).counts(knots=10)
    game = table.round(5).play(stage="mythos")
    while not game.over:
        answer(game, asked(game).options[0])
    assert game.result is not None
    assert game.result.reason == ending


# -- dinner --------------------------------------------------------------------------------------


def test_whoever_is_at_table_is_the_better_for_it() -> None:
    game = one_round_on(aboard(), 4)
    assert figure(game, LEV).clues == figure(game, PEARL).clues + 1
    assert "panic" not in table_of(game).app.counts or not table_of(game).app.counts["panic"]


def test_an_empty_table_is_seen() -> None:
    game = one_round_on(aboard(at="kitchen.a"), 4)
    assert table_of(game).app.counts["panic"] == 1


@pytest.mark.parametrize(
    ("number", "done", "offered"),
    [
        (4, (), [1, 2]),
        (4, ("pumps",), [0, 1, 2]),
        (4, ("boats", "offer"), []),
        (5, ("pumps",), []),
    ],
)
def test_one_swears_only_at_dinner_and_only_to_what_is_so(
    number: int, done: tuple[str, ...], offered: list[int]
) -> None:
    table = aboard(company=3).token("seal", "captains-table.a").round(number)
    for each in done:
        table.state.investigators[0].spent[each] = 3
    options = asked(table.play(turn_of=LEV)).options
    assert [each for each in range(3) if f"interact seal {each}" in options] == offered


def test_who_was_believed_swears_no_second_time() -> None:
    table = aboard(company=3).token("seal", "captains-table.a").round(4)
    game = table.play(turn_of=LEV)
    answer(game, "interact seal 1")
    assert any(each.startswith("upheld") for each in figure(game, LEV).conditions)
    assert not [each for each in asked(game).options if each.startswith("interact seal")]


# -- what is worked out --------------------------------------------------------------------------


@pytest.mark.parametrize("variable", ["cause", "forty"])
def test_any_two_of_three_marks_single_one_out(variable: str) -> None:
    marks = edition(SCENARIO).scenario.attributes[variable]
    kinds = list(next(iter(marks.values())))
    for left_out in kinds:
        pairs = [tuple(each[kind] for kind in kinds if kind != left_out) for each in marks.values()]
        assert len(set(pairs)) == len(marks)


@pytest.mark.parametrize("forty", FORTIES)
def test_behind_the_ninth_door_is_one_of_three(forty: str) -> None:
    played = evening("a", "boiler", forty)
    played.habits = (f"do {FORTIES.index(forty)}",)
    played.together("berth-list", "door, forty 1 until forty")
    assert [who for who in WHO.values() if who in played.app.tokens] == [WHO[forty]]


# -- endings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "cause", "forty"),
    [("a", "charge", "thole"), ("b", "boiler", "sister"), ("a", "cock", "lusk")],
)
def test_the_place_is_cleared_and_she_steams_in(where: str, cause: str, forty: str) -> None:
    assert CAUSES.index(cause) == FORTIES.index(forty)
    played = evening(where, cause, forty)
    played.habits = (f"do {CAUSES.index(cause)}",)
    who = WHO[forty]
    played.together(
        f"door, berth-list, forty 1 until forty, {who} 1, {who} 2, strake 2, strake 4",
        f"moffat 0, moffat 1, moffat 2, plan 2 until cause, {REPAIRS[cause]} until fixed",
        "pumps 0 until pumped, telegraph",
    )
    assert played.over == "port"
    end = epilogue(played)
    assert [each for each in FORTIES if ASHORE[each] in end] == [forty]
    assert "eight chairs" in end


def test_everyone_into_the_boats() -> None:
    played = evening("a", "boiler", "sister")
    played.together(
        "plan 0, abel 4, boats 1",
        "to-promenade, to-boats, boats 0, boats 1",
        "to-wireless, key, boats 1",
    )
    assert played.over == "lifeboats"
    end = epilogue(played)
    assert any(f"It was {name(played, each)} who had called" in end for each in (1, 2, 3))
    assert "in their warm things" in end


def test_it_is_given_her_name() -> None:
    played = evening("a", "boiler", "sister", 2)
    played.together(
        "chair, card, feed 0", "to-promenade, to-boats, chart 0, chart 1, strake 2, pumps 0"
    )
    assert played.over == "fed"
    assert f"{name(played, 1)} was asked to sit beside it" in epilogue(played)


def test_whoever_does_nothing_is_asked_to_table() -> None:
    played = Evening(SCENARIO, 2, values={"map": "a"})
    while not played.over:
        played.pass_on()
    assert played.over in ("lost", "eliminated")


@pytest.mark.parametrize("seed", range(8))
def test_random_evenings_come_to_an_end(seed: int) -> None:
    assert played_at_random(SCENARIO, "through-tickets", seed)

"""Rest Cure: what its truths bring for a lone investigator, for two and for more."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.seen.views import View
from madhouse.first.things.seeding import combinations, named_cards
from madhouse.first.things.state import State
from madhouse.first.told.telling import teller_for
from tests.rules.first.tables import JENNY, JOE, answer, asked, told

OTHERS = (JENNY, "harvey-walters", "michael-mcglen")


def ward(truth: str, resolved: int, players: int) -> TableBuilder:
    """Hadleigh on the eve of the next event, with everybody in the Stair Hall."""
    table = TableBuilder("rest-cure", players=players).answers({"1": truth, "2": "A", "3": "A"})
    for name in (JOE, *OTHERS)[:players]:
        table.investigator(name, "stair-hall.a")
    return table.event(resolved, time=2)


def after_the_event(table: TableBuilder) -> Game[State, View]:
    """The event is over, and the keeper has put each monster where he first may."""
    game = table.play(stage="event")
    while asked(game).kind == "place-monster":
        answer(game, asked(game).options[0])
    return game


def placed(table: TableBuilder) -> list[object]:
    return [event["kind"] for event in told(after_the_event(table), "monster-placed")]


@pytest.mark.parametrize(("players", "surgeons"), [(1, 0), (2, 1)])
def test_the_surgeons_call_only_on_two_or_more(players: int, surgeons: int) -> None:
    assert placed(ward("B", 3, players))[:1] == ["mi-go"] * surgeons


@pytest.mark.parametrize(("players", "company"), [(2, []), (3, ["maniac"])])
def test_the_remainder_has_company_for_three(players: int, company: list[str]) -> None:
    kinds = placed(ward("C", 3, players))
    assert [kind for kind in kinds if kind == "maniac"] == company


# The doors: what was found behind one opens the next


@pytest.mark.parametrize(
    ("truth", "opened"),
    [
        ("A", {"rest-cure-4a": "rest-cure-5a", "rest-cure-3b": "rest-cure-4a"}),
        ("B", {"rest-cure-2b": "rest-cure-3a", "rest-cure-1b": "rest-cure-2b"}),
        ("C", {"rest-cure-2b": "rest-cure-3b", "rest-cure-1c": "rest-cure-2b"}),
    ],
)
def test_a_clue_is_the_key_to_the_next(truth: str, opened: dict[str, str]) -> None:
    story = the_box().story("rest-cure")
    box = the_box().for_story(story)
    for answers in combinations(story):
        if answers["1"] != truth:
            continue
        named = named_cards(story, answers, box.leads_to)
        rooms = {card: room for room, cards in named.items() for card in cards}
        for card, key in opened.items():
            assert key in box.locks[story.locks[rooms[card]]].key


def test_the_sum_comes_out() -> None:
    """Forty beds and eighty-one who recovered: of these, seventy are gone where any are."""
    told = {card.id: card.flavour for card in the_box().story("rest-cure").cards}
    assert "a hundred and twenty-one" in told["rest-cure-5a"]
    assert "a hundred and twenty, and Peck over" in told["rest-cure-1a"]
    assert "Seventy are signed for; eleven say HOLD" in told["rest-cure-1b"]
    assert "Seventy have stayed. It asks me for the other eleven" in told["rest-cure-1c"]
    assert 40 + 81 == 3 * 40 + 1 == 40 + 70 + 11


# The choice: to decide for the ward, or to ask it


@pytest.mark.parametrize(
    ("truth", "at", "card", "task", "heard", "passes"),
    [
        ("A", "operating-room.a", "lantern", "break-the-glass", "by the sound of glass", 2),
        ("A", "long-ward.a", "rest-cure-4a", "ask-the-ward", "They had been asked", 2),
        ("B", "long-ward.a", "rest-cure-4a", "call-the-roll", "and called the people", 2),
        ("C", "boiler-room.a", "rest-cure-4a", "read-the-names", "from end to end", 3),
    ],
)
def test_whoever_asks_and_whoever_does_not_is_told_so(
    truth: str, at: str, card: str, task: str, heard: str, passes: int
) -> None:
    game = choosing(truth, at, card, marks={MADE_BY[task]: passes - 1})
    answer(game, f"attempt {task}")
    assert game.result
    assert game.result.winner == "investigators"
    assert [line for line in LINES if line in epilogue(game)] == [heard]


def test_who_carries_the_dose_out_leaves_eleven_chairs_empty() -> None:
    table = ready("B", "stair-hall.a", "the-grey-ampoule")
    for name in OTHERS[:2]:
        table.escaped(name)
    game = table.play(turn_of=JOE)
    answer(game, "leave stair-hall.a|out-south")
    assert game.result
    assert [line for line in LINES if line in epilogue(game)] == ["Eleven chairs were empty"]


def test_who_sends_the_dose_ahead_and_calls_the_people_too_has_both() -> None:
    table = ready("B", "long-ward.a", "rest-cure-4a").dice(1).carries(OTHERS[0], "the-grey-ampoule")
    table.escaped(OTHERS[0])
    table.state.marks["the roll called"] = 1
    game = table.play(turn_of=JOE)
    answer(game, "attempt call-the-roll")
    assert [line for line in LINES if line in epilogue(game)] == ["The dose was on the road"]


def test_who_burns_it_does_not_tell_them() -> None:
    table = ready("C", "boiler-room.a", "lantern").fire("boiler-room")
    game = table.play(stage="keeper-turn-end")
    assert game.result
    assert [line for line in LINES if line in epilogue(game)] == ["they were not told"]


def test_what_was_only_begun_is_told_where_the_keeper_wins() -> None:
    table = ready("C", "boiler-room.a", "lantern").monster(
        "shoggoth", "long-ward.a", name="the-remainder"
    )
    table.state.monsters.pop(0)
    table.state.marks["the names read"] = 1
    game = table.play(stage="keeper-turn-end")
    assert game.result
    assert game.result.winner == "keeper"
    assert "asks you nightly to go on" in epilogue(game)
    assert "You never told it who it was" not in epilogue(game)


MADE_BY = {
    "break-the-glass": "the apparatus damaged",
    "ask-the-ward": "the ward asked",
    "call-the-roll": "the roll called",
    "read-the-names": "the names read",
}
LINES = (
    "They had been asked",
    "by the sound of glass",
    "Eleven chairs were empty",
    "and called the people",
    "The dose was on the road",
    "from end to end",
    "they were not told",
)


def ready(truth: str, at: str, card: str) -> TableBuilder:
    """Three investigators; Joe has what he needs, and in 1C the Remainder is at home."""
    table = TableBuilder("rest-cure", players=3).answers({"1": truth, "2": "A", "3": "A", "4": "A"})
    table.event(4).investigator(JOE, at, cards=(card,)).revealed()
    for name in OTHERS[:2]:
        table.investigator(name, "stair-hall.b")
    if truth == "C":
        table.monster("shoggoth", "boiler-room.b", name="the-remainder")
    return table


def choosing(
    truth: str, at: str, card: str, marks: dict[str, int] | None = None
) -> Game[State, View]:
    table = ready(truth, at, card).dice(1)
    table.state.marks |= marks or {}
    return table.play(turn_of=JOE)


def epilogue(game: Game[State, View]) -> str:
    """The end, as the investigators read it."""
    story = the_box().story("rest-cure")
    over = next(each for each in game.log if each.kind == "game-over")
    return teller_for(the_box().for_story(story), story).event(over)

"""Rest Cure: what its truths bring for a lone investigator, for two and for more."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
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


@pytest.mark.parametrize(("players", "revealed"), [(1, 1), (2, 0)])
def test_a_lone_player_learns_of_the_surgeons_at_the_third_event(
    players: int, revealed: int
) -> None:
    game = after_the_event(ward("B", 2, players))
    assert len(told(game, "objective-revealed")) == revealed


@pytest.mark.parametrize(("players", "surgeons"), [(1, 0), (2, 1)])
def test_the_surgeons_call_only_on_two_or_more(players: int, surgeons: int) -> None:
    assert placed(ward("B", 3, players))[:1] == ["mi-go"] * surgeons


@pytest.mark.parametrize(("players", "company"), [(2, []), (3, ["maniac"])])
def test_the_remainder_has_company_for_three(players: int, company: list[str]) -> None:
    kinds = placed(ward("C", 3, players))
    assert [kind for kind in kinds if kind == "maniac"] == company

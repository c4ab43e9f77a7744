"""Agendas: secret, for three and more, by the number of players; and how their owners win."""

import pytest

from madhouse.engine.clauses import parts_within
from madhouse.engine.rng import keyed
from madhouse.second.building import TableBuilder
from madhouse.second.edition import edition, the_box
from madhouse.second.words.pack_cards import DealAgendas
from tests.rules.second.tables import LEV, PEARL, TOMAS, Played, asked, figure, table_of, told
from tests.second.lamplight import packed_house

DEAL = "events: [{id: deal, when: {round: 1}, text: Cards., do: [deal_agendas%s]}]"


def dealt(people: int = 3, seats: int = 0, end: str = "") -> Played:
    """So many at a table have been dealt Agendas."""
    table = TableBuilder(told=packed_house(DEAL % end))
    for number, who in enumerate((LEV, PEARL, TOMAS, "ada-lamb")[:people]):
        seat = f"player-{number % seats + 1}" if seats else ""
        table.investigator(who, at="front-hall.a", seat=seat)
    return table.play(stage="mythos")


def backs(game: Played) -> list[str]:
    """What the Agendas of all say."""
    people = game.table.state.investigators
    found = [table_of(game).condition_back(copy) for who in people for copy in who.conditions]
    return [back.id for back in found if back is not None]


@pytest.mark.rule("2e.agenda.not-with-two", "2e.conflict.players-or-investigators")
def test_two_investigators_play_without() -> None:
    assert backs(dealt(2)) == []
    assert told(dealt(2), "no-agendas") == [{}]
    assert len(backs(dealt(3))) == 3
    assert len(backs(dealt(3, seats=1))) == 3  # figures count, not who runs them


@pytest.mark.rule("2e.agenda.gain", "2e.agenda.deck-backs-secret", "2e.conflict.agenda-own-back")
def test_the_owner_may_look_at_the_back_and_nobody_else() -> None:
    game = dealt()
    (own,) = game.view("player-1").investigators[0].conditions
    (seen,) = game.view("player-2").investigators[0].conditions
    assert (own.card, seen.card, seen.back) == ("agenda", "agenda", "?")
    assert own.back in {"the-common-good", "a-quiet-fee"}
    assert "agenda-" not in str(game.view("player-2"))


@pytest.mark.rule("2e.agenda.player-count-redraw", "2e.agenda.player-count-place")
def test_one_that_asks_for_more_players_is_never_kept() -> None:
    for seed in range(12):
        table = TableBuilder(told=packed_house(DEAL % ""))
        for who in (LEV, PEARL, TOMAS, "ada-lamb"):
            table.investigator(who, at="front-hall.a")
        table.state.random = keyed(str(seed))
        game = table.play(stage="mythos")
        assert "a-full-table" not in backs(game)
        assert len(backs(game)) == 4


@pytest.mark.rule("2e.agenda.theme")
def test_an_allegiance_of_its_own_wins_otherwise() -> None:
    game = dealt(end=", {end: lost}")
    winners = set(game.table.state.winners)
    for who in game.table.state.investigators:
        (back,) = [table_of(game).condition_back(copy) for copy in who.conditions]
        assert back is not None
        assert (who.id in winners) is (back.id == "a-quiet-fee")


@pytest.mark.rule("2e.conflict.eliminated-leftovers")
def test_the_eliminated_keep_theirs_on_record() -> None:
    game = dealt()
    while asked(game).kind != "turn-order":
        game.apply(asked(game).seats[0], asked(game).options[0])
    assert all(figure(game, who).conditions for who in (LEV, PEARL, TOMAS))


DEALING = {"boat-train", "captains-table"}
"""The scenarios that call for Agendas; no pack deals them by itself."""


@pytest.mark.rule("2e.agenda.only-hidden-depths")
def test_agendas_are_dealt_where_a_scenario_calls_for_them_and_nowhere_else() -> None:
    box = the_box()
    every = [
        *box.scenario_ids,
        *(name for pack in box.collection.values() for name in pack.scenario_ids),
    ]
    dealing = {name for name in every if any(parts_within(edition(name).scenario, DealAgendas))}
    assert dealing == DEALING < set(every)
    table = TableBuilder(told=packed_house("events: []"))
    for who in (LEV, PEARL, TOMAS):
        table.investigator(who, at="front-hall.a")
    assert backs(table.play(stage="mythos")) == []

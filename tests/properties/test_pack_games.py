"""Games with packs: nothing is lost or leaks, all is told; and nothing of a pack without it."""

from collections.abc import Iterator
from random import Random

import pytest

from madhouse.second.edition import SecondEdition, begun, the_box
from madhouse.second.told.telling import teller_for
from tests.properties import random_games
from tests.properties.random_games import seeds
from tests.properties.second_games import SecondGame, edition_of, table_of
from tests.properties.test_second_components import assert_complete
from tests.properties.test_second_sealing import LETS_GO_ON, unsaid_in
from tests.second.lamplight import PACK, collection
from tests.second.test_shelf import header

SCENARIO = "low-water"


def game_of(seed: int, scenario: str = SCENARIO, packs: tuple[str, ...] = (PACK,)) -> SecondGame:
    """The game of a seed."""
    told = SecondEdition(scenario, collection(), packs=packs)
    number = 2 + seed % 4
    head = header(
        story=scenario,
        content=told.content_version,
        packs=packs,
        seed=str(seed),
        investigators=number,
    )
    return begun(told, head)


def moments(seed: int, scenario: str = SCENARIO) -> Iterator[SecondGame]:
    """The random game of a seed, before each decision and once it is over."""
    yield from random_games.played(game_of(seed, scenario), seed, seed % 2 == 0)


def test_nothing_is_lost_and_nothing_is_doubled() -> None:
    for seed in seeds(8):
        for game in moments(seed):
            assert_complete(game)
            laid = table_of(game).extras.laid
            on_board = set(table_of(game).places.room_of)
            assert all(set(spaces) <= on_board for spaces in laid.values())


def test_everything_is_told() -> None:
    for seed in seeds(6):
        told = 0
        for game in moments(seed):
            box, scenario = edition_of(game).box, edition_of(game).scenario
            teller = teller_for(box, scenario)
            teller.see(game.view(game.seats[0]))
            for event in list(game.log)[told:]:
                assert teller.event(event) is not None
            told = len(game.log)
            for decision in game.pending:
                assert teller.question(decision)
                assert all(teller.option(decision, each).text for each in decision.options[:12])


def test_a_copy_is_the_same_game_and_an_imagined_one_goes_on() -> None:
    for seed in seeds(6):
        chooser = Random(seed)
        for number, game in enumerate(moments(seed)):
            if number % 9 or game.over:
                continue
            told = edition_of(game)
            assert told.encode(told.decode(game.encode())) == game.encode()
            other = game.imagine(game.pending[0].seats[0], chooser)
            for _ in range(12):
                if other.pending:
                    random_games.answer(other, chooser)


def test_what_cannot_be_taken_back_says_so() -> None:
    unsaid = {kind for seed in seeds(8) for kind in unsaid_in(game_of(seed), seed)}
    assert unsaid <= LETS_GO_ON | {"clear", "close-rift", "cut", "improve", "restrain", "return"}


@pytest.mark.rule("2e.elixir.deck-backs-secret", "2e.agenda.deck-backs-secret")
def test_no_view_names_a_copy_or_a_back_that_is_hidden() -> None:
    for seed in seeds(6):
        for number, game in enumerate(moments(seed)):
            if number % 5:
                continue
            for seat in game.seats:
                shown = str(game.view(seat))
                hidden = (*edition_of(game).box.elixir_copies, "agenda-1", "agenda-2")
                assert not any(f"'{copy}'" in shown for copy in hidden)


def test_people_are_told_what_to_do_with_them() -> None:
    told = SecondEdition(SCENARIO, collection())
    head = header(story=SCENARIO, content=told.content_version, packs=(PACK,), hands="people")
    game, teller = begun(told, head), teller_for(told.box, told.scenario)
    while not game.over:
        (asked,) = game.pending
        assert teller.question(asked)
        game.apply(
            asked.seats[0], "end phase" if "end phase" in asked.options else asked.options[0]
        )
    said = [teller.event(event) for event in game.log]
    assert "Place a Rift in each investigator’s space." in said
    assert "Over a part of the house there lay another: the Sail Room." in said


# -- without the pack ------------------------------------------------------------------------------


def parts_of(pack: str) -> set[str]:
    """The ids of everything that a pack brings."""
    return {name for (_, name), home in collection().with_packs([pack]).pack_of.items()}


def named_in(game: SecondGame) -> str:
    """All that a game shows and keeps."""
    return "\n".join([str(game.view(game.seats[0])), *map(str, game.log), str(game.table.state)])


@pytest.mark.rule("2e.collection.disabled-not-used")
@pytest.mark.parametrize("scenario", the_box().scenario_ids)
def test_a_packs_parts_never_appear_without_it(scenario: str) -> None:
    game = game_of(3, scenario, ())
    chooser = Random(3)
    for _ in range(400):
        if game.pending:
            random_games.answer(game, chooser)
    shown = named_in(game)
    assert not [part for part in parts_of(PACK) if f"'{part}" in shown]
    assert "extras=None" in shown


@pytest.mark.rule("2e.collection.disabled-not-used")
@pytest.mark.parametrize("scenario", the_box().all_scenario_ids)
def test_a_scenario_is_played_with_the_packs_that_it_needs_and_no_other(scenario: str) -> None:
    told = SecondEdition(scenario)
    others = [each for each in the_box().collection if each not in the_box().needs(scenario)]
    foreign = {
        name
        for pack in others
        for (_, name), home in the_box().with_packs([pack]).pack_of.items()
        if home == pack
    }
    there = {*told.box.item_cards, *told.box.monsters, *told.box.mythos, *told.box.conditions}
    assert foreign.isdisjoint(there)
    assert told.box.packs == the_box().needs(scenario)

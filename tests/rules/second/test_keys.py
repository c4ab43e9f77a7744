"""Key tokens: on Items, which cannot be discarded then, and wherever those go."""

import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import (
    LEV,
    PEARL,
    answer,
    cards,
    figure,
    offered,
    table_of,
    told,
)
from tests.second.lamplight import free_tokens, two_packed

TOKENS = free_tokens(
    clock="{place_key: ferry-ticket}",
    fire="{lose: ferry-ticket}",
    shelf="{give_up: ferry-ticket}",
    lot="discard_random_item",
    door="if: [{has_trait: key}, {has_trait: evidence}]",
)


def keyed(*more: str, pearl: str = "front-hall.a") -> TableBuilder:
    """Lev has a ticket with a Key token on it."""
    table = two_packed(TOKENS, pearl=pearl)
    lev = table.state.investigators[0]
    lev.possessions = [table._take(card) for card in ("ferry-ticket", *more)]
    table._extras("").keys.append(lev.possessions[0])
    for token in ("clock", "fire", "shelf", "lot", "door"):
        table.token(token, "front-hall.a")
    return table


@pytest.mark.rule("2e.key.placed-on-items", "2e.key.traits")
def test_a_key_token_lies_on_an_item_and_gives_it_two_traits() -> None:
    table = keyed()
    table._extras("").keys.clear()
    game = table.play(turn_of=LEV)
    assert offered(game, "search door") == []
    answer(game, "search clock 0")
    assert told(game, "key-placed") == [{"who": LEV, "card": "ferry-ticket"}]
    assert offered(game, "search door") == ["search door 0"]


@pytest.mark.rule("2e.key.no-discard")
def test_an_item_with_a_key_cannot_be_discarded() -> None:
    game = keyed().play(turn_of=LEV)
    answer(game, "search fire 0")
    assert cards(game, LEV) == ["ferry-ticket"]
    assert told(game, "kept-by-key")


@pytest.mark.rule("2e.key.no-discard")
def test_given_up_for_good_it_goes_with_its_key() -> None:
    game = keyed().play(turn_of=LEV)
    answer(game, "search shelf 0")
    assert (cards(game, LEV), table_of(game).extras.keys) == ([], [])
    assert told(game, "key-taken") == [{"card": "ferry-ticket"}]


@pytest.mark.rule("2e.key.not-random-discard")
def test_a_random_discard_never_falls_on_it() -> None:
    game = keyed("ice-maul").play(turn_of=LEV)
    answer(game, "search lot 0", "search lot 0")
    assert cards(game, LEV) == ["ferry-ticket"]
    assert [each["card"] for each in told(game, "discarded")] == ["ice-maul"]
    assert told(game, "kept-by-key") == []  # it was not even drawn


@pytest.mark.rule("2e.key.placed-on-items")
def test_it_stays_on_the_item_whoever_has_it_and_wherever_it_lies() -> None:
    game = keyed().play(turn_of=LEV)
    (copy,) = table_of(game).extras.keys
    answer(game, "trade", f"{LEV} drops ferry-ticket+key", "done")
    assert copy in game.table.state.dropped["front-hall.a"]
    answer(game, f"{PEARL} picks up ferry-ticket+key", "done")
    assert (cards(game, PEARL), table_of(game).extras.keys) == (["ferry-ticket"], [copy])


@pytest.mark.rule("2e.key.placed-on-items")
def test_all_see_on_which_of_two_alike_it_lies() -> None:
    game = keyed("ferry-ticket").play(turn_of=LEV)
    (copy,) = table_of(game).extras.keys
    answer(game, "trade", f"{LEV} gives ferry-ticket to {PEARL}")
    assert figure(game, LEV).possessions == [copy]
    shown = game.view("player-2").extras
    assert shown is not None
    assert shown.keys == {LEV: ["ferry-ticket"]}


@pytest.mark.rule("2e.key.placed-on-items")
def test_there_are_no_more_than_the_pack_has_and_one_on_an_item() -> None:
    table = keyed("ferry-ticket", "ice-maul")
    table._extras("").keys.append(table.state.investigators[0].possessions[2])
    game = table.play(turn_of=LEV)
    answer(game, "search clock 0")
    assert len(table_of(game).extras.keys) == 2
    assert [each["feature"] for each in told(game, "none-left-to-lay")] == ["key"]

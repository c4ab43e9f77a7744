"""What is not offered: what one expects and cannot do is named, with the reason and its rule."""

from typing import Any

import pytest

from madhouse.engine.clauses import Verb
from madhouse.engine.game import Game
from madhouse.engine.service import NotOffered
from madhouse.first.building import TableBuilder
from madhouse.first.service import FirstService
from madhouse.first.tellers import teller_of
from madhouse.first.told.english import english
from madhouse.first.words import VOCABULARY
from tests.rules.first.tables import JENNY, JENNY_TRAITS, answer, asked, jenny


def shown(game: Game[Any, Any]) -> list[NotOffered]:
    teller = teller_of(game.header.story)
    teller.see(game.view("investigator-1"))
    return [
        each for each in FirstService().forewarned(game, asked(game), teller).unlit if each.said
    ]


def reasons(table: TableBuilder, *answers: str) -> dict[str, tuple[str, str]]:
    game = table.play(turn_of=JENNY)
    answer(game, *answers)
    return {each.name: (each.said, each.rule) for each in shown(game)}


@pytest.mark.rule("1e.darkness.explore-cost")
def test_a_search_in_the_dark_needs_another_step() -> None:
    table = jenny("kitchen.a", 1).dark("kitchen").pile("kitchen", "axe")
    said, rule = reasons(table, "move kitchen.b", "move kitchen.a")["Search the room"]
    assert rule == "1e.darkness.explore-cost"
    assert "step" in said


@pytest.mark.rule("1e.obstacle.own-key")
def test_a_lock_names_the_key_that_is_missing() -> None:
    table = jenny("entrance-hall.b", 1).lock("cloakroom", "held-from-within")
    assert reasons(table, "move cloakroom.d")["Use the Axe"] == (
        "You do not carry the Axe.",
        "1e.obstacle.own-key",
    )


@pytest.mark.rule("1e.obstacle.own-key")
def test_who_has_one_of_two_keys_of_one_name_misses_none() -> None:
    """The card in the library is another where the truth is another; a lock opens for either."""
    table = TableBuilder("lot-thirteen").lock("cellar", "the-porters-list")
    table.investigator(JENNY, "entrance-hall.c", JENNY_TRAITS, cards=["lot-thirteen-3b"])
    game = table.play(turn_of=JENNY)
    answer(game, "move cellar.b")
    assert "use lot-thirteen-3b" in asked(game).options
    assert shown(game) == []


@pytest.mark.rule("1e.lock.stays-faceup")
def test_a_lock_that_was_turned_up_says_at_the_step_what_it_needs() -> None:
    table = jenny("entrance-hall.b", 1).lock("cloakroom", "brass-plate")
    game = table.play(turn_of=JENNY)
    teller = teller_of(game.header.story)

    def notes(line: str) -> list[str]:
        ahead = FirstService().forewarned(game, asked(game), teller)
        return [each.text for each in ahead.options[line].notes]

    assert notes("move cloakroom.d") == ["Locked"]
    answer(game, "move cloakroom.d")
    (barred,) = [each for each in shown(game) if each.space == "cloakroom.d"]
    assert barred.rule == "1e.conflict.lock-retry"
    answer(game, "end turn")
    while asked(game).kind != "turn":
        answer(game, asked(game).options[-1])
    assert notes("move cloakroom.d") == ["Locked: needs the Brass Key"]


@pytest.mark.rule("1e.action.card-ability")
def test_a_card_without_a_target_says_what_is_missing() -> None:
    told = reasons(jenny("kitchen.a", 1, cards=["undertakers-bag", "flash-lamp"]))
    assert told["Use the Undertaker’s Bag"][0] == "Nobody here has any use for it."
    assert told["Use the Flash Lamp"][0] == "No monster is in your space."


@pytest.mark.rule("1e.range.door-blocks")
def test_a_gun_says_why_it_does_not_reach_next_door() -> None:
    table = jenny("entrance-hall.b", 1, cards=["45-automatics", "carving-knife"])
    told = reasons(table.monster("zombie", "cloakroom.d"))
    assert told["Attack the first zombie with the .45 Automatics"][0] == "A door lies between."
    assert not [each for each in told if "Carving Knife" in each]


def test_what_is_spent_is_seen_and_not_said() -> None:
    table = jenny("kitchen.a", 1, cards=["undertakers-bag", "axe"])
    assert reasons(table, "drop", "drop axe", "done") == {}


def test_every_reason_belongs_to_a_word() -> None:
    words = {key.removeprefix("vain.") for key in english().keys if key.startswith("vain.")}
    assert words - {"used-up"} <= set(VOCABULARY.words(Verb))

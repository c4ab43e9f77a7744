"""Options are told in the order in which a player wants them; the rules' own order stays."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.engine.knowledge import EVERYONE, learn
from madhouse.engine.service import Forewarning
from madhouse.first.building import TableBuilder
from madhouse.first.rules.demands import TRY
from madhouse.first.rules.explore import EXPLORE
from madhouse.first.rules.keeper_hand import PASS, PLAY
from madhouse.first.rules.turn import END_TURN
from madhouse.first.service import FirstService
from madhouse.first.tellers import teller_of
from tests.rules.first.tables import JENNY, JENNY_TRAITS, answer, asked, jenny

NEXT_DOOR = "cloakroom.d"
"""The one space of a small room, a step from the hall."""
HALL = "entrance-hall.b"
SALT_OBJECTIVE, SALT = {"1": "B"}, "the-grey-salt"


def ahead(game: Game[Any, Any]) -> Forewarning:
    teller = teller_of(game.header.story)
    teller.see(game.view("investigator-1"))
    return FirstService().forewarned(game, asked(game), teller)


def order(game: Game[Any, Any]) -> list[str]:
    return [*ahead(game).order]


def decisive(game: Game[Any, Any]) -> set[str]:
    return {option for option, seen in ahead(game).options.items() if seen.decisive}


def notes(game: Game[Any, Any], option: str) -> list[tuple[str, int | None]]:
    return [(each.text, each.passes) for each in ahead(game).options[option].notes]


def lies_open(table: TableBuilder, card: str) -> TableBuilder:
    learn(table.state, card, EVERYONE)
    return table


def test_the_telling_has_every_option_once_and_the_rules_keep_their_order() -> None:
    game = jenny(cards=["axe"]).monster("zombie", at="kitchen.a").play(turn_of=JENNY)
    offered = asked(game).options
    assert sorted(order(game)) == sorted(offered)
    assert order(game) != [*offered]
    assert offered[0].startswith("move")


def test_the_last_task_comes_first() -> None:
    game = jenny(cards=["axe"]).answers({"1": "A"}).revealed().play(turn_of=JENNY)
    assert order(game)[0] == "attempt clear-the-second-place"


def test_leaving_the_house_comes_first_where_that_wins() -> None:
    table = jenny("entrance-hall.c", cards=[SALT]).answers(SALT_OBJECTIVE).revealed()
    first = order(table.play(turn_of=JENNY))[0]
    assert first.startswith("leave")


def test_a_step_to_a_lock_that_he_has_the_key_for_comes_first() -> None:
    table = jenny(HALL, cards=["brass-key"]).lock("cloakroom", "brass-plate")
    game = lies_open(table, "brass-plate").play(turn_of=JENNY)
    assert order(game)[0] == f"move {NEXT_DOOR}"
    assert f"move {NEXT_DOOR}" in decisive(game)


def test_nothing_is_told_of_a_lock_that_nobody_has_seen() -> None:
    game = jenny(HALL, cards=["brass-key"]).lock("cloakroom", "brass-plate").play(turn_of=JENNY)
    assert not decisive(game)


def test_a_lock_is_nothing_decisive_without_its_key() -> None:
    table = jenny(HALL, cards=["axe"]).lock("cloakroom", "brass-plate")
    assert not decisive(lies_open(table, "brass-plate").play(turn_of=JENNY))


def test_at_the_lock_the_key_is_decisive() -> None:
    game = jenny(HALL, cards=["axe"]).lock("cloakroom", "held-from-within").play(turn_of=JENNY)
    answer(game, f"move {NEXT_DOOR}")
    assert decisive(game) == {"use axe"}


def test_taking_up_what_the_story_needs_comes_before_a_blow() -> None:
    table = jenny(cards=["axe"]).monster("zombie", at="kitchen.a").pile("kitchen", SALT)
    table.answers(SALT_OBJECTIVE).revealed()
    assert order(lies_open(table, SALT).play(turn_of=JENNY))[0] == EXPLORE


def test_what_lies_facedown_is_not_told_by_the_order() -> None:
    table = jenny(cards=["axe"]).monster("zombie", at="kitchen.a").pile("kitchen", SALT)
    game = table.answers(SALT_OBJECTIVE).revealed().play(turn_of=JENNY)
    assert EXPLORE not in decisive(game)


def test_a_key_that_lies_open_is_needed_while_its_lock_is_seen() -> None:
    table = jenny().pile("kitchen", "brass-key").lock("cloakroom", "brass-plate")
    unseen = lies_open(table, "brass-key").play(turn_of=JENNY)
    assert not decisive(unseen)
    table = jenny().pile("kitchen", "brass-key").lock("cloakroom", "brass-plate")
    seen = lies_open(lies_open(table, "brass-key"), "brass-plate").play(turn_of=JENNY)
    assert decisive(seen) == {EXPLORE}


def test_the_monster_whose_death_wins_is_struck_first() -> None:
    table = jenny("library.a").answers({"1": "A"}).revealed().monster("maniac", at="library.a")
    game = table.monster("zombie", at="library.a", name="tom-halloran").play(turn_of=JENNY)
    assert order(game)[0] == "attack zombie 2 bare-handed"
    assert decisive(game) == {"attack zombie 2 bare-handed"}


def test_blows_come_before_searching_and_searching_before_cards() -> None:
    table = jenny(cards=["barnes-cordial"], horror=1).monster("zombie", at="kitchen.a")
    told = order(table.pile("kitchen", "axe").play(turn_of=JENNY))
    places = [told.index(each) for each in (EXPLORE, "use barnes-cordial", "drop")]
    assert told[0].startswith("attack")
    assert places == sorted(places)


def test_the_best_weapon_comes_first() -> None:
    """Jenny shoots better than she strikes, and does more with an axe than with a knife."""
    cards = ["carving-knife", "45-automatics", "axe"]
    game = jenny(cards=cards).monster("zombie", at="kitchen.a").play(turn_of=JENNY)
    blows = [each for each in order(game) if each.startswith("attack")]
    assert blows == [
        "attack zombie 1 with 45-automatics",
        "attack zombie 1 with axe",
        "attack zombie 1 with carving-knife",
        "attack zombie 1 bare-handed",
    ]


def test_steps_come_before_small_deeds_and_the_end_of_the_turn_last() -> None:
    told = order(jenny(cards=["axe"]).pile("kitchen", "fire-poker").play(turn_of=JENNY))
    assert told[0] == EXPLORE
    assert told[1].startswith("move")
    assert told[-2:] == ["drop", END_TURN]


def test_steps_come_before_cards_and_cards_before_small_deeds() -> None:
    told = order(jenny(cards=["barnes-cordial"], horror=1).play(turn_of=JENNY))
    step = next(place for place, each in enumerate(told) if each.startswith("move"))
    assert step < told.index("use barnes-cordial") < told.index("drop")


def test_what_would_do_nothing_comes_after_all_else() -> None:
    told = order(jenny(cards=["barnes-cordial"]).play(turn_of=JENNY))
    assert told[-2:] == ["use barnes-cordial", END_TURN]


# -- what is said beside an answer -----------------------------------------------------------------


def in_the_library(*cards: str) -> TableBuilder:
    table = TableBuilder("lot-thirteen").pile("library", "six-thousand-volumes", "lantern")
    return table.investigator(JENNY, "library.a", JENNY_TRAITS, cards=cards)


@pytest.mark.rule("1e.lock.stays-faceup")
def test_a_search_says_what_is_known_to_bar_it() -> None:
    hidden = ahead(in_the_library().play(turn_of=JENNY)).options
    assert EXPLORE not in hidden
    known = lies_open(in_the_library(), "six-thousand-volumes").play(turn_of=JENNY)
    assert notes(known, EXPLORE) == [("Six Thousand Volumes: needs Mr. Dace’s Catalogue", None)]
    table = in_the_library("lot-thirteen-4a")
    armed = lies_open(table, "six-thousand-volumes").play(turn_of=JENNY)
    assert notes(armed, EXPLORE) == [("Six Thousand Volumes: you have Mr. Dace’s Catalogue", None)]


@pytest.mark.rule("1e.obstacle.requirement")
def test_a_try_says_before_it_is_chosen_what_its_failure_costs() -> None:
    table = jenny("entrance-hall.b", 1).lock("cloakroom", "swollen-door")
    game = table.play(turn_of=JENNY)
    answer(game, "move cloakroom.d")
    assert notes(game, TRY) == [("If it fails: the way stays shut this turn", None)]


@pytest.mark.rule("1e.open.horror-order")
def test_which_monster_comes_first_is_asked_with_the_odds_of_each() -> None:
    table = (
        jenny("library.b", 1).monster("maniac", at="kitchen.a").monster("zombie", at="kitchen.b")
    )
    game = table.play(turn_of=JENNY)
    step = next(each for each in asked(game).options if each.startswith("move kitchen"))
    stepping = ahead(game).options[step]
    answer(game, step)
    assert asked(game).kind == "face-next"
    before = {note.text: note.passes for note in stepping.notes if note.passes is not None}
    told = [notes(game, option) for option in asked(game).options]
    assert told == [[("Horror test, with Willpower", passes)] for passes in before.values()]


@pytest.mark.rule("1e.mythos.four-points")
def test_a_mythos_card_says_how_likely_its_test_is_passed() -> None:
    table = jenny("kitchen.a").hand("two-shadows").dark("kitchen").threat(2)
    game = table.play(turn_of=JENNY, stage="turn-start")
    (told,) = notes(game, PLAY("two-shadows", JENNY))
    assert told == ("Willpower", 6)
    assert PASS not in ahead(game).options

"""The Salt Wedding: on every map and for every toast, at random, and to each of its endings."""

import random

import pytest

from madhouse.engine.casefile import Header
from madhouse.second.app.mythos import laid_tags
from madhouse.second.edition import begin, edition
from madhouse.second.rules.mythos_targets import stands_at
from tests.second.evenings import Evening

SCENARIO = "salt-wedding"
TOASTS = ["jerusha", "kemp", "leggett", "whitlock"]
MAPS = "abc"
SEA = {
    "a": "to-boathouse, to-strand",
    "b": "to-strand",
    "c": "to-strand",
}
INN = "to-yard, to-taproom"
VESTRY = {
    "a": "to-ballroom, to-chapel",
    "b": "to-strand, to-chapel",
    "c": "to-chapel",
}


def wedding(where: str = "b", toast: str = "jerusha", named: str = "", number: int = 2) -> Evening:
    """An evening on which somebody, right or not, is named as soon as anybody is accused."""
    values = {"map": where, "toast": toast}
    return Evening(SCENARIO, number, values=values, habits=(name(named or toast),))


def name(toast: str) -> str:
    """Naming somebody, once the accusation has been heard."""
    return f"do {TOASTS.index(toast)}"


def facts(evening: Evening) -> set[str]:
    return set(evening.app.facts)


def foe(evening: Evening, name: str) -> int:
    """The health of a named monster on the board."""
    found: list[int] = [each.health for each in evening.app.monsters if each.name == name]
    assert len(found) == 1
    return found[0]


# -- on every map --------------------------------------------------------------------------------


@pytest.mark.parametrize("where", MAPS)
def test_every_room_can_be_explored(where: str) -> None:
    evening = wedding(where)
    evening.together(
        f"{INN}, to-ballroom, to-kitchen, to-cellar, to-stair, to-corridor, to-bridal-chamber",
        f"{SEA[where]}, to-boathouse, to-loft, {VESTRY[where]}",
    )
    whole = evening.told.box.whole_map(where)
    assert set(evening.app.laid) == whole.tiles


@pytest.mark.parametrize("toast", TOASTS)
def test_any_two_of_three_marks_single_one_out(toast: str) -> None:
    marks = edition(SCENARIO).scenario.attributes["toast"]
    for pair in (("cuff", "hand"), ("cuff", "came"), ("hand", "came")):
        alike = [n for n, each in marks.items() if all(each[m] == marks[toast][m] for m in pair)]
        assert alike == [toast]


@pytest.mark.parametrize("seed", range(10))
def test_random_games_come_to_an_end(seed: int) -> None:
    content = edition(SCENARIO).content_version
    header = Header(
        edition="second",
        story=SCENARIO,
        content=content,
        seed=str(seed),
        investigators=2 + seed % 4,
        hands="people" if seed % 2 else "",
    )
    choice, game = random.Random(seed), begin(header)
    while game.pending:
        asked = game.pending[0]
        options = [each for each in asked.options if each != "end game"]
        game.apply(choice.choice(asked.seats), choice.choice(options))
    assert game.result is not None


# -- the accusation ------------------------------------------------------------------------------

MARKS = f"{INN}, hook, to-ballroom, edmund 2"


@pytest.mark.parametrize("toast", TOASTS)
def test_whoever_is_rightly_accused_is_unmasked(toast: str) -> None:
    evening = wedding(toast=toast).together(f"{MARKS}, dais 1 until accused")
    assert evening.app.round >= 7
    assert {"accused", "named", "unmasked"} <= facts(evening)
    assert evening.app.fact_values["named"] == toast
    assert foe(evening, f"the-toast-{toast}") == 5 + 2 * 2  # a Priest's with two investigators
    assert toast not in evening.app.tokens


def test_nobody_is_accused_by_one_mark() -> None:
    evening = wedding().together(f"{INN}, hook, to-ballroom").wait_until_round(8)
    decision = evening.game.pending[0]
    assert "interact dais 1" not in decision.options


def test_a_wrong_accusation_brings_the_toast_forward_and_can_be_mended() -> None:
    evening = wedding(toast="kemp", named="leggett")
    evening.together(f"{MARKS}, dais 1 until wronged")
    assert any(each.kind == "riot" for each in evening.app.monsters)
    assert evening.app.counts["hurry"] == 2
    assert "toast" not in facts(evening)
    round_of_it = evening.app.round
    evening.wait_until_round(max(8, round_of_it) + 1)
    assert "toast" in facts(evening)


def test_a_second_name_is_heard_and_no_third() -> None:
    evening = wedding(toast="kemp", named="leggett")
    evening.together(f"{MARKS}, dais 1 until wronged")
    evening.habits = (name("kemp"),)
    evening.together("dais 1 until accused")
    assert "accused" in facts(evening)
    assert "wronged-again" not in facts(evening)


# -- the clock -----------------------------------------------------------------------------------


def test_the_bride_goes_to_the_service_and_comes_to_breakfast() -> None:
    evening = wedding("c").together(f"to-yard, {VESTRY['c']}, to-taproom, to-ballroom")
    evening.wait_until_round(5)
    assert evening.app.tokens["thirza"] == "chapel.a"
    evening.wait_until_round(8)
    assert evening.app.tokens["thirza"] == "ballroom.a"
    assert evening.app.tokens["leggett"] == "ballroom.c"


@pytest.mark.parametrize("where", MAPS)
def test_the_party_walks_to_the_strand_and_it_is_over(where: str) -> None:
    evening = wedding(where).wait_until_round(11)
    assert {"toast", "unmasked", "walking"} <= facts(evening)
    assert foe(evening, "the-toast-jerusha") == 5 + 2 * 2 + 2 * 2
    assert "edmund" not in evening.app.tokens
    assert evening.app.tokens["procession"].startswith("ballroom")
    evening.wait_until_round(12)
    assert not evening.app.tokens["procession"].startswith("ballroom")
    assert evening.wait_until_round(99).over == "sixtyone"


def test_a_stopped_rail_holds_the_party_for_a_round() -> None:
    evening = wedding().together(f"{SEA['b']}, sea 1").wait_until_round(12)
    assert "rail-held" in facts(evening)
    assert evening.app.counts["held"] == 1
    assert evening.app.tokens["procession"].startswith("ballroom")


def test_a_barricade_on_its_way_holds_the_party_and_is_cleared() -> None:
    evening = wedding().together(INN).wait_until_round(11)
    state = evening.game.table.state
    (settle,) = state.barricades
    door = next(d for d in evening.table.places.doors if "ballroom" in d and "taproom" in d)
    settle.space, settle.blocks = next(s for s in door.split("|") if "taproom" in s), door
    evening.wait_until_round(12)
    assert not state.barricades
    assert evening.app.counts["held"] == 1


def test_the_arch_is_a_passage_once_both_ends_are_laid() -> None:
    evening = wedding()
    evening.together(
        f"{INN}, quill 1, to-ballroom, jerusha 0, jerusha 2, to-kitchen, to-cellar", "to-strand"
    )
    evening.wait_until_round(evening.app.round + 1)
    assert evening.game.table.state.passages == ["cellar.a", "strand.a"]


def test_a_cousin_whom_the_ledge_trusts_you_with_only_watches() -> None:
    evening = wedding()
    evening.together(f"{INN}, quill 1, to-ballroom, jerusha 0, to-kitchen, to-cellar")
    evening.wait_until_round(7)
    (cousin,) = (each for each in evening.app.monsters if each.name == "cellar-cousin")
    assert evening.game.table.state.monsters[cousin.id] == cousin.origin
    assert not cousin.provoked


# -- the endings ---------------------------------------------------------------------------------


@pytest.mark.parametrize("where", MAPS)
@pytest.mark.parametrize("toast", TOASTS)
def test_the_cup_is_refused_and_broken(where: str, toast: str) -> None:
    evening = wedding(where, toast)
    evening.together(
        f"{MARKS}, dais 1 until accused",
        f"{VESTRY[where]}, strongbox, {SEA[where]}, sea 0",
    )
    assert evening.over == "untied"


def test_the_cup_is_won_from_the_one_who_would_give_the_toast() -> None:
    evening = wedding(number=3).together(f"{MARKS}, dais 1 until accused", "edmund 0", "to-strand")
    evening.fight("the-toast-jerusha")
    lying = evening.game.table.state.dropped.values()
    assert any("the-loving-cup" in cards for cards in lying)
    assert evening.fetch(1, "the-loving-cup").together("sea 0").over == "untied"


@pytest.mark.parametrize("where", MAPS)
def test_white_salt_in_the_wine(where: str) -> None:
    evening = wedding(where)
    evening.together(
        f"{INN}, quill 1, to-kitchen, crock, to-ballroom, jerusha 0",
        f"{VESTRY[where]}, strongbox, toast-wine",
    )
    assert evening.wait_until_round(99).over == "dry"
    assert evening.app.round == 10


@pytest.mark.parametrize("where", MAPS)
def test_away_by_the_road(where: str) -> None:
    evening = wedding(where)
    evening.together(
        f"{INN}, to-ballroom, jerusha 0, edmund 1, thirza 2",
        f"{INN}, cart 0, cart 1",
    )
    assert evening.over == "road"


def test_there_is_a_crowd_once_the_inn_is_open() -> None:
    evening = wedding()
    assert "crowd" not in laid_tags(evening.table)
    evening.together(INN)
    assert "crowd" in laid_tags(evening.table)
    inside = next(w for w in evening.table.playing if w.space.startswith(("taproom", "yard")))
    assert stands_at(evening.table, inside, "crowd")

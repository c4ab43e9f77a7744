"""The Salt Wedding as it is told: what is laid is answered, and the epilogues know the evening."""

import re

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.app.tokens import options_of
from madhouse.second.edition import edition
from tests.second.evenings import Evening
from tests.second.weddings import (
    INN,
    MAPS,
    MARKS,
    SCENARIO,
    SEA,
    TOASTS,
    VESTRY,
    epilogue,
    facts,
    names,
    read_aloud,
    wedding,
)

EVIDENCE = {
    "cuff": {"hook": f"{INN}, hook", "handrail": f"{INN}, to-ballroom, to-stair, handrail"},
    "hand": {
        "edmund": f"{INN}, to-ballroom, edmund 3",
        "cards": f"{INN}, to-ballroom, to-stair, to-corridor, place-cards",
        "register": f"{INN}, quill 2, to-strand, to-chapel, leggett 3",
    },
    "came": {"ostler": "to-yard, ostler 1", "mooring": "to-boathouse, mooring-book"},
}
SHOWS = {
    "wet": {"hook": "wet to the second button", "handrail": "The sleeve was wet"},
    "dry": {"hook": "dry as paper", "handrail": "The sleeve was dry"},
    "left": {"edmund": "after the pen", "cards": "a left hand", "register": "a left hand"},
    "right": {"edmund": "pressed too hard", "cards": "a right hand", "register": "a right hand"},
    "boat": {"ostler": "hats from the boats", "mooring": "kept in the hand"},
    "road": {"ostler": "hats on wheels", "mooring": "no grey one"},
}
"""What shows each mark, where it can be found."""


@pytest.mark.parametrize("toast", TOASTS)
@pytest.mark.parametrize(
    ("mark", "where"), [(mark, where) for mark, places in EVIDENCE.items() for where in places]
)
def test_each_mark_is_seen_before_it_is_noted(toast: str, mark: str, where: str) -> None:
    evening = wedding(toast=toast).together(EVIDENCE[mark][where])
    value = edition(SCENARIO).scenario.attributes["toast"][toast][mark]
    assert evening.app.fact_values[mark] == value
    assert SHOWS[value][where] in read_aloud(evening)


@pytest.mark.parametrize("toast", TOASTS)
def test_the_list_says_of_each_of_the_four_what_marks_them(toast: str) -> None:
    marks = edition(SCENARIO).scenario.attributes["toast"][toast]
    told = edition(SCENARIO).box.tokens["list"].options[0].text
    row = f"{marks['cuff']}, {marks['hand']}, by {marks['came']}"
    people = {
        "jerusha": "Grandmother",
        "kemp": "Kemp",
        "leggett": "Leggett",
        "whitlock": "Whitlock",
    }
    assert f"{people[toast]}: {row}" in " ".join(told.split())


GIVERS = [
    ("jerusha", "Jerusha"),
    ("kemp", "Kemp"),
    ("leggett", "Leggett"),
    ("whitlock", "Whitlock"),
]

WHY = {
    "jerusha": "I asked",
    "kemp": "drew it|Short straw",
    "leggett": "I was asked",
    "whitlock": "written to|put to me in a letter",
}
"""How each of them came to give it: they draw for it, or they are asked."""


@pytest.mark.parametrize("toast", TOASTS)
def test_how_they_came_to_give_it_is_told_at_the_accusation_and_at_the_toast(toast: str) -> None:
    accused = wedding(toast=toast).together(f"{MARKS}, dais 1 until accused")
    given = wedding(toast=toast).wait_until_round(11)
    for evening in (accused, given):
        assert re.search(WHY[toast], read_aloud(evening))


@pytest.mark.parametrize("toast", TOASTS)
def test_those_who_were_not_asked_say_so_afterward(toast: str) -> None:
    evening = wedding(toast=toast).wait_until_round(11)
    there = [each for each in TOASTS if each in evening.app.tokens]
    assert there == [each for each in TOASTS if each != toast]
    for each in there:
        token = evening.told.box.tokens[each]
        offered = dict(options_of(evening.table, token, Scene(evening.figure(1))))
        assert offered[2].label.endswith("about it now")


@pytest.mark.parametrize("toast", TOASTS)
@pytest.mark.parametrize("where", MAPS)
def test_whom_he_waits_for_can_be_found_out(where: str, toast: str) -> None:
    evening = wedding(where, toast).together(
        f"steps, {INN}, to-kitchen, to-cellar, hamper 0", f"{INN}, {VESTRY[where]}, tablet"
    )
    assert "waits" in facts(evening)
    assert "nobody has ever told him to stop" in read_aloud(evening)


def test_the_mirror_and_old_mrs_pell_tell_the_same() -> None:
    evening = wedding(toast="kemp").together(
        f"{INN}, to-ballroom, jerusha 3, jerusha 8",
        f"{INN}, to-ballroom, to-stair, to-corridor, to-bridal-chamber, mirror",
    )
    assert {"custom", "jonah", "tablet", "waits"} <= facts(evening)


NETS = {
    "a": "to-boathouse, to-loft, nets",
    "b": f"{INN}, to-ballroom, to-stair, to-corridor, to-loft, nets",
    "c": "to-strand, to-boathouse, to-loft, nets",
}
ANSWERS = (
    "any young man would do",  # one side has money and wants a name, or the other way about
    "that one says only: J. Pell",  # count the guests
    "I did not like it to be only me",  # I should like to be wrong
    "Whichever is walking",  # nobody has told the fiddler
    "Mr. Dunn gave me his watch",  # he has never been seen to be unhappy
    "with a watch chain, no watch",
    "gone down",  # a line with nothing on it
    "the hand that has signed for every groom",  # one hand signs for all of them
    "Nineteen years not one boat came home",  # what the toast is for
    "White salt they will not have near it",  # not for the cup
    "I put that by in nineteen-nine",  # for when somebody asks
    "nobody has ever told him to stop",  # room for a second name
    "They have fetched it for the toast",  # three handles
    "the third dory",  # a third cradle, empty
    "with four lanterns",  # for people who mean to walk somewhere after dark
    "the hymn from the board",  # one number, three times
)


@pytest.mark.parametrize("where", MAPS)
@pytest.mark.parametrize("toast", TOASTS)
def test_what_is_asked_in_the_beginning_is_answered(where: str, toast: str) -> None:
    evening = wedding(where, toast, number=4).together(
        f"steps, to-yard, fiddler, ostler 0, whitlock 3, {INN}, quill 2, kemp 3, jerusha 3, list 1",
        f"{INN}, {VESTRY[where]}, tablet, leggett 3, register 0",
        f"{INN}, to-ballroom, count, to-stair, to-corridor, to-bridal-chamber, mirror, thirza 2",
        f"{NETS[where]}, quill 1",
    )
    evening.wait_until_round(11).together("edmund 0", "strongbox 1", "procession 0")
    told = read_aloud(evening.wait_until_round(13))
    assert [each for each in ANSWERS if each not in told] == []


# -- epilogues -----------------------------------------------------------------------------------

BREAK = f"{MARKS}, dais 1 until accused"


@pytest.mark.parametrize("toast", TOASTS)
def test_the_epilogue_of_the_broken_cup_knows_who_it_was_and_who_broke_it(toast: str) -> None:
    evening = wedding("b", toast).together(BREAK, f"{VESTRY['b']}, strongbox, {SEA['b']}, sea 0")
    told = epilogue(evening)
    prices = ["red hair", "Kemp's boats", "tarpaulin", "Wickett Hill"]
    assert [each in told.replace("’", "'") for each in prices] == [each == toast for each in TOASTS]
    assert f"{names(evening)[1]} stood by the rail" in told
    assert names(evening)[0] not in told
    assert "never given" in told
    assert "Nobody knew what to say over him" in told


def test_the_epilogue_of_the_broken_cup_remembers_what_was_found_out() -> None:
    evening = wedding("b", "kemp").together(
        "steps, to-yard, ostler 0, to-taproom, hook, to-ballroom, jerusha 3, jerusha 6,"
        " edmund 3, dais 1 until accused",
        f"to-strand, to-chapel, tablet, strongbox, {INN}, to-kitchen, to-cellar, hamper 0,"
        f" hamper 1, sea 0",
    )
    told = epilogue(evening)
    assert f"{names(evening)[1]} said two names over him" in told
    for line in ("It was going", "nails had had to be drawn", "So that is how it goes on"):
        assert line in told


@pytest.mark.parametrize(("toast", "given"), GIVERS)
def test_the_epilogues_of_salt_and_road_and_time_say_who_gave_it(toast: str, given: str) -> None:
    dry = wedding("b", toast).together(
        f"{INN}, quill 2, to-kitchen, crock, to-ballroom, jerusha 3",
        f"{VESTRY['b']}, strongbox, toast-wine",
    )
    road = wedding("b", toast).together(
        f"{INN}, to-ballroom, jerusha 3, edmund 2, thirza 4", f"{INN}, cart 0, cart 1"
    )
    for evening in (dry.wait_until_round(99), road, wedding("b", toast).wait_until_round(99)):
        assert re.search(
            rf"{given}( Pell)?(, who had given it|, who gave it| gave it)", epilogue(evening)
        )


def test_the_epilogue_of_the_road_knows_who_held_the_gate_and_whose_word_was_kept() -> None:
    evening = wedding("b").together(
        f"{INN}, to-ballroom, jerusha 3, jerusha 5, edmund 2, thirza 4", f"{INN}, cart 0, cart 1"
    )
    told = epilogue(evening)
    assert f"It was {names(evening)[1]} who held the gate" in told
    assert "You kept yours" in told
    assert "There was a younger brother" in told
    assert "asked for the ring back" not in told


def test_who_took_the_ring_and_the_cup_too_did_not_keep_their_word() -> None:
    evening = wedding("b")
    evening.app.facts.append("cup")
    evening.together(
        f"{INN}, to-ballroom, jerusha 3, jerusha 5, edmund 2, thirza 4", f"{INN}, cart 0, cart 1"
    )
    told = epilogue(evening)
    assert "asked for the ring back" in told
    assert "You kept yours" not in told


def test_with_white_salt_behind_them_the_road_costs_a_headache() -> None:
    evening = wedding("b")
    evening.app.facts.append("swapped")
    evening.together(f"{INN}, to-ballroom, jerusha 3, edmund 2, thirza 4", f"{INN}, cart 0, cart 1")
    assert evening.over == "road"
    assert "had a headache" in epilogue(evening)


def test_the_epilogue_of_the_dry_toast_names_everybody_who_was_not_lost() -> None:
    evening = wedding("b").together(
        f"{INN}, quill 2, to-kitchen, crock, to-ballroom, jerusha 3",
        f"{VESTRY['b']}, strongbox, toast-wine",
    )
    told = epilogue(evening.wait_until_round(99))
    assert f"It was {' and '.join(names(evening))} who had changed the salt" in told
    assert "on the hill, by himself" in told


@pytest.mark.parametrize(("fallen", "line"), [(True, "lifted off the floor"), (False, "up to bed")])
def test_whoever_fell_after_the_toast_is_not_put_to_bed(fallen: bool, line: str) -> None:
    evening = wedding("b").wait_until_round(11)
    if fallen:
        evening.app.facts.append("fallen")
    told = epilogue(evening.wait_until_round(99))
    assert [each in told for each in ("lifted off the floor", "up to bed")] == [fallen, not fallen]
    assert line in told


def test_whoever_is_lost_is_named() -> None:
    evening = Evening(SCENARIO, values={"map": "b", "toast": "kemp"})
    evening.wait_until_round(2)
    evening.figure(2).eliminated = True
    told = epilogue(evening.wait_until_round(99))
    assert f"{names(evening)[1]} went on ahead" in told
    assert "signed for the rest" in told


def test_where_nobody_is_lost_all_are_signed_for() -> None:
    evening = wedding("b").wait_until_round(99)
    assert f"signed for {' and '.join(names(evening))}, in one hand" in epilogue(evening)


@pytest.mark.parametrize(
    ("told_to", "line"), [(True, "says garboard"), (False, "with everybody singing")]
)
def test_the_last_epilogue_knows_who_was_walked_down(told_to: bool, line: str) -> None:
    evening = wedding("b")
    if told_to:
        evening.together(f"{INN}, to-ballroom, jerusha 3, edmund 2")
    assert line in epilogue(evening.wait_until_round(99))

"""Dead Letter Office as it is told: what is laid is answered, and endings know who was there."""

import pytest

from madhouse.second.tellers import teller_of
from tests.second.evenings import Evening
from tests.second.test_dead_letter_office import (
    INKS,
    MAPS,
    READ,
    ROOTS,
    SCENARIO,
    TO_OFFICE,
    house,
    writing,
)

TOUR = (
    "tray, bright 0, bright 4, bright 1, sort 0, bright 5, sort 1, sort 2, root-letter",
    "baptista 0, baptista 3, baptista 1, baptista 2, to-carriers-room, to-boiler-room, locker, "
    "baptista 4, {office}mott 0, mott 1, mott 3, mott 5, baptista 5, baptista 6, mott 6",
    "to-gallery 1, tate 0, {other_office}to-records, tate 1, tate 2, tate 5, ledgers 0, ledgers 1, "
    "mott 2",
    "to-postmasters-office, safe, to-telegraph-room, wire, wire 1, safe 1, bright 2, bright 3, "
    "counter 0, counter 1",
    "to-loading-bay, to-chute-room, chute 0, sacks, to-yard, prints, to-stable, feed-bin, "
    "furnace 0",
)
"""Five people who look at everything and ask everybody."""
LETTERS = (
    "an upright hand, a two-cent red, a Saltery mark",
    "a slanted hand, a two-cent red, a French mark",
    "a slanted hand, a Saltery mark, a five-cent blue",
)
"""The three letters, as the people who have them show them."""
HOOKS = {
    "he has not said from whom": ("She went to Providence", "RETURNED HIS PASS", "No more, Silas"),
    "would like someone to tell him": ("Boys would have got her wrong",),
    "the clock stopped for cleaning": ("while I was reading",),
    "none has been burned": ("I took a sack down to burn",),
    "the chair in the cold boiler": ("The chair is mine",),
    "they have been answered": ("I dried it with what was in the box", "one box, to dry the ink"),
    "why they go by themselves": ("there would be more", "one without a good-bye"),
    "the child of 1919": ("She has it in her prayer book",),
    "he never caught one": ("to see who was taking the letters",),
    "the tray marked Nobody": ("three slips from the hospital",),
    "the ledger that was taken down": ("Undelivered: addressee engaged",),
    "the sounder that is learning": ("It is spelling THANK YOU",),
    "the wet boots": ("beside the wet boots",),
    "the clerk nobody engaged": ("Signed on under Mr. Cleveland", "a man in a celluloid collar"),
    "somebody with a spoon": ("a teaspoon grey to the handle",),
    "harness for three": ("Three horses went out", "a carrier went out with the third horse"),
    "the warm mouth": ("warm from the lamp at the top of it",),
    "should one": ("I would ask the boy", "You will hurt somebody"),
}
"""What is laid, and words of what answers it."""


def told(evening: Evening) -> str:
    """Everything that was read and told, as one text."""
    teller = teller_of(SCENARIO)
    teller.see(evening.game.view("spectator"))
    return "\n".join(teller.event(each) for each in evening.game.log)


def epilogue(evening: Evening) -> str:
    teller = teller_of(SCENARIO)
    teller.see(evening.game.view("spectator"))
    return next(teller.event(each) for each in evening.game.log if each.kind == "ending")


def name(evening: Evening, number: int) -> str:
    return evening.told.box.investigators[evening.figure(number).id].name


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("root", ROOTS)
@pytest.mark.parametrize("ink", INKS)
def test_everything_laid_is_answered_in_every_truth(map: str, root: str, ink: str) -> None:
    there = "to-dead-letter-office, "
    ways = {"office": there if map == "b" else "", "other_office": there if map == "a" else ""}
    evening = house(map, root, ink, investigators=5)
    read = told(evening.together(*(each.format(**ways) for each in TOUR))).lower()
    for hook, answers in HOOKS.items():
        assert [each for each in answers if each.lower() not in read] == [], hook
    assert [each for each in LETTERS if each.lower() not in read] == []


RECEIVED = {
    "tate": "Colonel Tate had it",
    "mott": "Miss Mott, and she signed",
    "bright": "Mr. Bright signed",
}
SENTENCE = {
    "tate": "There were no letters.",
    "mott": "Nobody knows if she was angry.",
    "bright": "Your wife is not dead.",
}
ADDRESS = {"tate": "Col. A. Tate", "mott": "Miss E. Mott, at", "bright": "Mr. S. Bright"}


@pytest.mark.parametrize("root", ROOTS)
def test_the_right_one_is_written_to(root: str) -> None:
    first, second = writing("a", root, "counter")
    evening = house(root=root).together(f"{first}, desk 1", second)
    read, end = told(evening), epilogue(evening)
    for other in ROOTS:
        assert (ADDRESS[other] in read) is (other == root)
        assert (SENTENCE[other] in read) is (other == root)
        assert (RECEIVED[other] in end) is (other == root)


TOLD = {"tate": "tate 3", "mott": "mott 4", "bright": "bright 6"}
KNEW = {"tate": "told it to his face", "mott": "had heard it already", "bright": "had been told"}


@pytest.mark.parametrize("root", ROOTS)
def test_whoever_was_told_already_reads_it_otherwise(root: str) -> None:
    first, second = writing("a", root, "counter")
    first = first.replace("torn", f"{TOLD[root]}, torn")
    end = epilogue(house(root=root).together(f"{first}, desk 1", second))
    assert KNEW[root] in end
    assert RECEIVED[root] not in end


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("slot", "had posted it at the public slot"),
        ("to-chute-room, chute 1", "had let it go at a cold mouth"),
        ("desk 1", "had dug a way for it"),
    ],
)
def test_an_epilogue_names_who_posted_it_and_where(way: str, words: str) -> None:
    first, second = writing("a", "mott", "counter")
    evening = house(root="mott").together(f"{first}, {way}", second)
    assert f"{name(evening, 1)} {words}" in epilogue(evening)


def test_an_epilogue_names_who_stayed_with_miss_mott() -> None:
    first, second = writing("a", "mott", "counter")
    evening = house(root="mott").together(f"{first}, slot", second)
    assert f"{name(evening, 2)} saw the pen put down" in epilogue(evening)


def test_an_epilogue_names_who_was_lost() -> None:
    first, second = writing("a", "mott", "counter")
    evening = house(root="mott").together(first, second)
    evening.figure(2).eliminated = True
    end = epilogue(evening.together("desk 1"))
    assert f"Mr. Baptista wrote {name(evening, 2)} in his rounds book" in end


def burned(*, knowing: bool, root: str = "tate") -> Evening:
    """Everything is burned, perhaps after the letter that began it was found."""
    boiler = "to-carriers-room, to-boiler-room, furnace 0"
    sorting = "bright 1, baptista 2, sort 2, " if knowing else ""
    errand = f"{sorting}{TO_OFFICE['a']}, mott 1, box, furnace 1"
    return house(root=root).together(errand, boiler)


def test_an_epilogue_names_who_stood_at_the_furnace() -> None:
    evening = burned(knowing=False)
    end = epilogue(evening)
    assert f"{name(evening, 1)} and {name(evening, 2)} had put the box in first" in end
    assert "The letter that began it was in there somewhere" in end
    assert "You might have asked me for it" in end


LEFT = {
    "tate": "at his slit again",
    "mott": "believes that she was forgiven",
    "bright": "a widower",
}


@pytest.mark.parametrize("root", ROOTS)
def test_what_is_burned_is_not_answered(root: str) -> None:
    end = epilogue(burned(knowing=True, root=root))
    for other in ROOTS:
        assert (LEFT[other] in end) is (other == root)


def test_an_epilogue_names_who_sat_down() -> None:
    evening = house().together(f"{TO_OFFICE['a']}, mott 3, desk 2")
    assert f"The hand is that of {name(evening, 1)}." in epilogue(evening)


@pytest.mark.parametrize(("round", "said"), [(4, "Not before this tray"), (9, "This tray is done")])
def test_her_chair_is_free_once_a_tray_is_done(round: int, said: str) -> None:
    evening = house().together(TO_OFFICE["a"]).wait_until_round(round).together("mott 3")
    assert said in told(evening)
    heard = "holds her chair by the back" in told(evening.wait_until_round(10))
    assert heard is (round < 9)


def test_a_night_staff_that_was_signed_off_goes_nowhere() -> None:
    ways = "to-gallery 1, to-dead-letter-office, to-records"
    evening = house().together(f"bright 1, baptista 2, counter 1, {ways}, ledgers 2, sort 2")
    assert "free" not in evening.app.facts
    assert "There is nobody left on the night rota." in told(evening)


def test_losing_tells_how_it_was_lost() -> None:
    slow = epilogue(house().wait_until_round(99))
    assert "Nine sacks went out" in slow
    evening = house(habits=READ).wait_until_round(99)
    hasty = epilogue(evening)
    assert f"all it wanted, from {name(evening, 1)} and {name(evening, 2)}." in hasty
    assert "where each of you was standing" in hasty
    assert "Nine sacks" not in hasty


def test_whoever_was_told_is_written_to_all_the_same() -> None:
    evening = house(root="bright").together("bright 1, baptista 2, bright 2, sort 2, bright 6")
    lost = epilogue(evening.wait_until_round(99))
    assert "Mr. Bright had been told. By Epiphany" in lost
    assert "A lady came from Providence" not in lost


def test_every_letter_of_the_night_is_another() -> None:
    """From the third round on one comes in each, as long as it lasts."""
    evening = house(habits=("do 0",), investigators=5).wait_until_round(12)
    said = [each.facts["word"] for each in evening.game.log if each.kind == "said"]
    assert len(said) == len(set(said)) == 12 - 3

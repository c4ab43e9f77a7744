"""The evening as a story: strands are woven into sentences, paragraphs and chapters."""

from madhouse.engine.messages import ENGLISH, Messages
from madhouse.engine.tale import (
    THING,
    EveningTale,
    Strand,
    TalePart,
    Weaver,
    decisive,
    fitting,
    markdown,
)

OPENING = Strand("passage", "It rains.")
ANN, BEN = Strand("arrives", who="Ann Lee"), Strand("arrives", who="Ben Hart")
ROUND = Strand("round")
END = Strand("end", "It stops.", title="How it ended")


def deed(who: str, text: str, weight: int = 5) -> Strand:
    return Strand("deed", text, who, weight=weight)


def tale(*strands: Strand) -> EveningTale:
    return Weaver("The Rain", Messages.load(ENGLISH), "The house has won").woven(strands)


def told(*strands: Strand) -> list[str]:
    return [part.text for chapter in tale(*strands).chapters for part in chapter.parts]


def test_the_deeds_of_one_person_in_a_row_are_one_sentence() -> None:
    some = deed("Ann Lee", "found the key"), deed("Ann Lee", "went up"), deed("Ben Hart", "hid")
    assert told(*some) == ["Ann Lee found the key and went up. Ben Hart hid."]


def test_what_is_done_again_is_told_once() -> None:
    hid, went = deed("Ann Lee", "hid"), deed("Ann Lee", "went up")
    assert told(hid, hid, ROUND, went, hid, deed("Ben Hart", "hid")) == [
        "Ann Lee hid.",
        "Ann Lee went up. Ben Hart hid.",
    ]


def test_everybody_has_their_whole_name_once_and_is_named_with_those_they_came_with() -> None:
    assert told(ANN, BEN, ROUND, deed("Ann Lee", "gave the key to Ben Hart")) == [
        "There were two of them: Ann Lee and Ben Hart.",
        "Ann gave the key to Ben.",
    ]


def test_the_opening_comes_before_those_who_came() -> None:
    assert told(ANN, OPENING)[0] == "It rains."


def test_a_round_begins_a_paragraph_and_an_event_a_chapter() -> None:
    event = Strand("chapter", "The lamps go out.", title="Dark")
    woven = tale(deed("Ann Lee", "hid"), ROUND, deed("Ben Hart", "hid"), event, END)
    assert [each.title for each in woven.chapters] == ["The Rain", "Dark", "How it ended"]
    assert len(woven.chapters[0].parts) == 2
    assert woven.chapters[1].parts == [TalePart("The lamps go out.", written=True)]


def test_what_an_author_wrote_for_every_time_is_read_once() -> None:
    again = Strand("passage", "A sack is tied.", weight=3)
    assert told(again, ROUND, again) == ["A sack is tied."]


def test_the_end_says_who_went_home_and_after_how_long() -> None:
    died = Strand("sentence", "Ben Hart died.", weight=10, lost="Ben Hart")
    won, over, who = told(ANN, BEN, ROUND, ROUND, died, END)[-1].split(". ")
    assert (won, over) == ("The house has won", "It was over in round 2")
    assert who == "Ann had seen it to its end, and Ben had not."


def test_the_end_of_a_game_that_nobody_survives() -> None:
    died = Strand("sentence", "Ann Lee died.", weight=10, lost="Ann Lee")
    assert told(ANN, ROUND, died, END)[-1].endswith("Ann had not seen its end.")


def test_the_lightest_strands_are_left_out_where_there_is_no_room() -> None:
    heavy, light = deed("Ann Lee", "died in the hall", 9), deed("Ann Lee", "hid", 1)
    assert fitting([light, heavy, light], 6) == [heavy]
    assert fitting([light, heavy, light], 60) == [light, heavy, light]


def test_of_those_that_weigh_the_same_some_from_everywhere_stay() -> None:
    same = [deed("Ann Lee", f"saw {number}", 2) for number in range(10)]
    kept = fitting(same, 20)
    assert [same.index(each) for each in kept] == [0, 2, 4, 6, 8]


def test_its_decisive_moment_is_the_last_of_the_heaviest_before_the_end() -> None:
    first, last = deed("Ann Lee", "fell", 9), deed("Ben Hart", "fell", 9)
    assert decisive([first, last, deed("Ben Hart", "rose", 3), END]) == 1


def test_as_markdown_an_author_is_quoted() -> None:
    assert markdown(tale(OPENING, deed("Ann Lee", "hid"), END)).splitlines()[:6] == [
        "# The Rain",
        "",
        "> It rains.",
        "",
        "Ann Lee hid.",
        "",
    ]


def found(who: str, thing: str, where: str = "in the hall") -> Strand:
    return Strand("deed", f"found {THING} {where}", who, weight=5, thing=thing)


def test_several_things_of_which_the_same_is_said_are_named_together() -> None:
    here = found("Ann Lee", "the key"), found("Ann Lee", "the lamp")
    assert told(*here, found("Ann Lee", "the axe", "in the yard")) == [
        "Ann Lee found the key and the lamp in the hall and found the axe in the yard."
    ]
    fell = [
        Strand("sentence", f"{THING} fell.", thing=each) for each in ("the first", "the second")
    ]
    assert told(*fell) == ["The first and the second fell."]


def test_another_thing_found_in_the_same_place_is_told_too() -> None:
    again = found("Ann Lee", "the key"), ROUND, found("Ann Lee", "the key")
    assert told(*again, found("Ann Lee", "the lamp")) == [
        "Ann Lee found the key in the hall.",
        "Ann Lee found the lamp in the hall.",
    ]


def test_whoever_came_is_named_before_what_they_made_ready() -> None:
    assert told(deed("Ann Lee", "learned a spell"), ANN, ROUND)[0].startswith("Ann Lee came. ")
    assert told(ANN, ROUND, deed("Ann Lee", "hid"), BEN)[-1] == "Ann hid. Ben Hart came."

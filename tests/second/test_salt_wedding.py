"""The Salt Wedding: on every map and for every toast, at random, and to each of its endings."""

import random
import re

import pytest
from msgspec.structs import replace

from madhouse.engine.casefile import Header
from madhouse.engine.clauses import parts_within
from madhouse.second.acting.scene import Scene
from madhouse.second.app.mythos import laid_tags
from madhouse.second.app.tokens import options_of
from madhouse.second.building import TableBuilder
from madhouse.second.edition import begin, edition
from madhouse.second.rules.mythos_targets import stands_at
from madhouse.second.things.monsters import Instruction
from madhouse.second.told.telling import teller_for
from madhouse.second.words.facts import Known
from madhouse.second.words.logic import Not
from tests.second.evenings import Evening
from tests.second.foes import blanks

SCENARIO = "salt-wedding"
LEV = "lev-abramson"
STRONG = ("tomas-brito", "angus-dunmore")
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

MARKS = f"{INN}, hook, to-ballroom, edmund 3"


@pytest.mark.parametrize("toast", TOASTS)
def test_whoever_is_rightly_accused_is_unmasked(toast: str) -> None:
    evening = wedding(toast=toast).together(f"{MARKS}, dais 1 until accused")
    assert evening.app.round >= 7
    assert {"accused", "named"} <= facts(evening)
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


def test_whoever_is_wrong_at_once_has_a_round_to_mend_it() -> None:
    evening = wedding(toast="kemp", named="leggett")
    evening.together(f"{MARKS}, dais 1 until wronged")
    assert evening.app.round == 7
    evening.wait_until_round(8)
    assert "toast" not in facts(evening)
    evening.wait_until_round(9)
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
    assert {"toast", "named", "walking"} <= facts(evening)
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
        f"{INN}, quill 2, to-ballroom, jerusha 3, jerusha 7, to-kitchen, to-cellar", "to-strand"
    )
    evening.wait_until_round(evening.app.round + 1)
    assert evening.game.table.state.passages == ["cellar.a", "strand.a"]


def test_a_cousin_whom_the_ledge_trusts_you_with_only_watches() -> None:
    evening = wedding()
    evening.together(f"{INN}, quill 2, to-ballroom, jerusha 3, to-kitchen, to-cellar")
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


def taken_from_his_hand(where: str, toast: str) -> Evening:
    """Nobody has found out anything; the cup is taken from whoever walks with it."""
    evening = Evening(SCENARIO, values={"map": where, "toast": toast}, who=STRONG)
    evening.together(f"{INN}, to-ballroom", f"{INN}, to-ballroom").wait_until_round(11)
    return evening.together("procession 1, sea 0", "procession 1, sea 0")


@pytest.mark.parametrize("where", MAPS)
def test_the_cup_is_taken_from_whoever_walks_with_it(where: str) -> None:
    evenings = [taken_from_his_hand(where, toast) for toast in TOASTS]
    for each in evenings:
        assert "He has the cup in his hand still" in read_aloud(each)
        assert "cup" in facts(each)
    assert "untied" in [each.over for each in evenings]


def test_after_two_wrong_names_the_cup_can_still_be_broken() -> None:
    evening = wedding(toast="kemp", named="leggett", number=3)
    evening.together(f"{MARKS}, dais 1 until wronged", "to-strand", "to-strand")
    evening.habits = (name("whitlock"),)
    evening.together("dais 1 until wronged-again", "to-strand", "to-strand")
    assert "Nobody is angry any more" in read_aloud(evening)
    assert evening.together("edmund 0", "procession 1, sea 0").over == "untied"


def test_the_fall_of_the_one_who_gave_it_holds_the_party_for_a_round() -> None:
    evening = Evening(SCENARIO, 4, values={"map": "b", "toast": "kemp"}, defends=True)
    evening.together(*[f"{INN}, to-ballroom"] * 4).wait_until_round(11).fight("the-toast-kemp")
    assert not any("the-loving-cup" in cards for cards in evening.table.state.dropped.values())
    evening.wait_until_round(evening.app.round + 1)
    assert "song-held" in facts(evening)


@pytest.mark.parametrize("where", MAPS)
def test_white_salt_in_the_wine(where: str) -> None:
    evening = wedding(where)
    evening.together(
        f"{INN}, quill 2, to-kitchen, crock, to-ballroom, jerusha 3",
        f"{VESTRY[where]}, strongbox, toast-wine",
    )
    assert evening.wait_until_round(99).over == "dry"
    assert evening.app.round == 10


@pytest.mark.parametrize("where", MAPS)
def test_away_by_the_road(where: str) -> None:
    evening = wedding(where)
    evening.together(
        f"{INN}, to-ballroom, jerusha 3, edmund 2, thirza 4",
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


# -- what is told --------------------------------------------------------------------------------


def read_aloud(evening: Evening) -> str:
    """The whole evening in words."""
    teller = teller_for(evening.told.box, evening.told.scenario).anew()
    return "\n".join(teller.event(each) for each in evening.game.log)


def epilogue(evening: Evening) -> str:
    """Its last words."""
    teller = teller_for(evening.told.box, evening.told.scenario).anew()
    return teller.event(next(e for e in reversed(evening.game.log) if e.kind == "ending"))


def names(evening: Evening) -> list[str]:
    """The investigators, as they are named."""
    box = evening.told.box
    return [box.investigators[each.id].name for each in evening.table.state.investigators]


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


def lev(*known: str, at: str, has: tuple[str, ...] = ()) -> TableBuilder:
    """A table for one who fails at everything."""
    builder = TableBuilder(SCENARIO).investigator(LEV, at, has=has).facts("accused", *known)
    return builder.investigator("pearl-gaines", at="quay.a").dice(*blanks(9))


@pytest.mark.parametrize("waits", [True, False])
def test_whoever_knows_who_answers_is_not_frightened_by_it(waits: bool) -> None:
    builder = lev(*["waits"] * waits, at="strand.a", has=("the-loving-cup",))
    game = builder.token("sea", "strand.a").play(turn_of=LEV)
    game.apply("player-1", "interact sea 0")
    assert any(each.kind == "harm" for each in game.log) is not waits


@pytest.mark.parametrize("offer", [True, False])
def test_whoever_took_the_ring_is_not_touched_at_the_gate(offer: bool) -> None:
    builder = lev("cart", "bride", "groom", *["offer"] * offer, at="yard.b")
    game = builder.token("cart", "yard.b").play(turn_of=LEV)
    game.apply("player-1", "interact cart 1")
    assert any(each.kind == "harm" for each in game.log) is not offer


def test_after_a_wrong_name_the_wine_is_poured_away() -> None:
    evening = wedding(toast="kemp", named="leggett")
    evening.together(
        f"{INN}, quill 2, to-kitchen, crock, to-ballroom, jerusha 3, edmund 3",
        f"{VESTRY['b']}, strongbox, {INN}, hook, toast-wine, dais 1 until wronged",
    )
    assert "swapped" in facts(evening)
    assert "Your white salt is gone" in read_aloud(evening)
    evening.wait_until_round(11)
    assert evening.over == ""
    assert "toast" in facts(evening)


def test_the_wine_cannot_be_changed_after_a_wrong_name() -> None:
    (swap,) = edition(SCENARIO).box.tokens["toast-wine"].options
    assert Not(Known("wronged")) in swap.given


def test_the_cup_is_fetched_once_it_was_offered() -> None:
    evening = wedding().together(VESTRY["b"]).wait_until_round(11)
    token = evening.told.box.tokens["strongbox"]
    offered = options_of(evening.table, token, Scene(evening.figure(1)))
    assert [number for number, _ in offered] == [1]


def test_nobody_is_refused_and_taken_at_their_word() -> None:
    evening = wedding(toast="kemp").together(f"{INN}, to-ballroom, jerusha 3, jerusha 6")
    offered = options_of(
        evening.table, evening.told.box.tokens["jerusha"], Scene(evening.figure(1))
    )
    assert 5 not in [number for number, _ in offered]


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
    assert f"{names(evening)[1]} stood about the rail" in told
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


# -- as it is written ----------------------------------------------------------------------------


def test_every_fact_is_asked_for() -> None:
    scenario = edition(SCENARIO).scenario
    asked = {each.fact for each in parts_within(scenario, Known)}
    assert {each.id for each in scenario.facts} - asked == set()


def test_what_can_be_read_twice_has_a_second_text() -> None:
    """An option that may be chosen again: free, with a test, or one that stays."""
    for token in edition(SCENARIO).scenario.tokens:
        for option in token.options:
            free = option.free and token.kind != "sight"
            if free or option.test or option.puzzle or option.stays:
                assert option.again, (token.id, option.label)
                assert len(option.again) < len(option.text)
            if option.test and not option.stays:
                assert option.fail_text, (token.id, option.label)


def numbers(text: Instruction) -> Instruction:
    """A text without its words."""
    return replace(text, text="")


NAMED = [f"the-toast-{each}" for each in TOASTS] + ["man-of-the-ledge"]


@pytest.mark.parametrize("name", NAMED)
def test_whoever_speaks_for_themselves_has_the_numbers_of_their_kind(name: str) -> None:
    box = edition(SCENARIO).box
    named = box.named_monsters[name]
    kind = box.monsters[named.kind]
    assert isinstance(named.attack, dict)
    for weapon, usual in kind.attack.items():
        assert [*map(numbers, named.attack[weapon])] == [*map(numbers, usual)]
    for own, of_kind in (
        (named.activate, kind.activate),
        (named.evade, kind.evade),
        (named.horror_check, kind.horror_check),
    ):
        assert [*map(numbers, own)] == [*map(numbers, of_kind)]

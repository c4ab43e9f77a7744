"""The Salt Wedding: on every map and for every toast, at random, and to each of its endings."""

import random

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
from madhouse.second.words.facts import Known
from madhouse.second.words.logic import Not
from tests.second.evenings import Evening
from tests.second.foes import blanks
from tests.second.weddings import (
    INN,
    MAPS,
    MARKS,
    SCENARIO,
    SEA,
    TOASTS,
    VESTRY,
    facts,
    name,
    read_aloud,
    wedding,
)

LEV = "lev-abramson"
STRONG = ("tomas-brito", "angus-dunmore")


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


# -- what was chosen ------------------------------------------------------------------------------


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

"""Options as they are read and laid out: by the question, and by what they name."""

import pytest

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.shapes import OptionText
from madhouse.engine.teller import Alike
from madhouse.second.tellers import teller_of
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.told.sealing import KINDS
from madhouse.second.told.telling import Teller

LEV, PEARL = "lev-abramson", "pearl-gaines"
HALL, PARLOUR = "front-hall.a", "parlour.a"
DOOR = "front-hall.b|parlour.a"
THE_DOOR = "the door between the Front Hall and the Parlour"


@pytest.fixture
def teller() -> Teller:
    told = teller_of("first-cold-night")
    told.names.learn_rooms(["front-hall", "parlour"])
    return told


def option(teller: Teller, kind: str, line: str, **about: Fact) -> OptionText:
    return teller.option(Decision(("player-1",), kind, (line,), "", about), line)


@pytest.mark.parametrize(
    ("line", "text", "rule"),
    [
        ("move parlour.a", "go into the Parlour (a)", "2e.move.two-spaces"),
        ("attack ghost 1 unarmed", "attack the Ghost with bare hands", "2e.attack.app-instructs"),
        (
            "attack ghost 2 with crowbar",
            "attack the second Ghost with the Crowbar",
            "2e.attack.app-instructs",
        ),
        ("search tray 0", "Go through the letter tray", "2e.search.effects-belong"),
        ("interact dorr 1", "Ask about the bath", "2e.interact.effects-belong"),
        (
            "explore to-dining-room 0",
            "Open the door to the dining room",
            "2e.explore.effects-belong",
        ),
        ("look tray 0", "Go through the letter tray", ""),
        ("inspect tray 0", "Go through the letter tray", ""),
        (
            "use deputys-shotgun~ 0",
            "use the Empty Shotgun: Flip this card",
            "2e.component-action.card-holder",
        ),
        (
            "use restrained 0 of pearl-gaines",
            "help Pearl Gaines with Restrained: Test (strength; 2). If you pass: Discard this "
            "card. Anybody in your space may do this",
            "2e.component-action.card-holder",
        ),
        ("trade", "trade, drop or pick up possessions", ""),
        ("push ghost 1 to parlour.a", "push the Ghost into the Parlour (a)", "2e.push.movement"),
        ("steal from pearl-gaines", "steal from Pearl Gaines", "2e.steal.opposed-test"),
        ("set fire to parlour.a", "set fire in the Parlour (a)", "2e.fire.by-set-fire"),
        ("fight the fire", "fight the Fire", "2e.fire.extinguish-successes"),
        (f"block {DOOR}", f"push a Barricade against {THE_DOOR}", "2e.barricade.block"),
        (
            "block the passage",
            "push a Barricade before the Secret Passage",
            "2e.barricade.block",
        ),
        (f"unblock {DOOR}", f"pull the Barricade away from {THE_DOOR}", ""),
        ("unblock the passage", "pull the Barricade away from the Secret Passage", ""),
        (f"force {DOOR}", f"force the Barricade at {THE_DOOR}", ""),
        (
            "force the passage of parlour.a",
            "force the Barricade before the Secret Passage in the Parlour (a)",
            "",
        ),
        ("end turn", "end the turn", ""),
    ],
)
def test_what_can_be_done_in_a_turn(teller: Teller, line: str, text: str, rule: str) -> None:
    told = option(teller, "turn", line)
    assert (told.text, told.rule) == (text, rule)


ROLLED_OR_READ = (
    "attack ghost 1 unarmed",
    "attack ghost 1 with crowbar",
    "search tray 0",
    "interact dorr 0",
    "explore to-dining-room 0",
    "look tray 0",
    "inspect tray 0",
    "fight the fire",
    f"force {DOOR}",
    "force the passage of parlour.a",
    "end turn",
)
TAKEN_BACK = (
    "push ghost 1 to parlour.a",
    "move parlour.a",
    "use clean-dressings 0",
    "use restrained 0 of pearl-gaines",
    "trade",
    "steal from pearl-gaines",
    "set fire to parlour.a",
    f"block {DOOR}",
    "block the passage",
    f"unblock {DOOR}",
    "unblock the passage",
)


def test_what_is_always_rolled_or_read_cannot_be_taken_back(teller: Teller) -> None:
    assert all(option(teller, "turn", line).seals for line in ROLLED_OR_READ)
    assert not any(option(teller, "turn", line).seals for line in TAKEN_BACK)


def test_options_of_a_turn_stand_in_groups_with_keys(teller: Teller) -> None:
    told = {line: option(teller, "turn", line) for line in (*ROLLED_OR_READ, *TAKEN_BACK)}
    assert told.pop("move parlour.a").group == "step"
    end = told.pop("end turn")
    assert (end.group, end.key) == ("end", "e")
    assert told["trade"].key == "t"
    seldom = ("push", "trade", "steal", "set fire", "block")
    for line, each in told.items():
        assert each.group == ("deed" if line.startswith(seldom) else "act"), line


def test_a_card_with_one_action_is_named_and_its_text_stands_beside_it(teller: Teller) -> None:
    assert option(teller, "turn", "use clean-dressings 0").brief == "use the Clean Dressings"


@pytest.mark.parametrize(
    ("kind", "line", "text"),
    [
        ("attack-class", "as heavy", "as a Heavy Weapon"),
        ("reroll", "reroll investigation", "reroll an investigation result"),
        ("reroll", "reroll blank", "reroll a blank"),
        ("steal-skill", "try agility", "try agility"),
        ("which-barricade", f"shove it from {DOOR}", f"the one at {THE_DOOR}"),
        ("investigator-phase", "attack ghost 1 by spell", "attack the Ghost with a Spell"),
        ("put-out", "leave it", "leave the Fire"),
        ("react", "leave it", "let it be"),
        ("evade", "evade ghost 1", "the Ghost"),
        ("investigator-phase", "evade ghost 1", "evade the Ghost"),
        ("share", "crowbar to lev-abramson", "the Crowbar for Lev Abramson"),
        (
            "trade",
            f"{LEV} gives crowbar to {PEARL}",
            "Lev Abramson gives the Crowbar to Pearl Gaines",
        ),
    ],
)
def test_other_questions(teller: Teller, kind: str, line: str, text: str) -> None:
    told = option(teller, kind, line)
    assert told.text == text
    assert (told.group, told.key, told.rule) == ("", "", "")
    assert told.seals == (kind in KINDS)


@pytest.mark.parametrize(
    ("kind", "line", "text", "key"),
    [
        ("negate", "prevent 0 damage", "prevent no Damage, but Horror", "0"),
        ("negate", "prevent 2 damage", "prevent 2 Damage", "2"),
        ("successes", "0 successes", "no success", "0"),
        ("successes", "2 successes", "2 successes", "2"),
    ],
)
def test_a_number_is_typed_as_it_is(
    teller: Teller, kind: str, line: str, text: str, key: str
) -> None:
    told = option(teller, kind, line)
    assert (told.text, told.key) == (text, key)
    assert (told.group, told.rule, told.seals) == ("", "", False)


@pytest.mark.parametrize(
    ("kind", "text"), [("investigator-phase", "end the phase"), ("carried-out", "it is done")]
)
def test_people_end_a_phase_like_a_turn(teller: Teller, kind: str, text: str) -> None:
    told = option(teller, kind, "end phase")
    assert (told.text, told.group, told.key, told.seals) == (text, "end", "e", True)


def test_an_option_names_a_space_and_a_card(teller: Teller) -> None:
    move = option(teller, "turn", "move parlour.a")
    assert (move.space, move.card, move.brief) == ("parlour.a", "", "Parlour (a)")
    assert move.names == {"space": "parlour.a"}
    with_weapon = option(teller, "turn", "attack ghost 1 with crowbar")
    assert (with_weapon.space, with_weapon.card, with_weapon.brief) == ("", "crowbar", "")
    assert option(teller, "trade", f"{LEV} drops crowbar").card == "crowbar"


def test_some_options_let_something_be(teller: Teller) -> None:
    passing = ("done", "leave it", "stop")
    assert all(option(teller, "follow", line).passes for line in passing)
    assert not option(teller, "turn", "end turn").passes


def test_what_an_investigator_is_good_at_is_worth_knowing(teller: Teller) -> None:
    told = option(teller, "investigator", f"choose {LEV}")
    assert told.detail == (
        "health 7, sanity 7; strength 3, agility 5, observation 4, lore 3, influence 4, will 2"
    )


def test_what_has_added_up_is_worth_knowing(teller: Teller) -> None:
    teller._sums = {"tray 0": 2}
    assert option(teller, "turn", "search tray 0").detail == (
        "observation test: 1 success needed · 2 so far"
    )
    dorr = option(teller, "turn", "search dorr 1")
    assert dorr.detail == "with Miss Adelaide Dorr · influence test: 1 success needed"
    assert option(teller, "turn", "search watch 0").detail == "a code (observation)"


def test_who_must_go_somewhere_goes_into_it(teller: Teller) -> None:
    for kind, line in (("walk", "walk front-hall.a"), ("go", "go to front-hall.a")):
        asked = Decision(("player-1",), kind, (line,))
        assert teller.option_text(asked, line) == "go into the Front Hall (a)"


def test_what_adds_up_is_needed_now_or_later(teller: Teller) -> None:
    about: dict[str, Fact] = {"who": LEV, "successes": 1, "difficulty": 3, "clues": 1}
    for adds_up, said in ((True, "of 3 still needed, now or later."), (False, "of 3 needed.")):
        facts = {**about, "negates": False, "adds_up": adds_up}
        asked = Decision(("player-1",), "convert", ("done",), "", facts)
        assert teller.question_text(asked).text == f"Lev Abramson has 1 success, {said}"


def test_to_trade_nothing_says_that_the_action_is_spent(teller: Teller) -> None:
    for made, said in ((0, "trade nothing: the action is spent"), (1, "nothing more")):
        asked = Decision(
            ("player-1",), "trade", ("done",), "", {"space": "parlour.a", "made": made}
        )
        assert teller.option_text(asked, "done") == said
        assert teller.alike(asked, "done") is Alike.ONCE


def test_whom_one_speaks_to_is_said_where_the_label_does_not(teller: Teller) -> None:
    assert option(teller, "turn", "interact dorr 0").detail == ""  # 'Good evening, Miss Dorr'
    assert option(teller, "turn", "interact fitch 0").detail.startswith("with Mr. Fitch · ")


def test_a_test_that_adds_up_says_how_much_is_needed_in_all(teller: Teller) -> None:
    test = TestOf(Skill.INFLUENCE, adds_up_to=2)
    assert teller.written.test_in_words(test) == "influence test: 2 successes needed in all"
    assert (
        teller.written.test_in_words(TestOf(Skill.LORE, -1, 2))
        == "lore test, −1: 2 successes needed"
    )
    assert teller.written.test_in_words(TestOf(Skill.LORE)) == "lore test"


@pytest.mark.parametrize(
    ("kind", "line", "alike"),
    [
        ("turn", "move parlour.a", Alike.EVERYWHERE),
        ("turn", "attack ghost 1 unarmed", Alike.HERE),
        ("turn", f"block {DOOR}", Alike.HERE),
        ("proposal", "agree", Alike.ONCE),
        ("puzzle", "lay piece 1", Alike.ONCE),
    ],
)
def test_some_options_read_alike_at_every_table(
    teller: Teller, kind: str, line: str, alike: Alike
) -> None:
    assert teller.alike(Decision(("player-1",), kind, (line,)), line) is alike


# -- what a card lets one choose between ---------------------------------------------------------


def word(teller: Teller, name: str) -> int:
    """The number of the first word of this name that is written anywhere in the box."""
    written = teller.box.written
    return next(n for n, each in enumerate(written) if type(each).__name__ == name)


def test_either_of_several_is_told_by_its_text_and_what_it_does(teller: Teller) -> None:
    number = word(teller, "Either")
    told = option(teller, "either", "do 1", word=number)
    way = teller.box.written[number].of[1]  # type: ignore[attr-defined]
    assert told.text == way.text.rstrip(".")
    assert told.detail == str(teller.written.what(way.do))
    assert told.detail


def test_one_of_several_is_told_by_what_it_does(teller: Teller) -> None:
    number = word(teller, "OneOf")
    texts = [option(teller, "one-of", f"do {each}", word=number).text for each in (0, 1)]
    assert len(set(texts)) == 2
    assert option(teller, "one-of", "leave it", word=number).text == "let it be"


def test_what_somebody_is_asked_to_do_is_told_in_the_question(teller: Teller) -> None:
    number = word(teller, "Somebody")
    decision = Decision(
        ("player-1",), "somebody", (f"for {LEV}",), "", {"who": LEV, "word": number}
    )
    done = teller.written.rules(teller.box.written[number].do)  # type: ignore[attr-defined]
    assert teller.question(decision) == f"Lev Abramson chooses an investigator: {done}"


@pytest.mark.rule("2e.fire.extinguish", "2e.fire.extinguish-successes")
def test_what_no_card_explains_is_said_beside_it(teller: Teller) -> None:
    fighting = option(teller, "turn", "fight the fire", who=LEV)
    assert fighting.detail.startswith("agility test: a success puts out Fire where you stand")
    assert option(teller, "turn", "end turn", who=LEV).detail == ""

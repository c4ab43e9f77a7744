"""Read aloud: what an author wrote comes with the event it was written for."""

import pytest

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.log import Event
from madhouse.engine.typography import typeset
from madhouse.first.building import TableBuilder
from madhouse.first.edition import the_box
from madhouse.first.things.cards import Demand, Item
from madhouse.first.things.story import Objective
from madhouse.first.told.card_texts import card_text
from madhouse.first.told.telling import Teller, teller_for
from madhouse.first.words.choices import FIRST, SECOND
from tests.rules.first.tables import JENNY, JOE, joe

STORY = the_box().story("the-cold-supper")
BOX = the_box().for_story(STORY)
FIRST_EVENT, SECOND_EVENT = STORY.events[:2]
CHAIR, GUEST = STORY.objectives
COMBAT = BOX.combat["humanoid-1"]


def teller() -> Teller:
    return teller_for(BOX, STORY)


def told(kind: str, **facts: Fact) -> str:
    """An event of this kind, as a player reads it."""
    return teller().event(Event(kind, facts))


def test_an_event_card_is_read_with_the_section_of_the_keepers_choice() -> None:
    assert typeset(FIRST_EVENT.text) in told("event", card=FIRST_EVENT.id, stage=1)
    section = told("event-section", card=SECOND_EVENT.id, section="2B")
    assert section.startswith(typeset(SECOND_EVENT.sections["2B"].text))


def test_an_event_says_what_it_does() -> None:
    event = told("event", card=FIRST_EVENT.id, stage=1)
    assert event.splitlines()[-1] == "The keeper draws 1 Mythos card."
    section = told("event-section", card=SECOND_EVENT.id, section="2B")
    assert section.splitlines()[-1] == "Darkness falls in the Guest Bedroom."


def test_an_event_says_which_house_rule_ends_with_it() -> None:
    story = the_box().story("lot-thirteen")
    lot = teller_for(the_box().for_story(story), story)
    texts = [
        lot.event(Event("event", {"card": each.id, "stage": stage}))
        for stage, each in enumerate(story.events, start=1)
    ]
    ending = [text for text in texts if text.endswith("No longer in force: A Public Viewing.")]
    assert ending == [texts[2]]


def test_only_the_first_sentence_of_a_card_to_come_is_foretold() -> None:
    foretold = told("event-foretold", who=JOE, card=SECOND_EVENT.id)
    first, second = SECOND_EVENT.text.split(". ")[:2]
    assert f"{first}." in foretold
    assert second not in foretold


@pytest.mark.parametrize("card", [CHAIR, GUEST], ids=lambda card: card.id)
def test_an_objective_is_read_with_both_goals(card: Objective) -> None:
    read = told("objective-revealed", objective=card.id)
    for text in (card.text, card.keeper.text, card.investigators.text):
        assert typeset(text) in read


@pytest.mark.parametrize("winner", ["keeper", "investigators"])
def test_the_story_ends_as_the_objective_says(winner: str) -> None:
    over = told("game-over", winner=winner, reason=GUEST.id, objective=GUEST.id)
    assert over.endswith(typeset(STORY.epilogue(GUEST, winner).text))


def test_a_story_that_nobody_has_won_ends_in_its_own_way() -> None:
    over = told("game-over", winner="nobody", reason="time", objective=CHAIR.id)
    assert over.endswith(STORY.nobody.text)


@pytest.mark.parametrize("half", ["attack", "defend"])
def test_the_half_of_a_combat_card_that_counts_is_read(half: str) -> None:
    text = COMBAT.attack.text if half == "attack" else COMBAT.defend.text
    assert told("combat", card=COMBAT.id, half=half) == text


def test_what_is_found_or_in_the_way_is_described() -> None:
    cards: dict[str, Item | Demand] = {
        "found-nothing": BOX.items["nothing-of-interest-jars"],
        "obstacle": BOX.obstacles["fallen-timber"],
        "found": BOX.items["axe"],
    }
    for kind, card in cards.items():
        assert card.flavour in told(kind, who=JOE, card=card.id, room="kitchen")


def test_the_last_task_has_a_name() -> None:
    (task,) = CHAIR.actions
    assert task.name in told("last-task", who=JOE, objective=CHAIR.id, task=task.id)


@pytest.mark.parametrize(
    ("step", "past"), [("swap 1 2", "swapped"), ("rotate 1 clockwise", "turned")]
)
def test_a_step_of_a_puzzle_is_told_with_its_slots(step: str, past: str) -> None:
    line = told("puzzle-step", who=JOE, card="brass-plate", step=step)
    assert line.startswith(f"Joe Diamond {past}")
    assert "1" in line


def test_a_seat_is_a_person() -> None:
    assert told("eliminated", player="investigator-2") == "Player 2 has no investigators left."


def test_who_watches_learns_who_is_who() -> None:
    watching = teller()
    table = joe("kitchen.a", players=2).investigator(JENNY, "cellar.a")
    table.monster("zombie", "study.c", name="tom-halloran").monster("maniac", "kitchen.a")
    watching.see(table.play(turn_of=JOE).view("investigator-1"))
    asked = Decision(("keeper",), "monster-attack", ())
    assert watching.option_text(asked, f"zombie 1 attacks {JOE}").startswith("Tom Halloran")
    assert watching.option_text(asked, "attack maniac 2 bare-handed").endswith(
        "the first maniac with bare hands"
    )
    assert watching.option_text(asked, "next investigator-2").startswith("Jenny Barnes")


def test_each_of_two_ways_says_what_it_does() -> None:
    about: dict[str, Fact] = {"card": "an-hour-you-do-not-have", "choice": 0}
    either = Decision(("investigator-1",), "either", (FIRST, SECOND), about=about)
    first, second = (teller().option_text(either, way) for way in (FIRST, SECOND))
    assert "skill point" in first
    assert "turn" in second


def test_what_is_no_card_has_no_text() -> None:
    with pytest.raises(TypeError, match="a str has no card text"):
        card_text("axe", teller().messages)


@pytest.mark.parametrize(
    ("facts", "line"),
    [
        ({"first": True}, "Joe Diamond went first."),
        ({"first": False}, "Joe Diamond went next."),
        ({}, "Joe Diamond went next."),  # as it was told before there was that fact
        ({"sent_by": JENNY, "first": True}, "Jenny Barnes let Joe Diamond go first."),
        ({"sent_by": JENNY, "first": False}, "Jenny Barnes let Joe Diamond go next."),
        (
            {"by_seat": True, "first": True},
            "They could not agree who went next, so it was Joe Diamond, by the order of seats.",
        ),
    ],
)
def test_a_turn_says_who_decided_on_it(facts: dict[str, Fact], line: str) -> None:
    known: dict[str, Fact] = {"who": JOE, "sent_by": None, "by_seat": False}
    assert told("turn", **known | facts) == line


def test_a_house_rule_is_in_sight_as_long_as_it_holds() -> None:
    table = TableBuilder("lot-thirteen").investigator(JOE, "entrance-hall.a")
    assert table.play(turn_of=JOE).view("investigator-1").rules == ["a-public-viewing"]
    table = TableBuilder("lot-thirteen").investigator(JOE, "entrance-hall.a").event(3)
    assert table.play(turn_of=JOE).view("investigator-1").rules == []


def test_a_weapon_says_what_its_marks_mean() -> None:
    def marked(name: str, marks: int) -> str:
        return told("marked", name=name, marks=marks)

    assert marked("tommy-gun", 1) == "The Tommy Gun is jammed."
    assert marked("shotgun", 2) == "The Shotgun is empty."
    assert marked("dark watches", 2) == "Marked: dark watches, 2 in all."


def test_what_lasts_is_said_of_whom_it_concerns() -> None:
    facts: dict[str, Fact] = {"who": JOE, "card": "night-walker", "until": "game-end"}
    now = told("lasting", **facts, effect="night-walker#0")
    assert now == "From now on Joe Diamond ignores darkness."
    assert told("lasting", **facts) == "Night Walker goes on for a while for Joe Diamond."


def test_who_dies_leaves_what_was_carried() -> None:
    facts: dict[str, Fact] = {"who": JOE, "room": "kitchen", "cards": ["axe", "crowbar"]}
    assert (
        told("killed", **facts)
        == "Joe Diamond died, and left this in the Kitchen: Axe and Crowbar."
    )
    assert told("killed", who=JOE) == "Joe Diamond died."


def test_what_a_card_does_later_is_told_by_its_name() -> None:
    assert told("rolled-again", who=JOE, card="reflected#0").endswith("by Reflected.")

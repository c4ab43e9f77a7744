"""The phases of a round at a table of people: what is asked, what is told, what can be reported."""

import pytest

from madhouse import new_game
from madhouse.second.building import TableBuilder
from tests.rules.second.tables import answer, app, asked, box, kinds, offered, told
from tests.second.foes import FIRST, SECOND
from tests.second.houses import house
from tests.second.peoples_tables import begun, people, with_foe

WRITTEN = """
tokens:
  - id: chest
    kind: search
    at: front-hall.a
    options: [{label: Open it., text: Dust., test: lore -1; 2, pass: [{learn: hint}]}]
  - id: clasp
    kind: inventory
    item: crowbar
    options: [{label: Look at it., text: A mark., do: [{learn: hint}]}]
facts: [{id: hint, text: There is a hint.}]
objectives: [{text: Find out.}, {text: Get out., if: [{known: hint}]}]
"""

# -- the investigator phase ----------------------------------------------------------------------


def test_the_app_offers_its_tokens_monsters_menu_and_the_end_of_the_phase() -> None:
    game = with_foe("people")
    options = asked(game).options
    assert asked(game).kind == "investigator-phase"
    assert options[:8] == (
        "attack cultist 1 by bladed",
        "attack cultist 1 by heavy",
        "attack cultist 1 by firearm",
        "attack cultist 1 by spell",
        "attack cultist 1 by unarmed",
        "evade cultist 1",
        "one more damage on cultist 1",
        "attack ghost 1 by bladed",
    )
    assert {
        "set fire",
        "a Barricade blocks cultist 1",
        "a Barricade blocks ghost 1",
        f"{FIRST} is eliminated",
        f"{SECOND} was eliminated before this phase",
        "a card spawns riot",
        "end game",
    } <= set(options)
    assert options[-1] == "end phase"


def test_only_a_thing_that_was_handed_out_can_be_looked_at() -> None:
    assert offered(people(WRITTEN, tokens={"chest": "front-hall.a"}), "token") == ["token chest 0"]
    assert offered(people(WRITTEN, handed=["crowbar"]), "token") == ["token clasp 0"]


@pytest.mark.rule("2e.test.result", "2e.test.difficulty")
@pytest.mark.parametrize(("report", "objective"), [("1 successes", 0), ("2 successes", 1)])
def test_people_are_asked_for_their_successes(report: str, objective: int) -> None:
    game = people(WRITTEN, tokens={"chest": "front-hall.a"})
    answer(game, "token chest 0")
    decision = asked(game)
    assert decision.kind == "successes"
    assert decision.about == {
        "skill": "lore",
        "modifier": -1,
        "difficulty": 2,
        "enough": None,
        "token": "chest",
    }
    assert decision.options == tuple(f"{number} successes" for number in range(21))
    answer(game, report)
    assert told(game, "reported") == [{"skill": "lore", "successes": objective + 1}]
    assert app(game).objective == objective
    assert asked(game).kind == "investigator-phase"


def test_what_is_reported_can_bring_the_next_objective() -> None:
    game = people(WRITTEN, handed=["crowbar"])
    answer(game, "token clasp 0")
    assert app(game).objective == 1


@pytest.mark.parametrize(
    ("chosen", "purpose"),
    [("evade cultist 1", "evade"), ("attack cultist 1 by heavy", "attack")],
)
def test_a_text_is_drawn_for_whoever_evades_or_attacks(chosen: str, purpose: str) -> None:
    game = with_foe("people")
    answer(game, chosen)
    (text,) = told(game, "instruction")
    assert (text["monster"], text["purpose"]) == ("cultist 1", purpose)
    assert asked(game).kind == "successes"
    foe = app(game).monsters[0]
    assert foe.attacked is foe.provoked is (purpose == "attack")
    answer(game, "0 successes")
    assert app(game).facts == ["seen"]


@pytest.mark.rule("2e.attack.track-damage")
def test_damage_is_counted_by_buttons() -> None:
    game = with_foe("people")
    assert "one damage less on cultist 1" not in asked(game).options
    answer(game, "one more damage on cultist 1")
    assert app(game).monsters[0].damage == 1
    assert "one damage less on cultist 1" in asked(game).options
    answer(game, "one damage less on cultist 1")
    assert app(game).monsters[0].damage == 0
    answer(game, *["one more damage on ghost 1"] * app(game).monsters[1].health)
    assert [each.id for each in app(game).monsters] == ["cultist 1"]


def test_a_barricade_provokes_a_monster_once() -> None:
    game = with_foe("people")
    answer(game, "a Barricade blocks cultist 1")
    assert [each.provoked for each in app(game).monsters] == [True, False]
    assert offered(game, "a Barricade") == ["a Barricade blocks ghost 1"]


def test_a_card_brings_a_monster_as_long_as_there_are_figures() -> None:
    game = people()
    figures = box(game).monsters["riot"].figures
    answer(game, *["a card spawns riot"] * figures)
    assert [each.id for each in app(game).monsters] == [f"riot {n + 1}" for n in range(figures)]
    assert "a card spawns riot" not in asked(game).options
    assert "a card spawns ghost" in asked(game).options


@pytest.mark.rule("2e.fire.menu-reminder", "2e.fire.app-reminder")
def test_once_fire_was_set_the_app_reminds_of_it() -> None:
    game = people()
    answer(game, "set fire")
    assert app(game).fire
    assert "set fire" not in asked(game).options
    answer(game, "end phase")
    assert kinds(game)[-2:] == ["mythos-phase", "fire-spreads"]
    assert asked(game).kind == "carried-out"


@pytest.mark.rule("2e.fire.app-reminder")
def test_once_no_fire_is_left_the_app_reminds_of_none() -> None:
    game = people()
    answer(game, "set fire", "no fire is left")
    assert "set fire" in asked(game).options
    answer(game, "end phase")
    assert "fire-spreads" not in kinds(game)


def test_who_is_spared_by_a_rule_of_the_scenario_is_not_eliminated() -> None:
    evening = new_game("second", story="first-cold-night", investigators=2, hands="people")
    while evening.pending[0].kind != "investigator-phase":
        evening.apply(evening.pending[0].seats[0], evening.pending[0].options[0])
    lost = next(o for o in evening.pending[0].options if o.endswith(" is eliminated"))
    evening.apply("people", lost)
    assert not any(who.eliminated for who in evening.table.state.investigators)
    assert evening.log[-1].kind == "rule-held"


def test_without_fire_nothing_is_said_of_it() -> None:
    game = people()
    answer(game, "end phase")
    assert "fire-spreads" not in kinds(game)


@pytest.mark.rule("2e.eliminated.last-phase", "2e.winning.menu-eliminated")
def test_after_an_elimination_the_others_have_one_phase_more() -> None:
    game = people(round=2)
    answer(game, f"{FIRST} is eliminated")
    assert app(game).deadline == 3
    assert told(game, "last-phase") == [{"round": 3}]
    assert offered(game, SECOND) == [f"{SECOND} is eliminated"]  # nothing is late any more
    answer(game, "end phase")
    while app(game).round == 2:
        answer(game, "end phase")
    assert asked(game).kind == "investigator-phase"
    answer(game, "end phase")
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == ("nobody", "eliminated")


def test_a_second_elimination_changes_no_deadline() -> None:
    game = people(round=2, deadline=2)
    answer(game, f"{FIRST} is eliminated")
    assert app(game).deadline == 2
    assert told(game, "last-phase") == []


def test_who_was_eliminated_before_this_phase_leaves_no_other() -> None:
    game = people(round=2)
    answer(game, f"{FIRST} was eliminated before this phase")
    assert app(game).deadline == 2
    answer(game, f"{SECOND} is eliminated")
    assert game.result is not None


# -- the mythos phase ----------------------------------------------------------------------------

EVENTS = """
events:
  - {id: knock, when: {round: 1}, text: A knock., do: [{learn: hint}]}
  - {id: steps, when: {end_of_round: 1}, text: Steps., do: [{suffer: {horror: 1}}]}
  - {id: door, when: {after_monsters: 1}, text: A door., do: [{suffer: {horror: 1}}]}
  - id: bell
    when: {round: 2}
    if: [{spaces_with_fire: 2}]
    text: A bell.
facts: [{id: hint, text: There is a hint.}]
"""


def test_events_and_the_mythos_come_in_their_order() -> None:
    game = people(EVENTS)
    answer(game, "end phase")
    assert [each["event"] for each in told(game, "event")] == ["knock"]
    while asked(game).kind in ("carried-out", "anybody-at"):
        answer(game, asked(game).options[0] if "yes" in asked(game).options else "end phase")
    order = [each["event"] for each in told(game, "event")]
    assert order == ["knock", "steps", "door"]
    assert app(game).facts == ["hint"]
    assert app(game).round == 2


def test_people_are_asked_what_only_they_know() -> None:
    game = people(EVENTS, round=2)
    answer(game, "end phase")
    assert asked(game).kind == "judge"
    assert asked(game).options == ("yes", "no")
    answer(game, "no")
    assert told(game, "event") == []
    again = people(EVENTS, round=2)
    answer(again, "end phase", "yes")
    assert [each["event"] for each in told(again, "event")] == ["bell"]


# -- the monster step ----------------------------------------------------------------------------


@pytest.mark.rule("2e.monster-step.activates-each", "2e.monster-step.auto-advance")
def test_monsters_are_read_one_after_the_other() -> None:
    game = with_foe("people-monsters")
    assert told(game, "activates") == [{"monster": "cultist 1"}]
    assert kinds(game)[-1] == "or-it-moves"
    assert app(game).facts == ["seen"]
    assert asked(game).kind == "carried-out"
    answer(game, "end phase")
    assert told(game, "activates") == [{"monster": "cultist 1"}, {"monster": "ghost 1"}]
    answer(game, "end phase")
    assert asked(game).kind == "horror-step"
    assert not any(each.activated for each in app(game).monsters)


@pytest.mark.rule("2e.fire.monster-damage-start")
def test_what_stands_in_fire_is_seen_to_first() -> None:
    game = with_foe("people-monsters", fire=True)
    assert asked(game).kind == "burns-first"
    assert asked(game).about == {"monster": "cultist 1"}
    assert told(game, "instruction") == []
    answer(game, *["one more damage on cultist 1"] * 4)
    assert [each.id for each in app(game).monsters] == ["ghost 1"]
    answer(game, "end phase")
    assert told(game, "activates")[-1] == {"monster": "ghost 1"}
    assert told(game, "instruction") == []
    answer(game, "end phase")
    assert len(told(game, "instruction")) == 1


def test_a_monster_that_watches_does_nothing() -> None:
    edition = house(
        "monsters: [{id: foe, kind: cultist, name: A Foe, watches_while: [{not: {known: hint}}], "
        "activate: [{text: It comes., do: [stay]}]}]\nfacts: [{id: hint, text: There is a hint.}]"
    )
    table = TableBuilder(told=edition, hands="people").monster("cultist", at="yard.a", name="foe")
    game = begun(table, "people-monsters")
    assert told(game, "watches") == [{"monster": "cultist 1"}]
    assert asked(game).kind == "horror-step"


# -- the horror step -----------------------------------------------------------------------------


@pytest.mark.rule("2e.horror-check.resolve", "2e.horror-step.end")
def test_each_monster_is_opened_once() -> None:
    game = with_foe("people-horror")
    assert offered(game, "horror check") == [
        "horror check of cultist 1",
        "horror check of ghost 1",
    ]
    answer(game, "horror check of cultist 1")
    assert asked(game).kind == "successes"
    answer(game, "0 successes")
    assert app(game).facts == ["seen"]
    assert [each["purpose"] for each in told(game, "instruction")] == ["horror"]
    assert offered(game, "horror check") == ["horror check of ghost 1"]
    answer(game, "one more damage on ghost 1", "end phase")
    assert app(game).monsters[1].damage == 1
    assert asked(game).kind == "investigator-phase"
    assert app(game).round == 2


@pytest.mark.rule("2e.horror-step.no-monsters")
def test_without_monsters_the_app_goes_on_by_itself() -> None:
    game = people(stage="people-horror")
    assert asked(game).kind == "investigator-phase"
    assert app(game).round == 2


def test_the_horror_step_is_over_with_its_last_monster() -> None:
    game = begun(
        TableBuilder(told=house(), hands="people").monster("riot", at="yard.a", health=1),
        "people-horror",
    )
    answer(game, "one more damage on riot 1")
    assert asked(game).kind == "investigator-phase"


# -- endings -------------------------------------------------------------------------------------


def test_people_settle_among_themselves_who_has_won() -> None:
    written = """
tokens:
  - id: chest
    kind: search
    at: front-hall.a
    options: [{label: Open it., text: Dust., do: [{end: won}]}]
"""
    game = people(written, tokens={"chest": "front-hall.a"})
    answer(game, "token chest 0")
    assert told(game, "settle-yourselves") == [{"won": True, "but_one": False}]
    (ending,) = told(game, "ending")
    assert (ending["ending"], ending["won"], ending["here"]) == ("won", True, [])
    assert ending["all"] == [FIRST, SECOND]


def test_the_board_is_cleared_by_people() -> None:
    written = """
tokens:
  - id: chest
    kind: search
    at: front-hall.a
    options: [{label: Open it., text: Dust., do: [clear_board]}]
"""
    game = people(written, tokens={"chest": "front-hall.a"}, fire=True)
    answer(game, "token chest 0")
    assert not app(game).fire
    assert (app(game).laid, app(game).tokens) == ([], {})
    assert "board-cleared" in kinds(game)


# -- reports -------------------------------------------------------------------------------------


def test_one_damage_is_taken_off_at_a_time() -> None:
    game = with_foe("people")
    answer(game, *["one more damage on ghost 1"] * 3, "one damage less on ghost 1")
    assert app(game).monsters[1].damage == 2


def test_a_card_that_ends_the_game_leaves_nobody_the_winner() -> None:
    game = people()
    answer(game, "end game")
    assert (asked(game).kind, asked(game).options) == ("end-game", ("yes", "no"))
    answer(game, "no")
    assert told(game, "settle-yourselves") == []
    answer(game, "end game", "yes")
    assert told(game, "settle-yourselves") == [{"won": False, "but_one": False}]

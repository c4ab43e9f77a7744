"""The phases of a round at a table of people: what is asked, what is told, what can be reported."""

from importlib.resources import files
from pathlib import Path

import pytest

from madhouse import new_game
from madhouse.puzzles.asked import least_solution
from madhouse.second.building import TableBuilder
from tests.rules.second.tables import Played, answer, app, asked, box, kinds, offered, told
from tests.second.foes import FIRST, SECOND, house_of
from tests.second.houses import house
from tests.second.words.test_hauling import PORTERS

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
LOOK = "{text: Look away., test: will; 1, fail: [{learn: seen}]}"
SEEN = "facts: [{id: seen, text: It was seen.}]"


def people(written: str = "", stage: str = "people", **put: object) -> Played:
    """A table of people in the hall."""
    return begun(TableBuilder(told=house(written), hands="people"), stage, **put)


def begun(table: TableBuilder, stage: str, **put: object) -> Played:
    for who in (FIRST, SECOND):
        table.investigator(who, at="front-hall.a")
    for name, value in put.items():
        setattr(table.state.app, name, value)
    return table.play(stage=stage)


def with_foe(stage: str, bound: str = "", **put: object) -> Played:
    """The same, with a foe whose texts make the app ask."""
    edition = house_of(f"[{{learn: seen}}{bound}]", horror=LOOK, evade=LOOK, attack=LOOK, rest=SEEN)
    table = TableBuilder(told=edition, hands="people").monster("cultist", at="yard.a", name="foe")
    return begun(table.monster("ghost", at="yard.a"), stage, **put)


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


# -- what only people know -----------------------------------------------------------------------


def hauling(stage: str, *, carried: bool = False) -> Played:
    """People among porters, who carry sacks through the hall."""
    table = TableBuilder(told=house(PORTERS), hands="people")
    table.stock("sacks", "scullery", 2).stock("sacks", "dining-room", 1)
    if carried:
        table.monster("cultist", at="yard.a", name="porter", health=1)
        table.state.app.monsters[0].carries = "sack-1"
    return begun(table, stage)


def test_people_say_where_nobody_stands() -> None:
    game = hauling("people-mythos")
    assert asked(game).kind == "haul-from"
    assert asked(game).options == ("from scullery", "from dining-room", "from none of them")
    answer(game, "from dining-room")
    assert app(game).stocks["sacks"] == {"scullery": 2, "dining-room": 0}
    assert told(game, "spawned")[0]["space"] == "dining-room.a"


def test_if_people_stand_everywhere_nothing_is_fetched() -> None:
    game = hauling("people-mythos")
    answer(game, "from none of them")
    assert app(game).stocks["sacks"] == {"scullery": 2, "dining-room": 1}
    assert app(game).unseen == []
    assert asked(game).kind == "carried-out"


@pytest.mark.parametrize(("said", "shipped"), [("yes", 1), ("no", 0)])
def test_people_say_whether_it_has_arrived(said: str, shipped: int) -> None:
    game = hauling("people-monsters", carried=True)
    answer(game, "end phase")
    assert asked(game).kind == "has-arrived"
    assert asked(game).about == {"monster": "cultist 1", "space": "front-hall.a"}
    answer(game, said)
    assert app(game).counts["shipped"] == shipped


def test_people_say_where_what_it_carried_lies() -> None:
    game = hauling("people", carried=True)
    answer(game, "one more damage on cultist 1")
    assert asked(game).kind == "where-it-stands"
    assert "it stands in yard.b" in asked(game).options
    answer(game, "it stands in yard.b")
    assert app(game).tokens == {"sack-1": "yard.b"}


def test_what_only_people_do_is_read_and_not_asked_about() -> None:
    suffering = "{text: Look., test: will; 1, fail: [{suffer: {horror: 1}}]}"
    edition = house_of("[stay]", horror=suffering, evade=suffering)
    table = TableBuilder(told=edition, hands="people").monster("cultist", at="yard.a", name="foe")
    game = begun(table, "people-horror")
    answer(game, "horror check of cultist 1")
    assert [each["purpose"] for each in told(game, "instruction")] == ["horror"]
    assert asked(game).kind == "horror-step"


KNOWING = """
tokens:
  - id: chest
    kind: search
    at: front-hall.a
    options:
      - {label: Open it., text: Dust., if: [{known: hint}], do: [{learn: found}]}
      - {label: Shake it., text: Dust., if: [{at: fire}], do: [{ignite: near you}]}
      - {label: Ask it., text: Dust., stays: true, do: [{perhaps: {if: [{known: hint}, {at: fire}],
          do: [{learn: found}], else: [{learn: lost}]}}]}
facts: [{id: hint, text: A hint.}, {id: found, text: Found.}, {id: lost, text: Lost.}]
"""


def test_the_app_looks_up_what_it_knows_and_leaves_the_rest_to_people() -> None:
    game = people(KNOWING, tokens={"chest": "front-hall.a"})
    assert offered(game, "token") == ["token chest 1", "token chest 2"]
    knowing = people(KNOWING, tokens={"chest": "front-hall.a"}, facts=["hint"])
    assert offered(knowing, "token") == ["token chest 0", "token chest 1", "token chest 2"]


def test_people_are_not_asked_once_the_app_knows_better() -> None:
    game = people(KNOWING, tokens={"chest": "front-hall.a"})
    answer(game, "token chest 2")
    assert app(game).facts == ["lost"]
    for said, fact in (("yes", "found"), ("no", "lost")):
        knowing = people(KNOWING, tokens={"chest": "front-hall.a"}, facts=["hint"])
        answer(knowing, "token chest 2")
        assert asked(knowing).kind == "judge"
        answer(knowing, said)
        assert app(knowing).facts == ["hint", fact]


def test_what_people_are_told_to_do_the_app_notes() -> None:
    game = people(KNOWING, tokens={"chest": "front-hall.a"})
    answer(game, "token chest 1")
    assert len(told(game, "instructed")) == 1
    assert app(game).fire


HANDED_OUT = """
tokens:
  - id: chest
    kind: search
    at: front-hall.a
    options: [{label: Open it., text: Dust., do: [{gain: coat-pistol}, {become: dazed}]}]
"""


@pytest.mark.rule("2e.gain.item-condition")
def test_what_people_are_told_to_take_names_the_card() -> None:
    game = people(HANDED_OUT, tokens={"chest": "front-hall.a"})
    answer(game, "token chest 0")
    assert [each["card"] for each in told(game, "instructed")] == ["coat-pistol", "dazed"]


MYTHOS = "mythos: {minor: [1, 9]}"


def test_people_say_whether_anybody_can_be_struck() -> None:
    said = set()
    for seed in range(12):
        table = TableBuilder(told=house(MYTHOS), hands="people")
        table.state.random.key = bytes([seed]) * 32
        game = begun(table, "people-mythos")
        if asked(game).kind != "anybody-at":
            continue
        place = asked(game).about["at"]
        answer(game, "yes" if seed % 2 else "no")
        for event in told(game, "mythos-event"):
            at = box(game).mythos[str(event["event"])].at
            assert (at == place) is (seed % 2 == 1)
            said.add(seed % 2)
    assert said == {0, 1}


OF_THE_LOST = (Path(str(files("madhouse.content.second").joinpath("packs/through-tickets"))),)
"""A pack in which somebody can be nowhere."""


@pytest.mark.rule("2e.mythos-event.when")
@pytest.mark.parametrize("packs", [(), OF_THE_LOST])
@pytest.mark.parametrize("whole", [False, True])
def test_nobody_is_asked_what_the_map_says(whole: bool, packs: tuple[Path, ...]) -> None:
    """Where every room lies under a roof, whoever plays is indoors; the whole house has a yard."""
    opened = house(MYTHOS, packs)
    asked_of = set()
    for seed in range(12):
        table = TableBuilder(told=opened, hands="people")
        if not whole:
            table.laid("m1")
        table.state.random.key = bytes([seed]) * 32
        game = begun(table, "people-mythos")
        while asked(game).kind == "anybody-at":
            asked_of.add(asked(game).about["at"])
            answer(game, "no")
    assert ("indoor" in asked_of) is whole


def test_a_puzzle_is_shown_and_people_count_their_own_steps() -> None:
    written = """
tokens:
  - id: lock
    kind: search
    at: front-hall.a
    options:
      - label: Open it.
        text: Wheels.
        puzzle: {kind: code, size: 3x5, skill: lore}
        pass: [{learn: hint}]
facts: [{id: hint, text: There is a hint.}]
"""
    game = people(written, tokens={"lock": "front-hall.a"})
    answer(game, "token lock 0")
    assert asked(game).kind == "puzzle"
    assert asked(game).about == {"who": "", "puzzle": "lock 0", "taken": 0, "left": None}
    answer(game, "close the puzzle")
    assert app(game).facts == []
    answer(game, "token lock 0")
    while asked(game).kind == "puzzle":
        step = least_solution(app(game).puzzles["lock 0"]).lines[0]
        answer(game, step)
    assert app(game).facts == ["hint"]
    assert app(game).puzzles == {}


def test_people_say_where_a_token_is_pushed() -> None:
    table = TableBuilder(told=house(PORTERS), hands="people").token("sack-1", "front-hall.a")
    game = begun(table, "people")
    answer(game, "token sack-1 0", "1 successes")
    assert asked(game).kind == "push-token"
    answer(game, "roll it to front-hall.b")
    assert app(game).tokens == {"sack-1": "front-hall.b"}


def test_what_people_report_can_bring_an_event_and_an_objective() -> None:
    written = """
monsters: [{id: foe, kind: cultist, name: A Foe, defeated: [{learn: hint}]}]
facts: [{id: hint, text: There is a hint.}, {id: more, text: There is more.}]
events: [{id: next, when: {known: [{known: hint}]}, text: It goes on., do: [{learn: more}]}]
objectives: [{text: Find out.}, {text: Get out., if: [{known: more}]}]
"""
    table = TableBuilder(told=house(written), hands="people")
    game = begun(table.monster("cultist", at="yard.a", name="foe", health=1), "people")
    answer(game, "one more damage on cultist 1")
    assert app(game).facts == ["hint", "more"]
    assert asked(game).kind == "carried-out"
    answer(game, "end phase")
    assert app(game).objective == 1


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

"""What only people at a table know: what the app asks them, and what it looks up itself."""

from importlib.resources import files
from pathlib import Path

import pytest

from madhouse.puzzles.asked import least_solution
from madhouse.second.building import TableBuilder
from tests.rules.second.tables import Played, answer, app, asked, box, offered, told
from tests.second.foes import house_of
from tests.second.houses import house
from tests.second.peoples_tables import begun, people
from tests.second.words.test_hauling import PORTERS


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

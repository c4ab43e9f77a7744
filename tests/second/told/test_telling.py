"""Some texts as they are read: tests, amounts, doors, monsters, endings, what is kept back."""

import pytest

import madhouse
from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.log import Event
from madhouse.second.tellers import teller_of
from madhouse.second.things.amounts import Scale
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.state import PEOPLE
from madhouse.second.told.read_aloud import for_people, openly
from madhouse.second.told.telling import Teller
from madhouse.second.words.everybody import Alternative, Either
from madhouse.second.words.facts import Asks, Learn, Say
from madhouse.second.words.harm import GainClue, Suffer
from madhouse.second.words.logic import Perhaps

NOBODY: list[str] = []


@pytest.fixture
def teller() -> Teller:
    return teller_of("first-cold-night")


@pytest.mark.parametrize(
    ("test", "declared"),
    [
        (TestOf(Skill.LORE), "(lore)"),
        (TestOf(Skill.AGILITY, -1, 2), "(agility −1; 2)"),
        (TestOf(Skill.WILL, adds_up_to=Scale(1, 1)), "(will; 4 in all)"),
    ],
)
def test_a_test_is_declared_as_in_the_rulebook(teller: Teller, test: TestOf, declared: str) -> None:
    teller.written.investigators = 3
    assert teller.written.test(test) == declared


def test_numbers_that_scale_are_those_of_this_table(teller: Teller) -> None:
    teller.written.investigators = 3
    assert "Health 5" in teller.card("cultist").text
    teller.written.investigators = 0
    assert "2 and 1 more for each investigator" in teller.card("cultist").text


def test_a_door_names_no_room_that_is_not_laid(teller: Teller) -> None:
    door = "dining-room.b|front-hall.a"
    assert teller.name(door) == "a door"
    teller.event(Event("revealed", {"rooms": ["front-hall"]}))
    assert teller.name(door) == "a door of the Front Hall"
    teller.event(Event("revealed", {"rooms": ["dining-room"]}))
    assert teller.name(door) == "the door between the Dining Room and the Front Hall"


def spawned(
    monster: str, name: str = "", space: str = "front-hall.a", *, identity: bool = False
) -> Event:
    """A monster that comes to the hall."""
    facts: dict[str, Fact] = {"monster": monster, "kind": monster.split()[0], "name": name}
    return Event("spawned", {**facts, "space": space, "identity": identity})


def test_monsters_are_told_apart(teller: Teller) -> None:
    assert teller.event(spawned("ghost 1")) == "In the Front Hall (a): the Ghost."
    teller.event(spawned("ghost 2"))
    assert teller.event(Event("activates", {"monster": "ghost 2"})) == "The second Ghost stirred."
    teller.event(spawned("cultist 1", "mr-sill"))
    assert teller.event(Event("defeated", {"monster": "cultist 1"})) == "Mr. Sill is defeated."


def test_monsters_of_one_name_are_told_apart() -> None:
    teller = teller_of("ninety-barrels")
    teller.event(spawned("cultist 2", "hauler"))
    assert teller.names.monster("cultist 2") == "the Hauler"
    teller.event(spawned("cultist 3", "hauler"))
    assert teller.names.monster("cultist 2") == "the second Hauler"
    assert teller.names.monster("cultist 3") == "the third Hauler"


def test_an_instruction_is_prose_first_and_the_rule_last(teller: Teller) -> None:
    ghost = teller.box.monsters["ghost"]
    text = next(each for each in ghost.evade if each.test is not None)
    number = teller.box.number_of(text)
    facts: dict[str, Fact] = {"monster": "ghost 1", "purpose": "evade", "text": number}
    line = teller.line(Event("instruction", facts))
    assert line.title == "The Ghost"
    assert line.kicker == "Evade check"
    assert line.aloud
    assert line.came[0].startswith("Test (")
    assert line.came[1].startswith("If you fail: ")
    assert line.text.endswith(" ".join(line.came))


def test_an_option_is_read_once_in_full(teller: Teller) -> None:
    facts: dict[str, Fact] = {"token": "tray", "option": 0, "who": "lev-abramson"}
    first = teller.event(Event("token-text", {**facts, "again": False}))
    again = teller.event(Event("token-text", {**facts, "again": True}))
    assert "Liverpool stamp" in first
    assert first.endswith("Observation test: 1 success needed.")
    assert again.startswith("Lev Abramson: Go through the letter tray. The same bills")


def test_what_comes_of_it_is_read_too(teller: Teller) -> None:
    facts: dict[str, Fact] = {"token": "tray", "option": 0}
    assert "patient" in teller.event(Event("token-outcome", {**facts, "passed": False}))
    assert teller.event(Event("token-outcome", {**facts, "passed": True})) == ""


def test_an_epilogue_reads_the_lines_that_hold(teller: Teller) -> None:
    facts: dict[str, Fact] = {"ending": "let-out", "won": True, "lines": ["0", "2"]}
    told = teller.event(Event("ending", {**facts, "here": NOBODY, "lost": NOBODY, "all": NOBODY}))
    assert "then she knows" in told
    assert "Whoever was there stood there" in told
    assert "plate back" in told
    assert "laid for six" not in told


def test_whom_an_epilogue_means_is_named(teller: Teller) -> None:
    facts: dict[str, Fact] = {"here": ["lev-abramson", "hester-vale"], "lost": [], "all": []}
    filled = teller.written._filled("{here} and {lost}.", facts)
    assert filled == "Lev Abramson and Hester Vale and nobody."


def test_what_hangs_on_a_secret_is_not_said() -> None:
    secret = Perhaps(do=(GainClue(),), given=(Asks({"letter": "tray"}),))
    assert openly((Suffer(horror=1), secret, Learn("nell"))) == (Suffer(horror=1),)


def test_a_card_prints_its_numbers_and_what_it_does(teller: Teller) -> None:
    crowbar = teller.card("crowbar")
    assert crowbar.numbers == {"damage": 2}
    assert crowbar.used == "attack"
    assert crowbar.text.startswith("Heavy Weapon.\nAttack: damage 2.")
    bread = teller.card("the-bread-has-not-risen")
    assert bread.text == (
        "One investigator indoors (two if 4 or more play), drawn by lot: "
        "Suffer 2 Horror (will negates)."
    )
    assert (bread.kind, bread.numbers) == ("mythos", {})


def test_an_option_says_what_it_takes(teller: Teller) -> None:
    decision = Decision(("player-1",), "turn", ("search tray 0",))
    assert teller.detail(decision, {"token": "tray", "number": "0"}) == (
        "observation test: 1 success needed"
    )
    assert teller.detail(decision, {"token": "dorr", "number": "0"}) == ""  # its cost says it
    assert "code" in teller.detail(decision, {"token": "watch", "number": "0"})


def test_people_read_on_which_token_an_option_is(teller: Teller) -> None:
    decision = Decision(("people",), "investigator-phase", ("token dorr 1",))
    told = teller.option(decision, "token dorr 1")
    assert told.detail == "Miss Adelaide Dorr, teacher · influence test: 1 success needed"


def test_an_investigators_own_ability_is_told_by_what_it_does(teller: Teller) -> None:
    facts: dict[str, Fact] = {"who": "hester-vale", "card": "hester-vale"}
    used = "Hester Vale used their ability"
    what = "choose another topic of that Person, without an action"
    assert teller.event(Event("reacts", facts)) == f"{used}: {what}."
    assert teller.event(Event("uses", facts)) == f"{used}."
    pearl: dict[str, Fact] = {"who": "pearl-gaines", "card": "pearl-gaines"}
    assert "faceup Damage facedown." in teller.event(Event("uses", pearl))
    moment: dict[str, Fact] = {**facts, "moment": "dice-rolled"}
    decision = Decision(("player-1",), "react", ("use hester-vale", "leave it"), about=moment)
    assert teller.question(decision).startswith("Does Hester Vale use their ability?")
    assert teller.option_text(decision, "use hester-vale") == "use your ability"
    assert teller.option(decision, "use hester-vale").brief == ""
    other: dict[str, Fact] = {"who": "lev-abramson", "card": "hester-vale"}
    assert teller.event(Event("uses", other)) == "Lev Abramson used the ability of Hester Vale."


def test_how_many_successes_are_needed_in_all_is_said(teller: Teller) -> None:
    about: dict[str, Fact] = {"skill": "influence", "modifier": 0, "difficulty": None, "enough": 2}
    asked = Decision(("people",), "successes", ("0 successes", "1 successes"), about=about)
    assert "2 successes more are needed" in teller.question(asked)
    rest = Decision(asked.seats, asked.kind, asked.options, about={**about, "enough": None})
    assert teller.question(rest) == "Influence test. How many successes did you roll?"


def test_who_is_wounded_is_told_so_once(teller: Teller) -> None:
    events = [
        Event("wounded", {"who": "lev-abramson"}),
        Event("became", {"who": "lev-abramson", "condition": "wounded"}),
    ]
    assert " ".join(map(teller.event, events)).count("Wounded") == 1


def test_a_question_about_a_card_shows_what_of_it_is_asked(teller: Teller) -> None:
    about: dict[str, Fact] = {"who": "samuel-roan", "card": "samuel-roan", "moment": "would-burn"}
    asked = Decision(("player-1",), "react", ("use samuel-roan", "leave it"), about=about)
    (line,) = teller.question_text(asked).matter
    assert line.startswith("When Fire would hurt you")


def test_people_are_told_an_event_word_by_word(teller: Teller) -> None:
    event = next(each for each in teller.scenario.events if openly(each.do))
    facts: dict[str, Fact] = {"event": event.id, "again": False}
    assert teller.line(Event("event", {**facts, "whole": True})).came
    assert teller.line(Event("event", {**facts, "whole": False})).came == []


def test_a_card_that_comes_is_told_with_what_it_does(teller: Teller) -> None:
    facts: dict[str, Fact] = {"who": "lev-abramson", "harm": "damage", "card": "bad-fall"}
    line = teller.line(Event("harm", facts))
    assert line.text.startswith("Lev Abramson suffered Damage: Bad Fall. Resolve Immediately.")
    assert line.came[-1] == "Test (strength; 1); if you fail, become Stunned."
    became = teller.event(Event("became", {"who": "lev-abramson", "condition": "stunned"}))
    assert became.startswith("Lev Abramson became Stunned. You have 1 action fewer in your turn.")


def test_what_the_app_counts_is_not_read_among_what_people_do() -> None:
    teller = teller_of("dead-letter-office")
    event = next(e for e in teller.scenario.events if e.id == "the-first-letter")
    line = teller.event(Event("instructed", {"word": teller.box.number_of(event.do[0])}))
    assert "gain 1 Clue" in line
    assert "count" not in line
    (either,) = event.do[0].do  # type: ignore[attr-defined]
    about: dict[str, Fact] = {"who": "lev-abramson", "word": teller.box.number_of(either)}
    asked = Decision(("player-1",), "either", ("do 0", "do 1"), about=about)
    assert teller.option(asked, "do 0").detail == "discard 2 facedown Horror, then gain 1 Clue"


def test_where_only_the_app_does_something_that_is_said() -> None:
    alone = Either(of=(Alternative(text="Sign it.", do=(Learn("nell"),)),))
    assert for_people(alone) == alone


def test_the_first_fire_that_may_be_put_out_is_no_further_one(teller: Teller) -> None:
    about: dict[str, Fact] = {"who": "lev-abramson", "space": "front-hall.a", "left": 1}
    decision = Decision(("player-1",), "put-out", ("put out the fire", "leave it"), about=about)
    assert teller.question(decision) == "Lev Abramson may put out 1 Fire. Here?"


def test_what_is_only_read_aloud_is_no_rule(teller: Teller) -> None:
    read = Alternative(text="Read it.", do=(Say("It is kind."), GainClue(2)))
    leave = Alternative(text="Leave it.", do=(Suffer(horror=1),))
    told = teller.written.rules((Say("A letter."), Either((read, leave))))
    assert told == "Choose one: gain 2 Clues, or suffer 1 Horror."


def test_a_counter_is_worded_as_the_scenario_words_it(teller: Teller) -> None:
    counted = Event("counted", {"counter": "hill", "value": 2})
    assert teller.event(counted) == "The count of hill is 2."
    assert teller_of("salt-wedding").event(counted) == "Trust of the Whitlocks of the Hill: 2."


def test_a_name_for_another_room_on_each_map_is_called_as_the_author_says(teller: Teller) -> None:
    assert teller.names.put("BATH", "the") == "the room in question"
    assert teller_of("ninety-barrels").names.put("LANDING", "the") == "the landing"


@pytest.mark.rule("2e.monster.id-token")
@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            spawned("cultist 1", "mr-sill"),
            "Place a Cultist figure in the Front Hall (a): Mr. Sill.",
        ),
        (spawned("ghost 1"), "Place a Ghost figure in the Front Hall (a)."),
        (
            spawned("ghost 2", identity=True),
            "Place a Ghost figure, with a club as its ID token, in the Front Hall (a).",
        ),
        (
            spawned("ghost 5", identity=True, space=""),
            "Place a Ghost figure, with a spade as its ID token, where the card says.",
        ),
    ],
)
def test_people_are_told_which_figure_to_fetch(event: Event, said: str) -> None:
    game = madhouse.new_game("second", story="first-cold-night", seed=1, hands=PEOPLE)
    teller = teller_of("first-cold-night")
    teller.see(game.view(PEOPLE))
    assert teller.event(event) == said

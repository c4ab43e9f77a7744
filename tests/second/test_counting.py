"""What is counted of a game that is over, by logs whose sums are known by hand."""

from random import Random

import pytest

import madhouse
from madhouse.engine.decisions import Fact
from madhouse.engine.log import Event
from madhouse.second.laboratory.aims import aim
from madhouse.second.laboratory.cards_of_use import CardsOfUse
from madhouse.second.laboratory.counting import Course, counted, unused
from madhouse.second.laboratory.harm_sources import HarmSources

GENTLE, HESTER, SAMUEL = "first-cold-night", "hester-vale", "samuel-roan"
HARM = {"who": HESTER, "harm": "damage", "card": "winded"}
FACEDOWN = {"who": HESTER, "harm": "horror"}


def event(told: str, /, **facts: Fact) -> Event:
    return Event(told, facts)


def sources(*events: Event) -> dict[str, dict[str, int]]:
    """Harm by what brought it."""
    found = HarmSources()
    for each in events:
        found.see(each)
    return {source: dict(parts) for source, parts in found.found.items()}


def of_use(*events: Event) -> dict[str, bool | None]:
    """The cards that were held, and whether they were of use."""
    found = CardsOfUse(GENTLE)
    for each in events:
        found.see(each)
    return found.found


def gained(card: str, who: str = HESTER) -> Event:
    return event("gained", who=who, card=card)


def rolled(skill: str, purpose: str, who: str = HESTER) -> Event:
    return event("rolled", who=who, skill=skill, purpose=purpose, dice=[])


# -- a whole game --------------------------------------------------------------------------------


def test_tests_are_counted_and_how_many_were_passed() -> None:
    game = madhouse.new_game("second", seed=3, investigators=2)
    chooser = Random(3)
    while game.pending:
        decision = game.pending[0]
        game.apply(decision.seats[0], chooser.choice(decision.options))
    tested = [event.facts for event in game.log if event.kind == "tested"]
    against = [each for each in tested if each["difficulty"] is not None]
    passed = [
        each for each in against if int(str(each["successes"])) >= int(str(each["difficulty"]))
    ]
    found = counted(game)
    assert (found.tests, found.passed) == (len(against), len(passed))
    assert 0 < len(against) < len(tested)
    assert found.rounds == game.progress.round
    read = [event.facts["event"] for event in game.log if event.kind == "mythos-event"]
    assert {f"mythos-event {each}" for each in read} <= set(found.used)
    left = unused(GENTLE, found.used)
    assert left
    assert not set(map(str, read)) & set(left)
    told = [each for each in game.log if each.kind in ("harm", "harm-facedown")]
    assert sum(sum(parts.values()) for parts in found.harm.values()) == len(told)
    assert found.variant in "abc"
    assert found.answers["bath"] == found.variant
    assert (found.clock, len(found.characters)) == (10, 2)
    assert found.used[f"ending {found.objective}"] == 1


def test_who_fell_and_who_was_lost_is_counted_with_the_round() -> None:
    course = Course(GENTLE)
    for each in (
        event("chose", who=HESTER, seat="player-1"),
        event("round", round=3),
        event("insane", who=HESTER),
        event("round", round=7),
        event("wounded", who=HESTER),
        event("eliminated", who=HESTER, why="damage"),
        event("round", round=8),
        event("eliminated", who=SAMUEL, why="horror"),
        event("winners", winners=[]),
    ):
        course.see(each)
    assert (course.fallen_in, course.lost_in, course.round) == (3, 7, 8)
    assert course.kinds["eliminated"] == 2
    assert course.characters == [HESTER]


# -- where harm came from ------------------------------------------------------------------------


def test_harm_comes_from_what_befell_somebody_last() -> None:
    found = sources(
        event("spawned", monster="ghost 1", kind="ghost", name="", space="yard.a"),
        event("turn", who=HESTER),
        event("token-text", token="tray", option=0, who=HESTER),
        event("harm", **HARM),
        event("mythos-phase"),
        event("mythos-event", event="hail"),
        event("harm", **HARM),
        event("harm-facedown", **FACEDOWN),
        event("activates", monster="ghost 1"),
        event("harm", **HARM),
        event("horror-check", who=HESTER, monster="ghost 1"),
        event("harm-facedown", **FACEDOWN),
    )
    assert found == {
        "token": {"tray": 1},
        "mythos": {"hail": 2},
        "monster": {"ghost": 1},
        "horror check": {"ghost": 1},
    }


def test_a_burn_is_of_the_fire_and_what_follows_is_not() -> None:
    found = sources(
        event("mythos-event", event="hail"),
        event("burned", who=HESTER, space="yard.a"),
        event("harm-facedown", **FACEDOWN),
        event("harm-facedown", **FACEDOWN),
        event("burned", who=HESTER, space="yard.a"),
        event("prevented", who=HESTER, damage=1, horror=0),
        event("harm", **HARM),
    )
    assert found == {"fire": {"fire": 1}, "mythos": {"hail": 2}}


def test_who_has_moved_on_is_hurt_by_what_lies_before_him() -> None:
    found = sources(
        event("turn", who=HESTER),
        event("attacks", who=HESTER, monster="ghost 1", card="", attack="unarmed"),
        event("moved", who=HESTER, space="yard.b"),
        event("harm", **HARM),
    )
    assert found == {"card": {"kept faceup": 1}}


# -- which cards were of use ---------------------------------------------------------------------


def test_a_weapon_is_of_use_when_it_is_used() -> None:
    assert of_use(gained("fire-axe")) == {"fire-axe": False}
    attack = event("attacks", who=HESTER, monster="ghost 1", card="fire-axe", attack="heavy-weapon")
    assert of_use(gained("fire-axe"), attack) == {"fire-axe": True}


@pytest.mark.parametrize(
    ("skill", "purpose", "who", "helps"),
    [
        ("strength", "search", HESTER, True),
        ("agility", "search", HESTER, False),
        ("strength", "attack", HESTER, False),
        ("strength", "search", SAMUEL, False),
    ],
)
def test_a_standing_bonus_is_of_use_in_the_tests_it_speaks_of(
    skill: str, purpose: str, who: str, helps: bool
) -> None:
    assert of_use(gained("crowbar"), rolled(skill, purpose, who)) == {"crowbar": helps}


def test_a_card_is_of_use_to_who_has_it_now() -> None:
    given = event("given", who=HESTER, to=SAMUEL, card="crowbar")
    test = ("strength", "search")
    assert of_use(gained("crowbar"), given, rolled(*test, SAMUEL)) == {"crowbar": True}
    assert of_use(gained("crowbar"), given, rolled(*test, HESTER)) == {"crowbar": False}
    dropped = event("dropped", who=HESTER, space="yard.a", card="crowbar")
    assert of_use(gained("crowbar"), dropped, rolled(*test)) == {"crowbar": False}
    lost = event("eliminated", who=HESTER, why="damage")
    assert of_use(gained("crowbar"), lost, rolled(*test)) == {"crowbar": False}


def test_a_light_is_of_use_in_darkness() -> None:
    lamp, dark = gained("hurricane-lamp"), event("darkened", space="yard.a")
    there = event("moved", who=HESTER, space="yard.a")
    assert of_use(lamp, there, rolled("will", "mythos")) == {"hurricane-lamp": False}
    assert of_use(lamp, dark, there, rolled("will", "mythos")) == {"hurricane-lamp": True}


def test_a_light_serves_who_stands_by_its_holder() -> None:
    lamp, dark = gained("hurricane-lamp"), event("darkened", space="landing.a")
    there = [event("moved", who=who, space="landing.a") for who in (HESTER, SAMUEL)]
    roll = rolled("will", "mythos", SAMUEL)
    assert of_use(lamp, dark, there[1], roll) == {"hurricane-lamp": False}
    assert of_use(lamp, dark, *there, roll) == {"hurricane-lamp": True}


def test_dice_for_a_place_are_of_use_only_there() -> None:
    lamp, look = gained("hurricane-lamp"), rolled("observation", "search")
    inside, outside = (event("moved", who=HESTER, space=at) for at in ("kitchen.a", "yard.a"))
    assert of_use(lamp, inside, look) == {"hurricane-lamp": False}
    assert of_use(lamp, outside, look) == {"hurricane-lamp": True}


def test_an_option_that_asks_for_a_card_makes_use_of_it() -> None:
    letter = gained("the-unopened-letter")
    read, plug = (event("token-text", token="bath", option=each) for each in (0, 2))
    assert of_use(letter, plug) == {"the-unopened-letter": False}
    assert of_use(letter, read) == {"the-unopened-letter": True}


def test_of_what_nothing_in_the_evening_asks_for_nobody_can_tell() -> None:
    assert of_use(gained("coil-of-rope")) == {"coil-of-rope": None}


# -- what is aimed at ----------------------------------------------------------------------------


def test_the_aim_goes_by_the_difficulty() -> None:
    assert aim(GENTLE) == ("gentle", 0.6, 0.8, None)
    assert aim("ninety-barrels").name == "hard"
    assert aim("ninety-barrels").fall == (0.55, 0.8)

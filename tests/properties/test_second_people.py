"""Whatever people report, the app goes on; and what the house's hands come to, theirs come to."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from madhouse.engine.casefile import Header, parse
from madhouse.engine.decisions import IllegalOption
from madhouse.engine.replaying import replay, verify
from madhouse.second.app.menu import END_GAME
from madhouse.second.edition import SecondEdition, begin, begun, edition
from madhouse.second.things.state import PEOPLE
from tests.properties.random_games import seeds
from tests.properties.recorded_hands import recorded
from tests.properties.reporting import Reporter
from tests.properties.second_games import SecondGame, header_of, is_eager
from tests.second.houses import house

MOST = 20_000
"""Reports after which a game will never end."""


def reported_at_random(seed: int) -> SecondGame:
    """A game of people who tell the app anything; most let the game go on to its end."""
    game = begin(header_of(seed, hands="people"))
    chooser = Random(seed)
    while game.pending:
        assert len(game.answers) < MOST, "this game does not end"
        (decision,) = game.pending
        assert decision.seats == (PEOPLE,)
        assert len(set(decision.options)) == len(decision.options)
        options = [each for each in decision.options if each != END_GAME or seed % 7 == 0]
        game.apply(PEOPLE, chooser.choice(options))
    return game


@pytest.mark.rule("2e.winning.menu-end-game")
def test_whatever_people_report_the_game_ends_and_can_be_had_again() -> None:
    reasons = set()
    for seed in seeds(10):
        game = reported_at_random(seed)
        assert game.result is not None
        reasons.add(game.result.reason)
        text = game.case()
        verify(parse(text, "case"), begin)
        again = replay(parse(text, "case"), begin)
        assert again.encode() == game.encode()
        assert again.case() == text
    assert "ended by a card" in reasons
    assert len(reasons) > 1


def alike(told: SecondEdition, header: Header, seed: int, eager: bool) -> Reporter:
    """The same seed, told what the house's game came to, keeps the same at every question."""
    games = recorded(told, header, seed, eager)
    people = Reporter(begun(told, replace(header, hands="people")), games.record)
    try:
        people.play()
    except Exception as broken:
        broken.add_note(f"in the game of seed {seed}, after {len(people.game.answers)} reports")
        raise
    assert people.game.result is not None
    assert people.game.result == games.game.result
    return people


def assert_alike(seed: int) -> int:
    header = header_of(seed)
    return alike(edition(header.story), header, seed, is_eager(seed)).compared


@pytest.mark.rule("2e.mythos.app-instructs", "2e.fire.menu-reminder", "2e.winning.menu-eliminated")
def test_what_the_house_comes_to_people_come_to() -> None:
    for seed in seeds(24):
        assert assert_alike(seed) > 5


@pytest.mark.parametrize("kind", ["monster-hurt", "evades", "attacks", "horror-check", "fire"])
def test_a_report_that_is_left_out_shows(kind: str) -> None:
    def shows(seed: int) -> bool:
        header = header_of(seed)
        record = recorded(edition(header.story), header, seed, is_eager(seed)).record
        told = [noted for noted in record if noted.kind != kind]
        try:
            Reporter(begin(replace(header, hands="people")), told).play()
        except (AssertionError, IllegalOption, IndexError):
            return True
        return False

    assert any(shows(seed) for seed in range(24))


QUESTIONS = """
facts: [{id: a, text: A.}, {id: b, text: B.}, {id: c, text: C.}]
counters: {turns: 0}
starting: [{card: crowbar}, {card: hurricane-lamp}]
tokens:
  - id: drawer
    kind: search
    at: front-hall.a
    options:
      - label: Look.
        text: Dust.
        do: [{perhaps: {if: [{carries: crowbar}], do: [{learn: a}], else: [{count: turns}]}}]
        test: observation; 1
        harder: [{if: [{carries: hurricane-lamp}]}]
        pass: [{either: [{text: Take it., do: [gain_clue]}, {text: Leave it., do: [{learn: b}]}]}]
        stays: true
      - label: Work.
        text: Wheels.
        puzzle: {kind: code, size: 3x5, skill: observation}
        pass: [{learn: c}]
  - id: porter
    kind: person
    at: front-hall.b
    appears: [{known: b}]
    options: [{label: Hm., text: Hm.}]
events:
  - id: fire
    when: {round: 2}
    text: Fire.
    do: [{set_alight: front-hall.b}, {count: turns}, {spawn: {monster: cultist, at: front-hall}}]
  - {id: over, when: {end_of_round: 5}, text: Over., do: [{end: lost}]}
"""


def test_every_question_that_the_app_can_ask_is_answered_alike() -> None:
    told = house(QUESTIONS)
    asked: Counter[str] = Counter()
    for seed in seeds(30):
        header = Header(
            edition="second",
            story="house",
            content=told.content_version,
            seed=str(seed),
            investigators=2 + seed % 4,
        )
        people = alike(told, header, seed, eager=True)
        asked.update(answer.decision.kind for answer in people.game.answers)
    assert {"successes", "judge", "either", "puzzle", "burns-first", "horror-step"} <= set(asked)


@pytest.mark.soak
def test_hundreds_of_games_are_alike() -> None:
    for seed in seeds(300):
        assert_alike(seed)

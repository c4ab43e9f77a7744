"""What is counted of a game that is over."""

from random import Random

import madhouse
from madhouse.second.laboratory.counting import counted, unused


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
    left = unused("first-cold-night", found.used)
    assert left
    assert not set(map(str, read)) & set(left)

"""No evening is less than a whole one: what can be counted of it, for the base set and every
pack."""

import re
from pathlib import Path

import pytest

from madhouse.engine.clauses import single_verbs
from madhouse.second.edition import edition, the_box
from madhouse.second.kit.check import all_scenario_files
from madhouse.second.things.scenario import Scenario
from madhouse.second.words.board import End
from madhouse.second.words.facts import Count

EVENINGS = [
    path.stem
    for path in all_scenario_files(the_box())
    if not the_box().load_scenario(path.stem).trial
]
GENTLE = "first-cold-night"
"""For a first evening: nothing is counted against those who play it."""
FEWEST_WORDS = 3_300
"""So many has the shortest scenario of the base set."""


AT_THE_DOOR = Path(__file__).parents[3] / "web" / "src" / "icons" / "names.ts"
"""What can be drawn before the edition's own pictures have come."""


def words(*texts: str) -> int:
    return sum(len(text.split()) for text in texts)


def prose(told: Scenario) -> list[str]:
    """All that can be read aloud of it."""
    options = [option for token in told.tokens for option in token.options]
    texts = [t for o in options for t in (o.label, o.text, o.pass_text, o.fail_text)]
    texts += [each.text for each in told.facts] + [each.text for each in told.events]
    texts += [each.text for each in told.objectives]
    epilogues = [t for e in told.endings.values() for t in (e.text, *(x.text for x in e.lines))]
    return [*told.prologue, told.blurb, *texts, *epilogues]


def test_there_are_seventeen() -> None:
    assert len(EVENINGS) == 17


@pytest.mark.parametrize("name", EVENINGS)
class TestAWholeEvening:
    def test_the_board_and_what_is_hidden_differ_from_night_to_night(self, name: str) -> None:
        told = edition(name).scenario
        assert len(told.tokens) >= 24
        assert len(told.maps) >= 2
        assert len([values for values in told.hidden.values() if len(values) > 1]) >= 2

    def test_three_persons_have_more_than_one_thing_to_say(self, name: str) -> None:
        talking = [each for each in edition(name).scenario.tokens if each.kind == "person"]
        assert len([each for each in talking if len(each.options) > 1]) >= 3

    def test_a_clock_ends_it_and_is_heard_before(self, name: str) -> None:
        told = edition(name).scenario
        late = {ending for ending, how in told.endings.items() if how.time}
        ends = [
            (e.id, v.ending) for e in told.events for v in single_verbs(e) if isinstance(v, End)
        ]
        assert late & {ending for _, ending in ends}
        last = {event for event, _ in ends}
        heard = [e.when for e in told.events if e.text and e.id not in last]
        soon = told.last_round * 2 // 3
        assert any(when.every or (when.round or when.end_of_round or 0) >= soon for when in heard)

    def test_the_objective_changes_at_least_twice(self, name: str) -> None:
        first, *others = edition(name).scenario.objectives
        assert not first.given
        assert len({each.text for each in others}) >= 2

    def test_one_ending_is_kind_one_bitter_and_one_lost(self, name: str) -> None:
        endings = edition(name).scenario.endings.values()
        assert any(each.won and not each.bitter for each in endings)
        assert any(each.won and each.bitter for each in endings)
        assert any(not each.won for each in endings)

    def test_an_epilogue_tells_of_what_was_done(self, name: str) -> None:
        for ending, how in edition(name).scenario.endings.items():
            assert len(how.lines) >= 2, ending
            assert words(how.text, *(each.text for each in how.lines)) >= 60, ending

    def test_there_is_an_evening_of_reading_in_it(self, name: str) -> None:
        told = edition(name).scenario
        assert 120 <= words(*told.prologue) <= 180
        assert len(told.prologue) in (3, 4)
        assert words(*prose(told)) >= FEWEST_WORDS


@pytest.mark.parametrize("name", [each for each in EVENINGS if each != GENTLE])
def test_something_that_people_do_is_counted_and_told(name: str) -> None:
    told = edition(name).scenario
    pushed = {v.counter for t in told.tokens for v in single_verbs(t) if isinstance(v, Count)}
    assert pushed & set(told.tallies)


def test_each_is_drawn_at_the_door_by_a_picture_of_its_own() -> None:
    drawn = set(re.findall(r"'([a-z0-9-]+)'", AT_THE_DOOR.read_text(encoding="utf-8")))
    looks = [edition(name).scenario.look for name in EVENINGS]
    icons = [look.icon for look in looks if look and look.icon]
    assert set(icons) <= drawn
    assert len(icons) == len(set(icons))

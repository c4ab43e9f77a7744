"""The content version of a scenario: it covers what rules read, and no prose."""

from msgspec.structs import replace

from madhouse.second.edition import edition, the_box

SCENARIO = "first-cold-night"


def test_what_people_read_leaves_saved_games_as_they_are() -> None:
    told, box = edition(SCENARIO), the_box()
    reworded = replace(told.scenario, blurb="Said otherwise.", name="Another Night")
    assert box.version(reworded) == told.content_version


def test_what_rules_read_makes_another_version() -> None:
    told, box = edition(SCENARIO), the_box()
    assert box.version(replace(told.scenario, start="elsewhere")) != told.content_version

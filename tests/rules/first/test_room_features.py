"""Room features: seven kinds, each put where the story says and used in its own way."""

from typing import get_args

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.things.supply import FeatureKind
from tests.rules.first.grave_cards import grave_story
from tests.rules.first.setting_up import investigators_set_up, keeper_sets_up
from tests.rules.first.tables import JOE, asked, joe

KINDS = {"altar", "barrier", "camp-fire", "corpse", "hiding-space", "ladder", "vent"}


@pytest.mark.rule("1e.feature.kinds")
def test_there_are_seven_room_features() -> None:
    assert set(get_args(FeatureKind)) == KINDS


@pytest.mark.rule("1e.setup-inv.features", "1e.feature.kinds")
def test_a_story_puts_markers_of_every_kind_in_stated_spaces() -> None:
    story = grave_story(features=dict.fromkeys(sorted(KINDS), ("library.a", "cellar.b")))
    game = TableBuilder(told=story).play(stage="setup")
    keeper_sets_up(game)
    investigators_set_up(game)
    lying = {(each.kind, each.space) for each in game.view("investigator-1").features}
    assert lying == {(kind, space) for kind in KINDS for space in ("library.a", "cellar.b")}


@pytest.mark.rule("1e.feature.varied", "1e.action.feature")
@pytest.mark.parametrize(
    ("kind", "offered"),
    [
        ("altar", set()),
        ("barrier", {"push"}),
        ("camp-fire", set()),
        ("corpse", {"move library.b dragging a corpse"}),
        ("hiding-space", {"step into hiding"}),
        ("ladder", set()),
        ("vent", set()),
    ],
)
def test_what_an_investigator_can_do_with_a_marker_depends_on_its_kind(
    kind: str, offered: set[str]
) -> None:
    plain = asked(joe("library.a").play(turn_of=JOE)).options
    options = asked(joe("library.a").feature(kind, "library.a").play(turn_of=JOE)).options
    more = [option for option in options if option not in plain]
    assert bool(more) is bool(offered)
    assert all(any(option.startswith(each) for option in more) for each in offered)

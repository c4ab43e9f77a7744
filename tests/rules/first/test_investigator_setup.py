"""Investigator Setup: the map, the introduction, a character, two traits, the start space."""

import msgspec
import pytest

from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import edition
from madhouse.first.seen.views import View
from tests.rules.first.setting_up import keeper_sets_up, new_game, ready
from tests.rules.first.tables import asked, retold

SEAT = "investigator-1"


def chosen(*options: str) -> View:
    """What the first player sees after his choices, with the keeper's setup done."""
    game = new_game()
    keeper_sets_up(game)
    for option in options:
        game.apply(SEAT, option)
    view: View = game.view(SEAT)
    return view


@pytest.mark.rule("1e.setup-inv.step-order", "1e.setup-inv.follow-guide")
def test_first_the_introduction_then_character_and_traits() -> None:
    game = new_game()
    kinds = [game.events(SEAT)[0].kind]
    for option in ("take joe-diamond", "pick process-server", "pick reads-the-room"):
        asked = game.view(SEAT).decision
        assert asked is not None
        kinds.append(asked.kind)
        game.apply(SEAT, option)
    assert kinds == ["introduction", "investigator", "trait", "trait"]
    assert game.legal(SEAT) == ()


@pytest.mark.rule("1e.setup-inv.read-intro", "1e.conflict.setup-reading")
def test_the_introduction_comes_first_and_the_prologue_last() -> None:
    kinds = [event.kind for event in ready().events(SEAT)]
    before_round = kinds[: kinds.index("round")]
    assert before_round[0] == "introduction"
    assert before_round[-1] == "prologue"


@pytest.mark.rule("1e.setup-inv.build-map")
def test_the_map_is_the_one_of_the_story() -> None:
    story = edition(STORY)
    assert list(ready().view(SEAT).rooms) == list(story.board.rooms)
    assert {"entrance-hall", "cellar", "kitchen", "study"} <= set(story.board.rooms)


@pytest.mark.rule("1e.setup-inv.choose-character")
def test_a_chosen_investigator_brings_his_traits_and_skill_points() -> None:
    view = chosen("take joe-diamond", "pick process-server", "pick everyone-is-somewhere")
    (joe,) = view.investigators
    assert (joe.id, joe.player, joe.skill) == ("joe-diamond", SEAT, 3)
    assert (joe.health, joe.sanity) == (9, 8)


@pytest.mark.rule("1e.setup-inv.choose-character")
def test_an_investigator_is_taken_by_one_player_only() -> None:
    game = new_game(players=2)
    for option in ("take joe-diamond", "pick process-server", "pick reads-the-room"):
        game.apply(SEAT, option)
    offered = game.legal("investigator-2")
    assert "take joe-diamond" not in offered
    assert "take jenny-barnes" in offered


@pytest.mark.rule("1e.setup-inv.two-traits")
def test_two_of_the_four_traits_are_kept() -> None:
    view = chosen("take joe-diamond", "pick four-porches", "pick reads-the-room")
    assert view.investigators[0].traits == ["four-porches", "reads-the-room"]


@pytest.mark.rule("1e.setup-inv.trait-categories", "1e.conflict.trait-choice")
def test_one_trait_is_for_strength_and_one_for_intellect() -> None:
    game = new_game()
    game.apply(SEAT, "take joe-diamond")
    assert game.legal(SEAT) == ("pick process-server", "pick four-porches")
    game.apply(SEAT, "pick four-porches")
    assert game.legal(SEAT) == ("pick everyone-is-somewhere", "pick reads-the-room")


@pytest.mark.rule("1e.setup-inv.starting-card", "1e.conflict.starting-item-count")
@pytest.mark.parametrize(
    ("trait", "card"), [("process-server", "service-revolver"), ("four-porches", "blackjack")]
)
def test_the_chosen_traits_list_the_starting_card(trait: str, card: str) -> None:
    view = chosen("take joe-diamond", f"pick {trait}", "pick reads-the-room")
    assert view.investigators[0].cards == [card]


@pytest.mark.rule("1e.setup-inv.starting-card")
@pytest.mark.parametrize(
    ("trait", "cards", "spells"),
    [("tables-of-the-moon", ["ephemeris"], []), ("one-eclipse-too-many", [], ["unravel"])],
)
def test_a_trait_for_the_intellect_may_list_it_and_it_may_be_a_spell(
    trait: str, cards: list[str], spells: list[str]
) -> None:
    (harvey,) = chosen("take harvey-walters", "pick brittle", f"pick {trait}").investigators
    assert (harvey.cards, [each.spell for each in harvey.spells]) == (cards, spells)


@pytest.mark.rule("1e.conflict.starting-item-count")
def test_no_two_traits_of_an_investigator_give_him_two_cards() -> None:
    box = edition(STORY).box
    for who in box.investigators:
        body, mind = (box.traits_of(who, kind) for kind in ("strength", "intellect"))
        listed = [
            sum(bool(box.traits[trait].starts_with) for trait in (one, other))
            for one in body
            for other in mind
        ]
        assert max(listed) <= 1


@pytest.mark.rule("1e.setup-inv.start-space")
def test_every_figure_begins_on_the_start_space() -> None:
    view = ready(players=3).view(SEAT)
    assert [each.space for each in view.investigators] == ["entrance-hall.c"] * 3


@pytest.mark.rule("1e.setup-inv.sealed-doors")
def test_doors_are_sealed_where_the_story_says_so() -> None:
    layout = msgspec.structs.replace(edition(STORY).story.layout, sealed=("library.a|study.c",))
    table = TableBuilder(told=retold(layout=layout)).investigator("joe-diamond", "library.a")
    options = asked(table.play(turn_of="joe-diamond")).options
    assert "move library.b" in options
    assert "move study.c" not in options


@pytest.mark.rule("1e.setup-inv.features")
def test_feature_markers_lie_where_the_story_says_so() -> None:
    features = {"altar": ("cellar.a",), "ladder": ("cellar.b", "study.c")}
    view = TableBuilder(told=retold(features=features)).play(stage="setup").view(SEAT)
    laid = [(each.kind, each.space) for each in view.features]
    assert laid == [("altar", "cellar.a"), ("ladder", "cellar.b"), ("ladder", "study.c")]

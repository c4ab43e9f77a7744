"""The Keeper Action Step: what the keeper does for threat, and the hands he may hold."""

import msgspec
import pytest

from madhouse.engine.clauses import parts_within
from madhouse.engine.loading import Text, load_many
from madhouse.first.building import TableBuilder
from madhouse.first.edition import FirstEdition
from madhouse.first.things.cards import KeeperAction
from madhouse.first.words import VOCABULARY
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, joe, retold, told

MYTHOS = ("slack-water", "the-wick-drowns", "we-have-met", "two-shadows")
TRAUMA = ("winded", "ringing-ears", "panic", "the-shakes")


@pytest.mark.rule("1e.keeper-action.any-number")
def test_as_many_actions_as_he_wishes_and_can_pay_for() -> None:
    game = joe().threat(3).play(stage="keeper-actions")
    answer(game, "ill-omens", "old-wounds")
    assert set(asked(game).options) == {"ill-omens", "old-wounds", "lights-out", "done"}
    answer(game, "lights-out", "cellar")
    assert game.view("keeper").keeper.threat == 0
    assert game.view("keeper").stage != "keeper-actions"


@pytest.mark.rule("1e.keeper-action.any-number")
def test_he_may_stop_with_threat_left() -> None:
    game = joe().threat(3).play(stage="keeper-actions")
    answer(game, "done")
    assert game.view("keeper").keeper.threat == 3
    assert game.view("keeper").stage != "keeper-actions"


@pytest.mark.rule("1e.keeper-action.one-at-a-time")
def test_each_action_is_paid_for_and_resolved_before_the_next() -> None:
    game = joe().threat(4).play(stage="keeper-actions")
    answer(game, "something-stirs")
    assert game.view("keeper").keeper.threat == 1
    assert asked(game).kind == "place-monster"  # the zombie; the maniac's kitchen is taken
    answer(game, "cellar.a")
    assert asked(game).kind == "keeper-action"


@pytest.mark.rule("1e.keeper-action.one-at-a-time")
def test_an_action_that_costs_more_than_he_has_is_not_offered() -> None:
    game = joe().threat(2).play(stage="keeper-actions")
    assert "something-stirs" not in asked(game).options


@pytest.mark.rule("1e.keeper-action.story-cards-only", "1e.setup-keeper.action-cards")
def test_only_the_action_cards_of_the_story_are_offered() -> None:
    table = TableBuilder(told=retold(actions=("old-wounds",))).investigator(JOE, "kitchen.a")
    game = table.threat(9).play(stage="keeper-actions")
    assert asked(game).options == ("old-wounds", "done")


@pytest.mark.rule("1e.open.keeper-action-repeat")
def test_an_action_may_be_used_again_in_the_same_turn() -> None:
    game = joe().threat(2).play(stage="keeper-actions")
    answer(game, "ill-omens", "ill-omens")
    assert len(game.view("keeper").keeper.mythos) == 2


@pytest.mark.rule("1e.open.keeper-action-repeat", "1e.keeper-action.one-at-a-time")
def test_a_card_that_says_so_is_used_once_a_turn() -> None:
    told = retold()
    omens = msgspec.structs.replace(told.box.actions["ill-omens"], limit="turn")
    told.box.actions["ill-omens"] = omens
    table = TableBuilder(told=told).investigator(JOE, "kitchen.a").threat(3)
    game = table.play(stage="keeper-actions")
    answer(game, "ill-omens")
    assert asked(game).options == ("old-wounds", "lights-out", "done")
    while "ill-omens" not in asked(game).options:  # in his next turn
        answer(game, asked(game).options[-1])
    assert game.view("keeper").round == 1


@pytest.mark.rule("1e.keeper-action.draw-cards", "1e.mythos.draw-more", "1e.trauma.hand")
def test_actions_draw_mythos_and_trauma_cards_into_the_hand() -> None:
    table = joe().threat(2).stack("mythos", "slack-water").stack("trauma", "winded")
    game = table.play(stage="keeper-actions")
    answer(game, "ill-omens", "old-wounds")
    keeper = game.view("keeper").keeper
    assert (keeper.mythos, keeper.trauma) == (["slack-water"], ["winded"])


@pytest.mark.rule("1e.keeper-action.hand-secret", "1e.secrecy.keeper-hand")
def test_investigators_do_not_learn_what_he_draws_and_holds() -> None:
    game = joe().threat(2).stack("mythos", "slack-water").play(stage="keeper-actions")
    answer(game, "ill-omens")
    assert game.view("investigator-1").keeper.mythos == ["?"]
    assert "slack-water" not in str(game.events("investigator-1"))


@pytest.mark.rule("1e.keeper-action.mythos-hand-limit")
def test_with_a_fifth_mythos_card_he_discards_one_of_his_choice() -> None:
    table = joe().threat(1).hand(*MYTHOS).stack("mythos", "a-voice-your-height")
    game = table.play(stage="keeper-actions")
    answer(game, "ill-omens")
    assert asked(game).options == tuple(
        f"discard {card}" for card in (*MYTHOS, "a-voice-your-height")
    )
    answer(game, "discard two-shadows")
    keeper = game.view("keeper").keeper
    assert keeper.mythos == [*MYTHOS[:3], "a-voice-your-height"]
    assert game.view("investigator-1").decks["mythos"].discard == ["two-shadows"]


@pytest.mark.rule("1e.keeper-action.trauma-hand-limit", "1e.open.hand-limit-discard")
def test_a_fifth_trauma_card_makes_him_discard_one_faceup() -> None:
    table = joe().threat(1).hand(*TRAUMA).stack("trauma", "bad-knee")
    game = table.play(stage="keeper-actions")
    answer(game, "old-wounds", "discard panic")
    assert len(game.view("keeper").keeper.trauma) == 4
    assert game.view("investigator-1").decks["trauma"].discard == ["panic"]


@pytest.mark.rule("1e.keeper-action.mythos-hand-limit", "1e.keeper-action.trauma-hand-limit")
def test_four_cards_of_each_kind_may_be_held() -> None:
    table = joe().threat(2).hand(*MYTHOS[:3], *TRAUMA[:3])
    game = table.stack("trauma", "bad-knee").play(stage="keeper-actions")
    answer(game, "ill-omens", "old-wounds")
    keeper = game.view("keeper").keeper
    assert (len(keeper.mythos), len(keeper.trauma)) == (4, 4)
    assert told(game, "discarded") == []
    assert "hand-limit" not in asked(game).kind


@pytest.mark.rule("1e.keeper-action.insanity-trauma", "1e.open.insanity-trauma-cost")
def test_an_insane_investigator_may_be_given_an_insanity_for_no_threat() -> None:
    game = joe(horror=8).hand("the-shakes", "winded").play(stage="keeper-actions")
    assert asked(game).options == (f"afflict {JOE}", "done")
    answer(game, f"afflict {JOE}")
    assert asked(game).options == ("the-shakes", "pass")  # no injury
    answer(game, "the-shakes")
    assert investigator(game, JOE).trauma == ["the-shakes"]
    assert game.view("keeper").keeper.threat == 0


@pytest.mark.rule("1e.keeper-action.insanity-trauma")
def test_the_sane_are_left_alone() -> None:
    game = joe(horror=7).hand("the-shakes").threat(1).play(stage="keeper-actions")
    assert not [option for option in asked(game).options if option.startswith("afflict")]


@pytest.mark.rule("1e.trauma.insane-keeper-action", "1e.conflict.insanity-trauma-limit")
def test_each_of_the_insane_is_given_one_insanity_a_turn() -> None:
    table = joe(players=2, horror=8).investigator(JENNY, "kitchen.a", horror=8)
    game = table.hand("the-shakes", "panic", "sleepwalker").play(stage="keeper-actions")
    answer(game, f"afflict {JOE}", "the-shakes")
    assert asked(game).options == (f"afflict {JENNY}", "done")
    answer(game, f"afflict {JENNY}", "sleepwalker")
    assert game.view("keeper").stage != "keeper-actions"


@pytest.mark.rule("1e.conflict.insanity-trauma-limit")
def test_in_the_next_keeper_turn_he_may_be_given_another() -> None:
    table = joe(horror=8).hand("the-shakes", "sleepwalker")
    table.state.keeper.afflicted = [JOE]
    assert f"afflict {JOE}" in asked(table.play(stage="threat")).options


# -- the cards that the rules name -----------------------------------------------------------------

NAMED = Text(
    """
- {id: uncontrollable-urges, name: Uncontrollable Urges, cost: 2, do: [urge_action: 3], flavour: ""}
- {id: command-minion, name: Command Minion, cost: 1, do: [move_monster: 2], flavour: ""}
- id: creatures-of-the-night
  name: Creatures of the Night
  cost: 2
  do: [each_monster: {do: [monster_moves: 1]}]
  flavour: ""
- {id: take-sample, name: Take Sample, cost: 1, do: [take_sample: {of: strength}], flavour: ""}
- id: summon-worshippers
  name: Summon Worshippers
  cost: 3
  do: [place_at_altar: cultist]
  flavour: ""
- {id: spread-fire, name: Spread Fire, cost: 2, do: [spread_fire], flavour: ""}
- id: raise-dead
  name: Raise Dead
  cost: 2
  do: [raise_dead: {kind: zombie, rooms: [cellar]}]
  flavour: ""
""",
    "named",
)


def named_cards() -> FirstEdition:
    """The training story with the Keeper Action cards that the rules name."""
    cards = {card.id: card for card in load_many(NAMED, KeeperAction, VOCABULARY).value}
    story = retold(actions=tuple(cards))
    story.box.actions |= cards
    return story


@pytest.mark.rule("1e.keeper-action.named-cards")
def test_the_seven_cards_that_the_rules_name_can_all_be_had() -> None:
    table = TableBuilder(told=named_cards()).investigator(JOE, "kitchen.a")
    game = table.threat(9).play(stage="keeper-actions")
    assert len(asked(game).options) == 7 + 1


@pytest.mark.rule("1e.monster-move.cards")
@pytest.mark.parametrize("card", ["command-minion", "creatures-of-the-night"])
def test_two_of_them_move_monsters(card: str) -> None:
    table = TableBuilder(told=named_cards()).investigator(JOE, "kitchen.a")
    game = table.monster("zombie", "cellar.a").threat(9).play(stage="keeper-actions")
    answer(game, card, "to cellar.b")
    assert [foe.space for foe in game.view("keeper").monsters] == ["cellar.b"]


@pytest.mark.rule("1e.keeper-action.categories")
def test_most_actions_draw_cards_move_monsters_or_place_them() -> None:
    box = TableBuilder().box
    kinds = ("Draw", "Move", "MonsterMoves", "Place", "Raise", "Stir")
    mostly = [
        any(type(verb).__name__.startswith(kinds) for verb in parts_within(card, msgspec.Struct))
        for card in box.actions.values()
    ]
    assert mostly.count(True) > mostly.count(False)

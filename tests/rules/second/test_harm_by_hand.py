"""Damage and Horror dealt by hand: how much is suffered, healed, flipped, and who notices."""

import pytest

from madhouse.engine.decisions import Decision
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.clues import gain_clues, spend_clue
from madhouse.second.rules.eliminated import eliminate
from madhouse.second.rules.harm import claim, flip_some_faceup, heal, shut, suffer
from madhouse.second.rules.limits import look_at_limits
from madhouse.second.rules.negating import suffer_unless_negated
from madhouse.second.things.skills import Skill
from tests.rules.second.tables import LEV, PEARL
from tests.second.running import answered, laid, lev, told, two


def result(flow: Rule[int]) -> int:
    """What a rule gives, with every question answered by its first option."""
    try:
        decision = next(flow)
        while True:
            assert isinstance(decision, Decision)
            decision = flow.send(decision.options[0])
    except StopIteration as over:
        return int(over.value)


@pytest.mark.rule("2e.damage.suffer-damage", "2e.damage.suffer-horror")
@pytest.mark.parametrize(
    ("damage", "horror", "suffered"), [(2, 1, 3), (0, 2, 2), (1, 0, 1), (0, 0, 0), (-1, 0, 0)]
)
def test_how_much_is_suffered(damage: int, horror: int, suffered: int) -> None:
    g = laid(two())
    who, cause = g.investigator(LEV), lev(g)
    assert result(suffer(g, who, damage, horror, facedown=True, cause=cause)) == suffered
    assert len(who.damage_facedown) == max(0, damage)
    assert len(who.horror_facedown) == horror
    assert who.hurt == suffered
    assert cause.horror == horror
    assert g.suffering == []


def test_who_is_eliminated_suffers_nothing_more() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    who.eliminated = True
    assert result(suffer(g, who, 2, 2, facedown=True)) == 0
    answered(claim(g, who, "damage", facedown=True))
    assert (who.damage_facedown, who.horror_facedown, who.hurt) == ([], [], 0)


def test_an_empty_deck_hurts_nobody() -> None:
    g = laid(two())
    g.state.damage_deck.clear()
    answered(claim(g, g.investigator(LEV), "damage", facedown=True))
    assert told(g, "harm-facedown") == []


@pytest.mark.rule("2e.damage.facedown-secret")
@pytest.mark.parametrize("kind", ["damage", "horror"])
def test_a_facedown_card_is_told_by_its_kind_alone(kind: str) -> None:
    g = laid(two())
    answered(claim(g, g.investigator(LEV), kind, facedown=True))  # type: ignore[arg-type]
    assert told(g, "harm-facedown") == [{"who": LEV, "harm": kind}]


@pytest.mark.rule("2e.damage.flip-faceup-random")
def test_cards_are_turned_faceup_as_long_as_there_are_any() -> None:
    table = two()
    who = table.state.investigators[0]
    who.damage_facedown = [card for card in table.state.damage_deck if "turned-ankle" in card]
    table.state.damage_deck = [c for c in table.state.damage_deck if "turned-ankle" not in c]
    g = laid(table)
    who = g.investigator(LEV)
    number = len(who.damage_facedown)
    answered(flip_some_faceup(g, who, "damage", number + 3))
    assert (len(who.damage), who.damage_facedown) == (number, [])
    assert [each["card"] for each in told(g, "harm")] == ["turned-ankle"] * number
    assert g.sealed


@pytest.mark.rule("2e.damage.discard-choice", "2e.damage.discard-shuffle")
def test_only_as_much_is_healed_as_there_is() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    answered(suffer(g, who, 2, facedown=True))
    deck = len(g.state.damage_deck)
    assert result(heal(g, who, "damage", 3)) == 2
    assert who.damage_facedown == []
    assert len(g.state.damage_deck) == deck + 2
    assert told(g, "healed") == [{"who": LEV, "harm": "damage", "number": 2}]
    assert result(heal(g, who, "damage", 1)) == 0
    assert result(heal(g, who, "horror", 1)) == 0
    assert len(told(g, "healed")) == 1


def test_of_facedown_cards_that_were_seen_nobody_knows_which_is_left() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    answered(suffer(g, who, 3, facedown=True))
    for card in who.damage_facedown:
        g.show(card)
    answered(heal(g, who, "damage", 1))
    assert len(who.damage_facedown) == 2
    assert not any(card in g.state.seen for card in who.damage_facedown)


@pytest.mark.parametrize(
    ("which", "options"),
    [
        ("any", ("faceup winded", "faceup turned-ankle", "a facedown card")),
        ("faceup", ("faceup winded", "faceup turned-ankle")),
    ],
)
def test_what_may_be_healed(which: str, options: tuple[str, ...]) -> None:
    g = laid(two())
    who = g.investigator(LEV)
    who.damage, who.damage_facedown = ["winded-1", "winded-2", "turned-ankle-1"], ["limp-1"]
    (asked,) = answered(heal(g, who, "damage", 1, which), ("faceup turned-ankle",))
    assert asked.options == options
    assert who.damage == ["winded-1", "winded-2"]
    assert who.damage_facedown == ["limp-1"]


def test_faceup_cards_of_ones_choice_are_shut() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    who.damage = ["winded-1", "turned-ankle-1"]
    (asked,) = answered(shut(g, who, "damage", 1), ("faceup turned-ankle",))
    assert asked.kind == "shut"
    assert (who.damage, who.damage_facedown) == (["winded-1"], ["turned-ankle-1"])
    assert told(g, "harm-shut") == [{"who": LEV, "harm": "damage", "card": "turned-ankle"}]
    assert result(shut(g, who, "damage", 3)) == 1
    assert result(shut(g, who, "damage", 1)) == 0
    assert who.damage == []


# -- limits --------------------------------------------------------------------------------------


@pytest.mark.rule("2e.wounded.threshold", "2e.insane.threshold")
@pytest.mark.parametrize(("kind", "state"), [("damage", "wounded"), ("horror", "insane")])
def test_the_limit_is_reached_by_faceup_and_facedown_cards_together(kind: str, state: str) -> None:
    g = laid(two())
    who, card = g.investigator(LEV), g.box.investigators[LEV]
    most = card.health if kind == "damage" else card.sanity
    deck = getattr(g.state, f"{kind}_deck")
    getattr(who, kind).append(deck.pop())
    getattr(who, f"{kind}_facedown").extend(deck.pop() for _ in range(most - 2))
    answered(look_at_limits(g, who))
    assert not getattr(who, state)
    getattr(who, f"{kind}_facedown").append(deck.pop())
    before = len(deck)
    answered(look_at_limits(g, who))
    assert getattr(who, state)
    assert len(getattr(who, kind)) == 1
    assert getattr(who, f"{kind}_facedown") == []
    assert len(deck) == before + most - 1
    assert told(g, state) == [{"who": LEV}]


@pytest.mark.rule("2e.eliminated.drop-and-remove", "2e.conflict.eliminated-leftovers")
def test_what_somebody_leaves_who_is_eliminated() -> None:
    table = two().round(3)
    table.investigator("hester-vale", at="parlour.a", has=["dark-lantern"], clues=2)
    g = laid(table)
    who = g.investigator("hester-vale")
    who.flipped = list(who.possessions)
    answered(suffer(g, who, 2, 1, facedown=True))
    who.conditions = ["dazed-1", "insane-1"]
    g.state.conditions = [c for c in g.state.conditions if c not in who.conditions]
    decks = len(g.state.damage_deck), len(g.state.horror_deck)
    below = (
        [*g.state.damage_deck, *who.damage_facedown],
        [*g.state.horror_deck, *who.horror_facedown],
    )
    who.actions, who.steps = 2, 1
    answered(eliminate(g, who, "damage"))
    assert g.state.damage_deck != below[0]  # they are shuffled in
    assert g.state.horror_deck != below[1]
    assert (who.eliminated, who.space, who.actions, who.steps, who.clues) == (True, "", 0, 0, 0)
    assert [g.box.front(c) for c in g.state.dropped["parlour.a"]] == ["dark-lantern"]
    assert g.state.flipped == g.state.dropped["parlour.a"]
    assert (who.possessions, who.flipped) == ([], [])
    assert (len(g.state.damage_deck), len(g.state.horror_deck)) == (decks[0] + 2, decks[1] + 1)
    assert who.conditions == ["insane-1"]
    assert g.app.deadline == 4
    assert told(g, "last-phase") == [{"round": 4}]
    assert g.sealed
    answered(eliminate(g, who, "damage"))
    assert len(told(g, "eliminated")) == 1
    g.app.round = 7
    answered(eliminate(g, g.investigator(PEARL), "damage"))
    assert g.app.deadline == 4


# -- Clues and negating --------------------------------------------------------------------------


@pytest.mark.rule("2e.gain.clue", "2e.spend.must-have", "2e.clue.to-pool")
def test_clues_are_gained_and_spent() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    gain_clues(g, who, 2)
    gain_clues(g, who, 0)
    assert who.clues == 2
    assert told(g, "clues") == [{"who": LEV, "number": 2, "left": 2}]
    spend_clue(g, who)
    spend_clue(g, who)
    assert who.clues == 0
    assert [each["left"] for each in told(g, "clue-spent")] == [1, 0]
    with pytest.raises(LookupError, match="lev-abramson has no Clue to spend"):
        spend_clue(g, who)
    who.eliminated = True
    gain_clues(g, who, 1)
    assert who.clues == 0


@pytest.mark.rule("2e.test.negates", "2e.negates.choice")
@pytest.mark.parametrize(
    ("successes", "options", "say", "left"),
    [
        (0, (), (), (2, 1)),
        (1, ("prevent 1 damage", "prevent 0 damage"), ("prevent 0 damage",), (2, 0)),
        (1, ("prevent 1 damage", "prevent 0 damage"), ("prevent 1 damage",), (1, 1)),
        (2, ("prevent 2 damage", "prevent 1 damage"), ("prevent 1 damage",), (1, 0)),
        (3, (), (), (0, 0)),
        (5, (), (), (0, 0)),
    ],
)
def test_each_success_prevents_one(
    successes: int, options: tuple[str, ...], say: tuple[str, ...], left: tuple[int, int]
) -> None:
    table = two()
    table.state.random.dice = [1] * successes + [6] * 9
    g = laid(table)
    who = g.investigator(LEV)
    flow = suffer_unless_negated(g, lev(g), Skill.AGILITY, 2, 1, facedown=True)
    asked = answered(flow, say)
    assert [each.options for each in asked] == ([options] if options else [])
    assert (len(who.damage_facedown), len(who.horror_facedown)) == left


def test_nobody_negates_what_strikes_nobody() -> None:
    g = laid(two())
    assert answered(suffer_unless_negated(g, Scene(), Skill.WILL, 2, 0, facedown=True)) == []
    g.investigator(LEV).eliminated = True
    assert answered(suffer_unless_negated(g, lev(g), Skill.WILL, 2, 0, facedown=True)) == []
    assert told(g, "rolled") == []

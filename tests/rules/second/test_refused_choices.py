"""What is against a step, an attack, a choice on a token, the action of a card: the rule named."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.deeds import DEEDS, barred, turn_options
from tests.rules.second.benches import table_of
from tests.rules.second.tables import LEV, PEARL, Played, asked
from tests.second.houses import house

HALL, NEXT, PARLOUR = "front-hall.a", "front-hall.b", "parlour.a"
WRITTEN = """
facts: [{id: hint, text: A hint.}]
tokens:
  - id: chest
    kind: search
    at: front-hall.a
    options:
      - {label: It, text: It.}
      - {label: It, text: It., free: true}
      - {label: It, text: It., if: [{known: hint}]}
      - {label: It, text: It., puzzle: {kind: code, size: 3x5, skill: lore}}
  - {id: crate, kind: interact, at: parlour.a, options: [{label: It, text: It.}]}
  - {id: vista, kind: sight, at: yard.a, options: [{label: It, text: It.}]}
  - {id: way, kind: explore, at: front-hall, to: [parlour], options: [{label: It, text: It.}]}
  - {id: far, kind: explore, at: kitchen, to: [yard], options: [{label: It, text: It.}]}
  - {id: clasp, kind: inventory, item: crowbar, options: [{label: It, text: It.}]}
"""


def table(*cards: str, **put: object) -> TableBuilder:
    """Lev Abramson in the hall among tokens and monsters, Pearl Gaines beside him."""
    builder = TableBuilder(told=house(WRITTEN))
    builder.investigator(LEV, at=HALL, has=list(cards), **put)  # type: ignore[arg-type]
    builder.investigator(PEARL, at=HALL).token("chest", HALL).token("crate", PARLOUR)
    builder.token("vista", "yard.a").token("way", "front-hall.b|parlour.a")
    builder.token("far", "kitchen.a|yard.a")
    builder.monster("cultist", at=HALL).monster("ghost", at=NEXT)
    return builder.monster("riot", at="yard.b")


def against(game: Played, option: str) -> str | None:
    """The rule against it, which must fit what is offered."""
    g = table_of(game)
    deed, ids = DEEDS[option]
    rule = deed.against(g, g.state.investigators[0], *ids)
    assert (option in asked(game).options) is (rule is None)
    return rule


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        (f"move {NEXT}", None),
        ("move parlour.a", "2e.movement.no-walls-impassable"),
        ("search chest 0", None),
        ("search chest 1", None),
        ("search chest 2", "2e.golden.component-beats-rules"),
        ("search chest 3", None),
        ("interact crate 0", "2e.search.position"),
        ("look vista 0", None),
        ("explore way 0", "2e.explore.position"),
        ("explore far 0", "2e.explore.position"),
        ("inspect clasp 0", "2e.search.position"),
        ("attack cultist 1 unarmed", None),
        ("attack ghost 1 unarmed", "2e.attack.unarmed-same-space"),
        ("attack riot 1 unarmed", "2e.attack.target"),
        ("attack riot 9 unarmed", "2e.attack.target"),
        ("attack cultist 1 with crowbar", "2e.attack.choose-weapon"),
        ("use crowbar 0", "2e.component-action.card-holder"),
    ],
)
def test_why_not_with_empty_hands(option: str, rule: str | None) -> None:
    assert against(table().play(turn_of=LEV), option) == rule


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("attack cultist 1 with crowbar", None),
        ("attack ghost 1 with crowbar", "2e.attack.melee-same-space"),
        ("attack ghost 1 with coat-pistol", None),
        ("attack cultist 1 with coat-pistol", None),
        ("attack riot 1 with coat-pistol", "2e.attack.target"),
        ("inspect clasp 0", None),
        ("use clean-dressings 0", "2e.golden.component-beats-rules"),
        ("use carpenters-box 0", None),
    ],
)
def test_why_not_with_something_in_hand(option: str, rule: str | None) -> None:
    builder = table("crowbar", "coat-pistol", "clean-dressings", "carpenters-box")
    assert against(builder.play(turn_of=LEV), option) == rule


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        (f"move {NEXT}", "2e.action.two-per-turn"),
        ("search chest 0", "2e.action-icon.costs-action"),
        ("search chest 1", None),
        ("look vista 0", None),
        ("attack cultist 1 unarmed", "2e.attack.confirm-costs-action"),
        ("use carpenters-box 0", "2e.action.two-per-turn"),
    ],
)
def test_why_not_without_an_action(option: str, rule: str | None) -> None:
    game = table("carpenters-box").play(turn_of=LEV)
    g = table_of(game)
    who = g.state.investigators[0]
    who.actions = 0
    deed, ids = DEEDS[option]
    assert deed.against(g, who, *ids) == rule
    assert (option in turn_options(g, who)) is (rule is None)
    who.steps = 1
    assert (f"move {NEXT}" in turn_options(g, who)) is True


def test_what_is_over_is_not_chosen_again() -> None:
    game = table().play(turn_of=LEV)
    g = table_of(game)
    g.app.used = ["chest 0"]
    deed, ids = DEEDS["search chest 0"]
    assert deed.against(g, g.state.investigators[0], *ids) == "2e.discard.tokens"


def test_what_can_be_done_so_often_is_then_done() -> None:
    game = table("carpenters-box").play(turn_of=LEV)
    g = table_of(game)
    who = g.state.investigators[0]
    copy = who.possessions[0]
    g.state.investigators[1].used = {f"{copy} action 0 0": "game"}  # whoever had it
    deed, ids = DEEDS["use carpenters-box 0"]
    assert deed.against(g, who, *ids) == "2e.component-action.described-by-component"
    assert "use carpenters-box 0" not in turn_options(g, who)


def test_a_card_keeps_one_from_an_action_but_not_from_what_is_free() -> None:
    game = table("crowbar", damage=["ringing-ears"]).play(turn_of=LEV)
    g = table_of(game)
    who = g.state.investigators[0]
    assert barred(g, who, "trade")
    assert not barred(g, who, "search chest 0")
    assert not barred(g, who, "search chest 1")
    assert "trade" not in asked(game).options


@pytest.mark.rule("2e.component-action.card-holder")
def test_anybody_in_the_space_may_help_with_some_cards() -> None:
    builder = TableBuilder(told=house()).investigator(LEV, at=HALL)
    builder.investigator(PEARL, at=HALL, conditions=["restrained"])
    builder.investigator("hester-vale", at=NEXT, conditions=["restrained"])
    game = builder.play(turn_of=LEV)
    helping = [each for each in asked(game).options if each.startswith("use restrained")]
    assert helping == [f"use restrained 0 of {PEARL}"]
    assert against(game, "use restrained 0 of hester-vale") == "2e.component-action.card-holder"
    assert against(game, f"use restrained 0 of {PEARL}") is None

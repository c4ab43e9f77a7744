"""Restraints: nobody need evade beside one, and one is spent to hold a monster."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.features import FEATURES, number_in
from tests.rules.second.tables import LEV, PEARL, answer, asked, figure, offered, table_of, told
from tests.second.lamplight import two_packed

HALL, NEXT = "front-hall.a", "front-hall.b"
GUEST = """
monsters:
  - id: guest
    kind: cultist
    name: The Guest
    activate:
      - text: He comes.
        do:
          - {move_toward: 2}
          - monster_strikes: {whom: all in range, do: [{suffer: {damage: 1, facedown: true}}]}
    evade: [{text: He looks., test: agility; 6, fail: [forfeit]}]
tokens: [{id: desk, kind: search, at: front-hall.a, options: [{label: Search., stays: true}]}]
"""


def with_the_guest(at: str = NEXT, number: int = 1) -> TableBuilder:
    """A monster in a space with Restraints."""
    table = two_packed(GUEST, pearl=HALL).monster("cultist", at, name="guest")
    return table.feature("restraint", at, number=number)


@pytest.mark.rule("2e.restraint.no-evade")
def test_monsters_beside_a_restraint_need_not_be_evaded() -> None:
    game = with_the_guest(HALL).token("desk", HALL).play(turn_of=LEV)
    answer(game, "search desk 0", f"move {NEXT}")
    assert (told(game, "evades"), figure(game, LEV).space) == ([], NEXT)


@pytest.mark.rule("2e.restraint.hold-monster", "2e.conflict.restraint-attack")
def test_a_restraint_may_be_spent_to_hold_a_monster_whose_attack_still_comes() -> None:
    game = with_the_guest().play(stage="monsters")
    assert asked(game).options == ("hold cultist 1", "let cultist 1 go")
    answer(game, "hold cultist 1", "agree")
    assert told(game, "monster-moved") == []
    assert [len(figure(game, who).damage_facedown) for who in (LEV, PEARL)] == [1, 1]
    assert number_in(table_of(game), "restraint", NEXT) == 0


@pytest.mark.rule("2e.restraint.hold-monster")
def test_the_group_may_keep_it_and_then_the_monster_moves() -> None:
    game = with_the_guest().play(stage="monsters")
    answer(game, "let cultist 1 go", "agree")
    assert len(told(game, "monster-moved")) == 1
    assert number_in(table_of(game), "restraint", NEXT) == 1


@pytest.mark.rule("2e.restraint.several", "2e.restraint.placed", "2e.restraint.to-pool")
def test_a_space_may_hold_several_and_what_is_spent_is_back_in_the_pool() -> None:
    bind = "{place_feature: {feature: restraint, place: kitchen.a, number: 2}}"
    event = GUEST + f"events: [{{id: bind, when: {{round: 2}}, text: They bind., do: [{bind}]}}]"
    table = two_packed(event, pearl=HALL).monster("cultist", NEXT, name="guest")
    game = table.feature("restraint", NEXT).play(stage="monsters")
    answer(game, "hold cultist 1", "agree")
    while number_in(table_of(game), "restraint", "kitchen.a") == 0 and not game.over:
        answer(game, asked(game).options[-1])
    assert number_in(table_of(game), "restraint", "kitchen.a") == 2  # all that the pack has


@pytest.mark.rule("2e.restraint.hold-monster", "2e.golden.component-beats-rules")
def test_a_card_may_wait_for_a_restraint_to_be_spent_within_range() -> None:
    when = "[{moment: restraint-spent, do: [gain_clue]}]"
    rule = GUEST + f"rules: [{{id: knot, text: A knot., when: {when}}}]"
    table = two_packed(rule, pearl="kitchen.a").monster("cultist", NEXT, name="guest")
    game = table.feature("restraint", NEXT).play(stage="monsters")
    answer(game, "hold cultist 1", "agree")
    assert [figure(game, who).clues for who in (LEV, PEARL)] == [1, 0]  # Pearl is too far away


@pytest.mark.rule("2e.restraint.not-possession", "2e.conflict.restraint-no-feature")
def test_a_restraint_is_neither_picked_up_nor_a_feature() -> None:
    game = two_packed().feature("restraint", HALL).play(turn_of=LEV)
    assert offered(game, "trade") == []
    assert "restraint" not in FEATURES


@pytest.mark.rule("2e.expansion.sanctum-new-types")
def test_restraints_come_with_a_pack_alone() -> None:
    box = table_of(two_packed().play(turn_of=LEV)).box
    assert (box.with_packs([]).supply.restraint, box.supply.restraint) == (0, 2)

"""The monster drawer: who spawns, suffers and falls, and which text is drawn."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.app.drawer import (
    defeat,
    draw_text,
    heal,
    hurt,
    lay_down,
    remove,
    spawn,
    texts_of,
    watches,
)
from madhouse.second.things.monsters import Instruction
from madhouse.second.words.facts import Known
from tests.rules.second.tables import LEV
from tests.second.running import answered, laid, lev, told, two

HALL = "front-hall.a"
WRITTEN = """
facts: [{id: hint, text: A hint.}, {id: fallen, text: It fell.}]
tokens: [{id: sack, kind: search, options: [{label: It, text: It.}]}]
monsters:
  - id: foe
    kind: cultist
    name: A Foe
    extra_health: 3
    bound: true
    watches_while: [{not: {known: hint}}]
    until_attacked: [{text: It waits., do: [stay]}]
    activate: [{text: It comes., do: [stay]}]
    evade: [{text: It lets you go.}]
    defeated: [{learn: fallen}]
  - {id: frail, kind: cultist, name: A Frail One, extra_health: -99}
  - {id: guest, kind: cultist, name: A Guest, bound: {to: rooms beside}}
"""


@pytest.mark.rule("2e.monster.spawn", "2e.monster.id-token")
def test_a_monster_spawns_with_its_number_and_health() -> None:
    g = laid(two(WRITTEN))
    for name in ("", "foe", "frail"):
        answered(spawn(g, "cultist", HALL, name))
    usual = g.amount(g.box.monsters["cultist"].health)
    assert [(m.id, m.name, m.health, m.origin) for m in g.app.monsters] == [
        ("cultist 1", "", usual, HALL),
        ("cultist 2", "foe", usual + 3, HALL),
        ("cultist 3", "frail", 1, HALL),
    ]
    assert g.state.monsters == {f"cultist {number}": HALL for number in (1, 2, 3)}
    assert [each["identity"] for each in told(g, "spawned")] == [False, True, True]
    assert g.app.figures == {"cultist": 3}
    assert told(g, "keeps-to") == [{"monster": "cultist 2", "to": "room"}]


def test_what_a_monster_keeps_to_is_told() -> None:
    g = laid(two(WRITTEN))
    answered(spawn(g, "cultist", HALL, "guest"))
    assert told(g, "keeps-to") == [{"monster": "cultist 1", "to": "rooms beside"}]


@pytest.mark.rule("2e.limits.all-others-limited")
def test_a_number_that_is_free_again_is_given_again() -> None:
    g = laid(two(WRITTEN).monster("cultist", at=HALL).monster("cultist", at=HALL))
    remove(g, g.app.monsters[0])
    answered(spawn(g, "cultist", HALL))
    assert [each.id for each in g.app.monsters] == ["cultist 2", "cultist 1"]
    figures = g.box.monsters["cultist"].figures
    for _ in range(figures):
        answered(spawn(g, "cultist", HALL))
    assert len(g.app.monsters) == figures
    assert told(g, "cannot-spawn") == [{"kind": "cultist", "lacking": "figure"}] * 2


@pytest.mark.rule("2e.attack.defeat", "2e.conflict.monster-damage-excess")
def test_a_monster_suffers_until_it_falls() -> None:
    g = laid(two(WRITTEN).monster("cultist", at=HALL, name="foe", health=3))
    monster = g.app.monsters[0]
    for damage in (0, -1):
        answered(hurt(g, monster, damage))
    assert (monster.damage, told(g, "monster-hurt")) == (0, [])
    answered(hurt(g, monster, 2))
    assert (monster.damage, g.app.monsters) == (2, [monster])
    answered(hurt(g, monster, 5, lev(g)))
    assert monster.damage == 3
    assert (g.app.monsters, g.state.monsters) == ([], {})
    assert (g.app.defeated, g.app.facts) == (["foe"], ["fallen"])
    assert g.investigator(LEV).finished == 1
    answered(hurt(g, monster, 1))
    assert len(told(g, "monster-hurt")) == 2


def test_nobody_is_credited_where_nobody_did_it() -> None:
    g = laid(two().monster("cultist", at=HALL))
    answered(defeat(g, g.app.monsters[0], Scene()))
    assert g.investigator(LEV).finished == 0
    assert g.app.defeated == []


def test_no_more_is_healed_than_was_suffered() -> None:
    g = laid(two().monster("cultist", at=HALL, damage=2))
    monster = g.app.monsters[0]
    heal(g, monster, 5)
    heal(g, monster, 1)
    assert monster.damage == 0
    assert told(g, "monster-healed") == [{"monster": "cultist 1", "damage": 2}]


def test_what_it_carries_is_laid_down_where_it_stands() -> None:
    g = laid(two(WRITTEN).monster("cultist", at="parlour.b"))
    monster = g.app.monsters[0]
    answered(lay_down(g, monster))
    assert g.app.tokens == {}
    monster.carries = "sack"
    answered(lay_down(g, monster))
    assert (g.app.tokens, monster.carries) == ({"sack": "parlour.b"}, "")


def test_a_monster_watches_until_it_is_so_or_somebody_provokes_it() -> None:
    g = laid(two(WRITTEN).monster("cultist", at=HALL, name="foe").monster("cultist", at=HALL))
    foe, other = g.app.monsters
    assert watches(g, foe)
    assert not watches(g, other)
    foe.provoked = True
    assert not watches(g, foe)
    foe.provoked, g.app.facts = False, ["hint"]
    assert not watches(g, foe)


def test_a_named_monster_may_have_texts_of_its_own() -> None:
    g = laid(two(WRITTEN).monster("cultist", at=HALL, name="foe").monster("cultist", at=HALL))
    foe, other = g.app.monsters
    card = g.box.monsters["cultist"]
    assert texts_of(g, foe, "activate")[0] == "foe until attacked"
    foe.provoked = True
    name, texts = texts_of(g, foe, "activate")
    assert (name, texts[0].text) == ("foe activate", "It comes.")
    assert texts_of(g, foe, "evade")[0] == "foe evade"
    assert texts_of(g, foe, "horror") == ("cultist horror", card.horror_check)
    assert texts_of(g, foe, "heavy") == ("cultist heavy", card.attack["heavy"])
    for kind, usual in (("activate", card.activate), ("evade", card.evade)):
        assert texts_of(g, other, kind) == (f"cultist {kind}", usual)


def test_texts_come_without_return_until_all_were_read() -> None:
    g = laid(two(WRITTEN))
    texts = [Instruction(text=each) for each in ("One.", "Two.", "Three.")]
    texts.append(Instruction(text="Four.", given=(Known("hint"),)))

    def drawn() -> str:
        flow = draw_text(g, "them", texts, Scene())
        try:
            next(flow)
        except StopIteration as over:
            return str(over.value.text)
        raise AssertionError

    assert {drawn() for _ in range(3)} == {"One.", "Two.", "Three."}
    assert g.sealed
    assert len(g.app.texts["them"]) == 3
    assert {drawn() for _ in range(3)} == {"One.", "Two.", "Three."}
    g.app.facts = ["hint"]
    assert drawn() == "Four."

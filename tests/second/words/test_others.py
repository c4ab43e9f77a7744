"""Words that speak to others: somebody, everybody, one of several things."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.words.company import Everybody, OneOf, Somebody, ThatInvestigator, near
from madhouse.second.words.everybody import Alternative, Each, Either, OneInvestigator
from madhouse.second.words.harm import GainClue, Heal, TurnFaceup
from tests.rules.second.tables import LEV, PEARL
from tests.second.running import carry_out, laid, lev, two

HALL, NEXT = "front-hall.a", "front-hall.b"
HESTER = "hester-vale"


# -- others --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("within", "people"),
    [
        ("your space", [LEV, PEARL]),
        ("your room", [LEV, PEARL, HESTER]),
        ("range", [LEV, PEARL, HESTER]),
        ("that space", ["samuel-roan"]),
        ("anywhere", [LEV, PEARL, HESTER, "samuel-roan"]),
    ],
)
def test_who_is_so_near(within: str, people: list[str]) -> None:
    table = two(pearl=HALL).investigator(HESTER, at=NEXT)
    g = laid(table.investigator("samuel-roan", at="yard.b").investigator("angus-dunmore", at=HALL))
    g.investigator("angus-dunmore").eliminated = True
    g.investigator("angus-dunmore").space = ""
    scene = lev(g, space="yard.b")
    found = near(g, scene, within, not_you=False)  # type: ignore[arg-type]
    assert [who.id for who in found] == people
    others = near(g, scene, within, not_you=True)  # type: ignore[arg-type]
    assert [who.id for who in others] == [who for who in people if who != LEV]
    word = Everybody(within=within, do=(GainClue(),))  # type: ignore[arg-type]
    carry_out(g, scene, word)
    assert [who.id for who in g.state.investigators if who.clues] == people


@pytest.fixture
def numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words that stand in no file have a number too."""
    monkeypatch.setattr("madhouse.second.things.box.Box.number_of", lambda _self, _word: 7)


@pytest.mark.usefixtures("numbered")
def test_somebody_for_whom_it_is_of_use_is_chosen() -> None:
    table = two(pearl=HALL).investigator(HESTER, at=HALL).investigator("samuel-roan", at="yard.b")
    g = laid(table)
    for who in (PEARL, HESTER):
        g.investigator(who).damage_facedown = ["limp-1"]
    word = Somebody(within="your space", do=(Heal(damage=1),))
    assert word.possible(g, lev(g))
    scene = lev(g)
    (asked,) = carry_out(g, scene, word, say=(f"for {HESTER}",))
    assert asked.options == (f"for {PEARL}", f"for {HESTER}")
    assert asked.about == {"who": LEV, "word": 7}
    assert (g.investigator(HESTER).damage_facedown, scene.target) == ([], g.investigator(HESTER))
    carry_out(g, scene, ThatInvestigator(do=(GainClue(),)))
    assert g.investigator(HESTER).clues == 1
    g.investigator(HESTER).eliminated = True
    carry_out(g, scene, ThatInvestigator(do=(GainClue(),)))
    carry_out(g, lev(g), ThatInvestigator(do=(GainClue(),)))
    assert [who.clues for who in g.state.investigators] == [0, 0, 1, 0]


@pytest.mark.usefixtures("numbered")
def test_of_use_to_nobody_it_can_be_chosen_for_anybody() -> None:
    g = laid(two(pearl=HALL))
    word = Somebody(within="your space", do=(Heal(damage=1),))
    assert not word.possible(g, lev(g))
    (asked,) = carry_out(g, lev(g), word)
    assert asked.options == (f"for {LEV}", f"for {PEARL}")
    alone = Somebody(within="your space", do=(Heal(damage=1),), not_you=True)
    g.investigator(PEARL).space = NEXT
    assert carry_out(g, lev(g), alone) == []


@pytest.mark.usefixtures("numbered")
@pytest.mark.parametrize(("said", "clues"), [("do 0", 1), ("do nothing", 0)])
def test_the_chosen_one_may_decline(said: str, clues: int) -> None:
    g = laid(two(pearl=HALL))
    word = Somebody(within="your space", do=(GainClue(),), not_you=True, may=True)
    (asked,) = carry_out(g, lev(g, card="crowbar-1"), word, say=(said,))
    assert (asked.kind, asked.seats) == ("offered", ("player-2",))
    assert asked.about == {"who": PEARL, "card": "crowbar", "word": 7}
    assert g.investigator(PEARL).clues == clues


@pytest.mark.usefixtures("numbered")
def test_what_would_do_nothing_is_not_to_be_chosen() -> None:
    g = laid(two())
    who = g.investigator(LEV)
    word = OneOf(((Heal(damage=1),), (GainClue(),), (Heal(horror=1),)))
    assert word.possible(g, lev(g))
    assert carry_out(g, lev(g), word) == []
    assert who.clues == 1
    who.horror_facedown = ["run-1"]
    (asked,) = carry_out(g, lev(g), word, say=("do 2",))
    assert asked.options == ("do 1", "do 2")
    assert who.horror_facedown == []
    nothing = OneOf(((Heal(damage=1),),))
    assert not nothing.possible(g, lev(g))
    assert carry_out(g, lev(g), nothing) == []


@pytest.mark.usefixtures("numbered")
def test_either_of_two_things() -> None:
    g = laid(two())
    ways = (Alternative(text="This.", do=(Heal(damage=1),)), Alternative(text="That."))
    more = (*ways, Alternative(text="More.", do=(GainClue(),)))
    (asked,) = carry_out(g, lev(g), Either(of=more), say=("do 2",))
    assert asked.options == ("do 1", "do 2")
    assert g.investigator(LEV).clues == 1
    assert carry_out(g, lev(g), Either(of=ways[:1])) == []


@pytest.mark.parametrize(
    ("whom", "people"),
    [
        ("all", [LEV, PEARL, HESTER]),
        ("indoors", [LEV, PEARL]),
        ("outdoors", [HESTER]),
        ("here", [LEV, PEARL]),
        ("others here", [PEARL]),
        ("in the room", [HESTER]),
    ],
)
def test_each_of_whom_it_can_be_said(whom: str, people: list[str]) -> None:
    g = laid(two(pearl=HALL).investigator(HESTER, at="yard.b"))
    carry_out(g, lev(g), Each(do=(GainClue(),), whom=whom, room="yard"))  # type: ignore[arg-type]
    assert [who.id for who in g.state.investigators if who.clues] == people


@pytest.mark.parametrize(("whom", "who"), [("fewest clues", PEARL), ("most clues", HESTER)])
def test_one_of_them_by_clues(whom: str, who: str) -> None:
    g = laid(two(pearl=HALL).investigator(HESTER, at="yard.b"))
    for number, name in enumerate((PEARL, LEV, HESTER)):
        g.investigator(name).clues = number
    word = OneInvestigator(whom=whom, do=(TurnFaceup(damage=1),))  # type: ignore[arg-type]
    for each in g.state.investigators:
        each.damage_facedown = ["limp-1"]
    carry_out(g, lev(g), word)
    assert [each.id for each in g.state.investigators if each.damage] == [who]


def test_one_of_them_by_chance() -> None:
    struck = set()
    for seed in range(20):
        g = laid(two(pearl=HALL).investigator(HESTER, at="yard.b"))
        g.state.random.key = bytes([seed]) * 32
        carry_out(g, Scene(), OneInvestigator(whom="by chance", do=(GainClue(),)))
        (who,) = [each.id for each in g.state.investigators if each.clues]
        struck.add(who)
    assert struck == {LEV, PEARL, HESTER}

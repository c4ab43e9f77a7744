"""Forms of options: written and read in one place, and told apart."""

import pytest

from madhouse.engine.forms import ByForm, Form, Grammar, OtherForm, form, verb_of

MOVE = form("move {space}")
DRAG = form("move {space} dragging a corpse")
DRAG_NAMED = form("move {space} dragging {name}")
ATTACKS = form("{monster} attacks {who}")
LEAVE = form("leave {door}")
MONSTER = form("{monster}")
FORMS = (MONSTER, MOVE, DRAG, DRAG_NAMED, ATTACKS, LEAVE)


@pytest.mark.parametrize(
    ("written", "line", "ids"),
    [
        (MOVE, "move study.b", ("study.b",)),
        (DRAG_NAMED, "move study.b dragging tom", ("study.b", "tom")),
        (ATTACKS, "zombie 2 attacks joe-diamond", ("zombie 2", "joe-diamond")),
        (LEAVE, "leave hall.c|out-south", ("hall.c|out-south",)),
        (MONSTER, "zombie 2", ("zombie 2",)),
    ],
)
def test_what_a_form_writes_it_reads(written: Form, line: str, ids: tuple[str, ...]) -> None:
    assert written(*ids) == line
    assert written.ids(line) == ids
    assert written.read(line) == dict(zip(written.places, ids, strict=True))


@pytest.mark.parametrize(
    "line",
    [
        "move",
        "move ",
        "move study",
        "move study.b now",
        "move  study.b",
        "run study.b",
        "move a|b.c",
    ],
)
def test_a_form_reads_no_other_line(line: str) -> None:
    assert MOVE.read(line) is None
    with pytest.raises(OtherForm, match=r"does not read 'move \{space\}'"):
        MOVE.ids(line)


def test_too_few_or_too_many_ids_are_refused() -> None:
    for ids in ((), ("study.b",), ("study.b", "tom", "more")):
        with pytest.raises(TypeError):
            DRAG_NAMED(*ids)


def test_a_grammar_finds_the_one_form_of_a_line() -> None:
    grammar = Grammar(FORMS)
    for line, meant in {
        "move study.b": MOVE,
        "move study.b dragging a corpse": DRAG,
        "move study.b dragging tom": DRAG_NAMED,
        "zombie 2 attacks joe-diamond": ATTACKS,
        "zombie 2": MONSTER,
    }.items():
        read = grammar.read(line)
        assert read is not None
        assert read.form is meant
    assert grammar.read("end turn") is None


def test_a_line_that_says_what_is_done_is_no_name() -> None:
    card = form("card {number}")
    read = Grammar([MONSTER, card]).read("card 2")
    assert read is not None
    assert read.form is card


def test_a_table_knows_forms_and_fixed_lines() -> None:
    steps = ByForm({MOVE: "step", "explore": "action"})
    assert steps["move study.b"] == ("step", ("study.b",))
    assert steps["explore"] == ("action", ())
    assert steps.find("end turn") is None
    with pytest.raises(OtherForm, match="'end turn' is none of"):
        steps["end turn"]


def test_the_verb_is_what_is_left_without_the_ids() -> None:
    assert [each.verb for each in FORMS] == [
        "",
        "move",
        "move-dragging-a-corpse",
        "move-dragging",
        "attacks",
        "leave",
    ]
    assert verb_of("end turn") == "end-turn"
    assert verb_of(MOVE) == "move"

"""Loading content: short forms, and the mistakes authors make."""

import enum
from collections.abc import Generator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from madhouse.engine.clauses import Clauses, Condition, Standing, Verb, When
from madhouse.engine.loading import ContentErrors, Loaded, Text, load, load_many
from madhouse.engine.words import Vocabulary


class TinyVerb(Verb, frozen=True):
    def run(self, g: Any, scene: Any) -> Generator[Any, Any, None]:  # noqa: ARG002
        yield from ()


class TinyCondition(Condition, frozen=True):
    def holds(self, g: Any, scene: Any) -> bool:  # noqa: ARG002
        return True


class TinyStanding(Standing, frozen=True):
    def answer(self, g: Any, scene: Any, value: Any) -> Any:  # noqa: ARG002
        return value


class DropWeapon(TinyVerb, frozen=True):
    pass


class TakeHorror(TinyVerb, frozen=True):
    amount: Annotated[int, msgspec.Meta(ge=1)]


class MoveMonster(TinyVerb, frozen=True):
    spaces: int = 1
    by: Literal["keeper", "investigator"] = "keeper"


class GainCards(TinyVerb, frozen=True):
    cards: tuple[str, ...]


class Push(TinyVerb, frozen=True):
    spaces: int
    whom: str


class InDarkness(TinyCondition, frozen=True):
    pass


class Within(TinyCondition, frozen=True):
    spaces: int


class Not(TinyCondition, frozen=True):
    of: Condition


class All(TinyCondition, frozen=True):
    of: tuple[Condition, ...]


class Bonus(TinyStanding, frozen=True):
    amount: int


class IgnoresDarkness(TinyStanding, frozen=True):
    pass


class Attribute(enum.Enum):
    STRENGTH = "strength"
    LORE = "lore"


class TestOf(msgspec.Struct, frozen=True):
    __test__ = False
    attribute: Attribute
    modifier: int = 0

    @classmethod
    def from_written(cls, text: str) -> "TestOf":
        name, _, modifier = text.partition(" ")
        return cls(Attribute(name), int(modifier or 0))


class Fuse(msgspec.Struct, frozen=True):
    rounds: int

    def __post_init__(self) -> None:
        if self.rounds > 9:
            raise ValueError("a fuse burns for 9 rounds at most")


class Spring(msgspec.Struct, frozen=True):
    force: int
    moves: tuple[int, ...] = ()


class Card(Clauses, frozen=True):
    id: str
    type: tuple[Literal["weapon", "key"], ...] = ()
    test: TestOf | None = None
    at: tuple[int, int] = (0, 0)
    prices: dict[str, int] = msgspec.field(default_factory=dict)
    weight: float = 1.0
    sharp: bool = False
    reach: int | Literal["room"] = 0
    note: str = ""
    level: Literal[1, 2] = 1
    trap: Spring | Fuse | tuple[int, ...] | None = None


WORDS = Vocabulary({Verb: TinyVerb, Condition: TinyCondition, Standing: TinyStanding})


def card(written: str) -> Card:
    return load(Text(written, "card.yaml"), Card, WORDS).value


def mistakes(written: str) -> list[str]:
    with pytest.raises(ContentErrors) as caught:
        card(written)
    return [str(error).removeprefix("card.yaml:") for error in caught.value.errors]


@pytest.mark.parametrize(
    ("written", "verb"),
    [
        ("drop_weapon", DropWeapon()),
        ("take_horror: 2", TakeHorror(2)),
        ("take_horror: {amount: 2}", TakeHorror(2)),
        ("move_monster", MoveMonster()),
        ("move_monster: {spaces: 3, by: investigator}", MoveMonster(3, "investigator")),
        ("gain_cards: [axe, rope]", GainCards(("axe", "rope"))),
        ("gain_cards: axe", GainCards(("axe",))),
    ],
)
def test_short_forms_of_words(written: str, verb: Verb) -> None:
    assert card(f"{{id: a, do: [{written}]}}").do == (verb,)


def test_one_word_may_stand_for_a_list_of_words() -> None:
    assert card("{id: a, do: drop_weapon}").do == (DropWeapon(),)
    assert card("id: a\ndo: {take_horror: 1}").do == (TakeHorror(1),)


def test_words_nest_through_the_first_field() -> None:
    written = """
    id: lantern
    while:
      - ignores_darkness
      - bonus: {amount: 1, if: {all: [in_darkness, not: {within: 2}]}}
    """
    given = (All((InDarkness(), Not(Within(2)))),)
    assert card(written).standing == (IgnoresDarkness(), Bonus(1, given=given))


def test_such_a_word_may_still_be_written_with_its_field_named() -> None:
    written = "{id: a, while: [bonus: {amount: 1, if: {not: {of: {within: 2}}}}]}"
    assert card(written).standing == (Bonus(1, given=(Not(Within(2)),)),)


def test_a_when_clause_uses_its_written_names() -> None:
    written = "id: a\nwhen: [{moment: turn_ends, if: in_darkness, may: true, limit: turn}]"
    expected = When("turn_ends", given=(InDarkness(),), may=True, limit="turn")
    assert card(written).when == (expected,)


def test_scalars_tuples_mappings_and_a_struct_in_one_line() -> None:
    written = "{id: '7', type: key, test: lore -1, at: [2, 3], prices: {axe: 4}, weight: 2}"
    expected = Card(
        id="7",
        type=("key",),
        test=TestOf(Attribute.LORE, -1),
        at=(2, 3),
        prices={"axe": 4},
        weight=2.0,
    )
    assert card(written) == expected
    assert card("{id: a, trap: {force: 2}}").trap == Spring(2)
    assert card("{id: a, reach: room, test: {attribute: strength}}").reach == "room"


@pytest.mark.parametrize(
    ("written", "mistake"),
    [
        ("{id: a, type: [wepon]}", "1:16: type[0]: unknown word 'wepon'; did you mean 'weapon'?"),
        ("{id: a, do: take_horor}", "1:13: do: unknown word 'take_horor'; did you mean"),
        ("{id: a, tpye: key}", "1:9: tpye: unknown field 'tpye'; did you mean 'type'?"),
        ("{type: key}", "1:1: missing field 'id'"),
        ("{id: a, sharp: yes}", "1:16: sharp: bare 'yes' is ambiguous; write true or false"),
        ("{id: a, note: no}", "1:15: note: bare 'no' is ambiguous"),
        ("{id: a, on: 1}", "1:9: on: bare 'on' is ambiguous"),
        ("{id: 7}", "1:6: id: expected text, got bare '7'; put it in quotes"),
        ("{id: 012}", "1:6: id: '012' is neither plain text nor a decimal number"),
        ("{id: a, note: 2024-01-01}", "1:15: note: '2024-01-01' is neither plain text"),
        ("{id: a, id: b}", "1:9: id: 'id' is written twice"),
        ("{id: a, sharp: 1}", "1:16: sharp: expected true or false, got bare '1'"),
        ("{id: a, weight: heavy}", "1:17: weight: expected a number, got 'heavy'"),
        ("{id: a, note: }", "1:15: note: expected text, got nothing"),
        ("{id: a, at: [1]}", "1:13: at: expected a list of 2, got a list of 1"),
        ("{id: a, do: }", "1:13: do: expected a list, got nothing"),
        ("{id: a, level: true}", "1:16: level: expected one of 1, 2, got bare 'true'"),
        ("{id: a, trap: {rounds: 10}}", "1:15: trap: a fuse burns for 9 rounds at most"),
        ("{id: a, trap: {rounds: x}}", "1:24: trap.rounds: expected a whole number, got 'x'"),
        ("{id: a, trap: [1, x]}", "1:19: trap[1]: expected a whole number, got 'x'"),
        ("{id: a, trap: x}", "trap: expected a mapping or a list, got 'x'"),
        ("{id: a, trap: {force: 1, moves: [x]}}", "trap.moves[0]: expected a whole number"),
        ("{id: a, when: {moment: x}}", "1:15: when: expected a list, got a mapping"),
        ("{id: a, do: [take_horror]}", "1:14: do[0]: 'take_horror' needs amount"),
        ("{id: a, do: [take_horror: 0]}", "1:27: do[0].take_horror: Expected `int` >= 1"),
        ("{id: a, do: [drop_weapon: 2]}", "do[0].drop_weapon: this word takes no value"),
        ("{id: a, do: [push: 2]}", "1:20: do[0].push: write the fields by name: spaces, whom"),
        ("{id: a, do: [{push: 2, whom: b}]}", "1:14: do[0]: expected one word, got push, whom"),
        ("{id: a, do: [move_monster: {by: me}]}", "do[0].move_monster.by: unknown word 'me'"),
        ("{id: a, while: [bonus: {amount: 1, if: drak}]}", "while[0].bonus.if: unknown word"),
        ("{id: a, test: luck}", "1:15: test: 'luck' is not a valid Attribute"),
        ("{id: a, reach: far}", "1:16: reach: expected a whole number or one of room, got 'far'"),
        ("{id: &x a, note: *x}", "anchors and aliases are not allowed"),
        ("{id: a, note: !big b}", "1:15: note: 'b' is neither plain text"),
        ("{id: a, ? [note] : b}", "1:11: a field's name must be a plain word"),
        ("{id: a, <<: {note: b}}", "1:9: <<: '<<' is neither plain text"),
        ("id: \0", "1:1: not valid YAML: unacceptable character #x0000"),
        ("[id, a]", "1:1: expected fields, got a list of 2"),
        ("{id: a", "not valid YAML"),
        ("", "1:1: the file is empty"),
    ],
)
def test_a_mistake_names_line_column_field_and_what_would_be_right(
    written: str, mistake: str
) -> None:
    found = mistakes(written)
    assert len(found) == 1
    assert mistake in found[0]


def test_a_bomb_of_brackets_is_refused() -> None:
    assert mistakes("[" * 100_000) == ["1:51: nested more than 50 levels deep"]


def test_all_mistakes_of_a_file_come_at_once_in_order() -> None:
    found = mistakes("id: 7\ntype: [key, wepon]\nsharp: on\ndo:\n  - drop_wepon\n")
    assert [line.split(" ")[0] for line in found] == ["1:5:", "2:13:", "3:8:", "5:5:"]


def many(written: str) -> Loaded[tuple[Card, ...]]:
    return load_many(Text(written, "cards.yaml"), Card, WORDS)


def test_loaded_things_know_where_they_were_written() -> None:
    loaded = many("- id: axe\n- id: rope\n  do:\n    - take_horror: 1\n")
    assert [card.id for card in loaded.value] == ["axe", "rope"]
    assert loaded.ids == {"axe": "[0]", "rope": "[1]"}
    assert loaded.where(loaded.ids["rope"]) == "cards.yaml:2"
    assert loaded.where("[1].do[0]") == "cards.yaml:4"
    assert loaded.where("[1].do[0].take_horror.amount.deeper") == "cards.yaml:4"
    error = loaded.error("[1].do", "nobody has it")
    assert str(error) == "cards.yaml:4:5: [1].do: nobody has it"


def test_a_list_refuses_the_same_id_twice() -> None:
    with pytest.raises(ContentErrors, match=r"'axe' is already taken at cards\.yaml:1"):
        many("- id: axe\n- id: axe\n")


def test_a_file_is_named_in_its_errors(tmp_path: Path) -> None:
    path = tmp_path / "axe.yaml"
    with pytest.raises(ContentErrors, match=r"axe\.yaml:1:1: cannot be read"):
        load(path, Card, WORDS)
    path.write_text("id: axe\nsharp: true\n", encoding="utf-8")
    assert load(path, Card, WORDS).value == Card(id="axe", sharp=True)

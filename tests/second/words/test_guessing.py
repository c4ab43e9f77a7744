"""Naming a hidden value, right or wrong; what hangs on it; and facts that are learned with it."""

import pytest

from madhouse.engine.loading import ContentErrors
from madhouse.second.things.state import PEOPLE
from madhouse.second.told.telling import teller_for
from tests.second.foes import FIRST, Play, app, at_table, table
from tests.second.houses import house

ACCUSED = """
hidden: {thief: [cook, maid, guest]}
attributes: {thief: {cook: {cuff: wet}, maid: {cuff: dry}, guest: {cuff: wet}}}
facts:
  - {id: right, text: It was so.}
  - {id: wrong, text: It was not so.}
  - {id: below, text: It was somebody below stairs.}
  - id: cuff
    text: You know the cuff.
    by_value: {wet: The cuff is wet., dry: The cuff is dry.}
tokens:
  - id: dais
    kind: interact
    at: front-hall.a
    options:
      - label: Accuse.
        pass:
          - guess:
              by: thief
              of: {cook: The cook, maid: The maid, guest: The guest}
              right: [{learn: right}]
              wrong: [{learn: wrong}]
      - label: Think.
        pass:
          - by_value:
              by: thief
              do: {cook: [{learn: below}], maid: [{learn: below}], guest: []}
      - label: Read.
        pass:
          - read:
              by: thief.cuff
              texts: {wet: It drips., dry: It is dry.}
          - perhaps: {if: [{asks: {thief: cook}}], do: [gain_clue]}
      - {label: Look at the cuff., pass: [{learn_value: {fact: cuff, by: thief.cuff}}]}
"""


def room(thief: str, option: int = 0) -> Play:
    """Somebody has chosen an option of the dais."""
    builder = table(house(ACCUSED), second="front-hall.b").token("dais", at="front-hall.a")
    game = builder.values(thief=thief).play(turn_of=FIRST)
    game.apply("player-1", f"interact dais {option}")
    return game


def possible(game: Play) -> list[str]:
    """Whom everybody may still think of."""
    combinations = at_table(game).box.combinations
    return [combinations[number]["thief"] for number in app(game).possible]


def test_all_can_be_named_and_are_called_by_name() -> None:
    game = room("maid")
    asked, told = game.pending[0], at_table(game)
    teller = teller_for(told.box, told.scenario)
    assert asked.kind == "guess"
    texts = [str(teller.option_text(asked, option)) for option in asked.options]
    assert texts == ["The cook", "The maid", "The guest"]


@pytest.mark.parametrize(("thief", "fact"), [("maid", "right"), ("guest", "wrong")])
def test_it_goes_on_by_whether_that_was_so(thief: str, fact: str) -> None:
    game = room(thief)
    game.apply("player-1", "do 1")
    assert app(game).facts == [fact]


def test_a_wrong_name_is_out_of_the_question() -> None:
    game = room("guest")
    game.apply("player-1", "do 1")
    assert possible(game) == ["cook", "guest"]


@pytest.mark.parametrize(("thief", "facts"), [("maid", ["below"]), ("guest", [])])
def test_something_hangs_on_the_value(thief: str, facts: list[str]) -> None:
    assert app(room(thief, 1)).facts == facts


def test_a_fact_is_kept_with_its_value_and_worded_by_it() -> None:
    game = room("maid", 3)
    assert app(game).fact_values == {"cuff": "dry"}
    assert possible(game) == ["maid"]
    assert game.view("player-2").fact_values == {"cuff": "dry"}
    told = at_table(game)
    teller = teller_for(told.box, told.scenario)
    (event,) = (each for each in game.log if each.kind == "learned-value")
    assert teller.event(event) == "For the record: The cuff is dry."
    assert teller.names.fact("cuff", "wet") == "The cuff is wet."


def test_a_mark_that_no_value_has_is_refused() -> None:
    with pytest.raises(ContentErrors, match=r"thief\.cuf"):
        house(ACCUSED.replace("by: thief.cuff", "by: thief.cuf"))


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        ("of: {cook: ", "of: {cok: ", r"thief is never 'cok'; did you mean 'cook'"),
        ("asks: {thief: cook}", "asks: {thief: coke}", r"did you mean 'cook'"),
        ("texts: {wet: ", "texts: {wett: ", r"thief\.cuff is never 'wett'; did you mean 'wet'"),
        (", dry: It is dry.}", "}", r"thief\.cuff can be 'dry', and nothing is said for that"),
        ("guest: []", "gust: []", r"thief is never 'gust'; did you mean 'guest'"),
        (", guest: []", "", r"thief can be 'guest', and nothing is said for that"),
        (", dry: The cuff is dry.}", "}", r"facts\[3\]\.by_value: thief\.cuff can be 'dry'"),
        (", guest: {cuff: wet}", "", r"attributes\.thief: thief can be 'guest'"),
        (
            "guest: {cuff: wet}",
            "guest: {}",
            r"attributes\.thief\.guest: 'guest' has no mark 'cuff'",
        ),
        ("attributes: {thief", "attributes: {thef", r"unknown hidden variable 'thef'"),
    ],
)
def test_values_are_those_that_the_variable_has(written: str, instead: str, said: str) -> None:
    assert written in ACCUSED
    with pytest.raises(ContentErrors, match=rf"house\.yaml:\d+:\d+: .*{said}"):
        house(ACCUSED.replace(written, instead))


def test_people_say_whom_they_name() -> None:
    builder = table(house(ACCUSED)).token("dais", at="front-hall.a").values(thief="cook")
    builder.state.hands, builder.state.seats[:] = "people", [PEOPLE]
    game = builder.play(stage="people")
    game.apply(PEOPLE, "token dais 0")
    game.apply(PEOPLE, "do 0")
    assert app(game).facts == ["right"]

"""What the rule tests of the second edition share: short ways to play on and to look."""

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.game import Game
from madhouse.second.building import TableBuilder
from madhouse.second.building.builder import Face
from madhouse.second.edition import SecondEdition
from madhouse.second.seen.views import View
from madhouse.second.things.box import Box
from madhouse.second.things.cards import ConditionBack
from madhouse.second.things.state import App, Investigator, State
from madhouse.second.things.table import Table
from tests.second.houses import house

Played = Game[State, View]

LEV, PEARL, TOMAS = "lev-abramson", "pearl-gaines", "tomas-brito"
DOORMAN = """
monsters:
  - id: doorman
    kind: cultist
    name: The Doorman
    evade: [{text: He holds out his hand., test: agility; 1, fail: [forfeit]}]
"""
"""A monster past whom one success of agility leads."""


def asked(game: Played) -> Decision:
    """The one question that waits."""
    (decision,) = game.pending
    return decision


def answer(game: Played, *options: str) -> None:
    """Answer one question after another, each for a seat that is asked it."""
    for option in options:
        game.apply(asked(game).seats[0], option)


def offered(game: Played, *words: str) -> list[str]:
    """The options of the question that begin with one of these words."""
    return [each for each in asked(game).options if each.startswith(words)]


def told(game: Played, kind: str) -> list[dict[str, Fact]]:
    """The facts of every event of a kind."""
    return [event.facts for event in game.log if event.kind == kind]


def kinds(game: Played) -> list[str]:
    """The kinds of all events, in their order."""
    return [event.kind for event in game.log]


def figure(game: Played, who: str) -> Investigator:
    """An investigator."""
    return next(each for each in game.table.state.investigators if each.id == who)


def rolls(dice: int, successes: int = 0, investigations: int = 0) -> list[Face]:
    """So many dice, of which some show something."""
    blanks: list[Face] = ["blank"] * (dice - successes - investigations)
    found: list[Face] = ["success"] * successes
    seen: list[Face] = ["investigation"] * investigations
    return found + seen + blanks


def app(game: Played) -> App:
    """What the app keeps."""
    return game.table.state.app


def box(game: Played) -> Box:
    """The box of a game."""
    edition = game.edition
    assert isinstance(edition, SecondEdition)
    return edition.box


def back_of(game: Played, condition: str) -> ConditionBack | None:
    """What stands on the back of a copy of a Condition."""
    table = game.table
    assert isinstance(table, Table)
    return table.condition_back(condition)


def two(written: str = "", lev: str = "front-hall.a", pearl: str = "parlour.b") -> TableBuilder:
    """A plain house with Lev Abramson and Pearl Gaines, each run by a seat of its own."""
    table = TableBuilder(told=house(written)).investigator(LEV, at=lev)
    return table.investigator(PEARL, at=pearl)


def cards(game: Played, who: str) -> list[str]:
    """The possessions of an investigator, by their fronts."""
    return [box(game).front(each) for each in figure(game, who).possessions]


def table_of(game: Played) -> Table:
    """What the rules hold in their hands."""
    table = game.table
    assert isinstance(table, Table)
    return table

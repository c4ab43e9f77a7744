"""A rule of the scenario may offer something, as a card does: it has no name, and its conditions no
words, so that what it does is said."""

from madhouse.second.tellers import teller_of
from madhouse.second.told.telling import Teller
from tests.second.foes import FIRST, Play, table
from tests.second.houses import house

KIND = """
rules:
  - id: the-room-is-kind
    text: Whoever stays in it has good of it.
    when:
      - moment: turn-end
        may: true
        limit: round
        do: [gain_clue]
"""


def end_of_a_turn() -> tuple[Play, Teller]:
    told = house(KIND)
    game = table(told).play(turn_of=FIRST)
    game.apply("player-1", "end turn")
    return game, Teller(told.box, told.scenario, teller_of("first-cold-night").messages)


def test_it_is_asked_about_by_what_it_does() -> None:
    game, teller = end_of_a_turn()
    [asked] = game.pending
    assert asked.kind == "react"
    assert teller.question(asked) == ("Does Lev Abramson use the rule of this house?\nGain 1 Clue.")
    assert [teller.option(asked, each).text for each in asked.options] == [
        "use the rule of this house",
        "let it be",
    ]


def test_the_log_says_what_it_did() -> None:
    game, teller = end_of_a_turn()
    game.apply("player-1", "use the-room-is-kind")
    [event] = [each for each in game.events("player-1") if each.kind == "reacts"]
    assert teller.event(event) == "Lev Abramson used the rule of this house: gain 1 Clue."

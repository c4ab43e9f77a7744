"""Short ways to put a question to a computer investigator of the second edition."""

from typing import Any

from madhouse import SecondTableBuilder
from madhouse.engine.company import Favour
from madhouse.engine.decisions import Option
from madhouse.engine.game import Game
from madhouse.players.judging import Verdict
from madhouse.second.players.heuristic import HeuristicPlayer

COLD = "first-cold-night"
HESTER, LEV, PEARL, TOMAS = "hester-vale", "lev-abramson", "pearl-gaines", "tomas-brito"


def table(story: str = COLD, **sums: int) -> SecondTableBuilder:
    """A table with all of the map; what has added up already is named `token_number`."""
    built = SecondTableBuilder(story)
    for name, number in sums.items():
        token, _, option = name.rpartition("_")
        built.state.app.sums[f"{token} {option}"] = number
    return built


def considered(game: Game[Any, Any], player: HeuristicPlayer | None = None) -> Verdict:
    """The answer to the question that waits, with the consideration that weighed most."""
    decision = game.pending[0]
    view = game.view(decision.seats[0])
    return (player or HeuristicPlayer("1")).considered(view, decision)


def chosen(game: Game[Any, Any], player: HeuristicPlayer | None = None) -> Option:
    """The answer to the question that waits."""
    return considered(game, player).option


def scores(game: Game[Any, Any]) -> dict[Option, float]:
    """What is to be said of every option of the question that waits."""
    decision = game.pending[0]
    verdicts = HeuristicPlayer("1").verdicts(game.view(decision.seats[0]), decision)
    return {each.option: each.score for each in verdicts}


def errand(verb: str, by: str = "player-2", **where: str) -> Favour:
    """What a person asks."""
    return Favour(verb=verb, by=by, **where)  # type: ignore[arg-type]

"""Short ways to put a question to a computer player and to see what he makes of it."""

from random import Random
from typing import Any

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.game import Game
from madhouse.engine.knowledge import EVERYONE, learn
from madhouse.first.building import TableBuilder
from madhouse.first.players.heuristic import HeuristicPlayer
from madhouse.first.players.investigators.aims import Party
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import InvestigatorWeights
from madhouse.players.judging import Verdict

SEAT = "investigator-1"
ASKED_NOTHING = Decision((SEAT,), "nothing", ("nothing",))


def considered(game: Game[Any, Any], style: str = "fair") -> Verdict:
    """The answer to the question that waits, with the consideration that weighed most."""
    decision = game.pending[0]
    return HeuristicPlayer("1", style).considered(game.view(decision.seats[0]), decision)


def chosen(game: Game[Any, Any], style: str = "fair") -> str:
    """The answer to the question that waits."""
    return considered(game, style).option


def scores(game: Game[Any, Any], style: str = "fair") -> dict[str, float]:
    """What is to be said of every option of the question that waits."""
    decision = game.pending[0]
    view = game.view(decision.seats[0])
    verdicts = HeuristicPlayer("1", style).verdicts(view, decision, Random(1))
    return {each.option: each.score for each in verdicts}


def put(
    game: Game[Any, Any],
    kind: str,
    /,
    *options: str,
    to: str = SEAT,
    style: str = "fair",
    **about: Fact,
) -> str:
    """The answer to a question of this kind, put at this table; players who differ have none."""
    decision, view = Decision((to,), kind, options, "", about), game.view(to)
    answers = {HeuristicPlayer(seed, style).choose(view, decision) for seed in "12345678"}
    return answers.pop() if len(answers) == 1 else "any of them"


def party(game: Game[Any, Any], seat: str = SEAT) -> Party:
    """What the investigators are after, as a seat sees it."""
    return Party(situation(game, seat), InvestigatorWeights())


def situation(game: Game[Any, Any], seat: str = SEAT) -> Situation:
    """What a seat looks at."""
    return Situation(game.view(seat), ASKED_NOTHING)


def seen(table: TableBuilder, *faces: str) -> TableBuilder:
    """These cards, locks or answers lie open to everybody."""
    for face in faces:
        learn(table.state, face, EVERYONE)
    return table


def go_on(game: Game[Any, Any], kind: str) -> Game[Any, Any]:
    """Take the first option of every question until one of this kind is asked."""
    while game.pending[0].kind != kind:
        game.apply(game.pending[0].seats[0], game.pending[0].options[0])
    return game

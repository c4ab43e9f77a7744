"""Puzzles: the solver's shortest way, as far as the puzzle actions go."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from madhouse.engine.clauses import parts_within
from madhouse.engine.decisions import Option
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import InvestigatorWeights
from madhouse.first.rules.attribute_tests import SPEND
from madhouse.first.rules.card_abilities import CALL_ON
from madhouse.first.rules.puzzle_attempts import STOP
from madhouse.first.seen.views import PuzzleView
from madhouse.first.things.attributes import Attribute
from madhouse.first.words.puzzles import GainPuzzleActions, SwapApart
from madhouse.players.judging import Verdict, verdict
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.puzzle import PuzzleState
from madhouse.puzzles.solver import Solution, solve
from madhouse.puzzles.steps import DRAW, SWAP, swap

HOPELESS = 99  # puzzle actions, for what cannot be solved as it lies


def judge_puzzle(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001 - nothing to weigh
    """One step of a shortest solution."""
    yield verdict(puzzle_step(situation), "puzzle", 1.0)


def judge_swap_apart(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """Of all pieces that do not touch, the two after whose exchange the least is left to do."""
    lying = _lying(situation, str(situation.decision.about["card"]))
    for option in situation.decision.options:
        yield verdict(option, "puzzle", -float(_cost_after(lying, option)))


def judge_reset(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """A puzzle that must be laid anew: the one in which the most is still to be done."""
    for option in situation.decision.options:
        yield verdict(option, "puzzle", float(_cost(_lying(situation, option))))


def puzzle_step(situation: Situation) -> Option:
    """The next step of a shortest solution; a new piece if what lies there cannot be solved."""
    options, about = situation.decision.options, situation.decision.about
    lying = _lying(situation, str(about["card"]))
    solution = _solution(lying)
    if solution is not None and solution.lines:
        left = about.get("left")
        short = solution.cost - (left if isinstance(left, int) else 0)
        if short > 0 and (help_ := _help(situation, lying, short)):
            return help_
        step = solution.lines[0]
        if step in options:
            return step
        luck = situation.house.attribute(situation.who().traits, Attribute.LUCK)
        return SPEND if SPEND in options and 0 < short <= luck else STOP
    if DRAW in options:
        return DRAW
    return STOP if STOP in options else options[0]


def _help(situation: Situation, lying: PuzzleView, short: int) -> Option | None:
    """A card to call on that makes up for the puzzle actions he is short of."""
    for option in situation.decision.options:
        called = CALL_ON.read(option)
        if called is None:
            continue
        card = situation.house.box.worded[called["card"]]
        gained = sum(each.number for each in parts_within(card, GainPuzzleActions))
        if any(parts_within(card, SwapApart)):
            gained = _saved(lying)
        if gained >= short:
            return option
    return None


def _saved(lying: PuzzleView) -> int:
    """How many puzzle actions the best exchange of two pieces that do not touch would save."""
    puzzle = the_puzzles()[lying.puzzle]
    apart = [pair for pair in combinations(range(puzzle.size), 2) if pair not in puzzle.pairs]
    lines = [SWAP(one + 1, other + 1) for one, other in apart]
    return _cost(lying) - 1 - min((_cost_after(lying, line) for line in lines), default=HOPELESS)


def _lying(situation: Situation, card: str) -> PuzzleView:
    return next(each for each in situation.view.puzzles if each.card == card)


def _cost(lying: PuzzleView) -> int:
    solution = _solution(lying)
    return HOPELESS if solution is None else solution.cost


def _cost_after(lying: PuzzleView, line: Option) -> int:
    """What is left to do after two pieces have changed places."""
    one, other = SWAP.ids(line)
    state = PuzzleState(lying.puzzle, list(lying.pieces), list(lying.turns), lying.tile, None)
    swap(state, int(one) - 1, int(other) - 1)
    solution = _solved(lying.puzzle, tuple(state.pieces), tuple(state.turns), lying.tile, None)
    return HOPELESS if solution is None else solution.cost


def _solution(lying: PuzzleView) -> Solution | None:
    return _solved(lying.puzzle, tuple(lying.pieces), tuple(lying.turns), lying.tile, lying.drawn)


@lru_cache(maxsize=4096)
def _solved(
    puzzle: str, pieces: tuple[str, ...], turns: tuple[int, ...], tile: int, drawn: str | None
) -> Solution | None:
    state = PuzzleState(puzzle, list(pieces), list(turns), tile, drawn)
    return solve(the_puzzles()[puzzle], state)

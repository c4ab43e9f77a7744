"""Investigating: a party that follows the chain, then does what its objective asks."""

from collections.abc import Iterator

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.forms import ByForm, Grammar
from madhouse.engine.wording import conditions_in, word
from madhouse.first.acting.reactions import USE
from madhouse.first.kit.consequences import doomed_rooms
from madhouse.first.kit.estimates import Outlook
from madhouse.first.kit.passing import passing
from madhouse.first.kit.searching import to_the_reveal
from madhouse.first.kit.supposing import after_step, supposed
from madhouse.first.rules.attribute_tests import SPEND
from madhouse.first.rules.choosing import PICK, TAKE
from madhouse.first.rules.demands import ATTEMPT, TRY
from madhouse.first.rules.escape import LEAVE_BY, RUN_OUT
from madhouse.first.rules.final_action import ATTEMPT_TASK
from madhouse.first.rules.puzzle_attempts import STOP
from madhouse.first.rules.puzzle_pieces import pile_of
from madhouse.first.rules.stun import RECOVER
from madhouse.first.rules.turn import END_TURN
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.cards import Trait
from madhouse.first.things.plain_answers import LEAVE
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.puzzle import PuzzleState
from madhouse.puzzles.solver import solve

FINALE = 0.2
"""What the last task weighs before the reveal: whoever has nothing to look for gets ready."""
WORTH_IT = 0.01
"""What a step must gain, or he stays where he is."""
CAUGHT = 5.0
"""For each who stands in a room where all are about to be killed."""
DRAWS = 2
"""How many pieces an attempt at a puzzle may draw."""
LEAVING = Grammar((LEAVE_BY, RUN_OUT))
"""Options that end somebody's part in the story."""


class Investigating:
    """Answers for all investigators, with the table open before it."""

    def __init__(self) -> None:
        self._solutions: dict[str, list[str]] = {}

    def choose(self, g: Table, decision: Decision) -> Option:
        """The option that leads furthest."""
        match decision.kind:
            case "investigator" | "trait":
                return _cleverest(g, decision)
            case "turn":
                return _step(g, decision)
            case "demand":
                return _meet(decision)
            case "puzzle" | "replace-piece":
                return self._puzzle(g, decision)
            case "recover":
                return RECOVER
            case "turn-order":
                return decision.options[0]
        return passing(decision)

    def _puzzle(self, g: Table, decision: Decision) -> Option:
        """The next step of a solution; a skill point where the puzzle actions do not suffice."""
        card = str(decision.about["card"])
        lying = g.state.puzzles[card].laid
        lines = self._solutions.get(card)
        if not lines:
            lines = next(_solutions(lying, pile_of(g, the_puzzles()[lying.puzzle])), [])
            self._solutions[card] = lines
        if lines and lines[0] in decision.options:
            return lines.pop(0)
        if lines and SPEND in decision.options:
            return SPEND
        return STOP if STOP in decision.options else decision.options[0]


def _solutions(lying: PuzzleState, pile: list[str]) -> Iterator[list[str]]:
    """The shortest solution without a draw, with one, with two ..."""
    puzzle = the_puzzles()[lying.puzzle]
    for draws in range(DRAWS + 1):
        solution = solve(puzzle, lying, pile, draws)
        if solution is not None:
            yield list(solution.lines)


# A step of a turn


def _step(g: Table, decision: Decision) -> Option:
    """What brings the party nearest to its goal; nothing, if nothing does."""
    who = g.active
    assert who is not None
    best, nearest = END_TURN, left(g) - WORTH_IT
    for option in decision.options:
        if ATTEMPT_TASK.read(option) or (LEAVING.read(option) and not _still_needed(g, who)):
            return option
        changes = after_step(g, who, option)
        if changes is not None:
            with supposed(changes):
                then = left(g)
            if then < nearest:
                best, nearest = option, then
    return best


def _still_needed(g: Table, who: Investigator) -> bool:
    """Whether the last in the house has yet to fetch what must leave it."""
    goal = conditions_in(g.objective.investigators)
    wanted = [each.card for each in goal if word(each) == "escaped_with"]
    gone = {card for other in g.state.escaped for card in other.cards}
    alone = len(g.state.investigators) == 1
    return alone and any(card not in gone and card not in who.cards for card in wanted)


def left(g: Table) -> float:
    """How far the party is from winning, the chain first."""
    if not g.state.revealed:
        look = Outlook(g, "investigators", ahead=True)
        return to_the_reveal(look) + FINALE * look.to_win()
    doomed = doomed_rooms(g)
    caught = sum(g.room_of(who) in doomed for who in g.state.investigators)
    return Outlook(g, "investigators").to_win() + CAUGHT * caught


def _meet(decision: Decision) -> Option:
    keys = [option for option in decision.options if USE.read(option)]
    for option in (*keys, TRY, ATTEMPT):
        if option in decision.options:
            return option
    return LEAVE


def _cleverest(g: Table, decision: Decision) -> Option:
    """Dice can be scripted, puzzles cannot: those of the highest Intellect go."""

    def intellect(option: Option) -> int:
        traits_of, (name,) = TRAITS[option]
        values = (each.attributes.get(Attribute.INTELLECT, 0) for each in traits_of(g, name))
        return max(values, default=0)

    return max(decision.options, key=intellect)


def _possible_traits(g: Table, name: str) -> list[Trait]:
    return [g.box.traits[each] for each in g.box.traits_of(name, "intellect")]


def _that_trait(g: Table, name: str) -> list[Trait]:
    return [g.box.traits[name]]


TRAITS = ByForm({TAKE: _possible_traits, PICK: _that_trait})
"""The traits that come with an investigator, or with the card that is picked for him."""

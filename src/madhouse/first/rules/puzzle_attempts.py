"""Attempts at puzzles: action by action, until the puzzle is solved or its player has to stop."""

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.flow import Killed, Rule
from madhouse.engine.forms import ByForm
from madhouse.first.acting.scene import Occasion, Scene, the_occasion
from madhouse.first.acting.standing import standing
from madhouse.first.acting.verbs import run_all
from madhouse.first.rules.attribute_tests import SPEND
from madhouse.first.rules.card_abilities import CALL_ON, call_on, free_options
from madhouse.first.rules.puzzle_pieces import clear_away, pile_of
from madhouse.first.things.agreements import PUZZLE_TIME_LIMIT
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.cards import Demand
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import NOBODY, PuzzleAttempt, Table
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.steps import (
    DRAW,
    REPLACE,
    ROTATE_CLOCKWISE,
    ROTATE_COUNTERCLOCKWISE,
    SWAP,
    TURN_TILE,
    TURN_TILE_CLOCKWISE,
    TURN_TILE_COUNTERCLOCKWISE,
    steps,
    take,
)

IN_PUZZLE = "in-puzzle"
STOP = "stop"
TIME_UP = "time-up"
SECONDS = 60
"""How long an attempt may take with the optional time limit."""


class Attempt:
    """One investigator's attempt, and how many puzzle actions it still has."""

    __slots__ = (
        *("card", "clock", "g", "laid", "pile"),
        *("puzzle", "scene", "spent", "taken", "who"),
    )

    def __init__(self, g: Table, who: Investigator, card: str) -> None:
        self.g = g
        self.who = who
        self.card = card
        self.laid = g.state.puzzles[card].laid
        self.puzzle = the_puzzles()[self.laid.puzzle]
        self.pile = pile_of(g, self.puzzle)
        self.scene = Scene(who)
        self.scene.puzzle = card
        self.scene.occasion = Occasion(amount=puzzle_actions(g, who, self.scene))
        self.clock = TIME_UP if g.agreed(PUZZLE_TIME_LIMIT) else ""
        self.spent = False  # a skill point
        self.taken = 0  # puzzle actions

    @property
    def left(self) -> int:
        """How many puzzle actions are left; cards may change it."""
        return the_occasion(self.scene).amount

    def pay(self, actions: int) -> None:
        """So many fewer are left."""
        the_occasion(self.scene).amount -= actions

    def show(self) -> None:
        """All see how far it has come."""
        had = self.left + self.taken
        self.g.puzzle_attempt = PuzzleAttempt(self.card, self.who.id, self.left, had)

    @property
    def solved(self) -> bool:
        """Whether what lies there meets the objective of this kind of puzzle."""
        return self.puzzle.solved(self.laid)

    def options(self) -> tuple[str, ...]:
        """The steps that can be paid for, a skill point (one: 1e.open.puzzle-skill-count), and to
        stop; a piece that was drawn must first be laid (1e.puzzle-action.draw-must-replace)."""
        found = steps(self.puzzle, self.laid, self.pile)
        lines = [step.line for step in found if step.cost <= self.left]
        if self.laid.drawn is not None:
            return tuple(lines)
        if self.who.skill and not self.spent:
            lines.append(SPEND)
        lines += free_options(self.g, self.who, IN_PUZZLE, self.scene)
        return (*lines, STOP)


def puzzle_actions(g: Table, who: Investigator, scene: Scene) -> int:
    """As many as the Intellect on his Trait card, stunned or not (1e.puzzle-action.budget,
    1e.stun.puzzle-unaffected)."""
    return standing(g, who, "puzzle_actions", g.attribute(who, Attribute.INTELLECT), scene)


def may_attempt(who: Investigator, demand: Demand) -> bool:
    """Each investigator may attempt the same puzzle once a turn (1e.puzzle-solve.once-per-turn)."""
    return demand.puzzle is not None and demand.id not in who.used


def attempt_puzzle(g: Table, who: Investigator, demand: Demand) -> Rule[bool]:
    """Work at the card's puzzle; only he may (1e.puzzle-secrecy.encounterer-only).

    It takes no step beyond the one that led here (1e.puzzle.free-attempt). What is not solved
    stays as it lies, for him or another to go on with (1e.puzzle-solve.unfinished,
    1e.puzzle-solve.resume).
    """
    who.used[demand.id] = "turn"
    start = who.space
    yield from _before_the_first(g, who, demand)
    if who.space != start:  # fright has carried him off
        return False
    attempt = Attempt(g, who, demand.id)
    g.seal(for_good=True)  # nor is having begun: he has had a look at the pieces
    rules = ("1e.puzzle-action.budget",)
    g.tell("puzzle-attempt", rules, who=who.id, card=demand.id, actions=attempt.left)
    try:
        solved = yield from _work(g, attempt)
    except Killed:
        g.puzzle_attempt = NOBODY
        raise
    g.puzzle_attempt = NOBODY
    return solved


def _work(g: Table, attempt: Attempt) -> Rule[bool]:
    """Action by action, until it is solved or he stops."""
    while not attempt.solved:
        attempt.show()
        chosen = yield from _next(attempt)
        g.seal(for_good=True)  # what is done to a puzzle stays done (1e.puzzle-action.no-undo)
        if chosen in (STOP, TIME_UP):
            return _give_up(g, attempt, chosen)
        yield from _do(g, attempt, chosen)
    _tell_solved(g, attempt)
    return True


def _tell_solved(g: Table, attempt: Attempt) -> None:
    """The pieces go back; how they lay at the end is told, for it was seen by all."""
    laid = attempt.laid
    pieces, turns = list(laid.pieces), [str(turn) for turn in laid.turns]
    clear_away(g, attempt.card)
    g.tell(
        "puzzle-solved",
        ("1e.puzzle-solve.effect",),
        who=attempt.who.id,
        card=attempt.card,
        puzzle=laid.puzzle,
        pieces=pieces,
        turns=turns,
        tile=laid.tile,
    )


def _before_the_first(g: Table, who: Investigator, demand: Demand) -> Rule[None]:
    """A card may ask for something before anybody touches its puzzle."""
    lying = g.state.puzzles[demand.id]
    if not lying.tried:
        lying.tried = True
        yield from run_all(g, Scene(who, card=demand.id), demand.before)


def _next(attempt: Attempt) -> Rule[str]:
    """What he does next; with a piece in his hand the clock waits until it is laid."""
    who, options = attempt.who, attempt.options()
    if options == (STOP,):
        return STOP
    about: dict[str, Fact] = {"who": who.id, "card": attempt.card, "left": attempt.left}
    if attempt.laid.drawn is not None:
        rule = "1e.puzzle-action.draw-must-replace"
        decision = Decision((who.player,), "replace-piece", options, rule, about)
    else:
        decision = Decision(
            (who.player,),
            "puzzle",
            options,
            "1e.puzzle-action.stop",
            about,
            clock=attempt.clock,
        )
    chosen: str = yield decision
    return chosen


def _do(g: Table, attempt: Attempt, chosen: str) -> Rule[None]:
    """Spend a skill point (1e.puzzle-action.skill-point), call on a card that helps with puzzles,
    or take one of the puzzle's own steps."""
    who = attempt.who
    if called := CALL_ON.read(chosen):
        yield from call_on(g, who, called["card"], IN_PUZZLE, attempt.scene)
        return
    if chosen == SPEND:
        luck = g.attribute(who, Attribute.LUCK)
        who.skill -= 1
        attempt.spent = True
        attempt.pay(-luck)
        g.tell("skill-spent", ("1e.skill.puzzle",), who=who.id, luck=luck, left=who.skill)
        return
    cost = take(attempt.puzzle, attempt.laid, attempt.pile, chosen)
    attempt.pay(cost)
    attempt.taken += cost
    if attempt.laid.drawn is not None:
        g.show(attempt.laid.drawn)
    rule, _ = RULES[chosen]
    g.tell("puzzle-step", (rule,), who=who.id, card=attempt.card, step=chosen)


RULES = ByForm(
    {
        SWAP: "1e.puzzle-action.swap",
        ROTATE_CLOCKWISE: "1e.puzzle-action.rotate",
        ROTATE_COUNTERCLOCKWISE: "1e.puzzle-action.rotate",
        TURN_TILE: "1e.puzzle-action.rotate-setup-tile",
        TURN_TILE_CLOCKWISE: "1e.puzzle-action.rotate-setup-tile",
        TURN_TILE_COUNTERCLOCKWISE: "1e.puzzle-action.rotate-setup-tile",
        DRAW: "1e.puzzle-action.draw",
        REPLACE: "1e.puzzle-action.draw-discard",
    }
)
"""The rule of each step."""


def _give_up(g: Table, attempt: Attempt, why: str) -> bool:
    rule = "1e.option.puzzle-time-expired" if why == TIME_UP else "1e.puzzle-solve.unfinished"
    who, timed = attempt.who, why == TIME_UP
    left = attempt.left  # who leaves it of his own will has some
    g.tell("puzzle-unsolved", (rule,), who=who.id, card=attempt.card, time_up=timed, left=left)
    return False

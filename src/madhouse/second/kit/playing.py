"""Playing toward an ending: one who knows the whole scenario answers for all investigators.

It plays at the open table and is no computer player: it finds out whether a way is there.
"""

from collections.abc import Callable
from typing import Any

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.game import Game
from madhouse.engine.wording import verbs_in
from madhouse.puzzles.asked import least_solution
from madhouse.second.app.puzzles import CLOSE
from madhouse.second.app.variables import value_of
from madhouse.second.kit.errands import FAR, Errand, errands, shared_out, step_toward, ways_now
from madhouse.second.kit.happenings import Happening
from madhouse.second.kit.planning import AsItStands, Planner, as_it_stands
from madhouse.second.rules.attack import ATTACK, UNARMED
from madhouse.second.rules.move import MOVE
from madhouse.second.rules.puzzle_attempts import SPEND_FOR_STEP
from madhouse.second.rules.rubble import CLEAR_RUBBLE
from madhouse.second.rules.setup import TAKE
from madhouse.second.rules.token_actions import ENTER, EXPLORE
from madhouse.second.rules.trade import GIVE, PICK_UP, TRADE
from madhouse.second.rules.turn import END_TURN
from madhouse.second.things.compound_ids import WITH_KEY
from madhouse.second.things.plain_answers import DONE, STOP
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table
from madhouse.second.words.board import End
from madhouse.second.words.company import ONE
from madhouse.second.words.everybody import Either
from madhouse.second.words.facts import Count, Learn, LearnValue
from madhouse.second.words.guessing import Guess

CLOSE_BY = 6
"""From so near one flees."""
PLAIN = (END_TURN, DONE, STOP)
"""What is answered where nothing is to be done."""


def table_of(game: Game[Any, Any]) -> Table:
    """The open table of a game of the second edition."""
    table = game.table
    assert isinstance(table, Table)
    return table


class Playing:
    """Answers every question of a game on the way to an ending."""

    def __init__(
        self, planner: Planner, ending: str, carrier: int = 0, *, roams: bool = False
    ) -> None:
        """Who `roams` opens doors while there is nothing to do, so as to have somewhere to run."""
        self._planner, self._ending, self._carrier = planner, ending, carrier
        self._roams = roams
        self._plan: list[Happening] | None = []
        self._planned_at: tuple[Any, ...] = ()
        self._now: AsItStands | None = None
        self._answers: dict[str, Callable[[Table, Decision], Option | None]] = {
            "investigator": self._investigator,
            "share": self._share,
            "turn": self._turn,
            "puzzle": self._puzzle,
            "trade": self._trade,
            "move-in": self._move_in,
            "guess": self._guess,
            "either": self._either,
        }

    @property
    def hopeless(self) -> bool:
        """Whether no way leads to the ending any more."""
        return self._plan is None

    def choose(self, g: Table, decision: Decision) -> Option:
        """What is answered."""
        answer = self._answers.get(decision.kind)
        chosen = answer(g, decision) if answer else None
        if chosen is not None and chosen in decision.options:
            return chosen
        return next((each for each in PLAIN if each in decision.options), decision.options[0])

    # -- setup -----------------------------------------------------------------------------------

    def _investigator(self, g: Table, decision: Decision) -> Option:  # noqa: ARG002
        """Others are chosen as others carry."""
        return decision.options[self._carrier % len(decision.options)]

    def _share(self, g: Table, decision: Decision) -> Option:
        """Weapons go round, so that everybody has one; the rest to who carries."""
        people = g.state.investigators
        card, _ = TAKE.ids(decision.options[0])
        weapon = any(g.box.front(s) == card and g.box.weapon(s) for s in g.box.sides)
        if not weapon:
            return TAKE(card, self._who_carries(g).id)
        armed = [sum(bool(g.box.weapon(copy)) for copy in who.possessions) for who in people]
        return TAKE(card, people[armed.index(min(armed))].id)

    def _who_carries(self, g: Table) -> Investigator:
        people = list(g.playing)
        return people[self._carrier % len(people)]

    # -- a turn ----------------------------------------------------------------------------------

    def _errands(self, g: Table) -> dict[str, Errand]:
        app = g.app
        key = (
            app.round,
            len(app.facts),
            len(app.used),
            len(app.laid),
            len(app.monsters),
            tuple(sorted(app.counts.items())),
            sum(len(who.possessions) for who in g.playing),
        )
        if key != self._planned_at:
            self._planned_at = key
            self._now = as_it_stands(self._planner.setup, g)
            self._plan = self._planner.plan(self._now, self._ending)
        if self._plan is None or self._now is None:
            return {}
        found = errands(g, self._plan, self._now, self._who_carries(g))
        if self._roams and not found:
            doors = self._planner.doors(self._now)
            found = errands(g, doors, self._now, None)
        return shared_out(g, found)

    def _turn(self, g: Table, decision: Decision) -> Option | None:
        who = g.investigator(str(decision.about["who"]))
        errand = self._errands(g).get(who.id)
        if errand is None:
            return self._defend(g, who, decision)
        if errand.kind == "option" and errand.what in decision.options:
            return errand.what
        if errand.kind == "fight" and (attack := _attack(decision, errand.what)):
            return attack
        if errand.kind in ("fetch", "give") and who.space in errand.spaces and who.actions:
            return TRADE
        step = step_toward(g, who, errand.spaces) if errand.spaces else None
        if step is not None:
            return MOVE(step)
        if CLEAR_RUBBLE in decision.options:  # it lies on what is to be done here
            return CLEAR_RUBBLE
        return self._defend(g, who, decision)

    def _defend(self, g: Table, who: Investigator, decision: Decision) -> Option | None:
        """Who has nothing else to do attacks what stands in the same space; from something whose
        defeat would be another ending one keeps away."""
        feared = [each for each in g.app.monsters if self._is_feared(g, each)]
        if feared and (away := _flee(g, who, decision, feared)):
            return away
        for monster in g.monsters_at(who.space):
            if monster not in feared:
                return _attack(decision, monster.id)
        return None

    def _is_feared(self, g: Table, monster: Monster) -> bool:
        named = g.named(monster)
        verbs = named.defeated if named is not None else ()
        return any(isinstance(v, End) and v.ending != self._ending for v in verbs)

    def _move_in(self, g: Table, decision: Decision) -> Option:
        """Through the door, if what is to be done lies that way."""
        who = g.investigator(str(decision.about["who"]))
        errand = self._errands(g).get(who.id)
        beyond = str(decision.about["space"])
        if errand is None or not errand.spaces:
            return STOP
        return ENTER(beyond) if step_toward(g, who, errand.spaces) == beyond else STOP

    def _trade(self, g: Table, decision: Decision) -> Option | None:
        for name, errand in self._errands(g).items():
            for card in (errand.what, errand.what + WITH_KEY):
                for wanted in (GIVE(name, card, errand.to), PICK_UP(name, card)):
                    if wanted in decision.options:
                        return wanted
        return DONE

    # -- other questions -------------------------------------------------------------------------

    def _puzzle(self, g: Table, decision: Decision) -> Option:
        """The next step of the shortest way, as long as there are steps."""
        puzzle = g.app.puzzles[str(decision.about["puzzle"])]
        step = least_solution(puzzle).lines[0]
        for option in (step, SPEND_FOR_STEP):
            if option in decision.options:
                return option
        return CLOSE

    def _guess(self, g: Table, decision: Decision) -> Option | None:
        word = g.box.written[int(str(decision.about["word"]))]
        if not isinstance(word, Guess):
            return None
        right = value_of(g, g.app.values, word.by)
        wanted = self._plan_brings(word.right)
        values = list(word.of)
        others = [number for number, value in enumerate(values) if value != right]
        return ONE(values.index(right)) if wanted or not others else ONE(others[0])

    def _plan_brings(self, verbs: tuple[Any, ...]) -> bool:
        facts = {v.fact for v in verbs_in(*verbs) if isinstance(v, Learn | LearnValue)}
        facts |= {v.fact for v in verbs if isinstance(v, Learn | LearnValue)}
        brought = {a[1] for h in self._plan or () for a in h.brings.adds if a[0] == "fact"}
        return bool(facts & brought) or not brought

    def _either(self, g: Table, decision: Decision) -> Option | None:
        """What tells the app least: it may be counted."""
        word = g.box.written[int(str(decision.about["word"]))]
        if not isinstance(word, Either):
            return None
        told = [sum(isinstance(v, Count | Learn) for v in each.do) for each in word.of]
        numbers = [n for n in range(len(told)) if ONE(n) in decision.options]
        return ONE(min(numbers, key=lambda number: told[number]))


def _flee(g: Table, who: Investigator, decision: Decision, feared: list[Monster]) -> Option | None:
    """Away from some monsters, to where one gets before them; where it goes no farther, through a
    door that nobody has opened yet."""
    ways = ways_now(g)
    theirs = [ways.distances(g.state.monsters[each.id]) for each in feared]

    def safety(space: str) -> int:
        return min(steps.get(space, FAR) for steps in theirs)

    if safety(who.space) > CLOSE_BY:
        return None
    mine = ways.distances(who.space)
    safe = [space for space, steps in mine.items() if steps < safety(space)]
    best = max(safe, key=lambda space: (safety(space), -mine[space]), default=who.space)
    step = step_toward(g, who, (best,)) if best != who.space else None
    if step is not None and MOVE(step) in decision.options:
        return MOVE(step)
    return next((option for option in decision.options if EXPLORE.read(option)), None)


def _attack(decision: Decision, monster: str) -> Option | None:
    """An attack on this monster, with a weapon if there is one."""
    armed = [o for o in decision.options if (ATTACK.read(o) or {}).get("monster") == monster]
    unarmed = UNARMED(monster)
    if armed:
        return armed[0]
    return unarmed if unarmed in decision.options else None

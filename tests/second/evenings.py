"""Whole evenings of a scenario, told as what somebody sets out to do; the rest goes by itself."""

from collections.abc import Mapping
from typing import Any

from madhouse.engine.casefile import Header
from madhouse.engine.decisions import Decision
from madhouse.engine.game import Game
from madhouse.puzzles.asked import least_solution
from madhouse.second.acting.scene import Scene
from madhouse.second.app.puzzles import CLOSE
from madhouse.second.app.tokens import options_of
from madhouse.second.edition import SecondEdition, edition
from madhouse.second.rules.setup import starting_state
from madhouse.second.things.state import Investigator, player_seats
from madhouse.second.things.table import Table

SUCCESS, BLANK = 1, 6
MANY = 5000
PATIENCE = 3000


class Evening:
    """A game from its setup, in which all dice show the same."""

    def __init__(
        self,
        scenario: str,
        investigators: int = 2,
        *,
        values: Mapping[str, str],
        dice: int = SUCCESS,
        who: tuple[str, ...] = (),
        habits: tuple[str, ...] = (),
        defends: bool = False,
    ) -> None:
        """`habits` are answers given whenever they can be, such as 'do 1'. Who `defends` and has
        nothing else to do attacks what is near."""
        self.habits = habits
        self.defends = defends
        self.told: SecondEdition = edition(scenario)
        self.who = who
        for seed in range(10_000):
            self.game = self._begun(str(seed), investigators, dice)
            self._set_up()
            if all(self.app.values[each] == value for each, value in values.items()):
                return
        raise AssertionError(f"no seed deals {values}")

    def _begun(self, seed: str, investigators: int, dice: int) -> Game[Any, Any]:
        seats = player_seats(investigators)
        state = starting_state(self.told.box, self.told.scenario, seed, seats, seats)
        state.random.dice = [dice] * MANY
        start = self.told.encode(state)
        header = Header(
            edition="second",
            story=self.told.story_id,
            content=self.told.content_version,
            seed=seed,
            investigators=investigators,
            position=start,
        )
        return Game(self.told, start, header)

    @property
    def table(self) -> Table:
        """The table, with the state on it."""
        assert isinstance(self.game.table, Table)
        return self.game.table

    @property
    def app(self) -> Any:
        return self.game.table.state.app

    @property
    def over(self) -> str:
        """The ending, once it is over."""
        return self.game.result.reason if self.game.result else ""

    def figure(self, number: int) -> Investigator:
        """An investigator by the order of seats, from 1."""
        found: Investigator = self.game.table.state.investigators[number - 1]
        return found

    def _set_up(self) -> None:
        while self.game.table.state.stage == "setup":
            decision = self.game.pending[0]
            options = decision.options
            wanted = [f"choose {who}" for who in self.who if f"choose {who}" in options]
            self.game.apply(decision.seats[0], (wanted or options)[0])

    # -- setting out to do something -----------------------------------------------------------

    def together(self, *errands: str) -> "Evening":
        """Each investigator does an errand after the other: 'tray, dorr 1', by the order of seats.

        What cannot be done yet is waited for beside it. What can be done more than once is done
        until something is known: 'dais 1 until accused'.
        """
        lists = [[_task(each) for each in errand.split(", ") if each] for errand in errands]
        for _ in range(PATIENCE):
            for tasks in lists:
                while tasks and self._done(*tasks[0]):
                    tasks.pop(0)
            if self.over or not any(lists):
                self._stay_outside()
                return self
            self._step(lists)
        raise AssertionError(f"{lists} is left; {self.game.pending[0].options}")

    def _stay_outside(self) -> None:
        """The last deed may end with the offer to move in."""
        while self.game.pending and self.game.pending[0].kind == "move-in":
            self._pass()

    def fight(self, name: str) -> "Evening":
        """All go to a named monster and attack it, until it is over or the monster is gone."""
        for _ in range(PATIENCE):
            foe = next((each for each in self.app.monsters if each.name == name), None)
            if self.over or foe is None:
                return self
            decision = self.game.pending[0]
            if decision.kind == "turn":
                self._attack(decision, foe.id)
            else:
                self._pass()
        raise AssertionError(f"{name} was never defeated")

    def _attack(self, decision: Decision, foe: str) -> None:
        attacks = [o for o in decision.options if o.startswith(f"attack {foe} ")]
        if attacks:
            self._answer(decision, attacks[0])
        else:
            who = self.table.investigator(str(decision.about["who"]))
            self._toward(decision, who, [self.game.table.state.monsters[foe]])

    def fetch(self, number: int, card: str) -> "Evening":
        """An investigator goes where a card lies and picks it up."""
        who = self.figure(number)
        for _ in range(PATIENCE):
            lying = self.game.table.state.dropped.items()
            spaces = [space for space, cards in lying if card in cards]
            if self.over or not spaces:
                return self
            decision = self.game.pending[0]
            taking = f"{who.id} picks up {card}"
            if taking in decision.options:
                self._answer(decision, taking)
            elif decision.kind == "turn" and decision.about["who"] == who.id:
                if who.space in spaces:
                    self._answer(decision, "trade" if who.actions else "end turn")
                else:
                    self._toward(decision, who, spaces)
            else:
                self._pass()
        raise AssertionError(f"{card} was never picked up")

    def wait_until_round(self, number: int) -> "Evening":
        """Let time pass."""
        while not self.over and self.app.round < number:
            self._pass()
        return self

    def _done(self, token: str, number: int, fact: str) -> bool:
        """Something is known, or it was passed, or, if it is free, read; nothing is left to do on a
        token that is gone. What can be done again is done until it is not offered any more."""
        if fact:
            return fact in self.app.facts
        gone = token not in self.app.tokens and token not in self.app.waiting
        if gone and token in self.app.placed:
            return True
        name, option = f"{token} {number}", self.told.box.tokens[token].options[number]
        if option.stays and name in self.app.read:
            offered = options_of(self.table, self.told.box.tokens[token], Scene(self.figure(1)))
            return number not in [each for each, _ in offered]
        return name in self.app.used or (option.free and name in self.app.read)

    def _step(self, lists: list[list[tuple[str, int, str]]]) -> None:
        decision = self.game.pending[0]
        if decision.kind == "turn":
            names = [each.id for each in self.game.table.state.investigators]
            at = names.index(str(decision.about["who"]))
            if at < len(lists) and lists[at]:
                self._turn(decision, self.figure(at + 1), *lists[at][0][:2])
                return
        self._pass()

    def _turn(self, decision: Decision, who: Investigator, token: str, number: int) -> None:
        ending = f" {token} {number}"
        chosen = next((o for o in decision.options if o.endswith(ending)), None)
        if chosen is None:
            chosen = next((each for each in self.habits if each in decision.options), None)
        if chosen is not None:
            self._answer(decision, chosen)
            return
        places = self.table.places
        place = self.app.tokens.get(token, who.space)
        goals = [s for s in places.openings.get(place, (place,)) if s in places.room_of]
        self._toward(decision, who, goals)

    def _toward(self, decision: Decision, who: Investigator, goals: list[str]) -> None:
        """One step nearer, if there is one."""
        ways = self.table.places.ways()
        steps = [o for o in decision.options if o.startswith("move ")]
        near = {
            step: min(ways.distances(step.removeprefix("move ")).get(goal, 99) for goal in goals)
            for step in steps
        }
        here = min(ways.distances(who.space).get(goal, 99) for goal in goals)
        best = min(near, key=lambda step: near[step], default="end turn")
        self._answer(decision, best if near.get(best, 99) < here else "end turn")

    def pass_on(self) -> None:
        """Somebody answers as if he had other things in mind."""
        self._pass()

    def _pass(self) -> None:
        """Whatever is asked is answered as somebody would who has other things in mind."""
        decision = self.game.pending[0]
        if decision.kind == "puzzle":
            self._solve(decision)
            return
        attacks = [o for o in decision.options if self.defends and o.startswith("attack ")]
        for option in (
            *attacks,
            *self.habits,
            "end turn",
            "agree",
            "done",
            "leave it",
            "stop",
            "end phase",
        ):
            if option in decision.options:
                self._answer(decision, option)
                return
        self._answer(decision, decision.options[0])

    def _solve(self, decision: Decision) -> None:
        """The next step of the shortest way, as long as there are steps."""
        puzzle = self.app.puzzles[str(decision.about["puzzle"])]
        step = least_solution(puzzle).lines[0]
        self._answer(decision, step if step in decision.options else CLOSE)

    def _answer(self, decision: Decision, option: str) -> None:
        chosen = option if option in decision.options else decision.options[0]
        self.game.apply(decision.seats[0], chosen)


def _task(written: str) -> tuple[str, int, str]:
    """An option of a token: 'dorr 1', or 'tray' for its first; and until what is known."""
    option, _, fact = written.partition(" until ")
    token, _, number = option.partition(" ")
    return token, int(number or 0), fact

"""A turn: what is to be said for each thing that can be done now."""

from collections.abc import Iterator
from typing import NamedTuple

from madhouse.engine.company import Favour
from madhouse.engine.decisions import Option
from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.cards_used import judge_card
from madhouse.second.players.clearing import (
    drawn_in,
    judge_clearing,
    step_cost,
    to_clear,
    tokens_in,
)
from madhouse.second.players.errands import errand_spaces, left_to_another, sees_to
from madhouse.second.players.fighting import attack_worth, attacked, kill_worth
from madhouse.second.players.goals import Lead
from madhouse.second.players.harm import REACH, Danger, weight
from madhouse.second.players.lying_about import lying_worth, trade_worth
from madhouse.second.players.sharing import (
    PartOfWork,
    effort,
    hopeful,
    shared_out,
    tasks_of,
    where_to,
    worth_to,
)
from madhouse.second.players.situation import Outlook
from madhouse.second.rules.barricades import BLOCK, FORCE, FORCE_PASSAGE
from madhouse.second.rules.card_actions import HELP, USE_CARD
from madhouse.second.rules.features import RESTRAINT
from madhouse.second.rules.fire import FIGHT_FIRE
from madhouse.second.rules.move import MOVE
from madhouse.second.rules.token_actions import EXPLORE, INTERACT, LOOK, SEARCH, USE_ITEM
from madhouse.second.rules.trade import TRADE
from madhouse.second.rules.turn import END_TURN
from madhouse.second.seen.views import InvestigatorView
from madhouse.second.things.compound_ids import option_name

AT_ONCE = 50.0
"""What costs nothing and was not read yet is read first."""
TOKEN_FORMS = (SEARCH, INTERACT, EXPLORE, LOOK, USE_ITEM)
SEVERAL = 3
"""Places to go that are thought of at a time."""
BLOW = 1.5
"""What an attack does, more or less."""
BLOCKED = 0.6
"""Of what a monster beyond a door would do, the part that a Barricade prevents."""
UNSTOPPED = frozenset({"flying", "phasing"})
"""Abilities of monsters for which a Barricade is nothing."""


class Way(NamedTuple):
    """Somewhere to go: what it is worth, why, and where it is."""

    score: float
    reason: str
    spaces: tuple[str, ...]
    subject: str  # the token, the monster or the space


class Turn:
    """One investigator's turn as it stands."""

    def __init__(
        self, situation: Outlook, who: InvestigatorView, asked: Favour | None = None
    ) -> None:
        """`asked` is what a person has asked of them."""
        self.situation, self.who, self.asked = situation, who, asked
        self.danger = Danger(situation, who)
        self.tasks = shared_out(situation)
        self.mine = self.tasks.get(who.id)
        if self.mine is not None and left_to_another(asked, self.mine.goal.token):
            self.mine = None
        self.subjects: dict[Option, str] = {}
        """By option the token, the monster or the space that it is about."""
        self.subject = ""  # of what was chosen
        self._here = who.space in situation.monsters_at and not (
            situation.laid and tokens_in(situation, RESTRAINT, who.space)
        )
        self._drawn_in = drawn_in(situation, who) if situation.laid else 0.0

    def verdicts(self) -> Iterator[Verdict]:
        """What is to be said of each option."""
        moves: dict[str, Option] = {}
        yield verdict(END_TURN, "rest", 0.0)
        for option in self.situation.decision.options:
            step = MOVE.read(option)
            if step is not None:
                moves[step["space"]] = option
                continue
            judged = self._judged(option)
            if judged is not None:
                yield judged
        yield from self._moves(moves)

    # -- one option ----------------------------------------------------------------------------

    def _judged(self, option: Option) -> Verdict | None:
        for form in TOKEN_FORMS:
            named = form.read(option)
            if named is not None:
                return self._token(option, named["token"], int(named["number"]))
        fight = attacked(option)
        if fight is not None:
            return self._attack(option, *fight)
        card = USE_CARD.read(option) or HELP.read(option)
        if card is not None:
            judged = judge_card(self.situation, self.who, self.danger, option, card)
            return self._hindered(judged)
        if option == TRADE:
            return self._hindered(verdict(option, "trade", trade_worth(self.situation, self.who)))
        if option == FIGHT_FIRE:
            return self._hindered(verdict(option, "fire", self._fire()))
        if FORCE.read(option) or FORCE_PASSAGE.read(option):
            return self._hindered(verdict(option, "way", 0.3))
        door = BLOCK.read(option)
        if door is not None:
            return self._hindered(self._blocking(option, door["door"]))
        cleared = judge_clearing(self.situation, self.who, option) if self.situation.laid else None
        return None if cleared is None else self._clearing(cleared)

    def _clearing(self, judged: Verdict) -> Verdict:
        """Closing a Rift is the one thing for which nobody is drawn into it, if it succeeds."""
        self.subjects[judged.option] = self.who.space
        return self._hindered(judged, lost=1.0 - (judged.odds or 0.0))

    def _token(self, option: Option, token: str, number: int) -> Verdict:
        goal = self.situation.goals.by_name.get(option_name(token, number))
        self.subjects[option] = token
        if goal is None:
            return verdict(option, "habit", -1.0)
        if goal.free:
            return self._free(option, goal)
        if left_to_another(self.asked, token):
            return verdict(option, "habit", -1.0)
        tries, odds = effort(self.situation, self.who, goal)
        rate = worth_to(self.situation, self.who, goal, tries) / tries
        theirs = self._anothers(goal)
        if theirs is not None and theirs.steps <= 1 and theirs.rate >= rate:
            rate *= self.situation.weights.anothers
        judged = self._hindered(verdict(option, reason_of(goal), rate))
        if sees_to(self.asked, token):
            judged.add("errand", self.situation.weights.errand)
        judged.odds = odds
        return judged

    def _free(self, option: Option, goal: Lead) -> Verdict:
        """What costs no action is done at once if it brings anything, or was never read."""
        if goal.worth < 0:
            return verdict(option, "habit", goal.worth)
        if not goal.read or goal.worth > self.situation.weights.clue / 2:
            return verdict(option, "look", AT_ONCE)
        return verdict(option, "habit", -1.0)

    def _anothers(self, goal: Lead) -> PartOfWork | None:
        """Who else has taken the same thing, and not oneself."""
        if self.mine is not None and self.mine.goal.token == goal.token:
            return None
        for each in self.tasks.values():
            if each.goal.name == goal.name and each.who != self.who.id:
                return each
        return None

    def _attack(self, option: Option, monster: str, card: str) -> Verdict:
        situation = self.situation
        foe = next(each for each in situation.view.monsters if each.id == monster)
        self.subjects[option] = monster
        worth, odds = attack_worth(situation, self.who, self.danger, foe, card)
        judged = verdict(option, "fight", worth - self._drawn_in)
        judged.odds = odds
        return judged

    def _blocking(self, option: Option, door: str) -> Verdict:
        """A door is blocked against who would come through it, if nobody wants to go that way."""
        here, situation = self.who.space, self.situation
        beyond = next(side for side in situation.places.doors[door] if side != here)
        if any(self._goes_by(each, beyond) for each in self.tasks.values()):
            return verdict(option, "barricade", 0.0)
        coming = [
            foe
            for foe in situation.view.monsters
            if foe.space in situation.places.room_of
            and UNSTOPPED.isdisjoint(situation.house.kind(foe.kind).abilities)
            and situation.ways.distances(beyond).get(foe.space, REACH) < REACH
            and beyond in (foe.space, *situation.ways.toward(here, foe.space))
        ]
        if coming:
            self.subjects[option] = max(coming, key=self.danger.of).id
        return verdict(option, "barricade", BLOCKED * sum(map(self.danger.of, coming)))

    def _goes_by(self, each: PartOfWork, beyond: str) -> bool:
        """Whether somebody in this room goes about their work through a door."""
        situation = self.situation
        who = situation.people[each.who]
        if situation.places.room_of[who.space] != situation.places.room_of[self.who.space]:
            return False
        spaces = where_to(situation, who, each.goal)
        return any(beyond in (space, *situation.ways.toward(who.space, space)) for space in spaces)

    def _fire(self) -> float:
        """Fire is fought where one stands in it, or near to where anybody works."""
        fire = self.situation.view.fire
        if self.who.space in fire:
            return self.situation.weights.fire + weight(self.who, "damage", self.situation.weights)
        near = sum(space in fire for space in self.situation.places.beside[self.who.space])
        return self.situation.weights.fire * min(near, 2) / 2

    def _hindered(self, judged: Verdict, lost: float = 1.0) -> Verdict:
        """A monster in the space must be evaded first; whoever acts in a Rift may be lost."""
        if self._here and judged.score > 0:
            cost = 0.4 * weight(self.who, "damage", self.situation.weights)
            judged.score = judged.score * self.situation.weights.evading - cost
        if self.who.space in self.situation.view.fire and judged.score > 0:
            judged.score -= weight(self.who, "damage", self.situation.weights)
        judged.score -= self._drawn_in * lost
        return judged

    # -- going somewhere -----------------------------------------------------------------------

    def _moves(self, moves: dict[str, Option]) -> Iterator[Verdict]:
        """Toward what is worth most for the way, or away from what is too much."""
        if not moves:
            return
        best = self._wanted()
        for space, option in moves.items():
            judged = Verdict(option)
            for way, ahead in best:
                if space in ahead:
                    judged.add(way.reason, way.score)
                    self.subjects[option] = way.subject
                    break
            change = self.danger.at(self.who.space) - self.danger.at(space)
            judged.add("flee" if change > 0 else "habit", change * self._staying())
            if judged.reason == "flee":
                self.subjects[option] = self.danger.worst_at(self.who.space)
            if self.situation.laid:
                judged.add("habit", -step_cost(self.situation, self.who, space))
            if space in self.situation.view.fire:
                judged.add("habit", -weight(self.who, "damage", self.situation.weights))
            yield self._evading(judged)

    def _staying(self) -> float:
        """How much it matters where one stands: the fewer actions are left, the more."""
        if self.who.actions > 1:
            return 0.3
        return 1.0 if self.who.steps <= 1 else 0.5

    def _evading(self, judged: Verdict) -> Verdict:
        if self._here:
            judged.add("habit", -0.5 * weight(self.who, "damage", self.situation.weights))
        return judged

    def _wanted(self) -> list[tuple[Way, tuple[str, ...]]]:
        """Where to, best first: what it is worth, why, and the steps that lead there."""
        found = list(self._on_errand())
        if self.asked is not None and self.asked.verb == "stay":
            # One does what can be done there.
            return [(each, self._toward(each.spaces)) for each in found]
        found += self._elsewhere()
        if self.who.actions:
            found += self._to_fight()
            found += self._to_fetch()
        if self.situation.laid:
            found += [
                Way(worth, "clear", spaces, subject)
                for worth, spaces, subject in to_clear(self.situation, self.who)
            ]
        found.sort(key=lambda each: -each.score)
        return [(each, self._toward(each.spaces)) for each in found[:SEVERAL]]

    def _on_errand(self) -> Iterator[Way]:
        """Where a person has asked one to be."""
        spaces = errand_spaces(self.situation, self.asked) if self.asked else ()
        if spaces and self.who.space not in spaces:
            yield Way(self.situation.weights.errand, "errand", spaces, spaces[0])

    def _elsewhere(self) -> Iterator[Way]:
        if self.mine is not None and self.mine.steps:
            yield self._way_to(self.mine.goal, self.mine.rate)
        if not self.who.actions and self.mine is not None and not self.mine.steps:
            return  # what is left of a move takes nobody away from what is theirs to do
        taken = {each.goal.token for name, each in self.tasks.items() if name != self.who.id}
        for each in tasks_of(self.situation, self.who):
            goal = each.goal
            if not each.steps or not hopeful(self.situation, each):
                continue
            if not left_to_another(self.asked, goal.token):
                share = self.situation.weights.anothers if goal.token in taken else 1.0
                yield self._way_to(goal, each.rate * share)

    def _way_to(self, goal: Lead, rate: float) -> Way:
        spaces = where_to(self.situation, self.who, goal)
        return Way(rate, reason_of(goal), spaces, goal.token)

    def _to_fight(self) -> Iterator[Way]:
        """A monster that somebody armed could get at."""
        if not any(self.situation.house.weapon(p.card) for p in self.who.possessions):
            return
        for monster in self.situation.view.monsters:
            steps = self.situation.steps(self.who, (monster.space,))
            if not 1 <= steps <= 4:
                continue
            worth = kill_worth(self.situation, self.danger, monster)
            left = max(1, monster.health - monster.damage)
            actions = self.situation.actions_to(self.who, steps) + left / BLOW
            rate = worth / actions * (0.8 if left <= 4 * BLOW else 0.4)
            yield Way(rate, "fight", (monster.space,), monster.id)

    def _to_fetch(self) -> Iterator[Way]:
        """Things that lie about and are wanted."""
        for space, cards in self.situation.view.dropped.items():
            worth = max((self._lying(card.card) for card in cards), default=0.0)
            steps = self.situation.steps(self.who, (space,))
            if worth > 0 and steps:
                actions = 1 + self.situation.actions_to(self.who, steps)
                yield Way(worth / actions, "fetch", (space,), space)

    def _lying(self, card: str) -> float:
        return lying_worth(self.situation, self.who, card)

    def _toward(self, spaces: tuple[str, ...]) -> tuple[str, ...]:
        """The steps after which the nearest of some spaces is nearer."""
        ways, here = self.situation.ways, self.who.space
        distances = ways.distances(here)
        reached = [space for space in spaces if space in distances]
        if not reached:
            return ()
        nearest = min(reached, key=lambda space: (distances[space], space))
        return ways.toward(here, nearest)


def reason_of(goal: Lead) -> str:
    """Why one does what a token offers."""
    if goal.adds_up and goal.needed <= 1:
        return "finish"
    return goal.kind

"""Sharing the work: who takes which goal, so that no two walk to the same token without need."""

from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from madhouse.second.players.chances import chance, expected
from madhouse.second.players.clearing import more_actions
from madhouse.second.players.goals import NO_HELP, Lead, laid_now
from madhouse.second.players.harm import healed
from madhouse.second.players.house import FAR
from madhouse.second.players.puzzling import attempts
from madhouse.second.players.situation import Outlook
from madhouse.second.seen.views import InvestigatorView

TOGETHER = 2.5
"""What takes more actions than these is worth a second pair of hands."""
SECOND, THIRD = 0.6, 0.25
"""What it is worth to the second, and to who is hardly needed."""
KEPT = 4096
ORDER = attrgetter("order")
LONG = 9.0
"""Actions that nothing should take."""


class PartOfWork(NamedTuple):
    """A goal as one investigator would go about it."""

    who: str
    goal: Lead
    rate: float  # what it is worth for each action it takes
    steps: int  # how far it is
    tries: float  # how many actions it takes there
    odds: float | None  # of the test, if there is one
    order: tuple[float, int, str]  # the best first, then the nearest


def task(situation: Outlook, who: InvestigatorView, goal: Lead) -> PartOfWork | None:
    """How somebody would go about a goal; None if they cannot."""
    spaces = where_to(situation, who, goal)
    steps = situation.steps(who, spaces)
    if steps >= FAR:
        return None
    tries, odds = effort(situation, who, goal)
    worth = worth_to(situation, who, goal, tries)
    if goal.unsure:
        worth *= situation.weights.perhaps
    if situation.laid and goal.kind != "inventory":
        tries += more_actions(situation, who, spaces)
    actions = situation.actions_to(who, steps) + tries
    rate = worth / actions
    return PartOfWork(who.id, goal, rate, steps, tries, odds, (-rate, steps, goal.name))


def where_to(situation: Outlook, who: InvestigatorView, goal: Lead) -> tuple[str, ...]:
    """Where somebody has to go for a goal; of what takes several things one brings the others to
    who has the first. Nowhere, if they can do nothing for it."""
    if not goal.items and goal.kind != "inventory":
        return situation.token_spaces.get(goal.token, ())
    missing = [card for card in goal.items if not has(who, card)]
    if not missing:
        if goal.kind == "inventory":
            return (who.space,)
        return situation.token_spaces.get(goal.token, ())
    if len(missing) == len(goal.items) or has(who, goal.items[0]):
        return ()
    first = next((each for each in situation.playing if has(each, goal.items[0])), None)
    return (first.space,) if first is not None and first.space != who.space else ()


def has(who: InvestigatorView, card: str) -> bool:
    """Whether somebody has a card."""
    return any(each.card == card for each in who.possessions)


def worth_to(situation: Outlook, who: InvestigatorView, goal: Lead, tries: float) -> float:
    """What a goal is worth to somebody: what it brings, heals and costs."""
    worth = goal.worth
    if goal.fails and tries > 1:
        worth += min(tries - 1, 3.0) * goal.fails
    return worth + healed(who, *goal.heals, situation.weights) if goal.heals != NO_HELP else worth


def effort(situation: Outlook, who: InvestigatorView, goal: Lead) -> tuple[float, float | None]:
    """How many actions a goal takes on the spot, and the odds of the first."""
    if goal.puzzle is not None:
        return attempts(situation, who, goal), None
    if goal.skill is None:
        return 1.0, None
    dice = situation.dice(who, goal.skill, goal.kind)
    return _tested(dice, goal.needed, situation.clues(who), goal.adds_up)


@lru_cache(maxsize=KEPT)
def _tested(dice: int, needed: int, clues: int, adds_up: bool) -> tuple[float, float]:
    """How many times so many dice are rolled before it is done, and the odds of the first."""
    odds = chance(dice, needed, min(3, clues))
    if adds_up:
        got = expected(dice, needed, min(1, clues))
        return max(1.0, needed / max(0.2, got)), odds
    return min(LONG, 1 / max(0.1, odds)), odds


_kept: dict[tuple[object, ...], tuple[PartOfWork, ...]] = {}


def tasks_of(situation: Outlook, who: InvestigatorView) -> tuple[PartOfWork, ...]:
    """Everything that somebody could go about, the best first; kept until they stand elsewhere, or
    something else of it changes."""
    key = (
        situation.goals.number,
        situation.ways,
        who.id,
        who.space,
        who.steps,
        situation.clues(who),
        situation.cards(who),
        len(who.damage),
        who.damage_facedown,
        who.horror_facedown,
        tuple([each.space for each in situation.playing]) if situation.goals.together else (),
        tuple([len(each.guesses) for each in situation.view.puzzles.values()]),
        _by_packs(situation, who) if situation.view.extras is not None else (),
    )
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= KEPT:
            _kept.clear()
        some = [task(situation, who, goal) for goal in situation.goals.open]
        worth_it = [each for each in some if each is not None and each.rate > 0]
        worth_it.sort(key=ORDER)
        found = _kept[key] = tuple(worth_it)
    return found


def _by_packs(situation: Outlook, who: InvestigatorView) -> tuple[object, ...]:
    """What packs change in how somebody goes about something."""
    extras = situation.view.extras
    assert extras is not None
    return (
        laid_now(situation.view),
        len(extras.improved.get(who.id, ())),
        len(extras.drunk.get(who.id, ())),
        extras.closings.get(who.id, 0),
    )


def hopeful(situation: Outlook, each: PartOfWork) -> bool:
    """Whether it may come to something: what was not offered there is not gone for again."""
    return not each.goal.unsure or each.goal.name not in situation.in_vain


def shared_out(situation: Outlook) -> dict[str, PartOfWork]:
    """For each investigator what is best left to them: the best pair first, then the next."""
    offers: list[PartOfWork] = []
    for who in situation.playing:
        tasks = tasks_of(situation, who)
        offers += [e for e in tasks if hopeful(situation, e)] if situation.in_vain else tasks
    offers.sort(key=ORDER)
    taken: dict[str, PartOfWork] = {}
    tries: dict[str, float] = {}  # by token that somebody has taken
    while len(taken) < len(situation.playing):
        best, most = None, 0.0
        for each in offers:
            if each.rate <= most:
                break
            if each.who in taken:
                continue
            rate = each.rate * _share(tries.get(each.goal.token))
            if rate > most:
                best, most = each, rate
        if best is None:
            return taken
        taken[best.who] = best
        tries[best.goal.token] = best.tries
    return taken


def _share(tries: float | None) -> float:
    """What is left of a goal's worth for another pair of hands."""
    if tries is None:
        return 1.0
    return SECOND if tries > TOGETHER else THIRD

"""Keeper actions: what each is worth now, less what the threat for it is worth."""

from collections.abc import Iterator
from typing import Any

from madhouse.engine.clauses import Verb
from madhouse.first.players.keeper.plan import KeeperPlan
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import KeeperWeights
from madhouse.first.rules.keeper_turn import AFFLICT
from madhouse.first.things.plain_answers import DONE
from madhouse.first.things.seeding import markers
from madhouse.first.words.altar import PlaceAtAltar, TakeSample
from madhouse.first.words.choices import Either, IfSo
from madhouse.first.words.corpse import RaiseDead
from madhouse.first.words.each import EachMonster
from madhouse.first.words.fire import SpreadFire
from madhouse.first.words.keeper import DrawMythos, DrawTrauma
from madhouse.first.words.monsters import MoveMonster, PlaceMonster, StirMonster
from madhouse.first.words.plots import HurryTime
from madhouse.first.words.rooms import PutOutLight
from madhouse.first.words.stealing import CarryOff
from madhouse.first.words.urges import UrgeAction
from madhouse.players.judging import Verdict

FIGURES = 6  # more monsters than this on the board are hardly worth their threat


def judge_actions(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """A verdict on every action he could take now."""
    plan = KeeperPlan(situation, weights)
    for option in situation.decision.options:
        spoken = Verdict(option)
        if AFFLICT.read(option):
            spoken.add("afflict", 2.0 - weights.mercy)
        elif option in situation.house.box.actions:
            card = situation.house.box.actions[option]
            for verb in card.do:
                _judge(spoken, plan, verb)
            spoken.add("cost", -weights.threat * card.cost)
            spoken.add("reserve", -weights.reserve * plan.short_of(card.cost))
            if plan.saving():
                spoken.add("reserve", -weights.saving)
        elif option != DONE:
            _judge_reveal(spoken, plan)
        yield spoken


def _judge(spoken: Verdict, plan: KeeperPlan, verb: Verb) -> None:
    judge: Any = JUDGES.get(type(verb))
    if judge is not None:
        reason, worth = judge(plan, verb)
        spoken.add(reason, worth)
    elif isinstance(verb, IfSo):
        for each in verb.then or verb.otherwise:
            _judge(spoken, plan, each)
    elif isinstance(verb, Either):
        for each in verb.do:
            _judge(spoken, plan, each)
    else:
        spoken.add("idle", 0.3)


def _judge_reveal(spoken: Verdict, plan: KeeperPlan) -> None:
    """To reveal the card for threat: it brings what he needs, and time to use it."""
    spoken.add("reveal", plan.weights.objective * 2.0)
    spoken.add("cost", -plan.weights.threat * (plan.objective.reveal_for or 0))


def _move(plan: KeeperPlan, verb: MoveMonster) -> tuple[str, float]:
    gains = [plan.gain(monster, verb.spaces) for monster in plan.view.monsters]
    return "move", max(gains, default=0.0)


def _all_move(plan: KeeperPlan, verb: EachMonster) -> tuple[str, float]:  # noqa: ARG001 - one space each
    return "move", sum(plan.gain(monster, 1) for monster in plan.view.monsters)


def _draw_mythos(plan: KeeperPlan, verb: DrawMythos) -> tuple[str, float]:
    weights, held = plan.weights, len(plan.view.keeper.mythos)
    return "omens", verb.cards * weights.draw * (1.0 - weights.hand * held)


def _draw_trauma(plan: KeeperPlan, verb: DrawTrauma) -> tuple[str, float]:
    weights, held = plan.weights, len(plan.view.keeper.trauma)
    return "wounds", verb.cards * weights.draw * (1.1 - 1.6 * weights.hand * held)


def _stir(plan: KeeperPlan, verb: StirMonster) -> tuple[str, float]:  # noqa: ARG001 - as the story says
    """Worth it only if a figure is left to stir."""
    story, answers = plan.situation.house.story, plan.view.keeper.answers
    kinds = [*story.stirring]
    for marker in markers(answers):
        kinds += story.stirring_by.get(marker, {})
    left = any(plan.figures_left(kind) for kind in kinds)
    return "place", _another(plan) * plan.weights.place if left else 0.0


def _altar(plan: KeeperPlan, verb: PlaceAtAltar) -> tuple[str, float]:
    wanted = verb.kind in plan.goals.keepers_monsters
    if not plan.figures_left(verb.kind):
        return "place", 0.0
    return "place", _another(plan) * plan.weights.place * (2.0 if wanted else 0.9)


def _place(plan: KeeperPlan, verb: PlaceMonster) -> tuple[str, float]:  # noqa: ARG001
    return "place", _another(plan) * plan.weights.place


def _another(plan: KeeperPlan) -> float:
    """What one more monster is worth, in shares of the first."""
    number = len(plan.view.monsters)
    return max(1.6 - number / FIGURES, 0.2)


def _sample(plan: KeeperPlan, verb: TakeSample) -> tuple[str, float]:  # noqa: ARG001
    """To lay down what was taken is worth more than to take it."""
    if not plan.wants_samples:
        return "sample", 0.7
    altars = [feature.space for feature in plan.view.features if feature.kind == "altar"]
    laying = any(monster.samples and monster.space in altars for monster in plan.view.monsters)
    return "sample", plan.weights.objective * (2.0 if laying else 1.2)


def _carry_off(plan: KeeperPlan, verb: CarryOff) -> tuple[str, float]:  # noqa: ARG001
    return "carry-off", plan.weights.objective * 2.0 if plan.objective.exit else 1.2


def _raise(plan: KeeperPlan, verb: RaiseDead) -> tuple[str, float]:
    """A corpse that gets up is a monster; one that is only laid down, the half of one."""
    if not plan.figures_left(verb.kind):
        return "raise", 0.0
    wanted = verb.kind in plan.goals.keepers_monsters
    lying = any(feature.kind == "corpse" for feature in plan.view.features)
    worth = _another(plan) * plan.weights.place * (1.3 if wanted else 0.9)
    return "raise", worth if lying else 0.6 * worth


def _dark(plan: KeeperPlan, verb: PutOutLight) -> tuple[str, float]:  # noqa: ARG001
    """What he must have dark is left lit until it counts: it would show his hand."""
    wanted = any(not plan.view.rooms[room].dark for room in plan.goals.lights)
    if wanted and plan.counts:
        return "dark", plan.weights.objective * 1.5
    return "dark", plan.weights.dark


def _fire(plan: KeeperPlan, verb: SpreadFire) -> tuple[str, float]:  # noqa: ARG001
    return "fire", plan.weights.fire


def _hurry(plan: KeeperPlan, verb: HurryTime) -> tuple[str, float]:  # noqa: ARG001
    """Worth it where the last event is his, or where all but the hour is ready."""
    return "hurry", plan.weights.hurry * (3.0 if plan.goals.keepers_clock else 0.6)


def _urge(plan: KeeperPlan, verb: UrgeAction) -> tuple[str, float]:  # noqa: ARG001
    return "urge", 1.6


JUDGES: dict[type[Verb], Any] = {
    MoveMonster: _move,
    EachMonster: _all_move,
    DrawMythos: _draw_mythos,
    DrawTrauma: _draw_trauma,
    StirMonster: _stir,
    PlaceAtAltar: _altar,
    PlaceMonster: _place,
    TakeSample: _sample,
    CarryOff: _carry_off,
    PutOutLight: _dark,
    RaiseDead: _raise,
    SpreadFire: _fire,
    HurryTime: _hurry,
    UrgeAction: _urge,
}
"""What each word of a keeper action is worth."""

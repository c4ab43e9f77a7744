"""The keeper's monsters: which goes where, which comes, and what the dead are good for."""

from collections.abc import Iterator

from madhouse.first.players.keeper.plan import FORCING, KeeperPlan
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import KeeperWeights
from madhouse.first.rules.escape import LEAVE_BY
from madhouse.first.rules.monster_moves import FORCE
from madhouse.first.rules.paths import TO
from madhouse.first.rules.placing import KILL
from madhouse.first.seen.views import MonsterView
from madhouse.first.words.corpse import LAY, RAISE
from madhouse.players.judging import Verdict, verdict


def judge_move(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """Step by step to where the monster is of most use; out of the house if it may win."""
    plan, monster = KeeperPlan(situation, weights), _moving(situation)
    here, _ = plan.pull(monster, monster.space)
    left = situation.decision.about.get("left")
    further = left - 1 if isinstance(left, int) else 0
    for option in situation.decision.options:
        if step := TO.read(option):
            pull, why = plan.prospect(monster, step["space"], further)
            fright = _frightened(situation, monster, step["space"])
            yield verdict(option, why, pull - 0.02 + fright)
        elif forced := FORCE.read(option):
            pull, why = _beyond(plan, monster, forced["door"])
            yield verdict(option, why, pull)
        elif LEAVE_BY.read(option):
            yield verdict(option, "exit", weights.objective * 10.0)
        else:
            yield verdict(option, "wait", here)


def _moving(situation: Situation) -> MonsterView:
    number = situation.decision.about.get("monster")
    if isinstance(number, int) and number in situation.monsters:
        return situation.monsters[number]
    return situation.view.monsters[0]


def _frightened(situation: Situation, monster: MonsterView, space: str) -> float:
    """To come into a room frightens all who are in it."""
    room = situation.room_of[space]
    if room == situation.room(monster):
        return 0.0
    return 0.15 * sum(situation.room(who) == room for who in situation.view.investigators)


def _beyond(plan: KeeperPlan, monster: MonsterView, door: str) -> tuple[float, str]:
    """What a barred door is worth to it: what lies behind, less the trouble of forcing it."""
    spaces = plan.situation.house.board.doors[door].spaces
    beyond = [space for space in spaces if space != monster.space]
    if not beyond:
        return plan.weights.objective * 8.0, "exit"
    pull, why = plan.pull(monster, beyond[0])
    return pull * plan.weights.nearer**FORCING, why


def judge_command(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """The monster that gains most by moving."""
    plan = KeeperPlan(situation, weights)
    for option in situation.decision.options:
        yield verdict(option, "move", plan.gain(situation.monster_called(option), 2))


def judge_strongest(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """The monster that does the most damage."""
    for option in situation.decision.options:
        yield verdict(option, "attack", situation.strength(situation.monster_called(option)))


def judge_placing(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """Where a new monster is of most use."""
    plan, kind = KeeperPlan(situation, weights), situation.decision.about.get("kind")
    for option in situation.decision.options:
        known = isinstance(kind, str) and kind in situation.house.box.monsters
        yield verdict(option, "place", plan.newcomer(str(kind), option) if known else 0.0)


def judge_kind(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """Which monster stirs: one that the objective speaks of, else the stronger one."""
    plan, box = KeeperPlan(situation, weights), situation.house.box
    for option in situation.decision.options:
        kind = box.monsters[option]
        if not plan.figures_left(kind.id):
            yield verdict(option, "place", 0.0)
            continue
        strength = sum(token.damage + token.health / 4 for token in kind.tokens) / len(kind.tokens)
        wanted = kind.id in plan.goals.keepers_monsters or kind.klass in plan.goals.keepers_monsters
        yield verdict(option, "place", strength + (weights.objective if wanted else 0.0))


def judge_figure(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """Which of his own gives its figure to a newcomer: the one that is of least use, or hurt."""
    plan = KeeperPlan(situation, weights)
    for option in situation.decision.options:
        killed = KILL.read(option)
        if killed is None:
            yield verdict(option, "place", -1.5)
            continue
        monster = situation.monster_called(killed["monster"])
        pull, _ = plan.pull(monster, monster.space)
        loaded = 5.0 if monster.samples or monster.carries else 0.0
        yield verdict(option, "place", 0.3 * monster.damage - pull - loaded)


def judge_corpse(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """The dead get up, or are laid down, where a zombie would be of use."""
    plan = KeeperPlan(situation, weights)
    for option in situation.decision.options:
        laid = LAY.read(option)
        there = laid or RAISE.read(option)
        space = there["space"] if there else option
        worth = plan.newcomer("zombie", space) if space in situation.room_of else 4.0
        yield verdict(option, "raise", worth + (0.0 if laid else 2.0))

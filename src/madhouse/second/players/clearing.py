"""What packs lay in spaces: how it hinders somebody, and what it is worth to be rid of it."""

from collections.abc import Iterator

from madhouse.engine.decisions import Option
from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.case import CLEARED, Want
from madhouse.second.players.chances import chance, expected
from madhouse.second.players.harm import Danger
from madhouse.second.players.naming import named_by
from madhouse.second.players.situation import Outlook
from madhouse.second.rules.features import OVERGROWTH, RESTRAINT, RIFT, RUBBLE, WATER
from madhouse.second.rules.overgrowth import BLADED, CUT_CLEAR
from madhouse.second.rules.restraints import HOLD
from madhouse.second.rules.rift import CLOSE_RIFTS
from madhouse.second.rules.rubble import CLEAR_RUBBLE, CLEAR_SOME, HEAVY
from madhouse.second.seen.views import InvestigatorView
from madhouse.second.things.skills import Skill

NEAR = 3
"""Steps within which a monster that is held would have come to somebody."""
SURE = 0.2
"""The least that is expected of any dice."""


def tokens_in(situation: Outlook, kind: str, space: str) -> int:
    """How many tokens of a kind lie in a space."""
    return situation.laid[kind].get(space, 0) if kind in situation.laid else 0


def hindering(situation: Outlook, who: InvestigatorView, kind: str, space: str) -> int:
    """How many of them hinder somebody: a card may let some not."""
    there = tokens_in(situation, kind, space)
    return max(0, there - situation.unhindered(who, kind)) if there else 0


def has_weapon(situation: Outlook, who: InvestigatorView, trait: str) -> bool:
    """Whether somebody has a weapon of this trait."""
    return any(trait in situation.house.traits(each.card) for each in who.possessions)


# -- what it costs ---------------------------------------------------------------------------------


def more_actions(situation: Outlook, who: InvestigatorView, spaces: tuple[str, ...]) -> float:
    """The actions that it takes to clear a space before anything can be done there."""
    if not situation.laid:
        return 0.0
    return min((_to_clear(situation, who, space) for space in spaces), default=0.0)


def _to_clear(situation: Outlook, who: InvestigatorView, space: str) -> float:
    actions = 0.0
    rubble = hindering(situation, who, RUBBLE, space)
    if rubble:
        actions += _clearing(situation, who, rubble)
    if tokens_in(situation, RIFT, space) and not _closings(situation, who):
        actions += 1 / max(SURE, situation.chance(who, Skill.LORE, 1, "close"))
    return actions


def _clearing(situation: Outlook, who: InvestigatorView, rubble: int) -> float:
    """Who has a Heavy Weapon clears all at once."""
    if has_weapon(situation, who, HEAVY):
        return 1.0
    dice = situation.dice(who, Skill.STRENGTH, "clear")
    return max(1.0, rubble / max(SURE, expected(dice, rubble)))


def drawn_in(situation: Outlook, who: InvestigatorView) -> float:
    """What acting in a Rift costs: whoever does is gone."""
    if not tokens_in(situation, RIFT, who.space) or _closings(situation, who):
        return 0.0
    return situation.weights.drawn_in


def _closings(situation: Outlook, who: InvestigatorView) -> int:
    extras = situation.view.extras
    return extras.closings.get(who.id, 0) if extras is not None else 0


def step_cost(situation: Outlook, who: InvestigatorView, space: str) -> float:
    """What a step costs: what Overgrowth may keep of it, and what Water leaves of the move."""
    cost = 0.0
    held = hindering(situation, who, OVERGROWTH, who.space)
    if held and who.possessions:
        cost += (1 - chance(situation.dice(who, Skill.OBSERVATION, "leave"), held)) * (
            situation.weights.dropped
        )
    first = who.steps != 1  # more of the move would be left
    if first and hindering(situation, who, WATER, space):
        cost += situation.weights.wading
    return cost


# -- what clearing is worth ------------------------------------------------------------------------


def judge_clearing(situation: Outlook, who: InvestigatorView, option: Option) -> Verdict | None:
    """What it is worth to clear where one stands, or to close Rifts; None of any other option."""
    if option == CLEAR_RUBBLE:
        tokens = hindering(situation, who, RUBBLE, who.space)
        actions = _clearing(situation, who, max(1, tokens))
        worth = (_asked(situation, RUBBLE, who.space) + situation.weights.rubble) / actions
        if tokens:
            worth += _held_up(situation, who, actions)
        return verdict(option, "clear", worth)
    if option == CUT_CLEAR:
        worth = _asked(situation, OVERGROWTH, who.space)
        ours = [each for each in situation.playing if each.space == who.space]
        return verdict(option, "clear", worth + sum(step_cost(situation, e, "") for e in ours))
    if option == CLOSE_RIFTS:
        return _closing(situation, who)
    return None


def _held_up(situation: Outlook, who: InvestigatorView, actions: float) -> float:
    """What waits under the Rubble, shared among the actions it takes."""
    worth = [
        goal.worth / (actions + max(1.0, goal.needed))
        for goal in situation.goals.open
        if who.space in situation.token_spaces.get(goal.token, ())
    ]
    return max(worth, default=0.0)


def _asked(situation: Outlook, kind: str, space: str) -> float:
    """What it is worth by the story that a space is clear."""
    wanted, room = situation.goals.wanted, situation.places.room_of[space]
    places = (kind, f"{kind} {room}", f"{kind} {space}")
    return max(wanted.get(Want(CLEARED, each), 0.0) for each in places)


def _closing(situation: Outlook, who: InvestigatorView) -> Verdict:
    """Each success closes one Rift, here or where one comes to in this round."""
    reach = who.steps + 2 * max(0, who.actions - 1)
    far = situation.ways.distances(who.space)
    near = [space for space in situation.laid[RIFT] if far.get(space, reach + 1) <= reach]
    dice = situation.dice(who, Skill.LORE, "close")
    closed = expected(dice, len(near)) - _closings(situation, who)
    worth = max((rift_worth(situation, space) for space in near), default=0.0) * max(0.0, closed)
    if tokens_in(situation, RIFT, who.space):
        worth += _held_up(situation, who, 1.0) * chance(dice, 1)
    judged = verdict(CLOSE_RIFTS, "clear", worth)
    judged.odds = chance(dice, 1)
    return judged


def rift_worth(situation: Outlook, space: str) -> float:
    """What it is worth that a Rift is closed."""
    worth = situation.weights.rift + _asked(situation, RIFT, space)
    there = any(who.space == space for who in situation.playing)
    open_there = any(
        space in situation.token_spaces.get(goal.token, ()) for goal in situation.goals.open
    )
    return worth + situation.weights.rift * (there + open_there)


def to_clear(
    situation: Outlook, who: InvestigatorView
) -> Iterator[tuple[float, tuple[str, ...], str]]:
    """Where to go to clear something, and what that is worth an action: for the story's sake, or to
    use what one has left of closing Rifts."""
    if not situation.laid:
        return
    left = _closings(situation, who)
    for kind, spaces in situation.laid.items():
        for space in spaces:
            worth = _asked(situation, kind, space)
            if kind == RIFT and left:
                worth += rift_worth(situation, space)
            if worth <= 0 or space == who.space or not _can_clear(situation, who, kind):
                continue
            steps = situation.steps(who, (space,))
            actions = situation.actions_to(who, steps)
            actions += 0 if kind == RIFT and left else 1
            yield worth / max(1, actions), (space,), space


def _can_clear(situation: Outlook, who: InvestigatorView, kind: str) -> bool:
    if kind == OVERGROWTH:
        return has_weapon(situation, who, BLADED)
    return kind in (RUBBLE, RIFT)


# -- questions -------------------------------------------------------------------------------------


def judge_clear(situation: Outlook) -> Iterator[Verdict]:
    """All that can be cleared."""
    for option in situation.decision.options:
        named = CLEAR_SOME.read(option)
        yield verdict(option, "clear", float(named["number"]) if named else 0.0)


def judge_restrain(situation: Outlook) -> Iterator[Verdict]:
    """A Restraint is spent on a monster that would come to somebody, not on one that is there."""
    about = situation.decision.about
    space, foes = str(about["space"]), {each.id: each for each in situation.view.monsters}
    far = situation.ways.distances(space)
    for option in situation.decision.options:
        named = HOLD.read(option)
        if named is None:
            yield verdict(option, "habit", 0.0)
            continue
        foe, worth = foes.get(named["monster"]), -situation.weights.restraint
        here = [who for who in situation.playing if who.space == space]
        near = [who for who in situation.playing if 0 < far.get(who.space, NEAR + 1) <= NEAR]
        if foe is not None and near and not here:
            worth += max(Danger(situation, who).of(foe) for who in near)
        yield verdict(option, "fight", worth)


def judge_laying(situation: Outlook) -> Iterator[Verdict]:
    """A Restraint goes to where a monster is; anything else to where nobody is and nothing is left
    to do."""
    restraint = situation.decision.about.get("feature") == RESTRAINT
    for space, option in _spaces(situation):
        worth = -_in_the_way(situation, space)
        if restraint:
            worth = float(len(situation.monsters_at.get(space, ())))
        yield verdict(option, "habit", worth)


def judge_taking(situation: Outlook) -> Iterator[Verdict]:
    """From where it is most in our way."""
    for space, option in _spaces(situation):
        kind = str(situation.decision.about.get("feature", ""))
        yield verdict(
            option, "clear", _in_the_way(situation, space) + _asked(situation, kind, space)
        )


def _spaces(situation: Outlook) -> Iterator[tuple[str, Option]]:
    for option in situation.decision.options:
        yield named_by(situation, option).get("space", ""), option


def _in_the_way(situation: Outlook, space: str) -> float:
    people = sum(who.space == space for who in situation.playing)
    work = [
        goal.worth
        for goal in situation.goals.open
        if space in situation.token_spaces.get(goal.token, ())
    ]
    return 3.0 * people + max(work, default=0.0)

"""Answers to whom, where to and who first."""

from collections.abc import Iterator

from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.harm import Danger, endurance
from madhouse.second.players.naming import named_by
from madhouse.second.players.sharing import effort, shared_out
from madhouse.second.players.situation import Outlook


def judge_bearer(situation: Outlook) -> Iterator[Verdict]:
    """Harm goes to who can bear most."""
    for option in situation.decision.options:
        who = situation.people.get(named_by(situation, option).get("investigator", ""))
        yield verdict(option, "bears", float(endurance(who)) if who else 0.0)


def judge_space(situation: Outlook) -> Iterator[Verdict]:
    """Of several spaces the one with the least danger; to stop is as good as where one stands."""
    who = situation.who()
    danger = Danger(situation, who)
    for option in situation.decision.options:
        space = named_by(situation, option).get("space", "") or who.space
        known = space in situation.places.room_of
        yield verdict(option, "habit", -danger.at(space) if known else -9.0)


def judge_target(situation: Outlook) -> Iterator[Verdict]:
    """Where something is thrown: at the most monsters, and at none of us; water goes to where we
    are, and to what is left to do."""
    people = [who.space for who in situation.playing]
    danger = Danger(situation, situation.who())
    spaces = [named_by(situation, option).get("space", "") for option in situation.decision.options]
    if situation.view.fire and all(space in situation.view.fire for space in spaces):
        for option, fire in zip(
            situation.decision.options, judge_fire_spreads(situation), strict=True
        ):
            yield verdict(option, "fire", -fire.score)
        return
    for option in situation.decision.options:
        space = named_by(situation, option).get("space", "")
        foes = situation.monsters_at.get(space, ())
        worth = sum(danger.of(each) + 1.0 for each in foes)
        yield verdict(option, "fight", worth - 5.0 * people.count(space))


def judge_fire_spreads(situation: Outlook) -> Iterator[Verdict]:
    """To where nobody stands and nothing is left to do."""
    people = [who.space for who in situation.playing]
    tokens = [s for token in situation.view.tokens for s in token.spaces]
    for option in situation.decision.options:
        space = named_by(situation, option).get("space", "")
        yield verdict(option, "habit", -3.0 * people.count(space) - tokens.count(space))


def judge_far_from_us(situation: Outlook) -> Iterator[Verdict]:
    """Where a monster goes: to where the fewest of us stand, or who bears most."""
    for option in situation.decision.options:
        space = named_by(situation, option).get("space", "")
        there = [endurance(who) for who in situation.playing if who.space == space]
        yield verdict(option, "habit", -9.0 / min(there) - len(there) if there else 0.0)


def judge_move_in(situation: Outlook) -> Iterator[Verdict]:
    """Through the door, unless something waits there."""
    danger = Danger(situation, situation.who())
    for option in situation.decision.options:
        space = named_by(situation, option).get("space", "")
        if not space:
            yield verdict(option, "habit", -danger.at(situation.who().space))
        else:
            fire = 2.0 if space in situation.view.fire else 0.0
            yield verdict(option, "explore", 0.5 - danger.at(space) - fire)


def judge_foe(situation: Outlook) -> Iterator[Verdict]:
    """The monster of which the least is to be feared."""
    danger = Danger(situation, situation.who())
    foes = {each.id: each for each in situation.view.monsters}
    for option in situation.decision.options:
        foe = foes.get(named_by(situation, option).get("monster", ""))
        yield verdict(option, "habit", -danger.of(foe) if foe else 0.0)


def judge_worst_foe(situation: Outlook) -> Iterator[Verdict]:
    """The monster of which most is to be feared."""
    for each in judge_foe(situation):
        yield verdict(each.option, "fight", -each.score)


def judge_turn_order(situation: Outlook) -> Iterator[Verdict]:
    """Who has most to do goes first, so that the others know what came of it."""
    tasks = shared_out(situation)
    for option in situation.decision.options:
        who = named_by(situation, option).get("investigator", "")
        found = tasks.get(who)
        yield verdict(option, "order", found.rate if found else 0.0)


def judge_destination(situation: Outlook) -> Iterator[Verdict]:
    """Where one comes to stand: near to what is worth most for the way, and far from danger."""
    who = situation.who()
    danger = Danger(situation, who)
    for option in situation.decision.options:
        named = named_by(situation, option)
        other = situation.people.get(named.get("investigator", ""))
        space = other.space if other is not None else named.get("space", "") or who.space
        if space not in situation.places.room_of:
            yield verdict(option, "habit", -9.0)
        else:
            yield verdict(option, "way", _nearest_work(situation, space) - danger.at(space))


def _nearest_work(situation: Outlook, space: str) -> float:
    """The best of what could be done from a space, for each action it takes."""
    who, far = situation.who(), situation.ways.distances(space)
    best = 0.0
    for goal in situation.goals.open:
        steps = [far[at] for at in situation.token_spaces.get(goal.token, ()) if at in far]
        if steps and not goal.items:
            tries = effort(situation, who, goal)[0]
            best = max(best, goal.worth / (situation.actions_to(who, min(steps)) + tries))
    return best


def judge_door(situation: Outlook) -> Iterator[Verdict]:
    """A door is shut against the monsters beyond it."""
    who, places = situation.who(), situation.places
    danger = Danger(situation, who)
    for option in situation.decision.options:
        door = named_by(situation, option).get("door", "")
        beyond = [side for side in places.doors.get(door, ()) if side != who.space]
        yield verdict(option, "barricade", sum(danger.at(space) for space in beyond))

"""The keeper's questions: whom he strikes, what burns and goes dark, and who answers the rest."""

import random
from collections.abc import Callable, Iterator

from madhouse.first.players.harm import Victim
from madhouse.first.players.investigators.answers import ANSWERS as INVESTIGATORS
from madhouse.first.players.keeper.actions import judge_actions
from madhouse.first.players.keeper.hand import judge_hand, judge_loss, judge_mythos, judge_trauma
from madhouse.first.players.keeper.monsters import (
    judge_command,
    judge_corpse,
    judge_figure,
    judge_kind,
    judge_move,
    judge_placing,
    judge_strongest,
)
from madhouse.first.players.keeper.plan import KeeperPlan
from madhouse.first.players.keeper.secrets import judge_cover, judge_decoy, judge_urge, judge_urged
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import KeeperWeights
from madhouse.first.rules.altar import SAMPLES
from madhouse.first.rules.attribute_tests import chance
from madhouse.first.rules.evade import STRIKE
from madhouse.first.rules.keeper_hand import PASS
from madhouse.first.rules.monster_attack_step import ATTACKS
from madhouse.first.rules.monster_skill import REROLL, SPECIAL
from madhouse.first.rules.paths import TO
from madhouse.first.things.attributes import Attribute
from madhouse.first.words.choices import FIRST
from madhouse.first.words.circumstances import in_name
from madhouse.first.words.dread import NAME
from madhouse.first.words.prowling import CONFRONTS
from madhouse.first.words.rooms import FOR_THREAT
from madhouse.first.words.stealing import ROBS
from madhouse.players.judging import Verdict, verdict

KeeperAnswers = Callable[[Situation, KeeperWeights], Iterator[Verdict]]


def keeper_verdicts(
    situation: Situation, weights: KeeperWeights, dice: random.Random
) -> Iterator[Verdict]:
    """What is to be said of every option of the keeper's."""
    options = situation.decision.options
    if PASS in options and weights.sleep and dice.random() < weights.sleep:
        return iter([verdict(PASS, "mercy", 0.0)])
    kind = situation.decision.kind
    if kind == "cover":
        return judge_cover(situation, weights, dice)
    if answer := ANSWERS.get(kind):
        return answer(situation, weights)
    if kind in URGED:
        return judge_urged(situation)
    return (verdict(option, "habit", dice.random()) for option in options)


def judge_attack(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """Each monster strikes where it hurts most."""
    plan = KeeperPlan(situation, weights)
    for option in situation.decision.options:
        attack = ATTACKS.read(option)
        if attack is None:
            yield verdict(option, "wait", 0.0)
            continue
        who = situation.people[attack["who"]]
        victim = Victim(situation, who, weights)
        strength = situation.strength(situation.monster_called(attack["monster"]))
        carries = weights.carrier if plan.carries_the_end(who) else 0.0
        yield verdict(option, "attack", 0.2 + victim.damage(strength) + carries)


def judge_strike(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """One who failed to get clear is struck, unless mercy forbids."""
    victim = Victim(situation, situation.who(), weights)
    number = situation.decision.about.get("monster")
    monster = situation.monsters[number] if isinstance(number, int) else None
    worth = victim.damage(situation.strength(monster)) if monster else 1.0
    for option in situation.decision.options:
        yield verdict(option, "attack", worth if option == STRIKE else 0.0)


def judge_darkness(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """The room that he wants dark, else one that they have still to search."""
    plan = KeeperPlan(situation, weights)
    for option in situation.decision.options:
        dear = FOR_THREAT.read(option)
        room = dear["room"] if dear else option
        wanted = weights.objective * 3 if room in plan.goals.lights else 0.0
        unsearched = 0.5 if situation.view.rooms[room].pile else 0.0
        kept = weights.guard if room == plan.clue_room else 0.0
        yield verdict(option, "dark", wanted + unsearched + kept)


def judge_drawing(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """An investigator is drawn toward monsters, and away from what he is after."""
    house, who = situation.house, situation.who()
    plan = KeeperPlan(situation, weights)
    for option in situation.decision.options:
        step = TO.read(option)
        if step is None:
            yield verdict(option, "draw", 0.0)
            continue
        space = step["space"]
        near = len(situation.monsters_by_space.get(space, ()))
        burning = situation.view.rooms[situation.room_of[space]].fire
        away = 0.0
        if plan.clue_room:
            way = house.way_to(plan.clue_room)
            away = 0.2 * (way[space] - way[who.space])
        yield verdict(option, "draw", near + away + (1.0 if burning else 0.0))


def judge_sample(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """What was taken is laid down; else one is taken of him who can resist it least."""
    for option in situation.decision.options:
        if sampled := SAMPLES.read(option):
            strength = situation.attribute(situation.people[sampled["who"]], Attribute.STRENGTH)
            yield verdict(option, "sample", 1.0 - 0.1 * strength)
        else:
            yield verdict(option, "sample", weights.objective)


def judge_theft(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """What lies there is taken before what is held; of those robbed, the weakest."""
    for option in situation.decision.options:
        robbed = ROBS.read(option)
        who = situation.people[robbed["who"]] if robbed else None
        strength = situation.attribute(who, Attribute.STRENGTH) if who else 0
        yield verdict(option, "carry-off", 1.0 - 0.1 * strength)


def judge_fire(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """Where they stand, or have to go, and none of his own."""
    plan = KeeperPlan(situation, weights)
    tasks = [task.room for task in plan.goals.tasks]
    for option in situation.decision.options:
        burnt = sum(situation.room(who) == option for who in situation.view.investigators)
        own = len(situation.monsters_by_room.get(option, ()))
        wanted = 0.8 if option in tasks else 0.0
        spoilt = 2.0 if option in plan.goals.keepers_rooms else 0.0
        yield verdict(option, "fire", 1.5 * burnt + wanted - own - spoilt)


def judge_person(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """Whoever has least left to lose of it, first; a merciful keeper the other way round."""
    for option in situation.decision.options:
        who = situation.people.get(option)
        left = 0 if who is None else who.sanity + who.health
        yield verdict(option, "attack", (weights.mercy - 1.0) * left)


def judge_word(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """A word for rooms into which one will not go: those that he would have to."""
    plan = KeeperPlan(situation, weights)
    board = situation.house.board
    rooms = [task.room for task in plan.goals.tasks if task.room]
    rooms += [room for room in (plan.clue_room, plan.goals.escape) if room]
    for option in situation.decision.options:
        (word,) = NAME.ids(option)
        named = sum(in_name(word, board.rooms[room].name) for room in rooms)
        yield verdict(option, "stop", float(named))


def judge_special(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """What a monster does best, as long as there are tokens for it."""
    for option in situation.decision.options:
        yield verdict(option, "attack", 1.0 if option == SPECIAL else 0.0)


def judge_place_named(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """Of several places on a card the first is the one it was written for."""
    plan = KeeperPlan(situation, weights)
    rooms = plan.goals.keepers_rooms
    altars = [situation.room_of[each.space] for each in plan.view.features if each.kind == "altar"]
    first = 1.0 if not rooms or any(room in rooms for room in altars) else 0.4
    for option in situation.decision.options:
        yield verdict(option, "place", first if option == FIRST else 0.5)


def judge_altar(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """At which altar worshippers come: in the dark more of them do; else where they are of use."""
    plan = KeeperPlan(situation, weights)
    for option in situation.decision.options:
        dark = weights.place if situation.view.rooms[option].dark else 0.0
        wanted = weights.objective if option in plan.goals.keepers_rooms else 0.0
        near = sum(situation.room(who) == option for who in situation.view.investigators)
        yield verdict(option, "place", dark + wanted + weights.chase * near)


def judge_confronting(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """The monster that strikes hardest confronts the one whom it hurts most."""
    for option in situation.decision.options:
        monster, name = CONFRONTS.ids(option)
        victim = Victim(situation, situation.people[name], weights)
        strength = situation.strength(situation.monster_called(monster))
        yield verdict(option, "attack", victim.damage(strength))


def judge_reroll(situation: Situation, weights: KeeperWeights) -> Iterator[Verdict]:
    """A token for a new roll of a test that was passed, if it is likely to fail then."""
    about = situation.decision.about
    needs, roll = about.get("needs"), about.get("roll")
    worth = -weights.reroll
    if isinstance(needs, int) and isinstance(roll, int) and roll <= needs:
        worth += 1 - chance(needs)
    for option in situation.decision.options:
        yield verdict(option, "attack", worth if option == REROLL else 0.0)


ANSWERS: dict[str, KeeperAnswers] = {
    "keeper-action": judge_actions,
    "mythos": judge_mythos,
    "trauma": judge_trauma,
    "afflict": judge_trauma,
    "monster-attack": judge_attack,
    "hit-evader": judge_strike,
    "move-monster": judge_move,
    "command": judge_command,
    "one-monster": judge_strongest,
    "place-monster": judge_placing,
    "place-corpse": judge_corpse,
    "raise-corpse": judge_corpse,
    "raise-dead": judge_corpse,
    "replace-figure": judge_figure,
    "free-figure": judge_figure,
    "stir": judge_kind,
    "darken": judge_darkness,
    "spread-fire": judge_fire,
    "set-fire": judge_fire,
    "move-investigator": judge_drawing,
    "travel": judge_drawing,
    "hand-limit": judge_hand,
    "keep-mythos": judge_hand,
    "sample": judge_sample,
    "steal": judge_theft,
    "urge": judge_urge,
    "someone": judge_person,
    "horrify-next": judge_person,
    "drop-for": judge_loss,
    "drop-one": judge_loss,
    "put-under": judge_loss,
    "name-word": judge_word,
    "special-instead": judge_special,
    "either": judge_place_named,
    "name-room": judge_decoy,
    "altar": judge_altar,
    "confront": judge_confronting,
    "carry-off": judge_loss,
    "reroll": judge_reroll,
}
"""How each kind of question is answered."""

URGED = frozenset(INVESTIGATORS) - frozenset(ANSWERS)
"""What a card asks whoever uses it: the keeper is asked it if he has the card used."""

BY_CHANCE = {
    "question": "what is true in the house must not be guessed from his temper, and the tables "
    "of the stories' balance need every answer",
    "cover": "as often as his weights say, and never by where the clue is",
    "mythos-top": "the face is the investigator's secret, so there is nothing to go by",
}
"""The kinds of question that are left to chance on purpose, and why."""

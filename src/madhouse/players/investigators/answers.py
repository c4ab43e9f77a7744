"""The smaller questions to an investigator: keys, skill points, trading, helping, choosing."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from madhouse.first.attribute_tests import SPEND, chance
from madhouse.first.demands import ATTEMPT, TRY
from madhouse.players.investigators.aims import Party
from madhouse.players.investigators.choices import (
    judge_blow,
    judge_burning,
    judge_card,
    judge_either,
    judge_fire,
    judge_led,
    judge_room,
    judge_strongest,
)
from madhouse.players.investigators.danger import Danger
from madhouse.players.investigators.fighting import best_blow
from madhouse.players.investigators.puzzles import puzzle_step
from madhouse.players.judging import Verdict, verdict
from madhouse.players.situation import Situation
from madhouse.players.weights import InvestigatorWeights

Answering = Callable[[Situation, InvestigatorWeights], Iterator[Verdict]]


def judge_demand(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """A key, else the puzzle, else the test if there is a chance."""
    needs = situation.decision.about.get("needs")
    odds = chance(needs) if isinstance(needs, int) else 0.0
    for option in situation.decision.options:
        if option.startswith("use "):
            yield verdict(option, "key", weights.key)
        elif option == ATTEMPT:
            yield verdict(option, "puzzle", weights.key / 2)
        elif option == TRY:
            yield verdict(option, "try", weights.key / 2 * odds)
        else:
            yield verdict(option, "leave-it", 0.1)


def judge_skill_point(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """Spent when it matters: when it helps a great deal, or when time is short."""
    about = situation.decision.about
    needs, helped = about.get("needs"), about.get("with_skill")
    gain = 0.0
    if isinstance(needs, int) and isinstance(helped, int):
        gain = chance(helped) - chance(needs)
    late = 0.08 * situation.view.events_resolved + (0.1 if situation.view.revealed else 0.0)
    for option in situation.decision.options:
        if option == SPEND:
            yield verdict(option, "skill", gain + late - weights.skill_point)
        else:
            yield verdict(option, "save", 0.0)


def judge_puzzle(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001 - nothing to weigh
    """One step of a shortest solution."""
    yield verdict(puzzle_step(situation), "puzzle", 1.0)


def judge_trade(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """Hand over what another can make more of: keys and tasks' cards, weapons, medicine."""
    party = Party(situation, weights)
    who = situation.who()
    for option in situation.decision.options:
        if not option.startswith("give "):
            yield verdict(option, "keep", 0.0)
            continue
        card, _, name = option.removeprefix("give ").partition(" to ")
        other = situation.people.get(name)
        worth = -0.5
        item = situation.house.box.items.get(card)
        if other is not None and item is not None:
            if item.weapon is not None:
                worth = _better_armed(party, who.id, name, card) - 0.6
            elif party.goals and card in party.goals.cards:
                worth = _nearer_the_task(party, who.id, name, card)
        yield verdict(option, "hand-over", worth * weights.give / 3)


def _better_armed(party: Party, giver: str, taker: str, card: str) -> float:
    """What the weapon adds to him who gets it, less what it takes from him who gives it."""
    people = party.situation.people
    one, other = people[giver], people[taker]
    spare = [each for each in one.cards if each != card]
    without = replace(one, cards=spare)
    with_it = replace(other, cards=[*other.cards, card])
    lost = best_blow(party, one) - best_blow(party, without)
    return best_blow(party, with_it) - best_blow(party, other) - lost


def _nearer_the_task(party: Party, giver: str, taker: str, card: str) -> float:
    """Whether the other is so much nearer to where the card is needed."""
    assert party.goals is not None
    rooms = [task.room for task in party.goals.tasks if card in task.cards and task.room]
    if party.goals.escape and card in party.goals.takes_along:
        rooms.append(party.goals.escape)
    if not rooms:
        return -0.5
    one, other = party.situation.people[giver], party.situation.people[taker]
    mine = min(party.way(one, room)[one.space] for room in rooms)
    theirs = min(party.way(other, room)[other.space] for room in rooms)
    fitter = 0.2 * (other.health - one.health)
    return mine - theirs - 1.5 + fitter


def judge_way(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """Moves that a card grants: toward what draws him most."""
    party, who = Party(situation, weights), situation.who()
    danger = Danger(situation, who, weights, party.mortal)
    for option in situation.decision.options:
        target = option.removeprefix("to ")
        spaces = [target] if target in situation.room_of else _spaces(situation, target)
        if not spaces:
            pull, why = party.pull(who, who.space)
            yield verdict(option, why, pull - danger.staying(who.space))
            continue
        space = spaces[0]
        pull, why = party.pull(who, space)
        yield verdict(option, why, pull - danger.facing(space) - danger.staying(space))


def _spaces(situation: Situation, room: str) -> list[str]:
    rooms = situation.house.board.rooms
    return list(rooms[room].spaces) if room in rooms else []


def judge_someone(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """Help goes to whoever has lost most."""
    cards = situation.house.box.investigators
    for option in situation.decision.options:
        who = situation.people.get(option)
        lost = 0 if who is None else cards[who.id].health + cards[who.id].sanity
        left = 0 if who is None else who.health + who.sanity
        yield verdict(option, "help", float(lost - left))


def judge_monster(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """The weaker one first: what can be put aside is put aside."""
    for option in situation.decision.options:
        monster = situation.monster_called(option) if option[-1:].isdigit() else None
        strength = situation.strength(monster) if monster else 0.0
        yield verdict(option, "order", -strength)


def judge_order(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """He who has the most to do in reach goes first, the others can make way for him."""
    party = Party(situation, weights)
    seats = {each.player: each for each in situation.view.investigators}
    for option in situation.decision.options:
        who = seats.get(option.removeprefix("next "))
        if who is None:
            yield verdict(option, "order", -1.0 if option == "cannot agree" else 99.0)
        else:
            yield verdict(option, "order", party.pull(who, who.space)[0])


LIKED = ("use ", "discard a stun token", "call on ")
DISLIKED = ("drop ", "lay down ", "leave it", "keep it", "cannot agree")


def judge_by_habit(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """What is left: help when it is offered, let go of nothing that one need not."""
    for option in situation.decision.options:
        liking = 1.0 if option.startswith(LIKED) else 0.0
        yield verdict(option, "habit", -1.0 if option.startswith(DISLIKED) else liking)


ANSWERS: dict[str, Answering] = {
    "demand": judge_demand,
    "skill-point": judge_skill_point,
    "puzzle": judge_puzzle,
    "replace-piece": judge_puzzle,
    "trade": judge_trade,
    "own-move": judge_way,
    "walk": judge_way,
    "travel": judge_way,
    "someone": judge_someone,
    "evade-next": judge_monster,
    "face-next": judge_monster,
    "over-wall": judge_way,
    "turn-order": judge_order,
    "choose-room": judge_room,
    "look": judge_room,
    "set-fire": judge_fire,
    "put-out-fire": judge_fire,
    "take-card": judge_card,
    "drop-one": judge_card,
    "drop-for": judge_card,
    "lay-down": judge_card,
    "either": judge_either,
    "lead-monster": judge_led,
    "burn-corpses": judge_burning,
    "discard-corpse": judge_burning,
    "stun-which": judge_strongest,
    "attack-now": judge_blow,
}
"""How each kind of question is answered; the others by habit."""

"""The smaller questions to an investigator: keys, skill points, trading, helping, choosing."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from madhouse.first.acting.reactions import USE
from madhouse.first.players.harm import Victim
from madhouse.first.players.investigators.aims import Party
from madhouse.first.players.investigators.belongings import judge_card
from madhouse.first.players.investigators.choices import (
    judge_barrier,
    judge_blow,
    judge_burning,
    judge_cure,
    judge_either,
    judge_fire,
    judge_glimpse,
    judge_led,
    judge_put_back,
    judge_room,
    judge_strongest,
    judge_swap,
)
from madhouse.first.players.investigators.danger import Danger
from madhouse.first.players.investigators.fighting import best_blow
from madhouse.first.players.investigators.puzzles import judge_puzzle, judge_reset, judge_swap_apart
from madhouse.first.players.investigators.reacting import judge_reaction, judge_recovery
from madhouse.first.players.investigators.spells import judge_spell_card
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import InvestigatorWeights, KeeperWeights
from madhouse.first.rules.attribute_tests import SPEND, chance
from madhouse.first.rules.demands import ATTEMPT, TRY
from madhouse.first.rules.paths import TO
from madhouse.first.rules.trading import GIVE
from madhouse.first.rules.turn import CANNOT_AGREE, NEXT
from madhouse.first.seen.views import InvestigatorView
from madhouse.first.words.circumstances import Carrying
from madhouse.players.judging import Verdict, verdict

RELUCTANT = -0.4  # a card stays where it is, unless something speaks for another hand

InvestigatorAnswers = Callable[[Situation, InvestigatorWeights], Iterator[Verdict]]


def judge_demand(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """A key, else the puzzle, else the test if its chance is worth what failing costs."""
    needs, card = situation.decision.about.get("needs"), situation.decision.about.get("card")
    odds = chance(needs) if isinstance(needs, int) else 0.0
    demand = situation.house.demand(str(card))
    victim = Victim(situation, situation.who(), KeeperWeights())
    harm = victim.of(demand.fail) if demand is not None else 0.0
    for option in situation.decision.options:
        if USE.read(option):
            yield verdict(option, "key", weights.key)
        elif option == ATTEMPT:
            yield verdict(option, "puzzle", weights.key / 2)
        elif option == TRY:
            yield verdict(option, "try", weights.key / 2 * odds - (1 - odds) * harm)
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


def judge_trade(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """Hand over what another can make more of: weapons, and what the objective asks for."""
    party = Party(situation, weights)
    who = situation.who()
    for option in situation.decision.options:
        gift = GIVE.read(option)
        if gift is None:
            yield verdict(option, "keep", 0.0)
            continue
        card, other, worth = gift["card"], situation.people[gift["who"]], RELUCTANT
        if party.goals and card in party.goals.cards:
            worth += _fitter(party, who, other, card)
        elif situation.house.box.items[card].weapon is not None:
            worth += _better_armed(party, who, other, card)
        yield verdict(option, "hand-over", worth * weights.give / 3)


def _better_armed(party: Party, one: InvestigatorView, other: InvestigatorView, card: str) -> float:
    """What the weapon adds to him who gets it, less what it takes from him who gives it."""
    without = replace(one, cards=[each for each in one.cards if each != card])
    with_it = replace(other, cards=[*other.cards, card])
    lost = best_blow(party, one) - best_blow(party, without)
    return best_blow(party, with_it) - best_blow(party, other) - lost


def _fitter(party: Party, one: InvestigatorView, other: InvestigatorView, card: str) -> float:
    """Whether the other is likelier to live to use the card, and to pass the test it is for."""
    situation = party.situation
    objective = situation.house.objectives[situation.view.keeper.objective]
    wanted = [each for each in objective.actions if Carrying(card) in each.given and each.test]
    tests = [each.test for each in wanted if each.test is not None]
    surer = sum(situation.odds(other, test) - situation.odds(one, test) for test in tests)
    return 0.15 * (other.health - one.health) + 5 * surer


def judge_way(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """Moves that a card grants: toward what draws him most."""
    party, who = Party(situation, weights), situation.who()
    danger = Danger(situation, who, weights, party.mortal)
    for option in situation.decision.options:
        step = TO.read(option)
        if step is None:
            pull, why = party.pull(who, who.space)
            yield verdict(option, why, pull - danger.staying(who.space))
            continue
        space = step["space"]
        pull, why = party.pull(who, space)
        yield verdict(option, why, pull - danger.facing(space) - danger.staying(space))


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
        yield verdict(option, "order", -situation.strength(situation.monster_called(option)))


def judge_order(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """He who has the most to do in reach goes first, the others can make way for him."""
    party = Party(situation, weights)
    seats = {each.player: each for each in situation.view.investigators}
    for option in situation.decision.options:
        if option == CANNOT_AGREE:
            yield verdict(option, "order", -1.0)
            continue
        (seat,) = NEXT.ids(option)
        who = seats.get(seat)  # none, where somebody new comes to the house
        yield verdict(option, "order", 99.0 if who is None else party.pull(who, who.space)[0])


def judge_by_chance(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """Nothing speaks for one rather than another: any of them."""
    for option in situation.decision.options:
        yield verdict(option, "habit", 0.0)


ANSWERS: dict[str, InvestigatorAnswers] = {
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
    "drop": judge_card,
    "drop-one": judge_card,
    "lay-down": judge_card,
    "either": judge_either,
    "lead-monster": judge_led,
    "burn-corpses": judge_burning,
    "discard-corpse": judge_burning,
    "stun-which": judge_strongest,
    "attack-now": judge_blow,
    "react": judge_reaction,
    "recover": judge_recovery,
    "spell-card": judge_spell_card,
    "swap": judge_swap,
    "swap-apart": judge_swap_apart,
    "reset-puzzle": judge_reset,
    "see-card": judge_glimpse,
    "cure": judge_cure,
    "move-barrier": judge_barrier,
    "put-back": judge_put_back,
}
"""How each kind of question is answered; a turn has a module of its own."""

BY_CHANCE = {
    "investigator": "so that whoever plays many games has seen every investigator in every story",
    "trait": "for the same reason: the tables of the traits need them all",
    "mythos-top": "a view does not hold the face that was looked at, so there is nothing to go by",
}
"""The kinds of question that are left to chance on purpose, and why."""

"""Cards that are used: remedies for who needs them, light, what costs nothing."""

from collections.abc import Iterable, Mapping

from madhouse.engine.clauses import Verb, parts_within
from madhouse.engine.decisions import Option
from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.fighting import kill_worth
from madhouse.second.players.flames import dousing_worth, kindling_worth
from madhouse.second.players.harm import Danger, healed, weight
from madhouse.second.players.sharing import effort
from madhouse.second.players.situation import Outlook
from madhouse.second.seen.views import InvestigatorView
from madhouse.second.things.amounts import amount_of
from madhouse.second.things.cards import BACK, CardAction, ElixirBack
from madhouse.second.words.attacking import HitMonster
from madhouse.second.words.company import Somebody
from madhouse.second.words.dice import Dice
from madhouse.second.words.foes import PassOver
from madhouse.second.words.gloom import IgnoresDarkness
from madhouse.second.words.harm import Become, GainClue, Heal, LoseCondition, Suffer
from madhouse.second.words.healing import Shut
from madhouse.second.words.inspecting import ExploreFromAfar, SearchFromAfar
from madhouse.second.words.laid_tokens import DiscardFeature, PlaceFeature
from madhouse.second.words.lasting import Until
from madhouse.second.words.pack_cards import GainElixir, Improve, LoseImprovement
from madhouse.second.words.surroundings import Ignite, LeaveLight, PutOut
from madhouse.second.words.this_card import DiscardThis, FlipThis, GainRandomSpell
from madhouse.second.words.turns import AnotherAction


def judge_card(
    situation: Outlook,
    who: InvestigatorView,
    danger: Danger,
    option: Option,
    named: Mapping[str, str],
) -> Verdict:
    """What using a card is worth."""
    action = action_of(situation, named["card"], int(named["number"]))
    if action is None:
        return verdict(option, "habit", -1.0)
    worth = _of_verbs(situation, who, danger, (*action.do, *action.then))
    worth += _unseen(situation, who, danger, named["card"], action)
    odds = None
    if action.test is not None:
        needed = amount_of(action.test.difficulty or 1, len(situation.view.investigators))
        odds = situation.chance(who, action.test.skill, needed, "component")
        worth += odds * _of_verbs(situation, who, danger, action.passed)
        worth += (1 - odds) * _of_verbs(situation, who, danger, action.failed)
    if action.shared:  # a Restrained companion, or oneself
        worth += situation.weights.harm * 3 * (odds or 1.0)
    judged = verdict(option, "card", worth if not action.free or worth <= 0 else worth + 5.0)
    judged.odds = odds
    return judged


def action_of(situation: Outlook, name: str, number: int) -> CardAction | None:
    """An action of a card by what it is called in an option."""
    box = situation.house.box
    front, flipped = name.removesuffix(BACK), name.endswith(BACK)
    card = (
        situation.house.side(front, flipped=flipped)
        or box.conditions.get(front)
        or box.investigators.get(front)
        or situation.house.harm_cards.get(front)
        or box.elixirs.get(front)
    )
    actions: tuple[CardAction, ...] = getattr(card, "action", ())
    return actions[number] if number < len(actions) else None


def _of_verbs(
    situation: Outlook, who: InvestigatorView, danger: Danger, verbs: Iterable[Verb]
) -> float:
    worth, weights = 0.0, situation.weights
    for verb in verbs:
        match verb:
            case Somebody(within=within, do=do, not_you=not_you):
                near = _near(situation, who, within, not_you=not_you)
                worth += max((help_worth(situation, each, do) for each in near), default=0.0)
            case GainClue(number=number):
                worth += weights.clue * amount_of(number, len(situation.view.investigators))
            case Suffer(damage=damage, horror=horror):
                number = len(situation.view.investigators)
                worth -= weight(who, "damage", weights) * amount_of(damage, number)
                worth -= weight(who, "horror", weights) * amount_of(horror, number)
            case LeaveLight():
                worth += weights.clue if situation.is_dark(who.space) else -1.0
            case PutOut(beside=beside):
                worth += dousing_worth(situation, who, beside)
            case Ignite():
                reach = (who.space, *situation.places.beside[who.space])
                worth += max(kindling_worth(situation, danger, each) for each in reach)
            case AnotherAction(number=number):
                worth += weights.another_action * number
            case SearchFromAfar():
                worth += _afar(situation, who, "search")
            case ExploreFromAfar():
                worth += _afar(situation, who, "explore")
            case GainRandomSpell():
                worth += weights.item
            case PassOver():
                worth += danger.at(who.space) / 2
            case Until(says=says) if any(parts_within(says, IgnoresDarkness)):
                worth += weights.clue if situation.is_dark(who.space) else 0.0
            case FlipThis():
                worth += 0.0
            case HitMonster():
                worth += _blast(situation, who, danger)
            case DiscardThis():
                worth -= weights.item / 2
            case (
                DiscardFeature()
                | PlaceFeature()
                | GainElixir()
                | Improve()
                | LoseImprovement()
                | Become()
            ):
                worth += situation.worth.of((verb,))
            case _:
                worth += help_worth(situation, who, (verb,))
    return worth


def _unseen(
    situation: Outlook, who: InvestigatorView, danger: Danger, card: str, action: CardAction
) -> float:
    """What is on the back of an Elixir, on the average of all that may be there."""
    elixir = situation.house.box.elixirs.get(card)
    if elixir is None or FlipThis() not in (*action.do, *action.then):
        return 0.0
    some = [_of_back(situation, who, danger, back) for back in elixir.backs]
    return sum(some) / len(some) - situation.weights.item / 2


def _of_back(situation: Outlook, who: InvestigatorView, danger: Danger, back: ElixirBack) -> float:
    gone = any(isinstance(verb, DiscardThis) for verb in back.do)
    dice = sum(each.number for each in back.standing if isinstance(each, Dice))
    verbs = [verb for verb in back.do if not isinstance(verb, DiscardThis)]
    worth = _of_verbs(situation, who, danger, verbs)
    return worth if gone else worth + dice * situation.weights.improved / 2


def _blast(situation: Outlook, who: InvestigatorView, danger: Danger) -> float:
    """What is thrown at the worst of them, where none of us stands."""
    near = situation.places.in_range[who.space]
    ours = {each.space for each in situation.playing}
    foes = [e for e in situation.view.monsters if e.space in near and e.space not in ours]
    return max((kill_worth(situation, danger, each) / 2 for each in foes), default=-3.0)


def _afar(situation: Outlook, who: InvestigatorView, kind: str) -> float:
    """The best that could be done from here on a token within range."""
    near = situation.places.in_range[who.space]
    found = [
        goal.worth / effort(situation, who, goal)[0]
        for goal in situation.goals.open
        if goal.kind == kind and not near.isdisjoint(situation.token_spaces.get(goal.token, ()))
    ]
    return max(found, default=0.0)


def _near(
    situation: Outlook, who: InvestigatorView, within: str, *, not_you: bool
) -> list[InvestigatorView]:
    people = [each for each in situation.playing if not (not_you and each.id == who.id)]
    if within == "your space":
        return [each for each in people if each.space == who.space]
    if within == "range":
        near = situation.places.in_range[who.space]
        return [each for each in people if each.space in near]
    return people


def help_worth(situation: Outlook, who: InvestigatorView, verbs: Iterable[Verb]) -> float:
    """What it is worth that somebody does this: cards less, conditions less."""
    best = 0.0
    for verb in verbs:
        for heal in parts_within((verb,), Heal):
            best = max(best, healed(who, heal.damage, heal.horror, situation.weights))
        for shut in parts_within((verb,), Shut):
            best = max(best, _shut(situation, who, shut.damage, shut.horror))
        for lost in parts_within((verb,), LoseCondition):
            has = any(each.card == lost.condition for each in who.conditions)
            best = max(best, situation.weights.condition if has else 0.0)
    return best


def _shut(situation: Outlook, who: InvestigatorView, damage: int, horror: int) -> float:
    cards = situation.house.harm_cards
    kept = sum(cards[each].keep for each in who.damage) if damage else 0
    kept += sum(cards[each].keep for each in who.horror) if horror else 0
    return situation.weights.condition * min(kept, damage + horror)

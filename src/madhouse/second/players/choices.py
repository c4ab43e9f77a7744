"""Answers to one thing or another: alternatives, guesses, help and what is let go."""

from collections.abc import Iterator

from madhouse.engine.clauses import Verb
from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.case import Case
from madhouse.second.players.harm import endurance, weight
from madhouse.second.players.lying_about import lying_worth
from madhouse.second.players.naming import counted, named_by
from madhouse.second.players.puzzling import puzzle_step
from madhouse.second.players.situation import Outlook
from madhouse.second.players.worth import Worth
from madhouse.second.words.company import ONE, OneOf, Somebody
from madhouse.second.words.everybody import Either
from madhouse.second.words.facts import Count
from madhouse.second.words.guessing import Guess
from madhouse.second.words.harm import Heal, Suffer


def judge_either(situation: Outlook) -> Iterator[Verdict]:
    """The alternative that costs least; what is counted of kindness to oneself is distrusted."""
    word = situation.house.box.written[counted(situation.decision.about["word"])]
    ways = [each.do for each in word.of] if isinstance(word, Either) else []
    if isinstance(word, OneOf):
        ways = list(word.these)
    for option in situation.decision.options:
        number = ONE.read(option)
        if number is None or int(number["number"]) >= len(ways):
            yield verdict(option, "habit", 0.0)
        else:
            yield verdict(option, "choice", _way_worth(situation, ways[int(number["number"])]))


def _way_worth(situation: Outlook, verbs: tuple[Verb, ...]) -> float:
    who, weights = situation.who(), situation.weights
    worth = Worth(Case(situation.house, situation.view), weights)
    worth.wanted = situation.goals.wanted
    total = 0.0
    for verb in verbs:
        match verb:
            case Heal(damage=damage, horror=horror):
                total += weight(who, "damage", weights) * min(damage, who.damage_facedown)
                total += weight(who, "horror", weights) * min(horror, who.horror_facedown)
            case Suffer(damage=int(damage), horror=int(horror), negates=negates):
                share = 0.5 if negates else 1.0
                total -= share * weight(who, "damage", weights) * damage
                total -= share * weight(who, "horror", weights) * horror
            case Count(counter=counter):
                done = situation.view.counts.get(counter, 0)
                total -= 0.5 + 0.6 * done
                if situation.house.one_too_many(counter, done + 1, len(situation.people)):
                    total += weights.lost
            case _:
                total += worth.of((verb,))
    return total


def judge_guess(situation: Outlook) -> Iterator[Verdict]:
    """What agrees with everything that was learned."""
    word = situation.house.box.written[counted(situation.decision.about["word"])]
    assert isinstance(word, Guess)
    values = list(word.of)
    likely = Case(situation.house, situation.view).likely(word.by)
    for option in situation.decision.options:
        (number,) = ONE.ids(option)
        yield verdict(option, "evidence", 1.0 if values[int(number)] in likely else 0.0)


def judge_somebody(situation: Outlook) -> Iterator[Verdict]:
    """Help goes to who needs it most, harm to who bears it best."""
    word = situation.house.box.written[counted(situation.decision.about["word"])]
    harms = isinstance(word, Somebody) and any(isinstance(v, Suffer) for v in word.do)
    for option in situation.decision.options:
        who = situation.people.get(named_by(situation, option).get("investigator", ""))
        if who is None:
            yield verdict(option, "habit", 0.0)
        else:
            bears = float(endurance(who))
            yield verdict(option, "help", bears if harms else -bears)


def judge_drop(situation: Outlook) -> Iterator[Verdict]:
    """What is missed least."""
    who = situation.who()
    for option in situation.decision.options:
        card = (
            named_by(situation, option).get("card")
            or named_by(situation, option).get("possession")
            or ""
        )
        yield verdict(option, "habit", -lying_worth(situation, who, card) if card else 0.0)


def judge_ask(situation: Outlook) -> Iterator[Verdict]:
    """Another topic at once: the one that is worth most."""
    for option in situation.decision.options:
        named = named_by(situation, option)
        goal = situation.goals.by_name.get(f"{named.get('token')} {named.get('number')}")
        yield verdict(option, "person", 0.0 if goal is None else goal.worth)


def judge_puzzle(situation: Outlook) -> Iterator[Verdict]:
    """One step of the solver."""
    yield verdict(puzzle_step(situation), "puzzle", 1.0)


def judge_heal(situation: Outlook) -> Iterator[Verdict]:
    """Cards that lie faceup for good first."""
    cards = situation.house.harm_cards
    for option in situation.decision.options:
        card = cards.get(named_by(situation, option).get("card", ""))
        yield verdict(option, "help", 1.0 if card is not None and card.keep else 0.5)

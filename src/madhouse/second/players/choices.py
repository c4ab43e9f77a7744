"""Answers to one thing or another: alternatives, guesses, help and what is let go."""

from collections.abc import Iterator

from madhouse.engine.clauses import Verb
from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.case import Case
from madhouse.second.players.harm import endurance, weight
from madhouse.second.players.lying_about import lying_worth
from madhouse.second.players.naming import counted, named_by
from madhouse.second.players.puzzling import puzzle_step
from madhouse.second.players.setting_out import FIGHTS_BY
from madhouse.second.players.situation import Outlook
from madhouse.second.rules.attack import CLASS
from madhouse.second.rules.clear_board import HAND
from madhouse.second.rules.improvements import IMPROVE
from madhouse.second.rules.steal import TRY
from madhouse.second.things.plain_answers import NOT
from madhouse.second.things.skills import Skill
from madhouse.second.words.company import ONE, OneOf, Somebody, ThatInvestigator
from madhouse.second.words.everybody import Either
from madhouse.second.words.facts import Count
from madhouse.second.words.guessing import Guess
from madhouse.second.words.harm import Heal, Suffer

USED_ANYWAY = {Skill.AGILITY: 4.0, Skill.WILL: 4.0, Skill.STRENGTH: 2.0}
"""What a skill is good for whatever the story asks: to evade, to bear what is seen, to strike."""


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
                total += situation.worth.of((verb,))
    return total


def judge_offered(situation: Outlook) -> Iterator[Verdict]:
    """What another offers is taken if it does one any good."""
    word = situation.house.box.written[counted(situation.decision.about["word"])]
    verbs = word.do if isinstance(word, Somebody | ThatInvestigator) else ()
    for option in situation.decision.options:
        worth = 0.0 if option == NOT else _way_worth(situation, verbs) + 0.1
        yield verdict(option, "choice", worth)


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


def judge_doorway(situation: Outlook) -> Iterator[Verdict]:
    """The door behind which most is to be hoped for."""
    for option in situation.decision.options:
        token = named_by(situation, option).get("token", "")
        behind = [goal.worth for goal in situation.goals.by_name.values() if goal.token == token]
        yield verdict(option, "explore", max(behind, default=0.0))


def judge_puzzle(situation: Outlook) -> Iterator[Verdict]:
    """One step of the solver."""
    yield verdict(puzzle_step(situation), "puzzle", 1.0)


def judge_heal(situation: Outlook) -> Iterator[Verdict]:
    """Cards that lie faceup for good first."""
    cards = situation.house.harm_cards
    for option in situation.decision.options:
        card = cards.get(named_by(situation, option).get("card", ""))
        yield verdict(option, "help", 1.0 if card is not None and card.keep else 0.5)


def judge_improve(situation: Outlook) -> Iterator[Verdict]:
    """The skill that is asked for most, by what can be done and by what is to be feared."""
    who = situation.who()
    for option in situation.decision.options:
        skill = Skill(IMPROVE.ids(option)[0])
        yield verdict(option, "learn", _use_of(situation, skill) / situation.skill(who, skill))


def _use_of(situation: Outlook, skill: Skill) -> float:
    asked = [
        goal.worth
        for goal in situation.goals.by_name.values()
        if goal.worth > 0
        and skill in (goal.skill, None if goal.puzzle is None else goal.puzzle.skill)
    ]
    return USED_ANYWAY.get(skill, 1.0) + sum(asked)


def judge_thief(situation: Outlook) -> Iterator[Verdict]:
    """The skill in which one is farthest ahead of the other."""
    who, victim = situation.who(), situation.people[str(situation.decision.about["victim"])]
    for option in situation.decision.options:
        skill = Skill(TRY.ids(option)[0])
        ahead = situation.dice(who, skill) - situation.dice(victim, skill)
        yield verdict(option, "habit", float(ahead))


def judge_class(situation: Outlook) -> Iterator[Verdict]:
    """The class of attack for which one has most dice: which monster it is stands in no question,
    so the skill that the class mostly asks for decides."""
    who = situation.who()
    for option in situation.decision.options:
        skill = FIGHTS_BY.get(CLASS.ids(option)[0], Skill.AGILITY)
        yield verdict(option, "fight", float(situation.dice(who, skill, "attack")))


def judge_kept(situation: Outlook) -> Iterator[Verdict]:
    """What was left lying goes to who can bear most."""
    for option in situation.decision.options:
        _, taker = HAND.ids(option)
        yield verdict(option, "share", float(endurance(situation.people[taker])))

"""Answers to every question but the turn itself, by its kind."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from madhouse.engine.clauses import Verb
from madhouse.engine.decisions import Option
from madhouse.engine.forms import Form
from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.case import Case
from madhouse.second.players.harm import Danger, endurance, weight
from madhouse.second.players.lying_about import judge_trade, lying_worth
from madhouse.second.players.puzzling import puzzle_step
from madhouse.second.players.setting_out import judge_share
from madhouse.second.players.sharing import shared_out
from madhouse.second.players.situation import Outlook
from madhouse.second.players.worth import Worth
from madhouse.second.rules.barricades import GO_THROUGH
from madhouse.second.rules.dragging import DRAG, TOWARD
from madhouse.second.rules.evade import EVADE
from madhouse.second.rules.fire import PUT_OUT, SPREAD
from madhouse.second.rules.group import AGREE
from madhouse.second.rules.harm import FACEUP
from madhouse.second.rules.horror_step import FACE
from madhouse.second.rules.investigator_phase import NEXT
from madhouse.second.rules.monster_moves import GOAL, STEP
from madhouse.second.rules.monster_targets import VICTIM
from madhouse.second.rules.mythos_targets import STRUCK
from madhouse.second.rules.negating import PREVENT
from madhouse.second.rules.push import FOLLOW, WILLING
from madhouse.second.rules.simultaneous import FIRST
from madhouse.second.rules.skill_test import CONVERT, SUCCESS
from madhouse.second.rules.token_actions import ENTER
from madhouse.second.things.plain_answers import DONE, LEAVE, STOP
from madhouse.second.words.carrying import LET_GO
from madhouse.second.words.company import NOT, ONE, WHOM, OneOf, Somebody
from madhouse.second.words.dice import REROLL
from madhouse.second.words.everybody import Either
from madhouse.second.words.facts import Count
from madhouse.second.words.going import SWAP, WALK
from madhouse.second.words.guessing import Guess
from madhouse.second.words.harm import Heal, Suffer
from madhouse.second.words.inspecting import ASK
from madhouse.second.words.movement import GO
from madhouse.second.words.surroundings import AT

Considering = Callable[[Outlook], Iterable[Verdict]]
"""What is to be said of the options of one kind of question."""
FOR_TOKENS = frozenset({"search", "interact", "explore", "person", "inventory"})
ALL_OR_NOTHING = frozenset({"evade", "attack", "component", "barricade", "push"})
"""What tests are for, where successes that do not suffice are lost."""
PLAIN = (DONE, STOP, LEAVE, NOT)
"""Options with which nothing is done."""


# -- tests -------------------------------------------------------------------------------------


def judge_convert(situation: Outlook) -> Iterator[Verdict]:
    """A Clue is spent where it turns the test, or where there are more than enough."""
    yield verdict(DONE, "habit", 0.0)
    yield verdict(CONVERT, "clue", _turning(situation))


def _turning(situation: Outlook) -> float:
    """What a Clue brings here, less what it is worth to keep."""
    about, weights = situation.decision.about, situation.weights
    needed, clues = about.get("difficulty"), _number(about.get("clues"))
    keep = weights.clue if clues <= weights.spare_clues else weights.clue / 4
    if not isinstance(needed, int):
        return weights.clue / 2 - keep  # successes are only counted
    short = needed - _number(about.get("successes"))
    turns = short <= min(clues, _number(about.get("investigations")))
    purpose = str(about.get("purpose", ""))
    if purpose in FOR_TOKENS:
        worth, kept = _at_stake(situation, purpose, needed)
        return worth / short - keep if turns or kept else -keep
    if purpose in ALL_OR_NOTHING:
        return 1.5 / short - keep if turns else -keep
    return (1.5 if _in_need(situation) else weights.harm) - keep  # each prevents a card


def _at_stake(situation: Outlook, purpose: str, needed: int) -> tuple[float, bool]:
    """What passing the test is worth, and whether successes that do not suffice are kept: by what
    asks for so many here."""
    here = situation.who().space
    worth, kept = 1.0, False
    for goal in situation.goals.by_name.values():
        if goal.skill is None or goal.needed != needed or goal.kind != purpose:
            continue
        if goal.kind == "inventory" or here in situation.token_spaces.get(goal.token, ()):
            worth, kept = max(worth, goal.worth), kept or goal.adds_up
    return worth, kept


def _in_need(situation: Outlook) -> bool:
    return endurance(situation.who()) <= 4


def judge_react(situation: Outlook) -> Iterator[Verdict]:
    """A card is used unless the dice are good enough already."""
    about = situation.decision.about
    dice, needed = about.get("dice"), about.get("needed")
    use = 1.0
    if isinstance(dice, list) and isinstance(needed, int):
        use = -1.0 if dice.count(str(SUCCESS)) >= needed else 1.0
    for option in situation.decision.options:
        yield verdict(option, "card", 0.0 if option == LEAVE else use)


def judge_reroll(situation: Outlook) -> Iterator[Verdict]:
    """Blanks first; investigation results where there is no Clue for them; never successes."""
    clues = situation.who().clues
    by_face = {"blank": 2.0, "investigation": 1.0 if not clues else -1.0, "success": -2.0}
    for option in situation.decision.options:
        named = REROLL.read(option)
        yield verdict(option, "habit", by_face[named["face"]] if named else 0.0)


def judge_negate(situation: Outlook) -> Iterator[Verdict]:
    """What weighs more is prevented first."""
    who, weights = situation.who(), situation.weights
    gain = weight(who, "damage", weights) - weight(who, "horror", weights)
    for option in situation.decision.options:
        (number,) = PREVENT.ids(option)
        yield verdict(option, "habit", gain * int(number))


# -- whom and where ----------------------------------------------------------------------------


def judge_bearer(situation: Outlook) -> Iterator[Verdict]:
    """Harm goes to who can bear most."""
    for option in situation.decision.options:
        who = situation.people.get(_named(situation, option).get("investigator", ""))
        yield verdict(option, "bears", float(endurance(who)) if who else 0.0)


def judge_space(situation: Outlook) -> Iterator[Verdict]:
    """Of several spaces the one with the least danger; to stop is as good as where one stands."""
    who = situation.who()
    danger = Danger(situation, who)
    for option in situation.decision.options:
        space = _named(situation, option).get("space", "") or who.space
        known = space in situation.places.room_of
        yield verdict(option, "habit", -danger.at(space) if known else -9.0)


def judge_target(situation: Outlook) -> Iterator[Verdict]:
    """Where something is thrown: at the most monsters, and at none of us."""
    people = [who.space for who in situation.playing]
    danger = Danger(situation, situation.who())
    for option in situation.decision.options:
        space = _named(situation, option).get("space", "")
        foes = situation.monsters_at.get(space, ())
        worth = sum(danger.of(each) + 1.0 for each in foes)
        yield verdict(option, "fight", worth - 5.0 * people.count(space))


def judge_fire_spreads(situation: Outlook) -> Iterator[Verdict]:
    """To where nobody stands and nothing is left to do."""
    people = [who.space for who in situation.playing]
    tokens = [s for token in situation.view.tokens for s in token.spaces]
    for option in situation.decision.options:
        space = _named(situation, option).get("space", "")
        yield verdict(option, "habit", -3.0 * people.count(space) - tokens.count(space))


def judge_far_from_us(situation: Outlook) -> Iterator[Verdict]:
    """Where a monster goes: to where the fewest of us stand, or who bears most."""
    for option in situation.decision.options:
        space = _named(situation, option).get("space", "")
        there = [endurance(who) for who in situation.playing if who.space == space]
        yield verdict(option, "habit", -9.0 / min(there) - len(there) if there else 0.0)


def judge_move_in(situation: Outlook) -> Iterator[Verdict]:
    """Through the door, unless something waits there."""
    danger = Danger(situation, situation.who())
    for option in situation.decision.options:
        space = _named(situation, option).get("space", "")
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
        foe = foes.get(_named(situation, option).get("monster", ""))
        yield verdict(option, "habit", -danger.of(foe) if foe else 0.0)


def judge_turn_order(situation: Outlook) -> Iterator[Verdict]:
    """Who has most to do goes first, so that the others know what came of it."""
    tasks = shared_out(situation)
    for option in situation.decision.options:
        who = _named(situation, option).get("investigator", "")
        found = tasks.get(who)
        yield verdict(option, "order", found.rate if found else 0.0)


# -- one thing or another ----------------------------------------------------------------------


def judge_either(situation: Outlook) -> Iterator[Verdict]:
    """The alternative that costs least; what is counted of kindness to oneself is distrusted."""
    word = situation.house.box.written[_number(situation.decision.about["word"])]
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
            case _:
                total += worth.of((verb,))
    return total


def judge_guess(situation: Outlook) -> Iterator[Verdict]:
    """What agrees with everything that was learned."""
    word = situation.house.box.written[_number(situation.decision.about["word"])]
    assert isinstance(word, Guess)
    values = list(word.of)
    likely = Case(situation.house, situation.view).likely(word.by)
    for option in situation.decision.options:
        (number,) = ONE.ids(option)
        yield verdict(option, "evidence", 1.0 if values[int(number)] in likely else 0.0)


def judge_somebody(situation: Outlook) -> Iterator[Verdict]:
    """Help goes to who needs it most, harm to who bears it best."""
    word = situation.house.box.written[_number(situation.decision.about["word"])]
    harms = isinstance(word, Somebody) and any(isinstance(v, Suffer) for v in word.do)
    for option in situation.decision.options:
        who = situation.people.get(_named(situation, option).get("investigator", ""))
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
            _named(situation, option).get("card")
            or _named(situation, option).get("possession")
            or ""
        )
        yield verdict(option, "habit", -lying_worth(situation, who, card) if card else 0.0)


def judge_ask(situation: Outlook) -> Iterator[Verdict]:
    """Another topic at once: the one that is worth most."""
    for option in situation.decision.options:
        named = _named(situation, option)
        goal = situation.goals.by_name.get(f"{named.get('token')} {named.get('number')}")
        yield verdict(option, "person", 0.0 if goal is None else goal.worth)


def judge_puzzle(situation: Outlook) -> Iterator[Verdict]:
    """One step of the solver."""
    yield verdict(puzzle_step(situation), "puzzle", 1.0)


def judge_heal(situation: Outlook) -> Iterator[Verdict]:
    """Cards that lie faceup for good first."""
    cards = situation.house.harm_cards
    for option in situation.decision.options:
        card = cards.get(_named(situation, option).get("card", ""))
        yield verdict(option, "help", 1.0 if card is not None and card.keep else 0.5)


def saying(chosen: Option) -> Considering:
    """An answer that is always the same."""

    def judge(situation: Outlook) -> Iterator[Verdict]:
        for option in situation.decision.options:
            yield verdict(option, "habit", 1.0 if option == chosen else 0.0)

    return judge


def judge_by_chance(situation: Outlook) -> Iterator[Verdict]:
    """Any option; but rather something than nothing."""
    for option in situation.decision.options:
        yield verdict(option, "habit", -1.0 if option in PLAIN else 0.0)


def judge_plainly(situation: Outlook) -> Iterator[Verdict]:
    """Rather nothing than something."""
    for option in situation.decision.options:
        yield verdict(option, "habit", 1.0 if option in PLAIN else 0.0)


def _named(situation: Outlook, option: Option) -> Mapping[str, str]:
    """What an option names, by the forms of its question: a line alone may read in several ways."""
    for form in NAMING.get(situation.decision.kind, ()):
        named = form.read(option)
        if named is not None:
            return named
    return {}


def _number(fact: object) -> int:
    return int(fact) if isinstance(fact, int | str) and str(fact).isdigit() else 0


NAMING: dict[str, tuple[Form, ...]] = {
    "turn-order": (NEXT,),
    "struck": (STRUCK,),
    "attacked": (VICTIM,),
    "order": (FIRST,),
    "somebody": (WHOM,),
    "exchange": (SWAP,),
    "fire-spreads": (SPREAD,),
    "move-in": (ENTER,),
    "go-through": (GO_THROUGH,),
    "follow": (FOLLOW,),
    "walk": (WALK,),
    "short-way": (WALK,),
    "recoil": (WALK,),
    "driven": (GO,),
    "go": (GO,),
    "drag": (DRAG,),
    "drag-goal": (TOWARD,),
    "monster-goal": (GOAL,),
    "monster-step": (STEP,),
    "where": (AT,),
    "evade": (EVADE,),
    "face": (FACE,),
    "drop": (LET_GO,),
    "ask": (ASK,),
    "heal": (FACEUP,),
    "shut": (FACEUP,),
}
"""The forms of the options of a question."""
ANSWERS: dict[str, Considering] = {
    "investigator": judge_by_chance,  # so that whoever plays many games sees all of them
    "share": judge_share,
    "proposal": saying(AGREE),
    "turn-order": judge_turn_order,
    "trade": judge_trade,
    "convert": judge_convert,
    "react": judge_react,
    "reroll": judge_reroll,
    "negate": judge_negate,
    "struck": judge_bearer,
    "attacked": judge_bearer,
    "monster-goal": judge_far_from_us,
    "monster-step": judge_far_from_us,
    "willing": saying(WILLING),
    "put-out": saying(PUT_OUT),
    "fire-spreads": judge_fire_spreads,
    "move-in": judge_move_in,
    "go-through": judge_move_in,
    "follow": judge_space,
    "walk": judge_space,
    "recoil": judge_space,
    "driven": judge_space,
    "go": judge_space,
    "drag": judge_space,
    "where": judge_target,
    "evade": judge_foe,
    "face": judge_foe,
    "either": judge_either,
    "one-of": judge_either,
    "guess": judge_guess,
    "somebody": judge_somebody,
    "drop": judge_drop,
    "ask": judge_ask,
    "puzzle": judge_puzzle,
    "heal": judge_heal,
    "shut": judge_heal,
    "steal": judge_plainly,
}
"""By the kind of question."""

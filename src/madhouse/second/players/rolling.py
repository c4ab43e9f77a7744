"""Answers about dice: Clues, rerolls, cards that turn a test, and what is prevented."""

from collections.abc import Iterator

from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.harm import endurance, weight
from madhouse.second.players.naming import counted
from madhouse.second.players.situation import Outlook
from madhouse.second.rules.negating import PREVENT
from madhouse.second.rules.skill_test import CONVERT, SUCCESS
from madhouse.second.things.plain_answers import DONE, LEAVE
from madhouse.second.words.dice import REROLL

FOR_TOKENS = frozenset({"search", "interact", "explore", "person", "inventory"})
"""What tests are for, where something of the story hangs on them."""
ALL_OR_NOTHING = frozenset({"evade", "attack", "component", "barricade", "push"})
"""What tests are for, where successes that do not suffice are lost."""


def judge_convert(situation: Outlook) -> Iterator[Verdict]:
    """A Clue is spent where it turns the test, or where there are more than enough."""
    yield verdict(DONE, "habit", 0.0)
    yield verdict(CONVERT, "clue", _turning(situation))


def _turning(situation: Outlook) -> float:
    """What a Clue brings here, less what it is worth to keep."""
    about, weights = situation.decision.about, situation.weights
    needed, clues = about.get("difficulty"), counted(about.get("clues"))
    keep = weights.clue if clues <= weights.spare_clues else weights.clue / 4
    if not isinstance(needed, int):
        return weights.clue / 2 - keep  # successes are only counted
    short = needed - counted(about.get("successes"))
    turns = short <= min(clues, counted(about.get("investigations")))
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
    if about.get("moment") == "interacted":
        use = _second_question(situation) - situation.weights.clue
    for option in situation.decision.options:
        yield verdict(option, "card", 0.0 if option == LEAVE else use)


def _second_question(situation: Outlook) -> float:
    """What another question to whoever is here would bring, for a Clue."""
    here = situation.who().space
    return max(
        (
            goal.worth / max(1, goal.needed)
            for goal in situation.goals.open
            if goal.kind == "person" and here in situation.token_spaces.get(goal.token, ())
        ),
        default=0.0,
    )


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

"""Answers to every question but the turn itself, by its kind."""

from collections.abc import Callable, Iterable, Iterator

from madhouse.engine.decisions import Option
from madhouse.players.judging import Verdict, verdict
from madhouse.second.players.choices import (
    judge_ask,
    judge_class,
    judge_doorway,
    judge_drop,
    judge_either,
    judge_guess,
    judge_heal,
    judge_improve,
    judge_kept,
    judge_offered,
    judge_puzzle,
    judge_somebody,
    judge_thief,
)
from madhouse.second.players.clearing import (
    judge_clear,
    judge_laying,
    judge_restrain,
    judge_taking,
)
from madhouse.second.players.lying_about import judge_trade
from madhouse.second.players.placing import (
    judge_bearer,
    judge_destination,
    judge_door,
    judge_far_from_us,
    judge_fire_spreads,
    judge_foe,
    judge_move_in,
    judge_space,
    judge_target,
    judge_turn_order,
    judge_worst_foe,
)
from madhouse.second.players.rolling import judge_convert, judge_negate, judge_react, judge_reroll
from madhouse.second.players.setting_out import judge_share
from madhouse.second.players.situation import Outlook
from madhouse.second.rules.fire import PUT_OUT
from madhouse.second.rules.group import AGREE
from madhouse.second.rules.overgrowth import CUT_ONE
from madhouse.second.rules.push import WILLING
from madhouse.second.rules.rift import CLOSE_HERE
from madhouse.second.things.plain_answers import PASSES

Considering = Callable[[Outlook], Iterable[Verdict]]
"""What is to be said of the options of one kind of question."""


def saying(chosen: Option) -> Considering:
    """An answer that is always the same."""

    def judge(situation: Outlook) -> Iterator[Verdict]:
        for option in situation.decision.options:
            yield verdict(option, "habit", 1.0 if option == chosen else 0.0)

    return judge


def judge_by_chance(situation: Outlook) -> Iterator[Verdict]:
    """Any option; but rather something than nothing."""
    for option in situation.decision.options:
        yield verdict(option, "habit", -1.0 if option in PASSES else 0.0)


def judge_plainly(situation: Outlook) -> Iterator[Verdict]:
    """Rather nothing than something."""
    for option in situation.decision.options:
        yield verdict(option, "habit", 1.0 if option in PASSES else 0.0)


ANSWERS: dict[str, Considering] = {
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
    "lure": judge_foe,
    "pass-over": judge_worst_foe,
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
    "steal-skill": judge_thief,
    "attack-class": judge_class,
    "offered": judge_offered,
    "deal-with": judge_ask,
    "unlock": judge_doorway,
    "listen": judge_doorway,
    "shut-door": judge_door,
    "kept-card": judge_kept,
    "short-way": judge_destination,
    "exchange": judge_destination,
    "drag-goal": judge_space,
    "push-monster": judge_far_from_us,
    # what packs bring
    "improve": judge_improve,
    "return": judge_destination,
    "restrain": judge_restrain,
    "clear": judge_clear,
    "cut": saying(CUT_ONE),
    "close-rift": saying(CLOSE_HERE),
    "lay": judge_laying,
    "take": judge_taking,
}
"""By the kind of question."""

BY_CHANCE = {
    "investigator": "whoever plays many games sees all of them",
    "favourite": "a habit would betray what nobody else may know",
    "order": "what comes of it hangs on the cards of all, and seldom on their order",
    "push-token": "where a thing is wanted is told in prose alone",
    "which-barricade": "they are alike, and a door that is left can be blocked again",
    "put-out-light": "one light is as good as another",
}
"""What is left to chance on purpose, and why."""

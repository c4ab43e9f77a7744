"""Refusals: the rule by which something that one might try is not offered.

What offers an option and what refuses it is the same function of its rule. Refusals tell no secret:
each speaks of what lies open, or of what the seat that is asked may know.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import cast

from madhouse.engine.decisions import Decision, Option, Seat
from madhouse.engine.forms import Form, Named, form, verb_of
from madhouse.engine.game import Game
from madhouse.first.acting.objective import against_revealing
from madhouse.first.acting.reactions import USE
from madhouse.first.rules.attribute_tests import SPEND
from madhouse.first.rules.barriers import PULL, PUSH, against_pulling, against_pushing
from madhouse.first.rules.deeds import DEEDS, Deed, against_deed
from madhouse.first.rules.demands import ATTEMPT, TRY, against_key
from madhouse.first.rules.escape import LEAVE_BY
from madhouse.first.rules.keeper_hand import PLAY
from madhouse.first.rules.keeper_turn import (
    AFFLICT,
    REVEAL,
    against_afflicting,
    against_keeper_action,
)
from madhouse.first.rules.monster_attack_step import ATTACKS, against_monster_attack
from madhouse.first.rules.monster_exit import against_monster_leaving
from madhouse.first.rules.monster_moves import FORCE, against_forcing
from madhouse.first.rules.monsters import monster_called, monster_name
from madhouse.first.rules.movement import against_going
from madhouse.first.rules.mythos import against_mythos
from madhouse.first.rules.paths import TO, against_monster_step
from madhouse.first.rules.puzzle_attempts import against_attempt, against_skill_point
from madhouse.first.rules.puzzle_pieces import pile_of
from madhouse.first.rules.puzzle_steps import RULES, against_puzzle_step
from madhouse.first.rules.trauma import against_trauma
from madhouse.first.seen.views import View
from madhouse.first.things.cards import Demand
from madhouse.first.things.state import Investigator, Monster, State
from madhouse.first.things.table import Table
from madhouse.puzzles.box import the_puzzles

Against = Callable[..., str | None]
"""The rule against what an option names at a question; None if there is none."""


def why_not(game: Game[State, View], seat: Seat, option: Option) -> str | None:
    """The rule that keeps an option from a seat's list; where none says more, the question's own.

    None if the option is offered, or if the seat is not asked anything.
    """
    asked = _asked(game, seat, option)
    return None if asked is None else refused_by(game, seat, option) or asked.rule


def refused_by(game: Game[State, View], seat: Seat, option: Option) -> str | None:
    """The rule against an option that could be chosen at another time; None for any other line."""
    asked = _asked(game, seat, option)
    return None if asked is None else rule_against(cast(Table, game.table), asked, option)


def _asked(game: Game[State, View], seat: Seat, option: Option) -> Decision | None:
    """The question to the seat, if it does not offer the option."""
    asked = next((each for each in game.pending if seat in each.seats), None)
    return None if asked is None or option in asked.options else asked


def rule_against(g: Table, asked: Decision, option: Option) -> str | None:
    """The rule against an option, offered or not; None also for a line that means nothing here."""
    known = AGAINST.get(asked.kind, {})
    found = _read(known, option)
    if found is None or not _on_board(g, found[1]):
        return None
    kind, named = found
    return known[kind](g, asked, *named.values())


def _read(known: Iterable[Form | Option], option: Option) -> tuple[Form | Option, Named] | None:
    """The form of an option and what it names; a line that was cut short, so that it names nothing,
    goes by its words."""
    for kind in known:
        named = kind.read(option) if isinstance(kind, Form) else {} if kind == option else None
        if named is not None:
            return kind, named
    for kind in known:
        if verb_of(kind) == verb_of(option):
            return kind, dict.fromkeys(kind.places if isinstance(kind, Form) else (), "")
    return None


def _on_board(g: Table, named: Named) -> bool:
    """Whether the space and the monster that an option names are there."""
    monsters = [monster_name(each) for each in g.state.monsters]
    return ("space" not in named or named["space"] in g.board.room_of) and (
        "monster" not in named or named["monster"] in monsters
    )


def _asked_of(g: Table, asked: Decision) -> Investigator:
    return g.investigator(str(asked.about["who"]))


def _called(g: Table, name: str) -> Investigator | None:
    return next((each for each in g.state.investigators if each.id == name), None)


# -- investigators -------------------------------------------------------------------------------


def _deed(deed: Deed, g: Table, asked: Decision, *ids: str) -> str | None:
    return against_deed(g, _asked_of(g, asked), deed, *ids)


def _own_move(g: Table, asked: Decision, space: str) -> str | None:
    return against_going(g, _asked_of(g, asked), space)


def _push(g: Table, asked: Decision, door: str) -> str | None:
    return against_pushing(g, _asked_of(g, asked), door)


def _pull(g: Table, asked: Decision, door: str) -> str | None:
    return against_pulling(g, _asked_of(g, asked), door)


def demanded(g: Table, asked: Decision) -> Demand:
    """The Lock or Obstacle card that is asked about."""
    card = str(asked.about["card"])
    return g.box.locks[card] if card in g.box.locks else g.box.obstacles[card]


def _key(g: Table, asked: Decision, key: str) -> str | None:
    return against_key(_asked_of(g, asked), demanded(g, asked), key)


def _try(g: Table, asked: Decision) -> str | None:
    return asked.rule if demanded(g, asked).test is None else None


def _attempt(g: Table, asked: Decision) -> str | None:
    return against_attempt(_asked_of(g, asked), demanded(g, asked))


def _puzzle_step(line: Form | Option, g: Table, asked: Decision, *ids: str) -> str | None:
    laid = g.state.puzzles[str(asked.about["card"])].laid
    puzzle = the_puzzles()[laid.puzzle]
    step = line(*ids) if isinstance(line, Form) else line
    left = int(str(asked.about["left"]))
    return against_puzzle_step(puzzle, laid, pile_of(g, puzzle), left, step)


def _skill_point(g: Table, asked: Decision) -> str | None:
    """That one was spent is known to the attempt alone: with a point left it is not offered."""
    return against_skill_point(_asked_of(g, asked), spent=SPEND not in asked.options)


# -- the keeper ----------------------------------------------------------------------------------


def _mythos(g: Table, asked: Decision, card: str, target: str) -> str | None:
    if card not in g.keeper.mythos:
        return None
    who = _asked_of(g, asked)
    return "1e.open.mythos-target" if target != who.id else against_mythos(g, who, card)


def _trauma(g: Table, asked: Decision, card: str, target: str) -> str | None:
    if card not in g.keeper.trauma or target != asked.about["who"]:
        return None
    return against_trauma(g, _asked_of(g, asked), card, str(asked.about["kind"]))


def _keeper_action(g: Table, _: Decision, name: str) -> str | None:
    return against_keeper_action(g, name) if name in g.box.actions else None


def _afflict(g: Table, _: Decision, name: str) -> str | None:
    who = _called(g, name)
    return None if who is None else against_afflicting(g, who)


def _reveal(g: Table, _: Decision) -> str | None:
    return against_revealing(g)


def _monster_attack(g: Table, _: Decision, monster: str, target: str) -> str | None:
    who = _called(g, target)
    return None if who is None else against_monster_attack(g, monster_called(g, monster), who)


def _moved(
    against: Callable[[Table, Monster, str], str | None], g: Table, asked: Decision, to: str
) -> str | None:
    foe = next((each for each in g.state.monsters if each.id == asked.about.get("monster")), None)
    return None if foe is None else against(g, foe, to)


def _monster_step(g: Table, asked: Decision, space: str) -> str | None:
    """Where nothing else is against its step, the card that moves it leads elsewhere."""
    elsewhere = None if TO(space) in asked.options else "1e.open.card-overrides"
    return _moved(against_monster_step, g, asked, space) or elsewhere


_ACTION = form("{action}")
_STEPS: Mapping[Form | Option, Against] = {
    step: partial(_puzzle_step, step) for step in RULES.known
}

AGAINST: Mapping[str, Mapping[Form | Option, Against]] = {
    "turn": {kind: partial(_deed, deed) for kind, deed in DEEDS.known.items()},
    "own-move": {TO: _own_move},
    "move-barrier": {PUSH: _push, PULL: _pull},
    "demand": {USE: _key, TRY: _try, ATTEMPT: _attempt},
    "puzzle": {**_STEPS, SPEND: _skill_point},
    "replace-piece": _STEPS,
    "mythos": {PLAY: _mythos},
    "trauma": {PLAY: _trauma},
    "keeper-action": {AFFLICT: _afflict, REVEAL: _reveal, _ACTION: _keeper_action},
    "monster-attack": {ATTACKS: _monster_attack},
    "move-monster": {
        TO: _monster_step,
        LEAVE_BY: partial(_moved, against_monster_leaving),
        FORCE: partial(_moved, against_forcing),
    },
    "lead-monster": {TO: _monster_step},
}
"""For each kind of question, the rule against each form of option."""

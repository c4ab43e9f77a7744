"""Refusals: the rule by which something that one might try is not offered.

They tell no secret: each speaks of what lies open, or of what the seat that is asked may know.
"""

from collections.abc import Callable
from typing import cast

from madhouse.engine.decisions import Decision, Option, Seat
from madhouse.engine.game import Game
from madhouse.first.acting.scene import Scene, all_hold
from madhouse.first.rules.harm import insane
from madhouse.first.rules.keeper_hand import PLAY
from madhouse.first.rules.keeper_turn import AFFLICT, REVEAL, keeper_action
from madhouse.first.rules.monster_attack_step import ATTACKS
from madhouse.first.rules.monsters import monster_name
from madhouse.first.rules.named_monsters import spares
from madhouse.first.rules.paths import TO, paths
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.table import Table
from madhouse.first.told.puzzle_refusals import refused_at_puzzle, refused_demand, refused_replacing
from madhouse.first.told.turn_refusals import no_way, refused_in_turn

Refusal = Callable[[Table, Decision, Option], str | None]


def why_not(game: Game[State, View], seat: Seat, option: Option) -> str | None:
    """The rule that keeps an option from a seat's list; where none says more, the question's own.

    None if the option is offered, or if the seat is not asked anything.
    """
    asked = _asked(game, seat, option)
    return None if asked is None else refused_by(game, seat, option) or asked.rule


def refused_by(game: Game[State, View], seat: Seat, option: Option) -> str | None:
    """The rule against an option that could be chosen at another time; None for any other line."""
    asked = _asked(game, seat, option)
    if asked is None or asked.kind not in REFUSALS:
        return None
    return REFUSALS[asked.kind](cast(Table, game.table), asked, option)


def _asked(game: Game[State, View], seat: Seat, option: Option) -> Decision | None:
    """The question to the seat, if it does not offer the option."""
    asked = next((each for each in game.pending if seat in each.seats), None)
    return None if asked is None or option in asked.options else asked


def _turn(g: Table, asked: Decision, option: Option) -> str | None:
    return refused_in_turn(g, g.investigator(str(asked.about["who"])), option)


def _mythos(g: Table, asked: Decision, option: Option) -> str | None:
    """Why the keeper cannot play this Mythos card now."""
    played = PLAY.read(option)
    if played is None or played["card"] not in g.keeper.mythos:
        return None
    card, target = played["card"], played["who"]
    if target != asked.about["who"]:
        return "1e.open.mythos-target"
    if g.box.mythos[card].cost > g.keeper.threat:
        return "1e.mythos.pay-cost"
    met = all_hold(g, Scene(g.investigator(target)), g.box.mythos[card].requires)
    return None if met else "1e.mythos.requirement"


def _trauma(g: Table, asked: Decision, option: Option) -> str | None:
    """Why the keeper cannot play this Trauma card now."""
    played = PLAY.read(option)
    if played is None or played["card"] not in g.keeper.trauma:
        return None
    if played["who"] != asked.about["who"]:
        return None
    kind = g.box.trauma[played["card"]].kind
    return "1e.trauma.threshold" if kind == asked.about["kind"] else f"1e.trauma.{kind}"


def _keeper_action(g: Table, _: Decision, option: Option) -> str | None:
    """Why the keeper cannot take this action now."""
    if afflicted := AFFLICT.read(option):
        return _afflict(g, afflicted["who"])
    if option == REVEAL:
        return "1e.objective.reveal-requirement"
    if option not in g.box.actions:
        return None
    action = keeper_action(g, option)
    if option not in g.story.actions:
        return "1e.keeper-action.story-cards-only"
    if action.cost > g.keeper.threat:
        return "1e.keeper-action.one-at-a-time"
    if action.limit and option in g.keeper.used:
        return "1e.open.keeper-action-repeat"
    met = all_hold(g, Scene(card=option), action.requires)
    return None if met else "1e.open.card-overrides"


def _afflict(g: Table, name: str) -> str | None:
    who = next((each for each in g.state.investigators if each.id == name), None)
    if who is None:
        return None
    if who.id in g.keeper.afflicted and insane(g, who):
        return "1e.conflict.insanity-trauma-limit"
    return "1e.trauma.insane-keeper-action"


def _monster_attack(g: Table, _: Decision, option: Option) -> str | None:
    """Why this monster does not attack this investigator now."""
    ids = ATTACKS.read(option) or {}
    foe = next((m for m in g.state.monsters if monster_name(m) == ids.get("monster")), None)
    if foe is None:
        return None
    if foe.stun:
        return "1e.monster-attack.stunned"
    spared = [who.id for who in g.investigators_at(foe.space) if spares(g, foe, who)]
    return "1e.open.card-overrides" if ids["who"] in spared else "1e.monster-attack.each-once"


def _monster_move(g: Table, asked: Decision, option: Option) -> str | None:
    """Why a monster cannot be moved there."""
    space = (TO.read(option) or {}).get("space", "")
    foe = next((each for each in g.state.monsters if each.id == asked.about.get("monster")), None)
    if foe is None or space not in g.board.room_of:
        return None
    if space in paths(g, foe):  # its nature or a spell keeps it out
        return "1e.open.card-overrides"
    sealed = no_way(g, foe.space, space) == "1e.move.sealed-door"
    return "1e.monster-move.walls" if sealed else "1e.monster-move.adjacent"


REFUSALS: dict[str, Refusal] = {
    "turn": _turn,
    "mythos": _mythos,
    "trauma": _trauma,
    "keeper-action": _keeper_action,
    "monster-attack": _monster_attack,
    "move-monster": _monster_move,
    "demand": refused_demand,
    "puzzle": refused_at_puzzle,
    "replace-piece": refused_replacing,
}
"""For each kind of question, how what it does not offer is explained."""

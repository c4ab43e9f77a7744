"""The stages of a game: each starts from the state alone and names the next."""

from collections.abc import Mapping

from madhouse.engine.edition import Stage
from madhouse.engine.flow import Rule
from madhouse.first.acting.lasting import end_of_round
from madhouse.first.acting.reactions import begin_anew
from madhouse.first.rules.events import event_step
from madhouse.first.rules.keeper_turn import gain_threat, keeper_actions
from madhouse.first.rules.keeper_turn_end import keeper_turn_end
from madhouse.first.rules.monster_attack_step import monster_attack_step
from madhouse.first.rules.setup import setup
from madhouse.first.rules.trading import trading_step
from madhouse.first.rules.turn import next_turn, turn_end, turn_start, turn_step
from madhouse.first.things.state import SETUP
from madhouse.first.things.table import Table


def new_round(g: Table) -> Rule[str]:
    """The investigators take their turns, then the keeper his (1e.round.order, 1e.round.repeat)."""
    g.state.round += 1
    for player in g.state.players:
        player.acted = False
    for who in g.state.investigators:
        who.ran = who.shot = False
        begin_anew(who, "turn")
        begin_anew(who, "round")
        end_of_round(who)
    for foe in g.state.monsters:
        foe.kept_from.clear()
    g.tell("round", ("1e.round.order",), round=g.state.round)
    yield from ()
    return "next-turn"


STAGES: Mapping[str, Stage] = {
    SETUP: setup,
    "round": new_round,
    "next-turn": next_turn,
    "turn-start": turn_start,
    "turn": turn_step,
    "turn-end": turn_end,
    "trading": trading_step,
    "threat": gain_threat,
    "keeper-actions": keeper_actions,
    "monster-attacks": monster_attack_step,
    "event": event_step,
    "keeper-turn-end": keeper_turn_end,
}

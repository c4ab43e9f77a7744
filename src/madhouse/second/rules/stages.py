"""The stages of a game: each starts from the state alone and names the next."""

from collections.abc import Mapping

from madhouse.engine.edition import Stage
from madhouse.engine.flow import Rule
from madhouse.second.acting.lasting import end_of_round
from madhouse.second.acting.reactions import begin_anew
from madhouse.second.app import phases
from madhouse.second.app.events import what_follows
from madhouse.second.rules.event_step import event_step
from madhouse.second.rules.horror_step import horror_step
from madhouse.second.rules.investigator_phase import next_turn
from madhouse.second.rules.monster_step import monster_step
from madhouse.second.rules.setup import setup
from madhouse.second.rules.simultaneous import everybody_at_moment
from madhouse.second.rules.turn import trade_step, turn_end, turn_start, turn_step
from madhouse.second.things.state import SETUP
from madhouse.second.things.table import Table


def new_round(g: Table) -> Rule[str]:
    """A round is an investigator phase, then a mythos phase (2e.round.two-phases); rounds go on
    until the game is won or lost (2e.round.repeat)."""
    g.app.round += 1
    g.listen_anew()
    for who in g.state.investigators:
        who.acted, who.hoses, who.hurt = False, 0, 0
        begin_anew(who, "turn")
        begin_anew(who, "round")
    for monster in g.app.monsters:
        monster.attacked = False
    g.extras.closings, g.extras.still, g.extras.moved = {}, [], []
    g.tell("round", ("2e.round.two-phases",), round=g.app.round)
    yield from what_follows(g)
    return "next-turn" if g.state.hands == "house" else "people"


def round_end(g: Table) -> Rule[str]:
    """What lasts until the end of the round is over."""
    yield from everybody_at_moment(g, "round-end")
    for who in g.state.investigators:
        end_of_round(who)
    if g.state.shut:
        g.state.shut.clear()
        g.board_changed()
    g.state.glows = {s: last for s, last in g.state.glows.items() if last > g.app.round}
    return "round"


STAGES: Mapping[str, Stage] = {
    SETUP: setup,
    "round": new_round,
    "next-turn": next_turn,
    "turn-start": turn_start,
    "turn": turn_step,
    "trade": trade_step,
    "turn-end": turn_end,
    "mythos": event_step,
    "monsters": monster_step,
    "horror": horror_step,
    "round-end": round_end,
    "people": phases.investigator_phase,
    "people-mythos": phases.mythos_phase,
    "people-monsters": phases.monster_step,
    "people-horror": phases.horror_step,
}

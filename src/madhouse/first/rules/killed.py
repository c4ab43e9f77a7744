"""Killed investigators: what they leave behind, and players who are eliminated."""

from typing import Never

from madhouse.engine.flow import Killed, Rule
from madhouse.first.acting.deaths import Deaths
from madhouse.first.acting.leaving_play import leave_play
from madhouse.first.acting.objective import check_objective, end
from madhouse.first.acting.reactions import at_moment
from madhouse.first.rules.drop import lay_down
from madhouse.first.rules.spells import discard_spell
from madhouse.first.rules.trauma import exchange_multi, one_left
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table


def kill_unless_saved(g: Table, who: Investigator, rule: str) -> Rule[None]:
    """He is killed, unless a card of his says what happens instead."""
    saved = yield from at_moment(g, who, "would-be-killed")
    if not saved:
        yield from kill(g, who, rule)


def kill(g: Table, who: Investigator, rule: str) -> Rule[Never]:
    """Take a killed investigator out of the game; whatever was pending for him is over.

    1e.killed.figure-removed, 1e.open.killed-mid-step. It costs others nothing: what goes on after
    his death is done `with` the deaths.
    """
    g.tell("killed", (rule,), who=who.id, cards=list(who.cards), room=g.room_of(who))
    yield from lay_down(g, who, list(who.cards), "1e.killed.items-dropped")
    _discard_leftovers(g, who)
    g.state.investigators.remove(who)
    g.state.lost.append(who.id)
    yield from _perhaps_eliminate(g, who)
    with Deaths(g):
        yield from check_objective(g)
    raise Killed(who.id)


def _discard_leftovers(g: Table, who: Investigator) -> None:
    """His trauma and facedown Mythos cards are discarded (1e.open.killed-leftovers), and his
    spells (1e.killed.spells-discarded)."""
    for card in who.trauma:
        leave_play(g, g.state.trauma, card)
    for card in who.facedown:
        leave_play(g, g.state.mythos, card)
    for _ in range(len(who.spells)):
        discard_spell(g, who, 0)


def _perhaps_eliminate(g: Table, who: Investigator) -> Rule[None]:
    """A death after the reveal, or with no investigator left to take, eliminates the player.

    1e.killed.after-reveal, 1e.limit.investigators. The keeper wins when all are out
    (1e.win.keeper-by-elimination).
    """
    if g.state.revealed:
        g.state.killed_after_reveal += 1
        yield from eliminate(g, who.player, "1e.killed.after-reveal")
    elif not g.state.unused:
        yield from eliminate(g, who.player, "1e.limit.investigators")


def eliminate(g: Table, seat: str, rule: str) -> Rule[None]:
    """The player takes no more turns (1e.elimination.effect).

    Cards that need several investigators are no longer of use when one is left.
    """
    g.player(seat).eliminated = True
    g.tell("eliminated", (rule, "1e.elimination.effect"), player=seat)
    if all(player.eliminated for player in g.state.players):
        end(g, "keeper", "elimination")
    if one_left(g):
        yield from exchange_multi(g)

"""Exploring: the cards of a room are turned over from the top, until an obstacle stops it."""

from madhouse.engine.decks import discard
from madhouse.engine.flow import Rule
from madhouse.first.acting.objective import check_objective, reveal_objective
from madhouse.first.acting.reactions import at_moment
from madhouse.first.acting.scene import Scene
from madhouse.first.acting.verbs import run_all
from madhouse.first.rules.darkness import in_darkness
from madhouse.first.rules.demands import meet_demand
from madhouse.first.rules.movement import steps_left
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

EXPLORE = "explore"


def against_exploring(g: Table, who: Investigator) -> str | None:
    """The rule against exploring: no card lies there, or it is dark, where it takes a Movement Step
    besides the action."""
    room = g.state.rooms[g.board.room_of[who.space]]
    if not room.pile:
        return "1e.action.explore"
    if not room.dark or steps_left(who) or not in_darkness(g, who):
        return None
    return "1e.darkness.explore-cost"


def explore(g: Table, who: Investigator) -> Rule[None]:
    """Turn over all cards of his room, one at a time, from the top down (1e.explore.top-down).

    Any space of the room will do (1e.explore.whole-room); he must take every card
    (1e.explore.must-take), dropped ones too. A find may frighten him out of the room; then the
    rest stays where it is (1e.horror-test.interrupts).
    """
    if in_darkness(g, who):
        who.moved += 1
    room = g.room_of(who)
    pile = g.room(room).pile
    g.tell("explores", ("1e.explore.top-down",), who=who.id, room=room)
    yield from _turn_over(g, who, pile, room)
    yield from at_moment(g, who, "explored")


def _turn_over(g: Table, who: Investigator, pile: list[str], room: str) -> Rule[None]:
    while pile:
        card = pile[0]
        if card in g.box.obstacles:
            passed = yield from _obstacle(g, who, card, room)
            if not passed or g.room_of(who) != room:
                return
        else:
            pile.pop(0)
            yield from _find(g, who, card, room)
            if pile and g.room_of(who) != room:
                return
    g.room(room).explored = True
    yield from check_objective(g)


def _obstacle(g: Table, who: Investigator, card: str, room: str) -> Rule[bool]:
    """It must be overcome before what lies beneath is revealed (1e.obstacle.blocks-below)."""
    g.turn_up(card)
    g.tell("obstacle", ("1e.obstacle.blocks-below",), who=who.id, card=card, room=room)
    passed = yield from meet_demand(g, who, g.box.obstacles[card], "1e.obstacle.requirement")
    if passed:
        g.room(room).pile.remove(card)
        g.state.obstacles_gone.append(card)
        g.tell("obstacle-passed", ("1e.obstacle.requirement",), who=who.id, card=card)
        yield from run_all(g, Scene(who, card=card), g.box.obstacles[card].passed)
    else:
        g.tell("obstacle-holds", ("1e.lock.stays-faceup",), who=who.id, card=card)
    return passed


def _find(g: Table, who: Investigator, card: str, room: str) -> Rule[None]:
    """The keeper reads the card aloud and hands it over; an empty find is discarded.

    1e.explore.read-and-hand, 1e.explore.nothing-discarded. The last clue reveals the objective
    (1e.objective.reveal-clue-1).
    """
    g.show(card)
    item = g.box.items[card]
    if "nothing" in item.types:
        discard(g, g.state.exploration, card)
        rules = ("1e.explore.nothing-discarded",)
        g.tell("found-nothing", rules, who=who.id, card=card, room=room)
        return
    who.cards.append(card)
    g.tell("found", ("1e.explore.must-take",), who=who.id, card=card, room=room)
    yield from at_moment(g, who, "clue-found" if item.clue else "card-found")
    if item.clue is not None and item.clue.level == 1:
        yield from reveal_objective(g, "1e.objective.reveal-clue-1")

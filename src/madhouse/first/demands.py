"""Demands of Lock and Obstacle cards: a key in one's own hands, or a test."""

from madhouse.engine.decks import discard
from madhouse.engine.flow import Rule, choose
from madhouse.first.attribute_tests import attribute_test
from madhouse.first.cards import Demand
from madhouse.first.effects import run_all
from madhouse.first.scene import Scene
from madhouse.first.state import Investigator
from madhouse.first.table import Table

TRY = "try it"
LEAVE = "leave it"


def meet_demand(g: Table, who: Investigator, demand: Demand, rule: str) -> Rule[bool]:
    """Let him use a key he carries himself, or make the test (1e.obstacle.own-key).

    He may also let it be.
    """
    options = [f"use {key}" for key in demand.key if key in who.cards]
    if demand.test is not None:
        options.append(TRY)
    options.append(LEAVE)
    about = {"who": who.id, "card": demand.id}
    chosen = yield from choose((who.player,), "demand", options, rule, about)
    if chosen == LEAVE:
        return False
    if chosen == TRY and demand.test is not None:
        return (yield from _test(g, who, demand, rule))
    _use_key(g, who, demand, chosen.removeprefix("use "))
    return True


def _test(g: Table, who: Investigator, demand: Demand, rule: str) -> Rule[bool]:
    assert demand.test is not None
    passed = yield from attribute_test(g, who, demand.test.attribute, demand.test.modifier, rule)
    if not passed:
        yield from run_all(g, Scene(who, card=demand.id), demand.fail)
    return passed


def _use_key(g: Table, who: Investigator, demand: Demand, key: str) -> None:
    """A key is discarded or kept, as the card says (1e.conflict.lock-key)."""
    g.tell("key-used", ("1e.exploration.key",), who=who.id, card=key, on=demand.id)
    if demand.discard_key:
        who.cards.remove(key)
        discard(g, g.state.exploration, key)

"""Demands of Lock and Obstacle cards: a key in one's own hands, a test or a puzzle."""

from madhouse.engine.decisions import Fact
from madhouse.engine.decks import discard
from madhouse.engine.flow import Rule, choose
from madhouse.first.acting.reactions import USE
from madhouse.first.acting.scene import Cause, Scene
from madhouse.first.acting.verbs import run_all
from madhouse.first.rules.attribute_tests import attribute_test, luck_to_spend, test_value
from madhouse.first.rules.puzzle_attempts import against_attempt, attempt_puzzle
from madhouse.first.rules.puzzle_pieces import clear_away, lay_out
from madhouse.first.things.cards import Demand
from madhouse.first.things.plain_answers import LEAVE
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

TRY = "try it"
ATTEMPT = "attempt the puzzle"


def meet_demand(g: Table, who: Investigator, demand: Demand, rule: str) -> Rule[bool]:
    """Let him use a key he carries himself (1e.obstacle.own-key), make the test or attempt the
    puzzle, which is set up when it is first met.

    He may also let it be.
    """
    lay_out(g, who, demand)
    options = [USE(key) for key in demand.key if against_key(who, demand, key) is None]
    if demand.test is not None:
        options.append(TRY)
    if against_attempt(who, demand) is None:
        options.append(ATTEMPT)
    options.append(LEAVE)
    needs, with_skill = _odds(g, who, demand)
    about: dict[str, Fact] = {
        "who": who.id,
        "card": demand.id,
        "needs": needs,
        "with_skill": with_skill,
    }
    chosen = yield from choose((who.player,), "demand", options, rule, about)
    if chosen == LEAVE:
        return False
    if chosen == TRY and demand.test is not None:
        return (yield from _test(g, who, demand, rule))
    if chosen == ATTEMPT:
        return (yield from attempt_puzzle(g, who, demand))
    (key,) = USE.ids(chosen)
    _use_key(g, who, demand, key)
    if demand.id in g.state.puzzles:
        clear_away(g, demand.id)
    return True


def against_key(who: Investigator, demand: Demand, key: str) -> str | None:
    """The rule against using a key: it must fit, and be in his own hands."""
    return None if key in demand.key and key in who.cards else "1e.obstacle.own-key"


def _odds(g: Table, who: Investigator, demand: Demand) -> tuple[int | None, int | None]:
    """What his die must not exceed if he makes the test, as he is now, and with a skill point."""
    if demand.test is None:
        return None, None
    attribute = demand.test.attribute
    needs = test_value(g, who, attribute, demand.test.modifier, Scene(who))
    luck = luck_to_spend(g, who, attribute)
    return needs, None if luck is None else needs + luck


def _test(g: Table, who: Investigator, demand: Demand, rule: str) -> Rule[bool]:
    assert demand.test is not None
    scene = Scene(who, card=demand.id)
    passed = yield from attribute_test(
        g, who, demand.test.attribute, demand.test.modifier, rule, cause=Cause(demand.id)
    )
    if not passed:
        yield from run_all(g, scene, demand.fail)
    return passed


def _use_key(g: Table, who: Investigator, demand: Demand, key: str) -> None:
    """A key is discarded or kept, as the card says (1e.conflict.lock-key)."""
    g.tell("key-used", ("1e.exploration.key",), who=who.id, card=key, on=demand.id)
    if demand.discard_key:
        who.cards.remove(key)
        discard(g, g.state.exploration, key)

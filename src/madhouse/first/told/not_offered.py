"""What is not offered: what one expects at a question and cannot do, and why.

Not all that is impossible is worth a line: that the steps or the action of a turn are spent,
everybody sees. It tells no secret: it speaks of one's own cards and of what lies open.
"""

from collections.abc import Iterable, Iterator

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.service import NotOffered
from madhouse.engine.typography import capital
from madhouse.first.acting.reactions import USE
from madhouse.first.rules.combat import ATTACK_WITH, against_attack
from madhouse.first.rules.demands import ATTEMPT
from madhouse.first.rules.explore import EXPLORE
from madhouse.first.rules.final_action import ATTEMPT_TASK
from madhouse.first.rules.monsters import monster_name
from madhouse.first.rules.movement import MOVE
from madhouse.first.rules.spells import CAST, kind_of
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table
from madhouse.first.told.option_layout import DEMAND, KEEPER_ACTION, TURN
from madhouse.first.told.option_texts import verb_and_names
from madhouse.first.told.refusals import demanded, rule_against
from madhouse.first.told.telling import Teller
from madhouse.first.told.wishes import refused

SPENT = frozenset({"1e.action.one-per-turn", "1e.move.two-per-turn", "1e.stun.investigator-move"})
"""Rules against a deed that need not be said: what is left to spend stands beside the question."""


def not_offered(g: Table, asked: Decision, teller: Teller) -> list[NotOffered]:
    """What of the expected cannot be chosen, in the order in which one would look for it."""
    found = [_refusal(g, asked, option, teller) for option in _expected(g, asked)]
    shown = {each.name: each for each in found if each is not None}
    for option in asked.options if shown else ():
        # two cards may bear one name: who has the one does not miss the other
        shown.pop(str(capital(teller.option_text(asked, option))), None)
    keys = {} if asked.kind != TURN else teller.unlit
    silent = [
        each
        for option, each in keys.items()
        if option not in asked.options and each.name not in shown
    ]
    return [*shown.values(), *silent]


def _refusal(g: Table, asked: Decision, option: Option, teller: Teller) -> NotOffered | None:
    if option in asked.options:
        return None
    rule = rule_against(g, asked, option)
    said = "" if rule is None else refused(g, asked.seats[0], option, rule, teller)
    if rule is None or rule in SPENT or not said:
        return None
    known = teller.unlit.get(option) if asked.kind == TURN else None
    name = str(capital(teller.option_text(asked, option)))
    if known is not None:
        name = known.name
    space = verb_and_names(option)[1].get("space", "")
    return NotOffered("" if known is None else known.key, name, said, rule, space)


def _expected(g: Table, asked: Decision) -> Iterable[Option]:
    """What somebody would look for at a question."""
    if asked.kind == KEEPER_ACTION:
        return g.story.actions
    who = next((each for each in g.state.investigators if each.id == asked.about.get("who")), None)
    if who is None:
        return ()
    if asked.kind == DEMAND:
        return _ways_past(g, asked)
    return _deeds(g, who) if asked.kind == TURN else ()


def _deeds(g: Table, who: Investigator) -> Iterator[Option]:
    """The last task, a search, a step through each door, each card of one's own."""
    if g.state.revealed:
        yield from ATTEMPT_TASK.each([task.id for task in g.objective.actions])
    yield EXPLORE
    if not who.hiding:
        yield from MOVE.each(g.board.adjacent[who.space])
        yield from _attacks(g, who)
    yield from USE.each([each for each in (*who.traits, *who.cards) if each in g.box.abilities])
    kinds = dict.fromkeys(kind_of(g, back) for back in who.spells)
    yield from CAST.each([each for each in kinds if g.box.spells[each].target == "yourself"])


def _attacks(g: Table, who: Investigator) -> Iterator[Option]:
    """With each weapon that reaches nobody: on whoever is in the room or, to shoot, next door."""
    foes = g.state.monsters
    here = [foe for foe in foes if g.room_of(foe) == g.room_of(who)]
    beside = [foe for foe in foes if foe.space in g.board.adjacent[who.space]]
    for card in who.cards:
        weapon = g.box.items[card].weapon
        near = here or (beside if weapon is not None and weapon.range else [])
        if weapon and near and all(against_attack(g, who, foe, card) for foe in foes):
            yield ATTACK_WITH(monster_name(near[0]), card)


def _ways_past(g: Table, asked: Decision) -> Iterator[Option]:
    """What stands on a Lock or an Obstacle card: its keys, its puzzle."""
    demand = demanded(g, asked)
    yield from USE.each(demand.key)
    if demand.puzzle is not None:
        yield ATTEMPT

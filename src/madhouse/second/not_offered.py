"""What is not offered: what one expects in a turn and cannot do, and why.

Not all that is impossible is worth a line: that no action is left everybody sees. It tells no
secret: it speaks of one's own cards and of what lies open.
"""

from collections.abc import Callable, Iterator
from typing import Any

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.service import NotOffered
from madhouse.engine.typography import capital
from madhouse.second.rules.attack import ATTACK, UNARMED, weapons_of
from madhouse.second.rules.card_actions import cards_with_actions
from madhouse.second.rules.move import MOVE
from madhouse.second.rules.trade import TRADE
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table
from madhouse.second.told.option_texts import verb_and_names

Against = Callable[[Option], str | None]


def not_offered(g: Table, asked: Decision, teller: Any, against: Against) -> list[NotOffered]:
    """What of the expected cannot be chosen, in the order in which one would look for it."""
    who = g.investigator(str(asked.about["who"]))
    missing = [each for each in _expected(g, who) if each not in asked.options]
    found = [_refusal(asked, option, against(option), teller) for option in missing]
    return list({each.name: each for each in found if each is not None}.values())


def _refusal(asked: Decision, option: Option, rule: str | None, teller: Any) -> NotOffered | None:
    key = f"refused.{rule}"
    if rule is None or key not in teller.messages.keys:
        return None  # also what is spent: it stands beside the question
    name = str(capital(teller.option_text(asked, option)))
    space = verb_and_names(option)[1].get("space", "")
    return NotOffered("", name, str(teller.messages.text(key)), rule, space)


def _expected(g: Table, who: Investigator) -> Iterator[Option]:
    """A blow at whoever is near, a step through each door, each card of one's own, a trade."""
    if not who.space:
        return
    yield from _attacks(g, who)
    doors = [each for each in g.places.beside[who.space] if g.places.door(who.space, each)]
    yield from MOVE.each(doors)
    yield from cards_with_actions(g, who)
    if len(g.state.investigators) > 1:
        yield TRADE


def _attacks(g: Table, who: Investigator) -> Iterator[Option]:
    """On the first of those in range: with each weapon, or with bare hands if there is none."""
    weapons = [name for name, _, _ in weapons_of(g, who)]
    for monster in g.monsters_in_range(who.space)[:1]:
        yield from ATTACK.each([(monster.id, name) for name in weapons])
        if not weapons:
            yield UNARMED(monster.id)

"""The trade action: everybody in the space gives, picks up and drops, until all are done."""

from collections.abc import Callable
from functools import lru_cache

from madhouse.engine.decisions import Decision, Fact, Seat
from madhouse.engine.flow import Rule
from madhouse.engine.forms import MANY, ByForm, form
from madhouse.second.acting.lying import shown_sides, side_lying, sides_in
from madhouse.second.acting.standing import standing
from madhouse.second.rules.changing_hands import (
    drop,
    face_shown,
    give,
    named_here,
    named_lying,
    pick_up,
)
from madhouse.second.rules.conditions import INSANE, has_condition
from madhouse.second.things.plain_answers import DONE
from madhouse.second.things.state import Investigator, Trade
from madhouse.second.things.table import Table

TRADE = "trade"
GIVE = form("{investigator} gives {possession} to {other}")
DROP = form("{investigator} drops {possession}")
PICK_UP = form("{investigator} picks up {possession}")


def trade_options(g: Table, who: Investigator) -> list[str]:
    """Trading, where anything can change hands."""
    if not who.space:
        return []
    if who.possessions or who.space in g.state.dropped:
        return [TRADE]
    for each in g.state.investigators:
        if each.possessions and each.space == who.space:
            return [TRADE]
    return []


def against_trading(g: Table, who: Investigator) -> str | None:
    """The rule against trading."""
    if not who.actions:
        return "2e.action.two-per-turn"
    return None if trade_options(g, who) else "2e.trade.everyone-in-space"


def trade(g: Table, who: Investigator) -> Rule[None]:
    """Each investigator in the space may give, pick up and drop any number, in any order
    (2e.trade.everyone-in-space, 2e.trade.any-number-any-order).

    The seats are asked in turn, the acting one first, each until it is done; and again if others
    have changed something since. A seat with several investigators there is asked for all of them.
    Nobody makes the same change twice in an action, unless with another copy of the card, so that
    it comes to an end. Each question is a stage of its own, as there can be a great many.
    """
    g.state.trade = Trade(list(dict.fromkeys(each.seat for each in _traders(g, who))))
    yield from ()


def one_change(g: Table, who: Investigator, trade: Trade) -> Rule[None]:
    """The next question of a trade, if anything can be changed still; at last it is over."""
    here = _traders(g, who)
    seat = trade.waiting[0]
    if g.answered_by != seat and any(has_condition(g, each, INSANE) for each in here):
        g.seal()  # whether the insane are asked may hang on what only they know
    options = _new_changes(g, seat, here, trade.made)
    if options:
        about: dict[str, Fact] = {
            "space": who.space,
            "who": [each.id for each in here],
            "made": len(trade.made),
        }
        rule = "2e.trade.everyone-in-space"
        chosen: str = yield Decision((seat,), "trade", (*options, DONE), rule, about)
        if chosen != DONE:
            do, ids = CHANGES[chosen]
            do(g, *ids)
            trade.made.append(str(chosen))
            trade.changed = True
            return
    del trade.waiting[0]
    if trade.changed:
        others = dict.fromkeys(each.seat for each in here if each.seat != seat)
        trade.waiting += [each for each in others if each not in trade.waiting]
        trade.changed = False
    if not trade.waiting:
        g.state.trade = None


def _traders(g: Table, who: Investigator) -> list[Investigator]:
    """Everybody in the space, the acting one first."""
    here = [who]
    for each in g.state.investigators:
        if each.space == who.space and each is not who:
            here.append(each)
    return here


def _new_changes(g: Table, seat: Seat, here: list[Investigator], made: list[str]) -> list[str]:
    """The changes that were not made yet with each of the copies that there are."""
    options = _changes(g, seat, here)
    again = set(made).intersection(options)
    if not again:
        return options
    cards = [face_shown(g, side) for each in here for side in shown_sides(each)]
    cards += [face_shown(g, side) for side in sides_in(g, here[0].space)]
    for option in again:
        _, (_, name, *_) = CHANGES[option]
        if made.count(option) >= cards.count(name):
            options.remove(option)
    return options


def _changes(g: Table, seat: Seat, here: list[Investigator]) -> list[str]:
    lying = named_lying(g, here[0].space)
    takers = here
    if "cannot_be_given" in (g.choir or g.listen_to_all()):
        takers = [each for each in here if not standing(g, each, "cannot_be_given", False)]
    options: list[str] = []
    for each in here:
        if each.seat != seat:
            continue
        if each.possessions:
            options += _letting_go(g, each, takers)
        if lying:
            left: tuple[str, ...] = standing(g, each, "cannot_pick_up", ())
            for name, copy in reversed(lying.items()):
                traits = g.traits(side_lying(g, copy)) if left else ()
                if not set(traits).intersection(left):
                    options.append(PICK_UP(each.id, name))
    return options


def _letting_go(g: Table, who: Investigator, takers: list[Investigator]) -> list[str]:
    """What an investigator can give and drop; a card may keep them from doing so with Items."""
    kept = standing(g, who, "cannot_give", False)
    others = tuple([other.id for other in takers if other is not who])
    options: list[str] = []
    for name, copy in reversed(named_here(g, who).items()):
        if kept and copy in g.box.items:
            continue
        options += _letting_go_of(who.id, name, others)
    return options


@lru_cache(maxsize=MANY)
def _letting_go_of(who: str, name: str, others: tuple[str, ...]) -> tuple[str, ...]:
    """A possession is given to one of the others, or dropped."""
    return (*GIVE.each([(who, name, other) for other in others]), DROP(who, name))


def _give(g: Table, who: str, name: str, other: str) -> None:
    giver = g.investigator(who)
    give(g, giver, g.investigator(other), named_here(g, giver)[name], "2e.trade.give")


def _drop(g: Table, who: str, name: str) -> None:
    owner = g.investigator(who)
    drop(g, owner, named_here(g, owner)[name])


def _pick_up(g: Table, who: str, name: str) -> None:
    taker = g.investigator(who)
    pick_up(g, taker, named_lying(g, taker.space)[name])


CHANGES: ByForm[Callable[..., None]] = ByForm({GIVE: _give, DROP: _drop, PICK_UP: _pick_up})
"""What each of them does."""

"""Component actions of cards: what a bold 'Action' lets its owner do, and what costs none."""

from collections.abc import Iterator
from typing import NamedTuple

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.acting.lying import card_itself, lying
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.acting.verbs import can_do, run_all
from madhouse.second.app.testing import resolve_test
from madhouse.second.rules.flipping import turn_over
from madhouse.second.rules.possessions import discard_possession
from madhouse.second.rules.spells import still_here
from madhouse.second.things.box import ACTION, SHARED_ACTION
from madhouse.second.things.cards import BACK, CardAction, Side
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

USE_CARD = form("use {card} {number}")
HELP = form("use {card} {number} of {investigator}")


class Offer(NamedTuple):
    """An action of a card that can be performed: by whom, of whose card, which of several."""

    side: str
    number: int
    action: CardAction
    owner: Investigator


def card_options(g: Table, who: Investigator) -> list[str]:
    """Every action that a card offers its owner now (2e.component-action.card-holder), and those of
    others in the space that anybody there may perform."""
    found: dict[str, None] = {}
    for offer in _offers(g, who):
        if _against(g, who, offer) is None:
            found[_option(g, who, offer)] = None
    return list(found)


def cards_with_actions(g: Table, who: Investigator) -> list[str]:
    """Every action that one's own cards speak of, whatever is against it now."""
    own = (each for each in _offers(g, who) if each.owner is who)
    return list(dict.fromkeys(_option(g, who, each) for each in own))


def _offers(g: Table, who: Investigator) -> Iterator[Offer]:
    actions = g.box.actions
    if ACTION in (g.voices.get(who.id) or g.listen(who)):
        for side in filter(actions.__contains__, lying(g, who)):
            for number, action in enumerate(actions[side]):
                yield Offer(side, number, action, who)
    if SHARED_ACTION not in (g.choir or g.listen_to_all()):
        return
    for other in g.state.investigators:
        if not other.conditions or other.space != who.space or other is who:
            continue
        for copy in other.conditions:
            for number, action in enumerate(actions.get(copy, ())):
                if action.shared:
                    yield Offer(copy, number, action, other)


def _option(g: Table, who: Investigator, offer: Offer) -> str:
    name = g.box.face(offer.side)
    if offer.owner is who:
        return USE_CARD(name, offer.number)
    return HELP(name, offer.number, offer.owner.id)


def _against(g: Table, who: Investigator, offer: Offer) -> str | None:
    action = offer.action
    if not action.free and not who.actions:
        return "2e.action.two-per-turn"
    if action.limit and _free_limit(g, who, offer) is None:
        return "2e.component-action.described-by-component"
    scene = Scene(who, card=offer.side)
    if not all_hold(g, scene, action.given):
        return "2e.component-action.described-by-component"
    if action.test is None and not can_do(g, scene, (*action.do, *action.then)):
        return "2e.golden.component-beats-rules"
    return None


def _free_limit(g: Table, who: Investigator, offer: Offer) -> str | None:
    """The name under which the next use within a limit is kept; None if there is none left.

    What a card can do so often a game, it can do so often whoever has it.
    """
    action = offer.action
    by = g.state.investigators if action.limit == "game" else [who]
    for time in range(action.times):
        name = f"{offer.side} action {offer.number} {time}"
        if not any(name in each.used for each in by):
            return name
    return None


def _found(g: Table, who: Investigator, option: str) -> Offer | None:
    """The offer of an option that nothing is against, or else the first of that name."""
    those = [each for each in _offers(g, who) if _option(g, who, each) == option]
    fine = [each for each in those if _against(g, who, each) is None]
    return next(iter(fine or those), None)


def against_card(
    g: Table, who: Investigator, card: str, number: str, owner: str = ""
) -> str | None:
    """The rule against an action of a card."""
    offer = _found(g, who, _written(card, number, owner))
    if offer is None:
        return "2e.component-action.card-holder"
    return _against(g, who, offer)


def _written(card: str, number: str, owner: str) -> str:
    return HELP(card, number, owner) if owner else USE_CARD(card, number)


def card_is_free(g: Table, card: str, number: str, owner: str = "") -> bool:
    """Whether it costs no action."""
    who = g.active
    action = None if who is None else action_of(g, who, card, number, owner)
    return action is not None and action.free


def action_of(
    g: Table, who: Investigator, card: str, number: str, owner: str = ""
) -> CardAction | None:
    """The action of a card that such an option stands for."""
    offer = _found(g, who, _written(card, number, owner))
    return None if offer is None else offer.action


def use_card(g: Table, who: Investigator, card: str, number: str, owner: str = "") -> Rule[bool]:
    """Do what a card says (2e.component-action.described-by-component); True if that made the
    investigator forfeit the action."""
    offer = _found(g, who, _written(card, number, owner))
    if offer is None:
        return False
    action = offer.action
    if action.limit:
        name = _free_limit(g, who, offer)
        if name is not None:
            who.used[name] = action.limit
    g.tell("uses", ("2e.component-action.card-holder",), who=who.id, card=g.box.face(offer.side))
    scene = Scene(who, card=offer.side, purpose="component")
    yield from run_all(g, scene, action.do)
    yield from resolve_test(g, scene, action)
    scene.card = still_here(g, offer.owner, offer.side)
    yield from run_all(g, scene, action.then)
    _use_up(g, offer)
    return scene.forfeited


def _use_up(g: Table, offer: Offer) -> None:
    """So many uses in all; then a card is flipped if it has a back, or discarded."""
    side, owner = g.box.sides[offer.side], offer.owner
    copy = card_itself(offer.side)
    if not isinstance(side, Side) or not side.uses or copy not in owner.possessions:
        return
    owner.spent[offer.side] = owner.spent.get(offer.side, 0) + 1
    if sum(each.spent.get(offer.side, 0) for each in g.state.investigators) < side.uses:
        return
    for each in g.state.investigators:
        each.spent.pop(offer.side, None)
    if g.box.items[copy].back is not None and not offer.side.endswith(BACK):
        turn_over(g, owner, copy)
    else:
        discard_possession(g, owner, copy)

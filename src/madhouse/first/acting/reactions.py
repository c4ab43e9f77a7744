"""Reactions: what cards do at the moments they wait for, at whose wish and how often."""

from copy import copy

from madhouse.engine.clauses import When
from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.first.acting.deaths import Deaths, is_dead
from madhouse.first.acting.scene import Occasion, Scene, all_hold
from madhouse.first.acting.verbs import can_do, can_pay, run_all
from madhouse.first.things.lasting_names import face
from madhouse.first.things.plain_answers import LEAVE
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

USE = form("use {card}")
NO_CARDS: frozenset[str] = frozenset()
RULE = "1e.open.card-overrides"


def at_moment(g: Table, who: Investigator, moment: str, scene: Scene | None = None) -> Rule[bool]:
    """Let the cards before an investigator do what they wait for.

    True if one of them does it instead of what would have happened.
    """
    waiting = g.index.waiting.get(moment)
    if waiting is None:
        return False
    _seal_what_tells(g, who, waiting)
    cards = lying_before(who, waiting)
    if not cards:
        return False
    deaths = Deaths(g)
    replaced = yield from _reacted(g, who, cards, moment, deaths, scene)
    deaths.settle(who)
    return replaced


def reacted(
    g: Table, who: Investigator, moment: str, deaths: Deaths, scene: Scene | None = None
) -> Rule[bool]:
    """The same, for whoever goes on even if somebody dies of it; the dead have no cards."""
    waiting = g.index.waiting.get(moment, NO_CARDS)
    _seal_what_tells(g, who, waiting)
    cards = lying_before(who, waiting)
    return _reacted(g, who, cards, moment, deaths, scene)


def _seal_what_tells(g: Table, who: Investigator, waiting: frozenset[str]) -> None:
    """A facedown card that does nothing now tells that it is no other."""
    if not who.facedown or g.sealed:
        return
    mythos = g.box.mythos
    if any(each in mythos and mythos[each].facedown for each in waiting):
        g.seal()


def _reacted(
    g: Table,
    who: Investigator,
    cards: list[str],
    moment: str,
    deaths: Deaths,
    scene: Scene | None,
) -> Rule[bool]:
    for card in cards:
        for name, clause in g.index.limited(card, moment):
            if name in who.used or is_dead(g, who):
                continue
            here = seen_from(scene, card, who)
            if not ready(g, here, who, clause):
                continue
            if clause.may and not (yield from _wanted(who, card, moment)):
                continue
            with deaths:
                yield from act(g, here, who, clause, name)
            if clause.instead or cancelled(here):
                return True
    return False


def companions_at_moment(
    g: Table, who: Investigator, moment: str, scene: Scene | None = None
) -> Rule[bool]:
    """The same for the cards of all others in his room."""
    if moment not in g.index.waiting:
        return False
    room_of = g.board.room_of
    here = room_of[who.space]
    others = [i for i in g.state.investigators if i is not who and room_of[i.space] == here]
    if not others:
        return False
    deaths = Deaths(g)
    replaced = False
    for other in others:
        replaced = yield from reacted(g, other, moment, deaths, scene or Scene(who))
        if replaced:
            break
    deaths.settle(who)
    return replaced


def lying_before(who: Investigator, cards: frozenset[str]) -> list[str]:
    """Those of the cards that lie before an investigator, and those that last for a while."""
    lying = [*who.traits, *who.cards, *who.trauma, *who.facedown, *who.lasting]
    return [] if cards.isdisjoint(lying) else [card for card in lying if card in cards]


def lies_before(who: Investigator, card: str) -> bool:
    """Whether the card still lies before him; it may have gone meanwhile."""
    return (
        card in who.traits
        or card in who.cards
        or card in who.trauma
        or card in who.facedown
        or card in who.lasting
    )


def seen_from(scene: Scene | None, card: str, owner: Investigator) -> Scene:
    """The scene as a card of the owner sees it: 'you' is always its owner."""
    here = Scene(owner) if scene is None else copy(scene)
    here.occasion = here.occasion or Occasion()
    if here.you is not owner:
        here.target = here.you
    here.you, here.card = owner, card
    return here


def cancelled(scene: Scene) -> bool:
    """Whether a card has let it not happen; what the occasion is for later is open again."""
    occasion = scene.occasion
    if occasion is None or not occasion.cancelled:
        return False
    occasion.cancelled = False
    return True


def ready(g: Table, scene: Scene, who: Investigator, clause: When) -> bool:
    """Whether it may happen now: its card there, its conditions met, its price at hand, of use."""
    return (
        lies_before(who, scene.card)
        and all_hold(g, scene, clause.given)
        and can_pay(g, scene, clause.cost)
        and (not clause.may or can_do(g, scene, clause.do))
    )


def _wanted(who: Investigator, card: str, moment: str) -> Rule[bool]:
    """The owner of the card chooses; he is asked for what all can see."""
    options = (USE(face(card)), LEAVE)
    about: dict[str, Fact] = {"who": who.id, "card": face(card), "moment": moment}
    chosen = yield from choose((who.player,), "react", options, RULE, about)
    return chosen != LEAVE


def act(g: Table, scene: Scene, who: Investigator, clause: When, name: str) -> Rule[None]:
    """Note the limit, pay the price and do it."""
    if clause.limit:
        who.used[name] = clause.limit
    if clause.may:
        g.tell("reacts", (RULE,), who=who.id, card=face(scene.card))
    yield from run_all(g, scene, (*clause.cost, *clause.do))


def begin_anew(who: Investigator, begun: str) -> None:
    """A turn or a round begins: what is limited by it can be used again."""
    if begun in who.used.values():
        who.used = {name: limit for name, limit in who.used.items() if limit != begun}

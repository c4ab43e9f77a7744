"""Reactions: what cards do at the moments they wait for, at whose wish and how often."""

from msgspec.structs import replace

from madhouse.engine.clauses import When
from madhouse.engine.decisions import Fact
from madhouse.engine.flow import NOTHING, Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.lying import NO_CARDS, card_itself, lying, own_words_of_lost
from madhouse.second.acting.scene import Occasion, Scene, all_hold
from madhouse.second.acting.verbs import can_do, can_pay, run_all
from madhouse.second.things.cards import speaks_of_others
from madhouse.second.things.plain_answers import LEAVE
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

USE = form("use {card}")
RULE = "2e.golden.component-beats-rules"


def at_moment(
    g: Table,
    who: Investigator,
    moment: str,
    scene: Scene | None = None,
    *,
    of_another: bool = False,
) -> Rule[bool | None]:
    """Let the cards before an investigator, and the scenario's rules, do what they wait for.

    True if one of them does it instead of what would have happened.
    """
    if moment not in (g.voices.get(who.id) or g.listen(who)) or who.eliminated:
        return NOTHING
    return _react(g, who, moment, scene, of_another=of_another)


def _react(
    g: Table, who: Investigator, moment: str, scene: Scene | None, *, of_another: bool
) -> Rule[bool]:
    waiting, rules = g.index.waiting.get(moment, NO_CARDS), g.box.rules
    acted = False
    lost = who.id in g.extras.lost  # 2e.faq.lost-unaffected
    before = own_words_of_lost(g, who) if lost else (*lying(g, who), *rules)
    for card in filter(waiting.__contains__, before):
        for name, clause in g.index.limited(card, moment):
            if name in who.used or who.eliminated:
                continue
            if of_another and not speaks_of_others(clause):
                continue
            if acted and card not in rules and card not in lying(g, who):
                continue  # what an earlier one did has taken it away
            here = seen_from(scene, card, who)
            if not ready(g, here, clause):
                continue
            if clause.may and not (yield from _wanted(g, who, card, moment, here)):
                continue
            acted = True
            yield from act(g, here, who, clause, name)
            if clause.instead:
                return True
    return False


def companions_at_moment(
    g: Table, who: Investigator, moment: str, scene: Scene | None = None
) -> Rule[bool | None]:
    """The same for the cards of all others that say of whom they speak, and how near."""
    topic = g.box.of_others.get(moment)
    if topic is None or topic not in (g.choir or g.listen_to_all()):
        return NOTHING
    return _companions_react(g, who, moment, topic, scene or Scene(who))


def _companions_react(
    g: Table, who: Investigator, moment: str, topic: str, scene: Scene
) -> Rule[bool]:
    for other in g.state.investigators:
        if other is who or topic not in (g.voices.get(other.id) or g.listen(other)):
            continue
        if (yield from at_moment(g, other, moment, scene, of_another=True)):
            return True
    return False


def seen_from(scene: Scene | None, card: str, owner: Investigator) -> Scene:
    """The scene as a card of the owner sees it: 'you' is always its owner."""
    if scene is None:
        return Scene(owner, card=card, occasion=Occasion())
    here = replace(scene, you=owner, card=card)
    if scene.you is not owner:
        here.target = scene.you
    if here.occasion is None:
        here.occasion = Occasion()
    return here


def ready(g: Table, scene: Scene, clause: When) -> bool:
    """Whether it may happen now: its conditions met, its price at hand, of use."""
    return (
        all_hold(g, scene, clause.given)
        and can_pay(g, scene, clause.cost)
        and (not clause.may or can_do(g, scene, clause.do))
    )


def _wanted(g: Table, who: Investigator, card: str, moment: str, here: Scene) -> Rule[bool]:
    """An effect worded with 'may' is optional (2e.terms.may); declined, it is over
    (2e.terms.may-declined)."""
    front = g.box.front(card_itself(card))
    about: dict[str, Fact] = {"who": who.id, "card": front, "moment": moment}
    if here.occasion is not None and here.occasion.dice:  # all see how they lie
        about["dice"] = [str(each) for each in here.occasion.dice]
        about["needed"] = here.occasion.enough
    chosen = yield from choose((who.seat,), "react", (USE(front), LEAVE), RULE, about)
    return chosen != LEAVE


def act(g: Table, scene: Scene, who: Investigator, clause: When, name: str) -> Rule[None]:
    """Note the limit, pay the price and do it."""
    if clause.limit:
        who.used[name] = clause.limit
    if clause.instead and scene.card in g.box.rules:
        g.tell("rule-held", (RULE,), who=who.id, rule=scene.card)
    if clause.may:
        g.tell("reacts", (RULE,), who=who.id, card=g.box.front(card_itself(scene.card)))
    yield from run_all(g, scene, (*clause.cost, *clause.do))


def begin_anew(who: Investigator, begun: str) -> None:
    """A turn or a round begins: what is limited by it can be used again."""
    if begun in who.used.values():
        who.used = {name: limit for name, limit in who.used.items() if limit != begun}

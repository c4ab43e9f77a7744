"""Mythos cards: sudden occurrences, played by the keeper in an investigator's turn."""

from functools import partial

from madhouse.engine.decisions import Decision
from madhouse.engine.decks import discard, draw, put_under
from madhouse.engine.flow import Rule, choose_secretly
from madhouse.engine.forms import form
from madhouse.engine.knowledge import bit
from madhouse.first.acting.deaths import Deaths
from madhouse.first.acting.reactions import reacted
from madhouse.first.acting.scene import Scene, all_hold
from madhouse.first.rules.effects import at_moment, run_all
from madhouse.first.rules.keeper_hand import PASS, PLAY, keep_to_limit
from madhouse.first.things.state import KEEPER, Investigator
from madhouse.first.things.table import Table

PUT_UNDER = form("put under {card}")
PASS_TURN = "pass for this turn"


def mythos_point(g: Table, who: Investigator) -> Rule[None]:
    """One of the four points of a turn at which one may be played (1e.mythos.four-points).

    At most one in a turn (1e.mythos.one-per-inv-turn). The keeper is asked while he holds any
    Mythos card at all, so that being asked tells nothing; he may let the whole turn pass at once.
    """
    if g.state.mythos_over or not g.state.keeper.mythos:
        return
    chosen = yield from choose_secretly(partial(_offer, g, who))
    if chosen == PASS_TURN:
        g.state.mythos_over = True
    elif chosen != PASS:
        card, _ = PLAY.ids(chosen)
        yield from play_mythos(g, who, card)


def _offer(g: Table, who: Investigator) -> Decision:
    options = [PLAY(card, who.id) for card in playable(g, who)]
    options += (PASS, PASS_TURN)
    return Decision((KEEPER,), "mythos", tuple(options), "1e.mythos.four-points", {"who": who.id})


def playable(g: Table, who: Investigator) -> list[str]:
    """Those of his hand that he can play on an investigator now."""
    return [card for card in g.keeper.mythos if against_mythos(g, who, card) is None]


def against_mythos(g: Table, who: Investigator, card: str) -> str | None:
    """The rule against playing a card: he cannot pay for it, or its requirement is not met."""
    mythos = g.box.mythos[card]
    if mythos.cost > g.keeper.threat:
        return "1e.mythos.pay-cost"
    met = not mythos.requires or all_hold(g, Scene(who), mythos.requires)
    return None if met else "1e.mythos.requirement"


def play_mythos(g: Table, who: Investigator, card: str) -> Rule[None]:
    """Pay the cost, then let the card take effect and discard it (1e.mythos.pay-cost,
    1e.mythos.discard); one that is played facedown stays with the investigator."""
    mythos = g.box.mythos[card]
    g.state.mythos_over = True
    g.keeper.mythos.remove(card)
    g.keeper.threat -= mythos.cost
    if mythos.facedown:
        _lay_facedown(g, who, card, mythos.cost)
        if (yield from at_moment(g, who, "mythos-played")):
            who.facedown.remove(card)
            discard(g, g.state.mythos, card)
        return
    discard(g, g.state.mythos, card)
    g.tell("mythos", ("1e.mythos.pay-cost",), who=who.id, card=card, cost=mythos.cost)
    played = g.log.page[-1:]
    deaths = Deaths(g)
    if not (yield from reacted(g, who, "mythos-played", deaths)):
        with deaths:
            yield from run_all(g, Scene(who, card=card), mythos.do)
        if g.log.page[-1:] == played:  # else nobody would know whether something came of it
            g.tell("no-effect", ("1e.keyword.no-effect",), card=card)
    deaths.settle(who)


def _lay_facedown(g: Table, who: Investigator, card: str, cost: int) -> None:
    """Only the investigator who received it, and the keeper, may look (1e.mythos.facedown-play)."""
    rules = ("1e.mythos.facedown-play",)
    his = bit(g.state, who.player)
    g.show(card, his | g.keeper_bit)
    who.facedown.append(card)
    g.tell("mythos-facedown", rules, who=who.id, cost=cost)
    g.tell("mythos-facedown-face", rules, seen_by=g.keeper_bit, who=who.id, card=card)
    g.tell("mythos-facedown-face", rules, seen_by=his, who=who.id, card=card)


def draw_mythos(g: Table, rule: str) -> Rule[None]:
    """Draw one card into the hand, which holds four (1e.keeper-action.mythos-hand-limit)."""
    if _draw(g, rule):
        yield from _keep_to_limit(g)


def draw_and_keep(g: Table, number: int, kept: int, rule: str) -> Rule[None]:
    """Draw several, keep some of them and put the rest under the deck, unseen."""
    drawn = sum([_draw(g, rule) for _ in range(number)])
    while drawn > kept:
        chosen = yield from choose_secretly(partial(_offer_under, g, drawn))
        (card,) = PUT_UNDER.ids(chosen)
        g.keeper.mythos.remove(card)
        put_under(g.state.mythos, card)
        g.tell("mythos-put-under", (rule,))
        drawn -= 1
    yield from _keep_to_limit(g)


def _offer_under(g: Table, drawn: int) -> Decision:
    """Those just drawn are the last of his hand."""
    options = tuple(PUT_UNDER.each(g.keeper.mythos[-drawn:]))
    return Decision((KEEPER,), "keep-mythos", options, "1e.keeper-action.draw-cards")


def _draw(g: Table, rule: str) -> bool:
    """Draw one card into the hand, if there is one."""
    card = draw(g, g.state.mythos, g.keeper_bit)
    if card is None:
        return False
    g.keeper.mythos.append(card)
    g.tell("mythos-drawn", (rule,))
    g.tell("mythos-drawn-face", (rule,), seen_by=g.keeper_bit, card=card)
    return True


def _keep_to_limit(g: Table) -> Rule[None]:
    limit = "1e.keeper-action.mythos-hand-limit"
    yield from keep_to_limit(g, g.keeper.mythos, g.state.mythos, limit)

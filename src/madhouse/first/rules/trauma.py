"""Trauma cards: injuries after damage, insanities after horror."""

from typing import Literal

from madhouse.engine.decisions import Decision
from madhouse.engine.decks import discard, draw
from madhouse.engine.flow import Rule, choose_secretly
from madhouse.first.acting.leaving_play import leave_play
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.effects import run_all
from madhouse.first.rules.keeper_hand import PASS, PLAY, keep_to_limit
from madhouse.first.things.state import KEEPER, Investigator
from madhouse.first.things.table import Table


def trauma_window(g: Table, who: Investigator, kind: Literal["injury", "insanity"]) -> Rule[None]:
    """Right after damage or horror the keeper may play one fitting card (1e.trauma.when).

    He is asked while he holds any Trauma card at all, so that being asked tells nothing.
    """
    if not g.keeper.trauma:
        return
    chosen = yield from choose_secretly(
        lambda: Decision(
            (KEEPER,),
            "trauma",
            (*(PLAY(card, who.id) for card in playable(g, who, kind)), PASS),
            "1e.trauma.when",
            {"who": who.id, "kind": kind},
        )
    )
    if chosen != PASS:
        card, _ = PLAY.ids(chosen)
        yield from give_trauma(g, who, card, "1e.trauma.when")


def playable(g: Table, who: Investigator, kind: Literal["injury", "insanity"]) -> list[str]:
    """The cards of the hand that fit."""
    return [card for card in g.keeper.trauma if against_trauma(g, who, card, kind) is None]


def against_trauma(g: Table, who: Investigator, card: str, kind: str) -> str | None:
    """The rule against playing a card after damage or horror: it is of the other kind
    (1e.trauma.injury, 1e.trauma.insanity), or health or sanity is not low enough."""
    trauma = g.box.trauma[card]
    if trauma.kind != kind:
        return f"1e.trauma.{trauma.kind}"
    left = g.health(who) if kind == "injury" else g.sanity(who)
    return None if trauma.number is None or left <= trauma.number else "1e.trauma.threshold"


def give_trauma(g: Table, who: Investigator, card: str, rule: str) -> Rule[None]:
    """Lay a Trauma card before an investigator; an earlier one of its kind goes first.

    1e.trauma.one-each, 1e.trauma.replace; it lies faceup (1e.secrecy.played-faceup).
    """
    g.keeper.trauma.remove(card)
    kind = g.box.trauma[card].kind
    for earlier in [each for each in who.trauma if g.box.trauma[each].kind == kind]:
        who.trauma.remove(earlier)
        leave_play(g, g.state.trauma, earlier)
    g.show(card)
    who.trauma.append(card)
    g.tell("trauma", (rule, "1e.trauma.one-each"), who=who.id, card=card)
    yield from run_all(g, Scene(who, card=card), g.box.trauma[card].do)


def draw_trauma(g: Table, rule: str) -> Rule[None]:
    """Draw one card; with a lone investigator one marked for several is replaced.

    1e.trauma.hand, 1e.trauma.multi-icon; the hand holds four (1e.keeper-action.trauma-hand-limit).
    """
    deck, alone = g.state.trauma, one_left(g)
    while True:
        left = (*deck.cards, *deck.discard)
        if alone and all(g.box.trauma[each].multi for each in left):
            return  # there is none that he may hold
        card = draw(g, deck, g.keeper_bit)
        if card is None:
            return
        if not (alone and g.box.trauma[card].multi):
            break
        discard(g, deck, card)
        rule = "1e.trauma.multi-icon"
    g.keeper.trauma.append(card)
    g.tell("trauma-drawn", (rule,))
    g.tell("trauma-drawn-face", (rule,), seen_by=g.keeper_bit, card=card)
    limit = "1e.keeper-action.trauma-hand-limit"
    yield from keep_to_limit(g, g.keeper.trauma, g.state.trauma, limit)


def one_left(g: Table) -> bool:
    """Whether a single investigator player is in the game, by number or by elimination."""
    return sum(not player.eliminated for player in g.state.players) == 1


def exchange_multi(g: Table) -> Rule[None]:
    """The keeper exchanges what needs several investigators (1e.trauma.multi-last-one)."""
    rule = "1e.trauma.multi-last-one"
    marked = [card for card in g.keeper.trauma if g.box.trauma[card].multi]
    for card in marked:
        g.keeper.trauma.remove(card)
        discard(g, g.state.trauma, card)
        g.tell("discarded", (rule,), card=card)
    for _ in marked:
        yield from draw_trauma(g, rule)

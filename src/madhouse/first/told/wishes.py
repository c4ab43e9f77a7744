"""Wishes: what a place, a card or a key that cannot be chosen would mean, and why not.

They tell no secret: a card is spoken of to nobody but its owner, and the rest lies open.
"""

from typing import Any, NamedTuple, cast

from madhouse.engine.decisions import Decision, Option, Seat
from madhouse.engine.game import Game
from madhouse.engine.messages import Phrase
from madhouse.engine.service import Refusal, Wish
from madhouse.engine.typography import capital, typeset
from madhouse.engine.words import word_of
from madhouse.first.acting.reactions import USE
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.card_abilities import uses_left
from madhouse.first.rules.combat import ATTACK_WITH
from madhouse.first.rules.keeper_hand import PLAY
from madhouse.first.rules.keeper_turn import keeper_action
from madhouse.first.rules.monsters import monster_name
from madhouse.first.rules.movement import MOVE
from madhouse.first.rules.spells import CAST, kind_of
from madhouse.first.things.state import KEEPER, Investigator
from madhouse.first.things.table import Table
from madhouse.first.told.card_texts import only_if, requirement
from madhouse.first.told.option_layout import KEEPER_ACTION, KEYS, TURN
from madhouse.first.told.option_texts import GRAMMAR, verb_and_names
from madhouse.first.told.refusals import why_not
from madhouse.first.told.telling import Teller

KEEPERS_TURN = "keeper-actions"
"""The stage in which the keeper acts."""
LATER = {"mythos": "mythos-later", "trauma": "trauma-later"}
"""By the kind of card in the keeper's hand, when it is played."""


class Meant(NamedTuple):
    """What is wished for, as an option; or what is to be said of it at once."""

    option: Option = ""
    said: str = ""  # the last part of a message's key


def refusal(game: Game[Any, Any], seat: Seat, wish: Wish, teller: Teller) -> Refusal | None:
    """The rule against what is wished for, and a sentence; None if nothing is to be said."""
    g = cast(Table, game.table)
    asked = next((each for each in game.pending if seat in each.seats), None)
    meant = _meant(g, asked, seat, wish)
    if meant.said:
        return Refusal(said=str(teller.messages.text(f"refusal.{meant.said}")))
    rule = why_not(game, seat, meant.option) if meant.option else None
    if not rule:
        return None
    return Refusal(rule, refused(g, seat, meant.option, rule, teller), meant.option)


# -- what is wished for ----------------------------------------------------------------------------


def _meant(g: Table, asked: Decision | None, seat: Seat, wish: Wish) -> Meant:
    if wish.option:
        return Meant(wish.option)
    if wish.card:
        return _with_card(g, asked, seat, wish.card)
    if asked is None:
        return Meant()
    if wish.deed:
        return Meant(KEYS.get(wish.deed, "") if asked.kind == TURN else "")
    return _in_place(g, asked, wish.space) if wish.space in g.board.room_of else Meant()


def _in_place(g: Table, asked: Decision, space: str) -> Meant:
    """A place while places are asked about: a step in a turn, else what the other places mean."""
    if asked.kind == TURN:
        here = g.investigator(str(asked.about["who"])).space == space
        return Meant(said="here") if here else Meant(MOVE(space))
    for option in asked.options:
        if option in g.state.rooms:
            return Meant(g.board.room_of[space])
        read = GRAMMAR.read(option)
        if read is not None and "space" in read.named:
            return Meant(read.form(*{**read.named, "space": space}.values()))
    return Meant()


def _with_card(g: Table, asked: Decision | None, seat: Seat, card: str) -> Meant:
    if seat == KEEPER:
        return _keepers(g, asked, card)
    who = g.played_by(seat)
    return Meant() if who is None else _investigators(g, asked, who, card)


def _keepers(g: Table, asked: Decision | None, card: str) -> Meant:
    """One of his actions, or a card in his hand."""
    kind = "" if asked is None else asked.kind
    if card in g.story.actions:
        if kind == KEEPER_ACTION:
            return Meant(card)
        return Meant(said="answer-first" if g.state.stage == KEEPERS_TURN else "own-turn")
    hands = {"mythos": g.keeper.mythos, "trauma": g.keeper.trauma}
    held = next((each for each, hand in hands.items() if card in hand), "")
    if not held:
        return Meant()
    if asked is not None and held == kind:
        return Meant(PLAY(card, asked.about["who"]))
    return Meant(said=LATER[held])


def _investigators(g: Table, asked: Decision | None, who: Investigator, card: str) -> Meant:
    """A card that lies before him, if it is one to be used in a turn."""
    option = _used(g, who, card)
    if option is None:
        return Meant()
    if asked is None or asked.kind != TURN:
        return Meant() if g.state.active == who.id else Meant(said="own-turn")
    return Meant(option) if option else Meant(said="nothing-to-strike")


def _used(g: Table, who: Investigator, card: str) -> Option | None:
    """How he would use his card; empty where it needs a monster and there is none."""
    if card in [kind_of(g, back) for back in who.spells]:
        return CAST(card)
    if card not in (*who.traits, *who.cards):
        return None
    if card in g.box.abilities:
        return USE(card)
    if card not in g.box.items or g.box.items[card].weapon is None:
        return None
    near = sorted(g.state.monsters, key=lambda foe: g.room_of(foe) != g.room_of(who))
    return ATTACK_WITH(monster_name(near[0]), card) if near else ""


# -- why not ---------------------------------------------------------------------------------------


def refused(g: Table, seat: Seat, option: Option, rule: str, teller: Teller) -> str:
    """The refusal with its numbers; empty where the rule itself says it best."""
    key = f"refusal.{rule}"
    if key not in teller.messages.keys:
        return ""
    _, named = verb_and_names(option)
    card = named.get("card", option)
    only: str = ""
    cost = threat = 0
    if seat == KEEPER:
        threat, only = g.keeper.threat, requirement(teller.cards.get(card), teller.messages)
        if card in g.box.mythos:
            cost = g.box.mythos[card].cost
        elif card in g.box.actions:
            cost = keeper_action(g, card).cost
    elif "task" in named:
        task = next(each for each in g.objective.actions if each.id == named["task"])
        only = only_if(task.given, teller.messages)
    elif (who := g.played_by(seat)) is not None:
        only = _vain(g, who, card, teller)
    facts = {"cost": cost, "threat": threat, "only": Phrase(only), "card": card}
    return str(capital(typeset(teller.messages.text(key, **facts))))


def _vain(g: Table, who: Investigator, card: str, teller: Teller) -> str:
    """Why a card of his would do nothing now: it is used up, or what it does has no target."""
    ability = g.box.abilities.get(card)
    if ability is None:
        return ""
    if not uses_left(g, card):
        return teller.messages.text("vain.used-up")
    scene = Scene(who, card=card)
    for verb in ability.action:
        key = f"vain.{word_of(type(verb))}"
        if key in teller.messages.keys and not verb.possible(g, scene):
            fields = {each: getattr(verb, each) for each in verb.__struct_fields__}
            return teller.messages.text(key, **fields)
    return ""

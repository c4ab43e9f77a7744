"""Tests ahead: the test that a choice would bring by itself, its odds and its stake."""

from typing import NamedTuple

from madhouse.engine.decisions import Option
from madhouse.engine.shapes import Note
from madhouse.first.acting.reactions import USE
from madhouse.first.acting.scene import Occasion, Scene
from madhouse.first.rules.attribute_tests import FACES, passing_faces, test_value
from madhouse.first.rules.combat import ATTACK_BARE_HANDED, ATTACK_WITH
from madhouse.first.rules.final_action import ATTEMPT_TASK
from madhouse.first.rules.keeper_hand import PLAY
from madhouse.first.rules.monsters import monster_called
from madhouse.first.rules.spells import CAST, CAST_ON
from madhouse.first.things.attributes import TestOf
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table
from madhouse.first.told import blows
from madhouse.first.told.option_texts import GRAMMAR
from madhouse.first.told.stakes import BY_A_WORD
from madhouse.first.told.telling import Teller
from madhouse.first.words.testing import Test

TASK = "1e.win.investigators-goal"
SPELL = "1e.spell.test-and-flip"


class Ahead(NamedTuple):
    """A test, by what rule and with what it is made."""

    of: TestOf
    rule: str
    cause: str
    scene: Scene


def test_notes(g: Table, who: Investigator, option: Option, teller: Teller) -> list[Note]:
    """What is to be known of it before: the attribute, the odds, what a failure costs."""
    ahead = _test_of(g, who, option)
    if ahead is None:
        return _blow_notes(g, who, option, teller)
    attribute, scene = ahead.of.attribute, ahead.scene
    scene.occasion = Occasion(ahead.rule)
    needs = test_value(g, who, attribute, ahead.of.modifier, scene)
    told = teller.messages.text("option.thing", thing=attribute)
    odds = Note(str(told), passing_faces(needs), FACES)
    if ahead.rule in (SPELL, BY_A_WORD):
        return [odds]  # what comes of it the card itself says; of a spell, nobody has seen it
    facts = {"who": who.id, "attribute": attribute, "by": ahead.rule}
    stake = teller.stake({**facts, "cause": ahead.cause, "monster": None})
    return [odds, Note(str(teller.messages.text("note.failed", failed=stake.failed)))]


def _blow_notes(g: Table, who: Investigator, option: Option, teller: Teller) -> list[Note]:
    """The odds of a blow; the very test is on a Combat card that is yet to be drawn."""
    read = GRAMMAR.read(option)
    if read is None or read.form not in (ATTACK_WITH, ATTACK_BARE_HANDED):
        return []
    foe = monster_called(g, read.named["monster"])
    tested = blows.usual_test(g, who, foe, read.named.get("card", ""))
    if tested is None:
        return []
    attribute, passes = tested
    return [Note(str(teller.messages.text("note.blow", attribute=attribute)), passes, FACES)]


def _test_of(g: Table, who: Investigator, option: Option) -> Ahead | None:
    read = GRAMMAR.read(option)
    if read is None:
        return None
    card = read.named.get("card", "")
    if read.form is ATTEMPT_TASK:
        name = read.named["task"]
        test = next((each.test for each in g.objective.actions if each.id == name), None)
        return None if test is None else Ahead(test, TASK, name, Scene(who))
    if read.form is USE and card in g.box.abilities:
        words = [each.of for each in g.box.abilities[card].action if isinstance(each, Test)]
        scene = Scene(who, card=card)
        return Ahead(words[0], BY_A_WORD, card, scene) if words else None
    if read.form is PLAY and card in g.box.mythos:
        words = [each.of for each in g.box.mythos[card].do if isinstance(each, Test)]
        return Ahead(words[0], BY_A_WORD, card, Scene(who, card=card)) if words else None
    if read.form in (CAST, CAST_ON) and card in g.box.spells:
        return Ahead(g.box.spells[card].test, SPELL, card, Scene(who))
    if read.form is ATTACK_WITH and card in g.box.spells:
        scene = Scene(who, monster_called(g, read.named["monster"]), combat=True)
        return Ahead(g.box.spells[card].test, SPELL, card, scene)
    return None

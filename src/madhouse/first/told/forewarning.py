"""Forewarning (annotations): tests that a step would bring, what each needs, what does nothing.

Everybody at the table could work it out: it takes the investigator's open cards and the figures.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from msgspec.structs import replace

from madhouse.engine.clauses import Verb
from madhouse.engine.decisions import Decision, Option
from madhouse.engine.describe import phrase
from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR, knows
from madhouse.engine.service import Foreseen, Forewarning
from madhouse.engine.shapes import Note
from madhouse.engine.typography import capital
from madhouse.first.acting.reactions import USE
from madhouse.first.acting.scene import Occasion, Scene
from madhouse.first.acting.standing import standing, standing_here
from madhouse.first.rules.attribute_tests import FACES, SPEND, passing_faces, test_value
from madhouse.first.rules.darkness import in_darkness
from madhouse.first.rules.demands import TRY
from madhouse.first.rules.explore import EXPLORE
from madhouse.first.rules.monsters import monster_called
from madhouse.first.rules.movement import MOVE, RUN
from madhouse.first.rules.puzzle_attempts import AT_A_PUZZLE
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.cards import Demand
from madhouse.first.things.state import Investigator, Monster, eyes
from madhouse.first.things.table import Table
from madhouse.first.told.asking_first import (
    monsters_to_evade,
    monsters_to_face,
    test_asks_first,
    turn_asks_first,
)
from madhouse.first.told.not_offered import not_offered
from madhouse.first.told.option_layout import DEMAND, TURN
from madhouse.first.told.option_order import decisive_options, in_order
from madhouse.first.told.option_texts import GRAMMAR
from madhouse.first.told.refusals import demanded
from madhouse.first.told.sealing import seals_here
from madhouse.first.told.telling import Teller
from madhouse.first.told.tests_ahead import test_notes
from madhouse.first.words.base import you
from madhouse.first.words.each import EachInvestigator
from madhouse.first.words.harm import HealDamage, HealHorror
from madhouse.first.words.targets import Someone

Needs = Callable[[Table, Investigator, Monster], int]
Noted = Iterator[tuple[Option, list[Note]]]

WALKS = (MOVE, RUN)
"""By these he goes to a space himself."""


def forewarned(
    game: Game[Any, Any], decision: Decision, teller: Teller, helped: bool = True
) -> Forewarning:
    """What lies ahead of a question and of each of its options."""
    g = cast(Table, game.table)
    who = next((i for i in g.state.investigators if i.id == decision.about.get("who")), None)
    if decision.kind != TURN or who is None:
        ahead = _places(g, decision, teller) if who is None else _ahead(g, decision, who, teller)
        options = {each: Foreseen(notes=notes) for each, notes in ahead}
        for each in () if who is None else _asking_first(g, decision, who):
            options[each] = replace(options.get(each, Foreseen()), asks_first=True)
        if who is not None and decision.kind in AT_A_PUZZLE and SPEND in decision.options:
            options[SPEND] = Foreseen(gives=g.attribute(who, Attribute.LUCK))
        for each in () if who is None else decisive_options(g, decision, who):
            options[each] = replace(options.get(each, Foreseen()), decisive=True)
        unlit = not_offered(g, decision, teller) if g.state.rooms else []
        return Forewarning(options, at=_at(g, who, decision), unlit=unlit, hint=helped)
    evading = monsters_to_evade(g, who)
    decisive = decisive_options(g, decision, who)
    options = {
        option: seen
        for option in decision.options
        if (seen := _in_turn(g, who, option, teller, bool(evading), option in decisive)) is not None
    }
    idle = {option for option, seen in options.items() if seen.idle}
    return Forewarning(
        options=options,
        before=[_against(g, who, foe, _evading, teller, _evade_note(g, foe)) for foe in evading],
        at=who.space,
        unlit=not_offered(g, decision, teller),
        hint=helped,
        order=in_order(g, decision, who, decisive, idle),
    )


def _at(g: Table, who: Investigator | None, decision: Decision) -> str:
    """Where somebody stands, or the monster that is moved."""
    number = decision.about.get("monster")
    foe = next((each for each in g.state.monsters if each.id == number), None)
    if foe is not None:
        return foe.space
    return "" if who is None else who.space


# -- options ---------------------------------------------------------------------------------------


def _in_turn(
    g: Table, who: Investigator, option: Option, teller: Teller, evades: bool, decisive: bool
) -> Foreseen | None:
    read = GRAMMAR.read(option)
    notes = test_notes(g, who, option, teller)
    meets = False
    if read is not None and "space" in read.named:
        room = g.board.room_of[read.named["space"]]
        if room != g.room_of(who):
            walks, foes = read.form in WALKS, monsters_to_face(g, who, room)
            notes += _lying(g, room, walks, teller, who)
            if walks:
                notes += [_against(g, who, foe, _facing, teller, "note.horror") for foe in foes]
            meets = bool(foes or g.room(room).lock or g.room(room).fire)
    if option == EXPLORE:
        notes = [*_searching(g, who, teller), *notes]
    asks_first, idle = turn_asks_first(g, who, option), _idle(g, who, option)
    seals = not asks_first and seals_here(who, option, evades or meets)
    if not (seals or asks_first or idle or notes or decisive):
        return None
    return Foreseen(seals, idle, notes, decisive=decisive, asks_first=asks_first)


def _asking_first(g: Table, decision: Decision, who: Investigator) -> Sequence[Option]:
    """The answers after which he is asked for a skill point before his die falls."""
    if decision.kind in ASKS_FIRST and test_asks_first(g, who, ASKS_FIRST[decision.kind]):
        return decision.options
    if decision.kind != DEMAND or TRY not in decision.options:
        return ()
    return () if decision.about["with_skill"] is None else (TRY,)


def _ahead(g: Table, decision: Decision, who: Investigator, teller: Teller) -> Noted:
    """What each answer brings: a monster and a Mythos card its test, a try what failing costs."""
    yield from _places(g, decision, teller)
    if decision.kind == "mythos":
        found = ((each, test_notes(g, who, each, teller)) for each in decision.options)
        yield from ((each, notes) for each, notes in found if notes)
    if decision.kind in TESTED_BY:
        key, needs = TESTED_BY[decision.kind]
        told = str(teller.messages.text(key))
        for option in decision.options:
            passes = passing_faces(needs(g, who, monster_called(g, option)))
            yield option, [Note(told, passes, FACES)]
    if decision.kind == DEMAND and TRY in decision.options:
        test = demanded(g, decision).test
        assert test is not None
        facts = {"who": who.id, "attribute": test.attribute, "by": decision.rule, "monster": None}
        stake = teller.stake({**facts, "cause": str(decision.about["card"])})
        yield TRY, [Note(str(teller.messages.text("note.failed", failed=stake.failed)))]


def _searching(g: Table, who: Investigator, teller: Teller) -> Iterator[Note]:
    """What a search takes in the dark, and what a card asks for that was seen to bar it."""
    if in_darkness(g, who):
        yield Note(str(teller.messages.text("note.dark-search")))
    for card in g.room(g.room_of(who)).pile[:1]:
        if card in g.box.obstacles and knows(g.state, eyes(g.state, SPECTATOR), card):
            yield _barred(g.box.obstacles[card], "obstacle", teller, who)


def _places(g: Table, decision: Decision, teller: Teller) -> Noted:
    """What everybody can see of the places among which somebody chooses."""
    if not g.state.rooms:
        return
    for option in decision.options:
        read = GRAMMAR.read(option)
        if read is not None and "space" in read.named:
            notes = _lying(g, g.board.room_of[read.named["space"]], False, teller)
            if notes:
                yield option, notes


def _lying(
    g: Table, room: str, walks: bool, teller: Teller, who: Investigator | None = None
) -> list[Note]:
    there = g.room(room)
    fire = "fire-test" if walks else "fire"
    found = [(fire, there.fire), ("dark", there.dark)]
    notes = [Note(str(teller.messages.text(f"note.{key}"))) for key, lies in found if lies]
    return [_lock(g, there.lock, teller, who), *notes] if there.lock else notes


def _lock(g: Table, lock: str, teller: Teller, who: Investigator | None) -> Note:
    """That a room is locked, and with what, if the card was turned up; or that he can open it."""
    if not knows(g.state, eyes(g.state, SPECTATOR), lock):
        return Note(str(teller.messages.text("note.lock")))
    return _barred(g.box.locks[lock], "lock", teller, who)


def _barred(demand: Demand, kind: str, teller: Teller, who: Investigator | None) -> Note:
    """What a card that lies open asks for; or that he has it."""
    keys = [key for key in demand.key if who is not None and key in who.cards]
    if keys:
        return Note(str(teller.messages.text(f"note.{kind}-opens", card=demand.id, key=keys[0])))
    named = {teller.names(key): key for key in demand.key}
    ways = {"keys": (*named.values(),), "test": demand.test, "puzzle": demand.puzzle}
    told = {each: phrase(what, teller.messages) for each, what in ways.items()}
    return Note(str(teller.messages.text(f"note.{kind}-known", card=demand.id, **told)))


def _against(
    g: Table,
    who: Investigator,
    number: int,
    needs: Needs,
    teller: Teller,
    key: str = "option.thing",
) -> Note:
    """A test against a monster."""
    foe = next(each for each in g.state.monsters if each.id == number)
    name = teller.names.monster(number)
    text = teller.messages.text(key, monster=name, thing=name)
    return Note(capital(str(text)), passing_faces(needs(g, who, foe)), FACES)


def _evade_note(g: Table, number: int) -> str:
    """A stunned monster must be evaded as well (1e.open.evade-stunned-monster), and it is said."""
    foe = next(each for each in g.state.monsters if each.id == number)
    return "note.evade-stunned" if foe.stun else "option.thing"


def _idle(g: Table, who: Investigator, option: str) -> bool:
    """Whether it is the use of a card that heals, and there is nothing to heal."""
    used = USE.read(option)
    ability = None if used is None else g.box.abilities.get(used["card"])
    return ability is not None and _heals_nothing(g, Scene(who), ability.action)


def _heals_nothing(g: Table, scene: Scene, verbs: tuple[Verb, ...]) -> bool:
    return bool(verbs) and all(_nothing(g, scene, verb) for verb in verbs)


def _nothing(g: Table, scene: Scene, verb: Verb) -> bool:
    if isinstance(verb, Someone | EachInvestigator):
        return all(_heals_nothing(g, Scene(each), verb.do) for each in verb.targets(g, scene))
    return (isinstance(verb, HealDamage) and not you(scene).damage) or (
        isinstance(verb, HealHorror) and you(scene).horror <= you(scene).scars
    )


def _evading(g: Table, who: Investigator, foe: Monster) -> int:
    modifier = standing(g, who, "evade_value", g.kind(foe).awareness)
    return _needs(g, who, Attribute.DEXTERITY, modifier, "1e.evade.how")


def _facing(g: Table, who: Investigator, foe: Monster) -> int:
    modifier = standing(g, who, "horror_value", g.kind(foe).horror)
    modifier = standing_here(g, who, "horror_value_here", modifier)
    return _needs(g, who, Attribute.WILLPOWER, modifier, "1e.horror-test.how")


def _needs(g: Table, who: Investigator, attribute: Attribute, modifier: int, rule: str) -> int:
    scene = Scene(who)
    scene.occasion = Occasion(rule)
    return test_value(g, who, attribute, modifier, scene)


TESTED_BY: dict[str, tuple[str, Needs]] = {
    "evade-next": ("note.evade-test", _evading),
    "face-next": ("note.horror-test", _facing),
}
"""What a monster is met with, where somebody chooses which comes first."""
ASKS_FIRST = {"evade-next": Attribute.DEXTERITY, "face-next": Attribute.WILLPOWER}
"""What is tested then."""

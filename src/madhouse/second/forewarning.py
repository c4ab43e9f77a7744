"""Forewarning: what an option of a turn costs, and the odds of the test that it names itself."""

from typing import Any

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.service import Foreseen
from madhouse.engine.shapes import Note
from madhouse.second.acting.scene import Occasion, Scene, all_hold
from madhouse.second.acting.standing import standing
from madhouse.second.app.phases import TOKEN
from madhouse.second.players.chances import chance
from madhouse.second.rules.darkness import in_darkness
from madhouse.second.rules.deeds import DEEDS, Deed
from madhouse.second.rules.skill_test import CONVERT, dice_pool
from madhouse.second.rules.turn import END_TURN
from madhouse.second.things.compound_ids import option_name
from madhouse.second.things.scenario import Token
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table
from madhouse.second.told.sealing import seals_here

FACES = 100
"""Odds of several dice are told in a hundred."""


def turn_ahead(g: Table, decision: Decision, teller: Any) -> dict[Option, Foreseen]:
    """What lies ahead of each option of a turn."""
    who = g.investigator(str(decision.about["who"]))
    options = [each for each in decision.options if each != END_TURN]
    return {each: _foreseen(g, who, each, teller) for each in options}


def _foreseen(g: Table, who: Investigator, option: Option, teller: Any) -> Foreseen:
    deed, ids = DEEDS[option]
    token = g.box.tokens.get(ids[0]) if ids else None
    notes = [] if token is None else odds_of(g, who, token, int(ids[1]), deed.kind, teller)
    cost = cost_of(g, who, deed, ids)
    idle = token is not None and not cost and only_reads_again(g, token, int(ids[1]))
    return Foreseen(seals_here(g, who, option, cost), idle=idle, notes=notes, cost=cost)


def clue_ahead(g: Table, decision: Decision, teller: Any) -> dict[Option, Foreseen]:
    """Of a Clue for a die: whether all that could be spent is still too few to pass."""
    about: Any = decision.about
    needed = about["difficulty"]
    if needed is None or about["negates"] or about["adds_up"]:
        return {}  # every success counts
    turned = min(about["investigations"], clues_to_spend(g, g.investigator(about["who"])))
    if about["successes"] + turned >= needed:
        return {}
    return {CONVERT: Foreseen(notes=[Note(str(teller.messages.text("note.too-few")))])}


def phase_ahead(g: Table, decision: Decision) -> dict[Option, Foreseen]:
    """At a table of people: what of all tokens has been read, and does nothing else."""
    chosen = {each: TOKEN.read(each) for each in decision.options}
    return {
        each: Foreseen(idle=True)
        for each, ids in chosen.items()
        if ids and only_reads_again(g, g.box.tokens[ids["token"]], int(ids["number"]))
    }


def only_reads_again(g: Table, token: Token, number: int) -> bool:
    """Whether nothing comes of an option but a text that all have heard: a greeting, say."""
    return token.options[number].only_tells and option_name(token.id, number) in g.app.read


def cost_of(g: Table, who: Investigator, deed: Deed, ids: tuple[str, ...]) -> int:
    """In actions: none for what bears no action icon (2e.action-icon.free-otherwise), and none for
    the steps that a move action still has."""
    if deed.kind == "move":
        return 0 if who.steps else 1
    return 0 if deed.free is not None and deed.free(g, *ids) else 1


def odds_of(
    g: Table, who: Investigator, token: Token, number: int, purpose: str, teller: Any
) -> list[Note]:
    """The odds of a test whose difficulty the option says, as everybody could work them out."""
    option = token.options[number]
    test = option.test
    if test is None or test.difficulty is None:
        return []
    scene = Scene(who, purpose=purpose, token=token.id)
    scene.occasion = Occasion(purpose=purpose, skill=test.skill)
    dice = dice_pool(g, who, test.skill, test.modifier, scene)
    more = sum(each.by for each in option.harder if all_hold(g, scene, each.given))
    needed = g.amount(test.difficulty) + more
    said = teller.messages.text("note.test", skill=test.skill, dice=dice, needed=needed)
    as_it_is, with_clues = chance(dice, needed), chance(dice, needed, clues_to_spend(g, who))
    return [Note(str(said), in_a_hundred(as_it_is), FACES, in_a_hundred(with_clues))]


def clues_to_spend(g: Table, who: Investigator) -> int:
    """The Clues that could turn results; none in Darkness (2e.darkness.no-clue-conversion)."""
    return 0 if in_darkness(g, who) else standing(g, who, "clues_in_a_test", who.clues)


def in_a_hundred(odds: float) -> int:
    """As one would say it; only what is certain is a hundred, and what can be is not nothing."""
    return round(odds * FACES) if odds in (0, 1) else min(FACES - 1, max(1, round(odds * FACES)))

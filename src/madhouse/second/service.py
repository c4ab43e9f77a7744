"""The service of the second edition at a table: why not, what goes without saying, who hides."""

from collections.abc import Collection
from functools import partial
from typing import Any, cast

from madhouse.engine.decisions import Decision, Option, Seat
from madhouse.engine.forms import Form, Grammar
from madhouse.engine.game import Game
from madhouse.engine.service import (
    AcrossTheTable,
    Foreseen,
    Forewarning,
    NotOffered,
    Refusal,
    Timed,
    Wish,
)
from madhouse.second.app.phases import INVESTIGATOR_PHASE
from madhouse.second.app.puzzles import PUZZLE
from madhouse.second.forewarning import clue_ahead, phase_ahead, turn_ahead
from madhouse.second.not_offered import not_offered
from madhouse.second.rules.conditions import has_own_goal
from madhouse.second.rules.deeds import DEEDS, barred
from madhouse.second.rules.group import AGREE, PROPOSAL
from madhouse.second.rules.move import MOVE
from madhouse.second.rules.puzzle_attempts import SPEND_FOR_STEP
from madhouse.second.rules.token_actions import FORMS
from madhouse.second.rules.turn import END_TURN, TURN
from madhouse.second.things.agreements import TAKE_BACKS
from madhouse.second.things.plain_answers import PASSES
from madhouse.second.things.state import PEOPLE
from madhouse.second.things.table import Table
from madhouse.second.told.option_order import in_order

DOES_NOTHING = PASSES | {END_TURN}
"""Answers with which nothing is done."""
BY_A_CARD = "2e.golden.component-beats-rules"
"""The rule against what a card forbids."""
MOST_OPTIONS = 20
"""No token and no card has more."""
GRAMMAR = Grammar(each for each in DEEDS.known if isinstance(each, Form))


class SecondService:
    """What a table asks of the rules while a game is played."""

    def why_not(self, game: Game[Any, Any], seat: Seat, option: Option) -> str | None:
        """The rule that keeps an option from a seat's list; where none says more, the question's
        own."""
        asked = _not_offering(game, seat, option)
        return None if asked is None else self.refused_by(game, seat, option) or asked.rule

    def refused_by(self, game: Game[Any, Any], seat: Seat, option: Option) -> str | None:
        """The rule against an option that could be chosen at another time."""
        asked = _not_offering(game, seat, option)
        return None if asked is None else rule_against(cast(Table, game.table), asked, option)

    def refusal(self, game: Game[Any, Any], seat: Seat, wish: Wish, teller: Any) -> Refusal | None:
        """Why a place or a line cannot be chosen now; in a sentence, where there is one."""
        option = wish.option or (MOVE(wish.space) if wish.space else "")
        rule = self.refused_by(game, seat, option) if option else None
        if rule is None:
            return None
        key = f"refused.{rule}"
        said = str(teller.messages.text(key)) if key in teller.messages.keys else ""
        return Refusal(rule, said, option)

    def forewarned(
        self,
        game: Game[Any, Any],
        decision: Decision,
        teller: Any,
    ) -> Forewarning:
        """Where whoever is asked stands, the order in which one looks for something to do, the odds
        of what is tested, and what gives more steps at a puzzle."""
        g = cast(Table, game.table)
        spaces = {each.id: each.space for each in g.state.investigators}
        at = spaces.get(str(decision.about.get("who", "")), "")
        return Forewarning(
            _options(game, decision, teller),
            at=at,
            order=in_order(g, decision),
            unlit=_not_offered(g, decision, teller),
            hint=game.header.hands != PEOPLE,  # nobody advises those whose cards the app cannot see
        )

    def must_be_silent(self, game: Game[Any, Any], seat: Seat) -> bool:  # noqa: ARG002
        """Nobody: a puzzle is everybody's (2e.puzzle.three-steps)."""
        return False

    def some_must_be_silent(self, game: Game[Any, Any]) -> bool:  # noqa: ARG002
        """Nobody."""
        return False

    def goes_without_saying(
        self, decision: Decision, people: Collection[Seat]
    ) -> tuple[Seat, Option | None] | None:
        """Computers agree to whatever a person proposes."""
        if decision.kind != PROPOSAL:
            return None
        computers = [seat for seat in decision.seats if seat not in people]
        return (computers[0], AGREE) if computers else None

    def passes(self, decision: Decision) -> bool:
        """Whether nothing can be done but to pass."""
        return DOES_NOTHING.issuperset(decision.options)

    def timed(self, game: Game[Any, Any]) -> Timed | None:  # noqa: ARG002
        """No clock runs in this edition."""
        return None

    def apart(self, game: Game[Any, Any], seat: Seat) -> list[Seat]:
        """Whoever is insane hides the back of that card from all others, and whoever has an Agenda
        (2e.condition.insane-own-back, 2e.conflict.agenda-own-back)."""
        g = cast(Table, game.table)
        hiding = {who.seat for who in g.state.investigators if has_own_goal(g, who)}
        return [each for each in game.seats if each != seat and hiding & {each, seat}]

    def across(self, decision: Decision, seat: Seat) -> AcrossTheTable:  # noqa: ARG002
        """Who goes next is no secret: whether all agree can be said from anywhere."""
        if decision.kind == PROPOSAL and AGREE in decision.options:
            return AcrossTheTable(PROPOSAL, read=True, option=AGREE)
        return AcrossTheTable()

    def takes_back(self, game: Game[Any, Any]) -> bool:
        """Whether take-backs were agreed on; people at a table correct any report, for the app
        does not see what lies there."""
        return TAKE_BACKS in game.header.agreements or game.header.hands == PEOPLE


def _options(game: Game[Any, Any], decision: Decision, teller: Any) -> dict[Option, Foreseen]:
    if decision.kind == TURN:
        return turn_ahead(cast(Table, game.table), decision, teller)
    if decision.kind == INVESTIGATOR_PHASE:
        return phase_ahead(cast(Table, game.table), decision)
    if decision.kind == "convert":
        return clue_ahead(cast(Table, game.table), decision, teller)
    if decision.kind == PUZZLE and SPEND_FOR_STEP in decision.options:
        return {SPEND_FOR_STEP: Foreseen(gives=1)}
    return {}


def _not_offered(g: Table, decision: Decision, teller: Any) -> list[NotOffered]:
    if decision.kind != TURN:
        return []
    return not_offered(g, decision, teller, partial(rule_against, g, decision))


def _not_offering(game: Game[Any, Any], seat: Seat, option: Option) -> Decision | None:
    """The question to the seat, if it does not offer the option."""
    asked = next((each for each in game.pending if seat in each.seats), None)
    return None if asked is None or option in asked.options else asked


def rule_against(g: Table, asked: Decision, option: Option) -> str | None:
    """The rule against a deed, offered or not; None also for a line that means nothing here."""
    if asked.kind != TURN:
        return None
    if not means_something(g, option):
        return None
    deed, ids = DEEDS[option]
    who = g.investigator(str(asked.about["who"]))
    rule = deed.against(g, who, *ids)
    return BY_A_CARD if rule is None and barred(g, who, option) else rule


def means_something(g: Table, option: Option) -> bool:
    """Whether a line is a deed with things that everybody can see."""
    read = GRAMMAR.read(option)
    if read is None:
        return option in DEEDS.known
    there, named = open_names(g), read.named
    if not all(name in there[place] for place, name in named.items() if place in there):
        return False
    if "token" not in named:
        return True
    token = g.box.tokens[named["token"]]
    return read.form is FORMS[token.kind] and int(named["number"]) < len(token.options)


def open_names(g: Table) -> dict[str, Collection[str]]:
    """What may be named, by the places of the forms: what lies on the board, and who plays."""
    laid = g.places.room_of
    people = [who.id for who in g.state.investigators]
    return {
        "space": laid,
        "door": [n for n, (one, other) in g.places.doors.items() if one in laid and other in laid],
        "monster": [monster.id for monster in g.app.monsters],
        "token": [*g.app.tokens, *(token.id for token, _ in g.box.scenario_index.inventory)],
        "investigator": people,
        "number": [str(number) for number in range(MOST_OPTIONS)],
    }

"""Telling: log events and questions as a player reads them."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from msgspec.structs import replace

from madhouse.engine.board import Board
from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.forms import verb_of
from madhouse.engine.log import Event
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.service import NotOffered
from madhouse.engine.shapes import FigureText, LineText, Odds, QuestionText
from madhouse.engine.tale import Strand
from madhouse.engine.typography import capital, typeset
from madhouse.first.rules.attribute_tests import FACES, passing_faces
from madhouse.first.rules.puzzle_attempts import AT_A_PUZZLE
from madhouse.first.rules.setup import ANSWER
from madhouse.first.rules.turn import END_TURN
from madhouse.first.seen.views import View
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.box import Box
from madhouse.first.things.story import Story
from madhouse.first.told.acquaintances import Acquaintances
from madhouse.first.told.english import english
from madhouse.first.told.lasting_texts import gun_by_marks
from madhouse.first.told.line_parts import ALOUD, PARTS, reckoned, throw_told
from madhouse.first.told.names import Names
from madhouse.first.told.option_layout import KEYS
from madhouse.first.told.option_telling import OptionTeller
from madhouse.first.told.plot import CLUE, FOUND, PLOT
from madhouse.first.told.pronouns import spoken_of
from madhouse.first.told.read_aloud import CAME, WRITTEN, Facts, Written
from madhouse.first.told.stakes import Stake, Stakes
from madhouse.rules.catalogue import rule

REROLL, SKILL_POINT = "reroll", "skill-point"
IN_A_SENTENCE = frozenset({"puzzle-step", "lasting"})
"""What is written of these is a part of their sentence."""
MARKS = frozenset({"marked", "unmarked"})
TESTED = frozenset({"test", "passed-unrolled"})
"""Events that tell of a test."""
SAYS_ITS_CARD = frozenset({"demand", "swap-apart", *AT_A_PUZZLE})
"""Questions that say themselves what their card is about."""
PLACED, CHOSE = "monster-placed", "chose"
INTRODUCES = (PLACED, CHOSE)
"""The events from which a teller learns who a monster is, and whom a seat plays."""
ABSENT: dict[str, dict[str, object]] = {
    "turn": {"first": False},
    "killed": {"cards": None},
}
"""Facts that events of this kind did not have in older games, and what is told then."""


class Teller(OptionTeller):
    """Puts a game into words. It knows only what it is given: events, questions, views."""

    disclosed: Sequence[str] = ()  # the last view shows all of it

    def __init__(self, box: Box, story: Story, board: Board, messages: Messages) -> None:
        super().__init__(box, story, Names(box, story, board, messages), messages)
        self.written = Written(box, story, self.cards, self.messages)
        self._stakes = Stakes(self.cards, story)
        self._met = Acquaintances(self.names)
        self._here: set[str] = set()  # figures on the board
        self.unlit = {
            option: NotOffered(key, str(self.messages.text(f"unlit.{verb_of(option)}")))
            for key, option in KEYS.items()
            if option != END_TURN
        }
        """What has a key, for a turn in which it cannot be done; ending the turn always can."""
        self._known: object = None  # of who is who

    def anew(self) -> "Teller":
        """A teller of the same story for another reader, who knows nothing yet."""
        twin = copy(self)
        twin.names = self.names.anew()
        twin.messages = self.messages.with_names(twin.names, twin.names.put)
        twin.written = self.written.anew(twin.messages)
        twin._met = Acquaintances(twin.names)
        twin._answers, twin._known, twin._here = {}, None, set()
        return twin

    def see(self, view: View) -> bool:
        """Learn from a view which figure is which, and what the keeper has answered."""
        known = (
            view.keeper.answers,
            [(each.id, each.kind, each.name) for each in view.monsters],
            [(who.player, who.id) for who in view.investigators],
        )
        if known == self._known:
            return False
        self._known = known
        self._answers = view.keeper.answers
        for monster in view.monsters:
            self._learn_monster(monster.id, monster.kind, monster.name)
        self.names.learn_players({who.player: who.id for who in view.investigators})
        for who in view.investigators:
            if not self._met.has_played(who.player, who.id):
                self._met.meet_investigator(who.id, who.player)
        self._here = {who.id for who in view.investigators} | {str(m.id) for m in view.monsters}
        return True

    def begin_again(self) -> None:
        """Whom it has met in the log it meets anew; those on the board it sees."""
        self._met.forget_all_but(self._here)

    @property
    def figures(self) -> Sequence[FigureText]:
        """The investigators and monsters that this reader has met."""
        return self._met.all

    def _learn_monster(self, number: int, kind: str, name: str) -> None:
        self.names.learn_monster(number, kind, name)
        self._met.meet_monster(number, kind)

    # -- the log -------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened, and what the card or the story says to it."""
        self._learn(event)
        return self._sentence(event, self._facts(event))

    def line(self, event: Event) -> LineText:
        """The same with its parts: the heading, what the author wrote, what it does."""
        self._learn(event)
        kind, facts = event.kind, self._facts(event)
        text = str(self._sentence(event, facts))
        place = str(event.facts.get("space") or event.facts.get("room") or "")
        test = None
        if kind == "test":
            stake = self.stake(event.facts)
            told_stake = str(self._stake_told(stake))
            test = throw_told(event.facts, self.messages, capital(stake.cause), told_stake)
        aloud, part = kind in ALOUD and bool(text), PARTS.get(kind, "")
        if kind not in WRITTEN or kind in IN_A_SENTENCE:
            return LineText(text, place=place, test=test, aloud=aloud, part=part)
        told = str(facts["text"])
        came = CAME[kind](self.written, event.facts) if kind in CAME else []
        for each in reversed(came):
            told = told.removesuffix(each).rstrip("\n")
        return LineText(
            text=text,
            title=self._heading(event, facts),
            kicker=self._part("kicker", kind, facts),
            body=str(typeset(told)).strip(),
            came=[str(typeset(each)) for each in came],
            place=place,
            aloud=aloud,
            part=part,
        )

    def strands(self, event: Event) -> list[Strand]:
        """The event as the tale of the evening tells it, if at all."""
        line, who = self.line(event), event.facts.get("who")
        if event.kind == FOUND and self.card(str(event.facts["card"])).kind == "clue":
            event = replace(event, kind=CLUE)
        name = self.names(who) if isinstance(who, str) else ""
        facts = self._facts(event)
        if room := self.names.board.room_of.get(str(event.facts.get("space"))):
            facts["space"] = room  # a tale is not told space by space
        return PLOT.strands(event, name, line, facts, self.messages)

    def _heading(self, event: Event, facts: Mapping[str, object]) -> str:
        """The heading of a kind of line; without one, what is told beside the author's text."""
        if f"heading.{event.kind}" in self.messages.keys:
            return self._part("heading", event.kind, facts)
        bare = self._sentence(event, {**facts, "text": Phrase()})
        return str(bare).strip().removesuffix(".")

    def _learn(self, event: Event) -> None:
        facts: Any = event.facts
        if event.kind == PLACED:
            self._learn_monster(facts["monster"], facts["kind"], facts["name"])
        elif event.kind == CHOSE:
            self._met.meet_investigator(facts["who"], facts["player"])

    def _facts(self, event: Event) -> dict[str, object]:
        facts = ABSENT.get(event.kind, {}) | self._told(event.facts)
        if event.kind in WRITTEN:
            text = WRITTEN[event.kind](self.written, event.facts)
            whom = self.names.pronoun(event.facts.get("monster"))
            facts["text"] = Phrase(spoken_of(text, whom, self.messages))
        if event.kind in TESTED:
            facts |= self._tested(event.facts)
        if event.kind in MARKS:
            facts["gun"] = gun_by_marks(self.cards, event.facts)
        return facts

    def _tested(self, facts: Facts) -> dict[str, object]:
        """Why a test was made, what was needed and what came of it."""
        stake, passed = self.stake(facts), bool(facts.get("passed"))
        came = stake.came(passed)
        outcome = self.messages.text("test_outcome", passed=passed, came=came)
        return {"called": stake.cause, "outcome": outcome, **_needed(facts)}

    def stake(self, facts: Facts) -> Stake:
        """Why a test is made, and what hangs on it."""
        return self._stakes.told(self._told(facts), self.messages)

    def _stake_told(self, stake: Stake) -> Phrase:
        if not stake.failed:
            return Phrase()
        return self.messages.text("at-stake", passed=stake.passed, failed=stake.failed)

    def _sentence(self, event: Event, facts: Mapping[str, object]) -> str:
        return capital(typeset(self.messages.text(f"log.{event.kind}", **facts).rstrip()))

    def introduces(self, event: Event) -> bool:
        """Whether somebody comes to the board with this event."""
        return event.kind in INTRODUCES

    def own_names(self, facts: Facts) -> str:
        """All that differs from table to table is what a monster is called."""
        number = facts.get("monster")
        return self.names.monster(number) if isinstance(number, int) else ""

    def _told(self, facts: Facts) -> dict[str, object]:
        """Facts as messages take them: monsters are numbers, seats and attributes plain words."""
        told: dict[str, object] = dict(facts)
        for name, value in facts.items():
            if name == "monster" and isinstance(value, int):
                told[name] = self.names.monster(value)
            elif name == "player" and isinstance(value, str):
                told[name] = self.names.seat(value)
            elif name == "attribute" and isinstance(value, str):
                told[name] = Attribute(value)
        return told

    # -- questions -----------------------------------------------------------------------------

    def question(self, decision: Decision) -> str:
        """The question as one text, with the odds of it."""
        odds = odds_of(decision.about)
        asked = self._asked(decision, self._odds_told(odds))
        text, remark = asked.text, Phrase(asked.remark)
        if remark:
            text = self.messages.text("asked.with-remark", text=Phrase(text), remark=remark)
        return "\n".join([text, *asked.matter])

    def question_text(self, decision: Decision) -> QuestionText:
        """The question part by part."""
        return self._asked(decision, Phrase())

    def _asked(self, decision: Decision, odds: Phrase) -> QuestionText:
        kind, about = decision.kind, decision.about
        facts = self._told(about) | {"odds": odds} | _needed(about)
        if kind == SKILL_POINT:
            stake = self.stake(about)
            facts |= {"called": stake.cause, "stake": self._stake_told(stake)}
            facts["reckoned"] = reckoned(about, self.messages)
        if kind == "question":
            facts["text"] = Phrase(self.story.questions[str(about["question"])].text)
        if kind == "demand":
            facts["demanded"] = Phrase(self.written.rules(about).replace("\n", " "))
        card = str(about.get("card") or "")
        return QuestionText(
            text=str(typeset(self.messages.text(f"question.{kind}", **facts))),
            remark=self._part("remark", kind, facts),
            matter=self._part("matter", kind, facts).splitlines(),
            card="" if kind in SAYS_ITS_CARD else card,
            odds=None if kind == REROLL else odds_of(about),
            puzzle=card if kind in AT_A_PUZZLE else "",
        )

    def _part(self, part: str, kind: str, facts: Mapping[str, object]) -> str:
        key = f"{part}.{kind}"
        told = self.messages.text(key, **facts) if key in self.messages.keys else ""
        return str(typeset(told))

    def _odds_told(self, odds: Odds | None) -> Phrase:
        if odds is None:
            return Phrase()
        key = "odds.alone" if odds.with_skill is None else "odds.with-skill"
        return self.messages.text(
            key, chance=percent(odds.passes), chance_with_skill=percent(odds.with_skill or 0)
        )

    # -- names and rules -----------------------------------------------------------------------

    def name(self, thing: str) -> str:
        """What a player calls a thing; an answer of the keeper's goes by its question."""
        return self.names(thing) if ANSWER.read(thing) is None else self.card(thing).name

    def seat(self, *seats: Seat) -> str:
        """What a player calls a seat; none but investigators are ever asked together."""
        return self.names.seat(seats[0] if len(seats) == 1 else "investigators")

    def result(self, winner: str, reason: str) -> str:
        """Who won, and how."""
        over = self.messages.text("terminal.over", winner=winner)
        return self.messages.text("terminal.because", over=over, reason=reason)

    def why(self, rule_id: str) -> str:
        """The rule behind a question or an event."""
        one = rule(rule_id)
        return self.messages.text(
            "rule.told", topic=Phrase(one.topic), text=Phrase(one.text), id=Phrase(one.id)
        )


def odds_of(about: Facts) -> Odds | None:
    """How many faces pass a test to come, without and with a skill point."""
    needs, with_skill = about.get("needs"), about.get("with_skill")
    if not isinstance(needs, int):
        return None
    helped = passing_faces(with_skill) if isinstance(with_skill, int) else None
    return Odds(passing_faces(needs), helped, FACES)


def _needed(facts: Facts) -> dict[str, object]:
    """What the die must not exceed, as it is told: a 1 always passes and a 10 never does."""
    needs = facts.get("needs")
    return {"needs": passing_faces(needs)} if isinstance(needs, int) else {}


def percent(faces: int) -> int:
    """So many faces of the die, in percent."""
    return round(100 * faces / FACES)


def teller_for(box: Box, story: Story, messages: Messages | None = None) -> Teller:
    """The teller of a story, in English unless told otherwise."""
    return Teller(box.for_story(story), story, box.board(story), messages or english())

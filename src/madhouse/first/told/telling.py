"""Telling: log events, questions and options as a player reads them."""

from collections.abc import Mapping
from copy import copy
from typing import Any

from madhouse.engine.board import Board
from madhouse.engine.clauses import parts_within
from madhouse.engine.decisions import Decision, Option, Seat
from madhouse.engine.describe import phrase
from madhouse.engine.forms import Named, verb_of
from madhouse.engine.log import Event
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.service import NotOffered
from madhouse.engine.shapes import LineText, Odds, OptionText, QuestionText
from madhouse.engine.teller import Alike
from madhouse.engine.typography import typeset
from madhouse.first.acting.reactions import face
from madhouse.first.rules.attribute_tests import FACES, passing_faces
from madhouse.first.rules.keeper_hand import PLAY
from madhouse.first.rules.monsters import monster_number
from madhouse.first.rules.puzzle_attempts import AT_A_PUZZLE
from madhouse.first.rules.setup import ANSWER
from madhouse.first.rules.turn import END_TURN
from madhouse.first.seen.views import View
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.box import Box
from madhouse.first.things.changed_actions import ChangedAction, as_answered
from madhouse.first.things.seeding import markers
from madhouse.first.things.story import Story
from madhouse.first.told.card_telling import CardTeller
from madhouse.first.told.card_texts import rules_text, trait_summary
from madhouse.first.told.english import english
from madhouse.first.told.line_parts import ALOUD, PARTS, throw_told
from madhouse.first.told.names import Names
from madhouse.first.told.option_layout import KEYS, PASSES, place_of
from madhouse.first.told.option_texts import verb_and_names
from madhouse.first.told.read_aloud import CAME, WRITTEN, Facts, Written
from madhouse.first.told.sealing import always_seals
from madhouse.first.words.choices import FIRST, Either
from madhouse.puzzles.steps import COSTS
from madhouse.rules.catalogue import rule

EITHER = "either"
REROLL = "reroll"
PUZZLE_STEP = "puzzle-step"
"""What is written of it is a part of its sentence."""
SAYS_ITS_CARD = frozenset({"demand", "swap-apart", *AT_A_PUZZLE})
"""Questions that say themselves what their card is about."""
INTRODUCES = "monster-placed"
"""The event from which a teller learns what a monster is called."""
OF_THIS_GAME = frozenset({"monster", "player"})
"""What an option may name that is called otherwise at another table."""
ABSENT: dict[str, dict[str, object]] = {"turn": {"first": False}}
"""Facts that events of this kind did not have in older games, and what is told then."""


class Teller(CardTeller):
    """Puts a game into words. It knows only what it is given: events, questions, views."""

    def __init__(self, box: Box, story: Story, board: Board, messages: Messages) -> None:
        super().__init__(box, story, Names(box, story, board, messages), messages)
        self.written = Written(box, story, self.cards, self.messages)
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
        twin._answers, twin._known = {}, None
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
            self.names.learn_monster(monster.id, monster.kind, monster.name)
        self.names.learn_players({who.player: who.id for who in view.investigators})
        return True

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
        test = throw_told(event.facts, self.messages) if kind == "test" else None
        aloud, part = kind in ALOUD and bool(text), PARTS.get(kind, "")
        if kind not in WRITTEN or kind == PUZZLE_STEP:
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

    def _heading(self, event: Event, facts: Mapping[str, object]) -> str:
        """The heading of a kind of line; without one, what is told beside the author's text."""
        if f"heading.{event.kind}" in self.messages.keys:
            return self._part("heading", event.kind, facts)
        bare = self._sentence(event, {**facts, "text": Phrase()})
        return str(bare).strip().removesuffix(".")

    def _learn(self, event: Event) -> None:
        if event.kind == INTRODUCES:
            placed: Any = event.facts
            self.names.learn_monster(placed["monster"], placed["kind"], placed["name"])

    def _facts(self, event: Event) -> dict[str, object]:
        facts = ABSENT.get(event.kind, {}) | self._told(event.facts)
        if event.kind in WRITTEN:
            facts["text"] = Phrase(WRITTEN[event.kind](self.written, event.facts))
        return facts

    def _sentence(self, event: Event, facts: Mapping[str, object]) -> str:
        return typeset(self.messages.text(f"log.{event.kind}", **facts).rstrip())

    def introduces(self, event: Event) -> bool:
        """Whether a monster comes to the board with this event."""
        return event.kind == INTRODUCES

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

    # -- questions and options -----------------------------------------------------------------

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
        facts = self._told(about) | {"odds": odds}
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

    def option(self, decision: Decision, option: Option) -> OptionText:
        """An option of this decision: what a player reads, and what it is about."""
        verb, named = self.read(option)
        card = named.get("card", option if option in self.cards else "")
        place = place_of(decision.kind, verb)
        return OptionText(
            option=option,
            text=str(self.option_text(decision, option)),
            verb=verb,
            names=dict(named),
            detail=str(self.detail(decision, option)),
            space=named.get("space", ""),
            room=named.get("room", ""),
            card=card,
            group=place.group,
            key=place.key,
            brief=self._brief(option, verb, named),
            cost=self.cost(option, named),
            passes=option in PASSES,
            sensible=self._is_sensible(named),
            mark="{question}{letter}".format(**named) if "letter" in named else "",
            rule=place.rule,
            seals=always_seals(decision.kind, verb),
        )

    def _brief(self, option: Option, verb: str, named: Named) -> str:
        """What is read where a heading says what is done, or where the cost stands apart."""
        key = f"brief.{'action' if option in self.box.actions else verb}"
        if key not in self.messages.keys:
            return ""
        return str(self.messages.text(key, **{**self._named(named), "card": named.get("card", "")}))

    def _is_sensible(self, named: Named) -> bool:
        """Whether it is a choice for a newcomer, among investigators or Trait cards."""
        chosen = self.cards.get(named.get("who", named.get("card", "")))
        return bool(getattr(chosen, "sensible", False))

    def cost(self, option: Option, named: Named) -> int | None:
        """What an option costs: threat, or steps at a puzzle."""
        if option in self.box.actions:
            return as_answered(self.box.actions[option], markers(self._answers)).cost
        if "threat" in named:
            return int(named["threat"])
        mythos = self.box.mythos.get(named.get("card", ""))
        if mythos is not None and PLAY.read(option):
            return mythos.cost
        step = COSTS.find(option)
        return None if step is None else step[0]

    def alike(self, decision: Decision, option: Option) -> Alike:
        """Most options read alike at every table of the story."""
        if decision.kind == EITHER:  # the same two words stand for what each card says
            return Alike.ONCE
        if option in self.box.actions:  # what it costs may depend on the keeper's answers
            return Alike.HERE
        _, named = self.read(option)
        return Alike.EVERYWHERE if OF_THIS_GAME.isdisjoint(named) else Alike.HERE

    def option_text(self, decision: Decision, option: Option) -> str:
        """What a player reads for an option of this decision."""
        if decision.kind == EITHER:
            return self._way(decision.about, option)
        if option in self.box.actions:
            return self.messages.text("option.action", card=option, cost=self.cost(option, {}))
        verb, ids = self.read(option)
        if not ids:
            return self.messages.text(self._fixed(decision, verb))
        named = self._named(ids)
        if not verb:
            (thing,) = ids
            return self.messages.text("option.thing", thing=named[thing])
        return self.messages.text(f"option.{verb}", **named)

    def read(self, option: Option) -> tuple[str, Named]:
        """What is done, and the ids that the option names: nothing but names, where it is a thing
        to choose."""
        verb, named = verb_and_names(option)
        if named or not self.names.knows(option):
            return verb, named
        if option in self.box.investigators:
            return "", {"who": option}
        return "", {"card" if option in self.cards else "room": option}

    def detail(self, decision: Decision, option: Option) -> str:
        """What is printed on the card of an option that would else be chosen blindly."""
        if isinstance(self.cards.get(option), ChangedAction):
            return rules_text(self._as_known(option), self.messages).replace("\n", " ")
        if decision.kind not in ("investigator", "trait"):
            return ""
        (name,) = self.read(option)[1].values()
        card = self.cards[name]
        if decision.kind == "trait":
            return trait_summary(card, self.messages)
        return self.messages.text(
            "detail.investigator", health=card.health, sanity=card.sanity, skill=card.skill
        )

    def _way(self, about: Facts, option: Option) -> str:
        """One of the two things that a card lets somebody choose between."""
        card = self.cards[face(str(about["card"]))]
        choice = list(parts_within(card, Either))[int(str(about["choice"]))]
        verbs = choice.do if option == FIRST else choice.other
        return self.messages.text("option.way", what=phrase(verbs, self.messages))

    def _fixed(self, decision: Decision, verb: str) -> str:
        """Some lines mean a little more in one kind of question than in another."""
        special = f"option.{verb}-{decision.kind}"
        return special if special in self.messages.keys else f"option.{verb}"

    def _named(self, ids: Mapping[str, str]) -> dict[str, object]:
        named: dict[str, object] = dict(ids)
        if "monster" in ids:
            named["monster"] = self.names.monster(monster_number(ids["monster"]))
        if "player" in ids:
            named["who"] = Phrase(self.names.player(ids["player"]))
        if "card" in ids:
            mythos = self.box.mythos.get(ids["card"])
            named["cost"] = None if mythos is None else mythos.cost
        if "letter" in ids:
            answers = self.story.questions[ids["question"]].answers
            named["answer"] = Phrase(typeset(answers[ids["letter"]].text))
        return named

    # -- names and rules -----------------------------------------------------------------------

    def name(self, thing: str) -> str:
        """What a player calls a thing; an answer of the keeper's goes by its question."""
        return self.names(thing) if ANSWER.read(thing) is None else self.card(thing).name

    def seat(self, seat: Seat) -> str:
        """What a player calls a seat."""
        return self.names.seat(seat)

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


def percent(faces: int) -> int:
    """So many faces of the die, in percent."""
    return round(100 * faces / FACES)


def teller_for(box: Box, story: Story, messages: Messages | None = None) -> Teller:
    """The teller of a story, in English unless told otherwise."""
    return Teller(box.for_story(story), story, box.board(story), messages or english())

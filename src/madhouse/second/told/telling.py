"""Telling: log events, questions and options as a player reads them."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, cast

from madhouse.engine.decisions import Decision, Fact, Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.log import Event
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.shapes import CardText, FigureText, LineText, QuestionText
from madhouse.engine.tale import Strand
from madhouse.engine.typography import capital, typeset
from madhouse.engine.words import did_you_mean
from madhouse.rules.catalogue import rule
from madhouse.second.seen.views import View
from madhouse.second.things.box import Box
from madhouse.second.things.compound_ids import room_named
from madhouse.second.things.scenario import Scenario
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.state import PEOPLE
from madhouse.second.told.acquaintances import Acquaintances
from madhouse.second.told.card_shapes import card_shape, flavour_of
from madhouse.second.told.card_texts import waiting_lines
from madhouse.second.told.english import english
from madhouse.second.told.harder import harder_now
from madhouse.second.told.line_parts import ALOUD, PARTS
from madhouse.second.told.mentioned_cards import CARDS_IN_PART, cards_in_facts
from madhouse.second.told.names import Names, all_cards, elixir_backs
from madhouse.second.told.option_telling import NONE, OptionTeller, numbers_among
from madhouse.second.told.option_texts import verb_and_names
from madhouse.second.told.plot import PLOT
from madhouse.second.told.read_aloud import WRITTEN, Facts, Written, told
from madhouse.second.words.company import Somebody, ThatInvestigator

SPAWNED, REVEALED, LAID_OVER = "spawned", "revealed", "tile-over"
INTRODUCES = frozenset({SPAWNED, REVEALED})
"""Events from which a teller learns what a monster is called, and which rooms may be named."""
PUZZLE_STEP = "puzzle-step"
SUITS = 4
"""Of the ID tokens: spade, club, diamond, heart, and again."""
LISTS = ("cards", "rooms", "spaces")
"""Facts that are several things, each told with its article."""


class UnknownCard(MadhouseError):
    """There is no card of that name."""


class Teller(OptionTeller):
    """Puts a game into words. It knows only what it is given: events, questions, views."""

    def __init__(self, box: Box, scenario: Scenario, messages: Messages) -> None:
        self.box = box
        self.scenario = scenario
        self.names = Names(box, scenario, messages)
        self.messages = messages.with_names(self.names, self.names.put)
        self.written = Written(box, scenario, self.messages)
        self.cards = all_cards(box)
        self.cards |= {name: back for name, (_, back) in elixir_backs(box).items()}
        self._ids = frozenset(self.cards)
        self._met = Acquaintances(self.names)
        self.disclosed: Sequence[str] = ()
        self._known: object = None
        self._sums: dict[str, int] = {}
        self._harder: dict[str, int | None] = {}
        self._tells_people = False  # who lay out what it says

    def anew(self) -> "Teller":
        """A teller of the same scenario for another reader, who knows nothing yet."""
        twin = copy(self)
        twin.names = self.names.anew()
        twin.messages = self.messages.with_names(twin.names, twin.names.put)
        twin.written = Written(self.box, self.scenario, twin.messages)
        twin._known, twin._sums, twin._harder, twin.disclosed = None, {}, {}, ()
        twin._met = Acquaintances(twin.names)
        return twin

    def see(self, view: View) -> bool:
        """Learn from a view which monsters have names, what is laid, and how many play."""
        number = len(view.investigators)
        monsters, tokens = [(m.id, m.name) for m in view.monsters], [t.id for t in view.tokens]
        harder = harder_now(view, self.box)
        known = (monsters, tokens, view.laid, number, view.sums, harder, view.hidden)
        if known == self._known:
            return False
        self._known = known
        self._tells_people = view.hands == PEOPLE
        for monster in view.monsters:
            self.names.learn_monster(monster.id, monster.name)
        self.names.learn_tiles(view.laid)
        self._met.meet(view)
        self.disclosed = self._disclose(view)
        self.written.investigators = number
        self._sums, self._harder = view.sums, harder
        return True

    def _disclose(self, view: View) -> tuple[str, ...]:
        """Of how the tiles lay there is no sentence."""
        keys = (f"hidden.{view.story}.{each}.{value}" for each, value in view.hidden.items())
        return tuple(str(self.messages.text(key)) for key in keys if key in self.messages.keys)

    @property
    def figures(self) -> Sequence[FigureText]:
        """The investigators, monsters and tokens that this reader has met."""
        return self._met.all

    def begin_again(self) -> None:
        """Whom it has met in the log it meets anew; those on the board it sees."""
        self._met.forget_who_is_gone()

    # -- the log ---------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened, and what somebody wrote to it."""
        self._learn(event)
        return self._sentence(event, self._facts(event))

    def line(self, event: Event) -> LineText:
        """The same with its parts: the heading, what the author wrote, what it does."""
        self._learn(event)
        kind, facts = event.kind, self._facts(event)
        text = self._sentence(event, facts)
        place = str(event.facts.get("space") or "")
        aloud, part = kind in ALOUD and bool(text), PARTS.get(kind, "")
        title = self._part("heading", kind, facts)
        if kind not in WRITTEN:
            return LineText(text, title=title, place=place, part=part)
        body, rules = told(WRITTEN[kind](self.written, event.facts))
        return LineText(
            text=text,
            title=title,
            kicker=self._part("kicker", kind, facts),
            body=body,
            came=rules,
            place=place,
            aloud=aloud,
            part=part,
        )

    def strands(self, event: Event) -> list[Strand]:
        """The event as the tale of the evening tells it, if at all."""
        line, who = self.line(event), event.facts.get("who")
        name = self.names(who) if isinstance(who, str) and who else ""
        facts = self._facts(event)
        if space := event.facts.get("space"):
            facts["space"] = room_named(str(space))  # a tale is not told space by space
        if token := event.facts.get("token"):
            facts["kind"] = self.box.tokens[str(token)].kind
            if facts["kind"] == "person":  # without what they are: 'Silas Bright, postmaster'
                facts["token"] = Phrase(self.names(str(token)).partition(",")[0])
        return PLOT.strands(event, name, line, facts, self.messages)

    def _learn(self, event: Event) -> None:
        facts: Any = event.facts
        if event.kind == SPAWNED:
            self.names.learn_monster(facts["monster"], facts["name"])
        elif event.kind == REVEALED:
            self.names.learn_rooms(facts["rooms"])
        elif event.kind == "chose":
            self.written.investigators += 1 if self._known is None else 0

    def _facts(self, event: Event) -> dict[str, object]:
        facts = self._told(event.facts)
        kind = event.kind
        if kind in WRITTEN:
            text, rules = told(WRITTEN[kind](self.written, event.facts))
            facts |= {"text": Phrase(text), "rules": Phrase(" ".join(rules))}
            if kind == "token-text":
                facts["label"] = self.written.label(event.facts)
        elif kind == PUZZLE_STEP:
            verb, ids = verb_and_names(str(event.facts["step"]))
            facts["text"] = self.messages.text(f"step.{verb}", **numbers_among(ids))
        elif kind == "answered":
            asked, answer = str(event.facts["asked"]), str(event.facts["answer"])
            decision = Decision((PEOPLE,), asked, (answer,), about=dict(event.facts))
            facts["question"] = Phrase(self.question_text(decision).text)
            facts["answer"] = Phrase(capital(self.option_text(decision, answer)))
        elif kind in ("token-placed", "token-discarded"):
            facts["kind"] = self.box.tokens[str(event.facts["token"])].kind
        elif kind == SPAWNED:
            facts |= self._figure(event.facts)
        elif kind in (REVEALED, LAID_OVER):
            tiles = self.names.tiles_of(cast("list[str]", event.facts["rooms"]))
            facts["number"] = len(tiles)
            facts["tiles"] = self.messages.joined("and", [Phrase(each) for each in tiles])
        elif kind == "tested" and event.facts["difficulty"] is not None:
            needed = int(str(event.facts["difficulty"]))
            facts["passed"] = int(str(event.facts["successes"])) >= needed
        elif kind in ("uses", "reacts") and self._is_nameless(str(event.facts["card"])):
            facts["what"] = self._what_it_does(kind, str(event.facts["card"]))
        elif kind == "rolled":
            key = f"why.{event.facts['purpose']}"
            facts["why"] = self.messages.text(key) if key in self.messages.keys else Phrase()
        return facts

    def _is_nameless(self, card: str) -> bool:
        """An investigator's own card, or a rule of the scenario: no name says what it does."""
        return card in self.box.investigators or card in self.box.rules

    def _figure(self, facts: Facts) -> dict[str, Phrase]:
        """Which figure people fetch, with which ID token, and what the scenario calls it."""
        number = int(str(facts["monster"]).rpartition(" ")[2]) if facts["identity"] else 0
        suit = self.messages.text("suit", number=(number - 1) % SUITS + 1) if number else Phrase()
        return {
            "figure": self.messages.text("figure", kind=facts["kind"], suit=suit),
            "called": self.messages.text("figure-called", **facts),
        }

    def _what_it_does(self, kind: str, card: str) -> Phrase:
        """What such a card lets be done."""
        if rule := self.box.rules.get(card):
            clauses: Sequence[Any] = rule.when
        else:
            clauses = self.cards[card].action if kind == "uses" else self.cards[card].when
        verbs = [verb for each in clauses if kind == "uses" or each.may for verb in each.do]
        return self.written.what(verbs)

    def _sentence(self, event: Event, facts: Mapping[str, object]) -> str:
        text = self.messages.text(self._key(event.kind), **facts)
        if event.kind == "token-placed":  # what can be seen of it at once
            text = Phrase(f"{text} {self.box.tokens[str(event.facts['token'])].text}")
        elif event.kind == "counted":
            text = self._counted(event) or text
        return typeset(capital(text.strip()))

    def _key(self, kind: str) -> str:
        """People at a table are told what to do with their tiles, tokens and figures."""
        told = f"at-the-table.{kind}"
        return told if self._tells_people and told in self.messages.keys else f"log.{kind}"

    def _counted(self, event: Event) -> Phrase:
        """How the scenario words a counter, if it does."""
        tally = self.scenario.tallies.get(str(event.facts["counter"]), "")
        value = event.facts["value"]
        rounds = self.messages.text("so-many-rounds", value=value)
        return Phrase(tally.replace("{value}", str(value)).replace("{rounds}", rounds))

    def introduces(self, event: Event) -> bool:
        """Whether a monster comes to the board with this event, or a room."""
        return event.kind in INTRODUCES

    def own_names(self, facts: Facts) -> str:
        """What differs from table to table is what a monster or a door is called, and who has the
        hands."""
        found = [facts.get("monster"), facts.get("door"), facts.get("target")]
        names = [self.names(each) for each in found if isinstance(each, str) and each]
        return " ".join([*names, PEOPLE] if self._tells_people else names)

    def _told(self, facts: Facts) -> dict[str, object]:
        """Facts as messages take them."""
        given: dict[str, object] = {**NONE, **facts}
        for name, value in facts.items():
            if name == "dice" and isinstance(value, list):
                given[name] = Phrase(" ".join(self.messages.text(f"die.{each}") for each in value))
            elif name == "card" and value in self.box.investigators:
                given[name] = self.ability(str(value), facts.get("who"))
            elif name in LISTS and isinstance(value, list):
                several = [Phrase(self.names.put(each, "the")) for each in value]
                given[name] = self.messages.joined("and", several)
            elif name == "harm" and value:
                given[name] = self.messages.text(f"harm.{value}")
            elif name == "skill" and isinstance(value, str):
                given[name] = Skill(value)
            elif name == "puzzle" and isinstance(value, str):
                given[name] = self._option_label(value)
            elif name == "counter" and isinstance(value, str):
                given[name] = Phrase(value.replace("-", " "))
            elif name in ("seat", "player") and isinstance(value, str):
                given[name] = self.names.seat(value)
        return given

    # -- questions -------------------------------------------------------------------------------

    def question(self, decision: Decision) -> str:
        """The question as one text."""
        asked = self.question_text(decision)
        text = asked.text
        if asked.remark:
            text = self.messages.text(
                "asked.with-remark", text=Phrase(text), remark=Phrase(asked.remark)
            )
        return "\n".join([text, *asked.matter])

    def question_text(self, decision: Decision) -> QuestionText:
        """The question part by part."""
        kind, about = decision.kind, decision.about
        facts = self._told(about) | self._about(decision)
        card = str(about.get("card") or "")
        return QuestionText(
            text=typeset(capital(self.messages.text(f"question.{kind}", **facts))),
            remark=self._part("remark", kind, facts),
            matter=self._part("matter", kind, facts).splitlines(),
            card=card if card in self._ids else "",
            puzzle=str(about["puzzle"]) if kind == "puzzle" else "",
        )

    def _about(self, decision: Decision) -> dict[str, object]:
        """What a question is about, in words."""
        kind, about = decision.kind, decision.about
        match kind:
            case "proposal":
                meant = Decision(
                    decision.seats, str(about["proposed"]), decision.options, decision.rule, about
                )
                return {"proposed_text": self.option_text(meant, str(about["proposal"]))}
            case "successes":
                skill, difficulty = Skill(str(about["skill"])), about["difficulty"]
                needed = None if difficulty is None else int(str(difficulty))
                test = TestOf(skill, int(str(about["modifier"])), needed)
                return {"test": Phrase(self.written.test_in_words(test))}
            case "judge":
                return {"condition": self.written.condition(int(str(about["condition"])))}
            case "somebody" | "offered":
                word = self.box.written[int(str(about["word"]))]
                assert isinstance(word, Somebody | ThatInvestigator)
                return {"what": Phrase(self.written.rules(word.do))}
            case "react":
                card = str(about["card"])
                if card in self.box.rules:  # its conditions may be facts that have no words
                    offered = self._what_it_does(kind, card)
                    return {"card_text": Phrase(typeset(capital(f"{offered}.")))}
                waiting = waiting_lines(self.cards[card], str(about["moment"]), self.written)
                return {"card_text": Phrase("\n".join(waiting) or self.card(card).text)}
        return {}

    def _part(self, part: str, kind: str, facts: Mapping[str, object]) -> str:
        key = f"{part}.{kind}"
        found = self.messages.text(key, **facts) if key in self.messages.keys else ""
        return typeset(capital(found))

    # -- cards, names and rules --------------------------------------------------------------------

    def card(self, card: str) -> CardText:
        """A card in words, part by part."""
        self._refuse_unknown(card)
        return card_shape(card, self.cards[card], self.names(card), self.written)

    def card_in_full(self, card: str) -> str:
        """A card in words, as one text: its name, what is written on it, what it does."""
        self._refuse_unknown(card)
        shown = self.card(card)
        flavour = flavour_of(self.cards[card])
        return "\n".join(each for each in (shown.name, flavour, shown.text) if each)

    def _refuse_unknown(self, card: str) -> None:
        if card not in self.cards:
            raise UnknownCard(f"there is no card '{card}'{did_you_mean(card, self.cards)}")

    def name(self, thing: str) -> str:
        """What a player calls a thing."""
        return self.names(thing)

    def seat(self, *seats: Seat) -> str:
        """What a player calls a seat, or several who are asked together."""
        return self.messages.joined("and", [Phrase(self.names.seat(each)) for each in seats])

    def why(self, rule_id: str) -> str:
        """The rule behind a question or an event."""
        one = rule(rule_id)
        return self.messages.text(
            "rule.told", topic=Phrase(one.topic), text=Phrase(one.text), id=Phrase(one.id)
        )

    def cards_of(self, facts: Mapping[str, Fact]) -> frozenset[str]:
        """The cards that an event or a question names."""
        return self._ids.intersection(cards_in_facts(facts))

    def cards_in(self, part: str, shown: Any) -> frozenset[str]:
        """The cards that a part of a view names, or some entries of such a part."""
        named = CARDS_IN_PART.get(part)
        return frozenset() if named is None else self._ids.intersection(named(shown))

    def cards_before(self, seat: Seat) -> frozenset[str]:  # noqa: ARG002 - there is nothing more
        """Nothing lies before a seat that its view does not name."""
        return frozenset()

    def result(self, winner: str, reason: str) -> str:
        """Who won, and how."""
        over = self.messages.text("terminal.over", winner=winner)
        return self.messages.text("terminal.because", over=over, reason=reason)


def teller_for(box: Box, scenario: Scenario, messages: Messages | None = None) -> Teller:
    """The teller of a scenario, in English unless told otherwise."""
    return Teller(box, scenario, messages or english())

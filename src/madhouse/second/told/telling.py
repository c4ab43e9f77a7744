"""Telling: log events, questions and options as a player reads them."""

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, cast

from madhouse.engine.decisions import Decision, Fact, Option, Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.log import Event
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.shapes import CardText, FigureText, LineText, OptionText, QuestionText
from madhouse.engine.teller import Alike
from madhouse.engine.typography import capital, typeset
from madhouse.engine.words import did_you_mean
from madhouse.rules.catalogue import rule
from madhouse.second.seen.views import View
from madhouse.second.things.box import Box
from madhouse.second.things.scenario import Scenario, TokenOption
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.told.card_shapes import card_shape, flavour_of
from madhouse.second.told.card_texts import action_rules, skills_told
from madhouse.second.told.english import english
from madhouse.second.told.line_parts import ALOUD, PARTS
from madhouse.second.told.mentioned_cards import CARDS_IN_PART, cards_in_facts
from madhouse.second.told.names import Names, all_cards
from madhouse.second.told.option_layout import PASSES, place_of
from madhouse.second.told.option_texts import verb_and_names
from madhouse.second.told.read_aloud import WRITTEN, Facts, Written, told
from madhouse.second.words.company import OneOf, Somebody, ThatInvestigator
from madhouse.second.words.everybody import Either
from madhouse.second.words.guessing import Guess

SPAWNED, REVEALED = "spawned", "revealed"
INTRODUCES = frozenset({SPAWNED, REVEALED})
"""Events from which a teller learns what a monster is called, and which rooms may be named."""
PUZZLE_STEP = "puzzle-step"
ONCE = frozenset({"either", "guess", "one-of", "somebody", "offered", "proposal", "puzzle"})
"""Questions whose options read alike in this question and no other."""
OF_THIS_GAME = ("monster", "door", "blocked", "token", "card")
"""What an option may name that reads otherwise at another table."""
NONE: dict[str, object] = dict.fromkeys(
    ("card", "door", "harm", "investigator", "kind", "left", "monster", "number", "what", "who")
)
"""Facts and names that a message may ask for where there is none."""
LISTS = ("cards", "rooms", "spaces")
"""Facts that are several things, each told with its article."""


class UnknownCard(MadhouseError):
    """There is no card of that name."""


class Teller:
    """Puts a game into words. It knows only what it is given: events, questions, views."""

    def __init__(self, box: Box, scenario: Scenario, messages: Messages) -> None:
        self.box = box
        self.scenario = scenario
        self.names = Names(box, scenario, messages)
        self.messages = messages.with_names(self.names, self.names.put)
        self.written = Written(box, scenario, self.messages)
        self.cards = all_cards(box)
        self._ids = frozenset(self.cards)
        self._met: dict[str, FigureText] = {}
        self._here: list[str] = []  # figures on the board
        self._known: object = None
        self._sums: dict[str, int] = {}

    def anew(self) -> "Teller":
        """A teller of the same scenario for another reader, who knows nothing yet."""
        twin = copy(self)
        twin.names = self.names.anew()
        twin.messages = self.messages.with_names(twin.names, twin.names.put)
        twin.written = Written(self.box, self.scenario, twin.messages)
        twin._known, twin._sums, twin._met, twin._here = None, {}, {}, []
        return twin

    def see(self, view: View) -> bool:
        """Learn from a view which monsters have names, what is laid, and how many play."""
        number = len(view.investigators)
        known = ([(m.id, m.name) for m in view.monsters], view.laid, number, view.sums)
        if known == self._known:
            return False
        self._known = known
        for monster in view.monsters:
            self.names.learn_monster(monster.id, monster.name)
        self.names.learn_tiles(view.laid)
        self._meet(view)
        self.written.investigators = number
        self._sums = view.sums
        return True

    def _meet(self, view: View) -> None:
        figures = [FigureText(w.id, self.names(w.id), w.id, w.seat) for w in view.investigators]
        figures += [FigureText(m.id, self.names(m.id), m.kind) for m in view.monsters]
        self._here = [each.id for each in figures]
        self._met |= {each.id: each for each in figures if each.id}

    @property
    def figures(self) -> Sequence[FigureText]:
        """The investigators and monsters that this reader has met, in an order of their own."""
        return tuple(sorted(self._met.values(), key=lambda each: (not each.player, each.id)))

    def begin_again(self) -> None:
        """Whom it has met in the log it meets anew; those on the board it sees."""
        self._met = {who: each for who, each in self._met.items() if who in self._here}

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
        if kind not in WRITTEN:
            return LineText(text, place=place, part=part)
        body, rules = told(WRITTEN[kind](self.written, event.facts))
        return LineText(
            text=text,
            title=self._part("heading", kind, facts),
            kicker=self._part("kicker", kind, facts),
            body=body,
            came=rules,
            place=place,
            aloud=aloud,
            part=part,
        )

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
        elif kind == PUZZLE_STEP:
            verb, ids = verb_and_names(str(event.facts["step"]))
            facts["text"] = self.messages.text(f"step.{verb}", **_numbers(ids))
        elif kind in ("token-placed", "token-discarded"):
            facts["kind"] = self.box.tokens[str(event.facts["token"])].kind
        elif kind == "tested" and event.facts["difficulty"] is not None:
            needed = int(str(event.facts["difficulty"]))
            facts["passed"] = int(str(event.facts["successes"])) >= needed
        elif kind == "rolled":
            key = f"why.{event.facts['purpose']}"
            facts["why"] = self.messages.text(key) if key in self.messages.keys else Phrase()
        return facts

    def _sentence(self, event: Event, facts: Mapping[str, object]) -> str:
        text = self.messages.text(f"log.{event.kind}", **facts)
        if event.kind == "token-placed":  # what can be seen of it at once
            text = Phrase(f"{text} {self.box.tokens[str(event.facts['token'])].text}")
        return typeset(capital(text.strip()))

    def introduces(self, event: Event) -> bool:
        """Whether a monster comes to the board with this event, or a room."""
        return event.kind in INTRODUCES

    def own_names(self, facts: Facts) -> str:
        """What differs from table to table is what a monster or a door is called."""
        found = [facts.get("monster"), facts.get("door"), facts.get("target")]
        return " ".join(self.names(each) for each in found if isinstance(each, str) and each)

    def _told(self, facts: Facts) -> dict[str, object]:
        """Facts as messages take them."""
        given: dict[str, object] = {**NONE, **facts}
        for name, value in facts.items():
            if name == "dice" and isinstance(value, list):
                given[name] = Phrase(" ".join(self.messages.text(f"die.{each}") for each in value))
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
                return {"test": self.written.test(test)}
            case "judge":
                return {"condition": self.written.condition(int(str(about["condition"])))}
            case "somebody" | "offered":
                word = self.box.written[int(str(about["word"]))]
                assert isinstance(word, Somebody | ThatInvestigator)
                return {"what": Phrase(self.written.rules(word.do))}
            case "react":
                return {"card_text": Phrase(self.card(str(about["card"])).text)}
        return {}

    def _part(self, part: str, kind: str, facts: Mapping[str, object]) -> str:
        key = f"{part}.{kind}"
        found = self.messages.text(key, **facts) if key in self.messages.keys else ""
        return typeset(capital(found))

    # -- options ---------------------------------------------------------------------------------

    def option(self, decision: Decision, option: Option) -> OptionText:
        """An option of this decision: what a player reads, and what it is about."""
        verb, named = verb_and_names(option)
        place = place_of(decision.kind, verb)
        card = named.get("card") or named.get("possession") or ""
        return OptionText(
            option=option,
            text=str(self.option_text(decision, option)),
            verb=verb,
            names=dict(named),
            detail=str(self.detail(decision, named)),
            space=named.get("space", ""),
            card=self.box.front(card),
            group=place.group,
            key=place.key,
            brief=self._brief(verb, named),
            passes=option in PASSES,
            rule=place.rule,
            seals=place.seals,
        )

    def alike(self, decision: Decision, option: Option) -> Alike:
        """Most options read alike at every table of the scenario."""
        if decision.kind in ONCE:
            return Alike.ONCE
        _, named = verb_and_names(option)
        return Alike.HERE if any(each in named for each in OF_THIS_GAME) else Alike.EVERYWHERE

    def option_text(self, decision: Decision, option: Option) -> Phrase:
        """What a player reads for an option of this decision."""
        verb, ids = verb_and_names(option)
        special = f"option.{verb}-{decision.kind}"
        key = special if special in self.messages.keys else f"option.{verb}"
        given = {**NONE, **_numbers(ids), **self._named(decision, ids)}
        return Phrase(typeset(self.messages.text(key, **given)))

    def _named(self, decision: Decision, ids: Mapping[str, str]) -> dict[str, object]:
        """What the ids in an option stand for, where it is more than a name."""
        text, named = self.messages.text, dict[str, object]()
        number = ids.get("number", "")
        if "token" in ids and number:
            option = self.box.tokens[ids["token"]].options[int(number)]
            named["label"] = Phrase(typeset(option.label))
        if "card" in ids and number:
            named["what"] = self._card_action(ids["card"], int(number))
        if "weapon_class" in ids:
            named["weapon_class"] = text(f"weapon_class.{ids['weapon_class']}")
        if decision.kind == "attack-class":
            named["kind"] = text(f"weapon_class.{ids['kind']}")
        if "skill" in ids:
            named["skill"] = Skill(ids["skill"])
        if "face" in ids:
            named["face"] = text(f"die_face.{ids['face']}")
        if "word" in decision.about:
            named["text"] = self._way(int(str(decision.about["word"])), number)
        return named

    def _way(self, word: int, number: str) -> Phrase:
        """One of the things that a card lets somebody choose between."""
        said = self.box.written[word]
        if not number and isinstance(said, Either | OneOf):
            return Phrase()  # an option beside them, such as to leave it
        if isinstance(said, Either):
            return Phrase(typeset(said.of[int(number)].text).rstrip("."))
        if isinstance(said, Guess):
            return Phrase(typeset(list(said.of.values())[int(number)]))
        if isinstance(said, OneOf):
            return self.written.what(said.these[int(number)])
        return self.written.what(cast(Somebody | ThatInvestigator, said).do)

    def _card_action(self, card: str, number: int) -> Phrase:
        action = self.cards[card].action[number]
        return Phrase(action_rules(action, self.written).rstrip("."))

    def _option_label(self, name: str) -> Phrase:
        """The label of a token's option by its name in the state ('watch 0')."""
        token, _, number = name.rpartition(" ")
        return Phrase(typeset(self.box.tokens[token].options[int(number)].label))

    def _brief(self, verb: str, named: Mapping[str, str]) -> str:
        key = f"brief.{verb}"
        return str(self.messages.text(key, **named)) if key in self.messages.keys else ""

    def detail(self, decision: Decision, named: Mapping[str, str]) -> str:
        """What is worth knowing before one chooses: skills of an investigator, a test to come."""
        if decision.kind == "investigator":
            card = self.box.investigators[named["investigator"]]
            return self.messages.text(
                "detail.investigator",
                health=card.health,
                sanity=card.sanity,
                skills=Phrase(skills_told(card, self.messages)),
            )
        if decision.kind == "either":
            word = cast(Either, self.box.written[int(str(decision.about["word"]))])
            return str(self.written.what(word.of[int(named["number"])].do))
        if "token" in named and "number" in named:
            option = self.box.tokens[named["token"]].options[int(named["number"])]
            return ", ".join(self._option_details(option, f"{named['token']} {named['number']}"))
        return ""

    def _option_details(self, option: TokenOption, name: str) -> list[str]:
        text, found = self.messages.text, list[str]()
        if option.free:
            found.append(text("detail.free"))
        if option.test is not None:
            found.append(text("detail.test", test=self.written.test(option.test)))
        if option.puzzle is not None:
            asked = option.puzzle
            found.append(text("detail.puzzle", kind=asked.kind, skill=asked.skill))
        if self._sums.get(name):
            found.append(text("detail.once-more", total=self._sums[name]))
        return found

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


def _numbers(ids: Mapping[str, str]) -> dict[str, object]:
    """Ids that are numbers, so that messages can choose by them."""
    return {name: int(each) if each.isdigit() else each for name, each in ids.items()}


def teller_for(box: Box, scenario: Scenario, messages: Messages | None = None) -> Teller:
    """The teller of a scenario, in English unless told otherwise."""
    return Teller(box, scenario, messages or english())

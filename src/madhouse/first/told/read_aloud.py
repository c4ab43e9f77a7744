"""Read aloud: what authors wrote for the moment at which something happens."""

import re
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, cast

from madhouse.engine.decisions import Fact
from madhouse.engine.describe import describe
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.typography import capital
from madhouse.first.things.box import Box
from madhouse.first.things.cards import CombatCard
from madhouse.first.things.story import EventCard, Objective, Story
from madhouse.first.told.card_texts import house_rule_text, objective_text, rules_text
from madhouse.first.told.lasting_texts import lasting_text
from madhouse.first.told.option_texts import verb_and_names
from madhouse.first.words.house_rules import ends_with

SENTENCE = re.compile(r"(?<!\bMr|\bDr|\bSt)(?<!\bMrs)(?<!\b[A-Z])[.!?]['’”]*(?=\s|$)")
"""The end of a sentence; a title or an initial with its full stop is none."""

Facts = Mapping[str, Fact]

PLACES = ("you", "lost", "all", "clue", "round")
"""What a line of an epilogue may name."""


class Written:
    """The texts of a story and its cards, by what an event tells of them."""

    def __init__(
        self, box: Box, story: Story, cards: Mapping[str, Any], messages: Messages
    ) -> None:
        self.box = box
        self.story = story
        self.cards = cards
        self.messages = messages
        self._rules: dict[str, str] = {}  # by card; they read the same to everybody

    def anew(self, messages: Messages) -> "Written":
        """The same texts for another reader, who has other names for the figures."""
        twin = copy(self)
        twin.messages = messages
        return twin

    def flavour(self, facts: Facts) -> str:
        """The flavour of the card in question."""
        return str(self.cards[str(facts["card"])].flavour)

    def rules(self, facts: Facts) -> str:
        """What the card in question does or demands."""
        card = str(facts["card"])
        if card not in self._rules:
            self._rules[card] = rules_text(self.cards[card], self.messages)
        return self._rules[card]

    def manners(self, facts: Facts) -> str:
        """What the story says of a monster that has a name."""
        named = self.story.named.get(str(facts["name"]))
        return "" if named is None else rules_text(named, self.messages).replace("\n", " ")

    def found(self, facts: Facts) -> str:
        """The flavour of a card that was found, and what it is good for."""
        return f"{self.flavour(facts)}\n{self.rules(facts)}"

    def task(self, facts: Facts) -> str:
        """What the last task is like."""
        tasks = self._objective(facts).actions
        return next(each.text for each in tasks if each.id == facts["task"])

    def house_rule(self, facts: Facts) -> str:
        """A house rule, as it is read aloud when it begins."""
        rule = self.box.rules[str(facts["card"])]
        return "\n".join(house_rule_text(rule, self.messages))

    def event_text(self, facts: Facts) -> str:
        """The text of an Event card without its sections, and what it does."""
        return _lines(self._event(facts).text, *self.event_came(facts))

    def event_came(self, facts: Facts) -> list[str]:
        """What an Event card does, apart from its sections."""
        ended = [rule for rule in self.story.rules if ends_with(rule, int(str(facts["stage"])))]
        ends = [self.messages.text("log.rule-ends", card=rule.id) for rule in ended]
        return [each for each in (describe(self._event(facts).do, self.messages), *ends) if each]

    def opening(self, facts: Facts) -> str:
        """The first sentence of an Event card."""
        text = self._event(facts).text
        end = SENTENCE.search(text)
        return text[: end.end()] if end else text

    def section(self, facts: Facts) -> str:
        """The section of an Event card that the keeper's choice picks, and what it does."""
        section = self._event(facts).sections[str(facts["section"])]
        return _lines(section.text, *self.section_came(facts))

    def section_came(self, facts: Facts) -> list[str]:
        """What the section does."""
        done = describe(self._event(facts).sections[str(facts["section"])].do, self.messages)
        return [done] if done else []

    def _event(self, facts: Facts) -> EventCard:
        return next(each for each in self.story.events if each.id == facts["card"])

    def combat(self, facts: Facts) -> str:
        """The half of a Combat card that is read aloud, or what its story says of this person."""
        card = self.box.combat[str(facts["card"])]
        attack = facts["half"] == "attack"
        own = self._own_combat(facts, attack) if _face_to_face(card, attack) else ()
        if own:
            return own[list(self.box.combat).index(card.id) % len(own)]
        return card.attack.text if attack else card.defend.text

    def _own_combat(self, facts: Facts, attack: bool) -> tuple[str, ...]:
        named = self.story.named.get(str(facts.get("name")))
        if named is None:
            return ()
        return named.attacked if attack else named.attacks

    def step(self, facts: Facts) -> str:
        """What was done to a puzzle."""
        verb, slots = verb_and_names(str(facts["step"]))
        return self.messages.text(f"step.{verb}", **slots)

    def lasting(self, facts: Facts) -> str:
        """What a card goes on saying to somebody for a while."""
        return lasting_text(self.box, facts, self.messages)

    def objective(self, facts: Facts) -> str:
        """The Objective card, as it is read aloud when it is revealed."""
        return "\n".join(objective_text(self._objective(facts), self.messages))

    def epilogue(self, facts: Facts) -> str:
        """How the story ends for the side that won, or for nobody, with the lines that are read."""
        ending = self.story.epilogue(self._objective(facts), str(facts["winner"]))
        lines = cast(Sequence[str], facts.get("lines") or ())
        told = [ending.text, *(ending.lines[int(each)].text for each in lines)]
        return "\n".join(self._filled(each, facts) for each in told)

    def _filled(self, line: str, facts: Facts) -> str:
        """The line with the names of this evening."""
        for place in PLACES:
            if f"{{{place}}}" in line:
                named = self.messages.text(f"epilogue.{place}", named=facts.get(place))
                line = line.replace(f"{{{place}}}", named)
        return capital(line)

    def how_it_ended(self, facts: Facts) -> list[str]:
        """By what the game was won or lost."""
        reason, winner = str(facts.get("reason")), str(facts["winner"])
        if f"ended.{reason}" in self.messages.keys:
            return [self.messages.text(f"ended.{reason}")]
        goal = getattr(self._objective(facts), winner, None)
        return [] if goal is None else [self.messages.text("ended.met", how=Phrase(goal.text))]

    def _objective(self, facts: Facts) -> Objective:
        return next(each for each in self.story.objectives if each.id == facts["objective"])


WRITTEN: dict[str, Callable[[Written, Facts], str]] = {
    "introduction": lambda written, _: written.story.introduction,
    "monster-placed": Written.manners,
    "prologue": lambda written, facts: written.story.prologue[str(facts["marker"])].text,
    "event": Written.event_text,
    "event-section": Written.section,
    "objective-revealed": Written.objective,
    "last-task": Written.task,
    "guide": lambda written, _: written.story.guide,
    "rule-begins": Written.house_rule,
    "game-over": Written.epilogue,
    "lock-revealed": Written.flavour,
    "obstacle": Written.flavour,
    "puzzle-step": Written.step,
    "lasting": Written.lasting,
    "found": Written.found,
    "found-nothing": Written.flavour,
    "event-foretold": Written.opening,
    "mythos": Written.flavour,
    "mythos-facedown-face": Written.flavour,
    "trauma": Written.flavour,
    "combat": Written.combat,
    "spell-flipped": lambda written, facts: written.box.spell_backs[str(facts["card"])].text,
    "special-attack": lambda written, facts: written.box.tokens[str(facts["token"])].special.text,
}
"""The events to which an author wrote something that is read aloud."""


CAME: dict[str, Callable[[Written, Facts], list[str]]] = {
    "event": Written.event_came,
    "event-section": Written.section_came,
    "game-over": Written.how_it_ended,
}
"""What of these texts is no author's, but says what is done."""


def _face_to_face(card: CombatCard, attack: bool) -> bool:
    """Whether it is about two people, and no barrier or hiding place between them."""
    return attack or card.defend.against == "investigator"


def _lines(*parts: str) -> str:
    return "\n".join(part for part in parts if part)

"""Which cards were held, and which of them were of use, as the log tells it.

A card is of use when it attacks, acts or reacts; when its holder makes a test, works at a puzzle or
comes to a moment of which it speaks; when it gives light in darkness; or when the scenario's option
on it, or one that asks for it, is chosen. Of a card that does none of these nobody can tell.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from madhouse.engine.clauses import Clauses, parts_within
from madhouse.engine.log import Event
from madhouse.second.edition import edition
from madhouse.second.things.box import LIGHT_SOURCE, Box
from madhouse.second.things.cards import BACK
from madhouse.second.things.compound_ids import option_name, side_that_says
from madhouse.second.words.board import Carries
from madhouse.second.words.dice import Dice
from madhouse.second.words.puzzles import PuzzleSteps
from madhouse.second.words.surroundings import At

NAMING = frozenset({"attacks", "uses", "reacts", "success-added", "spell-flipped"})
"""Events that name a card because it is used."""
MOMENTS = {
    "horror-check-over": "horror-check",
    "would-suffer": "prevented",
    "dice-rolled": "rolled",
    "before-test": "rolled",
}
"""Moments at which a card acts unasked, and the event that tells of them."""
HELPING = frozenset({"rolled", "puzzle-attempt", *MOMENTS.values()})
"""Events at which what somebody holds may help."""


class Signs(NamedTuple):
    """By what in the log one can tell that a card is of use."""

    named: bool = False  # it attacks, or its owner chooses to use it: the log names it
    dice: tuple[Dice, ...] = ()
    puzzles: tuple[PuzzleSteps, ...] = ()
    moments: frozenset[str] = frozenset()
    light: bool = False


@cache
def signs(scenario: str) -> dict[str, Signs]:
    """The signs of every possession in a scenario that has any."""
    box = edition(scenario).box
    listed = {token.item for token in box.tokens.values() if token.item}
    listed.update(card for cards in asked_for(scenario).values() for card in cards)
    found = {name: _signs([card, card.back]) for name, card in box.item_cards.items()}
    found |= {name: _signs([card]) for name, card in box.spells.items()}
    found |= {name: found[name]._replace(named=True) for name in listed if name in found}
    return {name: each for name, each in found.items() if each != Signs()}


def _signs(sides: list[Any]) -> Signs:
    written: list[Any] = [side for side in sides if isinstance(side, Clauses)]
    standing = [word for side in written for word in side.standing]
    waiting = [clause for side in written for clause in side.when]
    return Signs(
        named=any(side.weapon or side.action for side in written) or any(w.may for w in waiting),
        dice=tuple(word for word in standing if isinstance(word, Dice)),
        puzzles=tuple(word for word in standing if isinstance(word, PuzzleSteps)),
        moments=frozenset(MOMENTS[w.moment] for w in waiting if w.moment in MOMENTS and not w.may),
        light=any(LIGHT_SOURCE in getattr(side, "traits", ()) for side in written),
    )


@cache
def asked_for(scenario: str) -> dict[str, tuple[str, ...]]:
    """By option the cards that whoever chooses it must carry."""
    found = {
        option_name(name, number): tuple(each.card for each in parts_within(option.given, Carries))
        for name, token in edition(scenario).box.tokens.items()
        for number, option in enumerate(token.options)
    }
    return {name: cards for name, cards in found.items() if cards}


@cache
def _outdoors(scenario: str) -> frozenset[str]:
    """The spaces under the sky, on any map."""
    told = edition(scenario)
    rooms = [r for m in told.scenario.maps for r in told.box.whole_map(m).ground.rooms.values()]
    return frozenset(space for room in rooms if room.outdoors for space in room.spaces)


@cache
def _puzzle_kinds(scenario: str) -> dict[str, str]:
    """The kind of puzzle of each option that is one."""
    return {
        option_name(name, number): option.puzzle.kind
        for name, token in edition(scenario).box.tokens.items()
        for number, option in enumerate(token.options)
        if option.puzzle is not None
    }


class CardsOfUse:
    """Follows a log: who holds what, and when it is of use."""

    def __init__(self, scenario: str) -> None:
        self._signs = signs(scenario)
        self._kinds = _puzzle_kinds(scenario)
        self._asked_for, self._outdoors = asked_for(scenario), _outdoors(scenario)
        self._box: Box = edition(scenario).box
        self._held: dict[str, Counter[str]] = {}
        self._at: dict[str, str] = {}
        self._dark: set[str] = set()
        self._start = ""
        self.found: dict[str, bool | None] = {}

    def see(self, event: Event) -> None:
        """Take in the next event."""
        facts, kind = event.facts, event.kind
        who = str(facts.get("who", ""))
        match kind:
            case "gained" | "picked-up":
                self._take(who, str(facts["card"]))
            case "given":
                self._take(str(facts["to"]), str(facts["card"]))
                self._leave(who, str(facts["card"]))
            case "dropped" | "discarded":
                self._leave(who, str(facts["card"]))
            case "eliminated":
                self._held.pop(who, None)
            case "entrance":
                self._start = str(facts["space"])
            case "moved":
                self._at[who] = str(facts["space"])
            case "pushed":
                self._at[str(facts["target"])] = str(facts["space"])
            case "darkened":
                self._dark.add(str(facts["space"]))
            case "lightened":
                self._dark.discard(str(facts["space"]))
            case "token-text" if (token := self._box.tokens.get(str(facts["token"]))) is not None:
                self._use(token.item)
                for card in self._asked_for.get(
                    option_name(token.id, _number(facts["option"])), ()
                ):
                    self._use(card)
            case _ if kind in NAMING:
                self._use(side_that_says(str(facts["card"])).rstrip(BACK))
        if kind in HELPING:
            for card in self._held.get(who, ()):
                if not self.found[card] and self._helps(card, who, event):
                    self.found[card] = True
        if kind == "rolled" and self._where(who) in self._dark:
            self._light_up(self._where(who))

    def _where(self, who: str) -> str:
        return self._at.get(who, self._start)

    def _light_up(self, space: str) -> None:
        """A light serves whoever stands by it."""
        for holder, cards in self._held.items():
            if self._where(holder) == space:
                for card in cards:
                    if card in self._signs and self._signs[card].light:
                        self.found[card] = True

    def _take(self, who: str, card: str) -> None:
        self._held.setdefault(who, Counter())[card] += 1
        self.found.setdefault(card, False if card in self._signs else None)

    def _leave(self, who: str, card: str) -> None:
        held = self._held.get(who, Counter[str]())
        held[card] -= 1
        if held[card] <= 0:
            del held[card]

    def _use(self, card: str) -> None:
        if card in self.found:
            self.found[card] = True

    def _helps(self, card: str, who: str, event: Event) -> bool:
        """Whether its holder is at something of which it speaks."""
        told = self._signs.get(card)
        if told is None:
            return False
        return event.kind in told.moments or any(self._answers(told, who, event))

    def _stands(self, who: str, word: Dice) -> bool:
        """Whether somebody stands where a card speaks of, as far as the log tells."""
        places = {"dark": self._dark, "outdoor": self._outdoors}
        asked = [each.place for each in word.given if isinstance(each, At)]
        return all(self._where(who) in places[each] for each in asked if each in places)

    def _answers(self, told: Signs, who: str, event: Event) -> Iterator[bool]:
        facts = event.facts
        if event.kind == "rolled":
            for word in told.dice:
                skills = [each.value for each in word.skills]
                yield (
                    self._stands(who, word)
                    and (not skills or facts["skill"] in skills)
                    and (not word.purposes or facts["purpose"] in word.purposes)
                    and facts["purpose"] not in word.but_not
                )
        elif event.kind == "puzzle-attempt":
            kind = self._kinds.get(str(facts["puzzle"]), "")
            yield from (not word.kinds or kind in word.kinds for word in told.puzzles)


def _number(fact: object) -> int:
    return fact if isinstance(fact, int) else 0

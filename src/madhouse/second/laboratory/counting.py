"""Counting: what is kept of a game of the second edition for statistics, read from its log."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from madhouse.engine.game import Game
from madhouse.engine.log import ROUND, Event
from madhouse.engine.workshop import CountedDeck, CountedGame
from madhouse.second.app.endings import ELIMINATED
from madhouse.second.edition import edition
from madhouse.second.laboratory.cards_of_use import CardsOfUse
from madhouse.second.laboratory.harm_sources import HarmSources
from madhouse.second.things.compound_ids import option_name
from madhouse.second.things.map_plan import read_changes

OPTIONS, ENDING = "token-text", "ending"
USES = {
    "mythos-event": "event",
    "event": "event",
    "token-placed": "token",
    "gained": "card",
    "none-left": "card",
    "became": "condition",
    "harm": "card",
    "spawned": "kind",
    "learned": "fact",
    "learned-value": "fact",
}
"""Events that tell of something that was met, and the fact that names it."""
NAMED = "named"
"""Of a monster with a name, the name is noted too."""


def counted(game: Game[Any, Any]) -> CountedGame:
    """What is kept of a game that is over: how it ended, who had what, what came into use."""
    assert game.result is not None
    story, app = game.header.story, game.table.state.app
    told = edition(story, game.header.packs)
    course = Course(story)
    for event in game.log:
        course.see(event)
    course.used[f"{ENDING} {game.result.reason}"] += 1
    return CountedGame(
        winner=game.result.winner,
        objective=game.result.reason,
        answers=dict(app.values),
        rounds=course.round,
        killed=course.kinds["eliminated"],
        insane=course.kinds["insane"],
        tests=course.tests,
        passed=course.passed,
        used=dict(sorted(course.used.items())),
        visits=dict(sorted(course.visits(told.box.whole_map(app.map).room_of).items())),
        variant=read_changes(app.map)[0] if len(told.scenario.maps) > 1 else "",
        clock=told.scenario.last_round,
        characters=sorted(course.characters),
        winners=sorted(course.winners),
        fallen_in=course.fallen_in,
        lost_in=course.lost_in,
        harm={source: dict(sorted(c.items())) for source, c in sorted(course.harm.found.items())},
        held=dict(sorted(course.cards.found.items())),
    )


class Course:
    """The course of a game, followed from its first event to its last."""

    def __init__(self, scenario: str) -> None:
        self.kinds: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.harm = HarmSources()
        self.cards = CardsOfUse(scenario)
        self.characters: list[str] = []
        self.winners: list[str] = []
        self.round = self.fallen_in = self.lost_in = self.tests = self.passed = 0
        self._steps: Counter[str] = Counter()
        self._written = _tokens_as_written(scenario)

    def see(self, event: Event) -> None:
        """Take in the next event."""
        kind, facts = event.kind, event.facts
        self.kinds[kind] += 1
        self.harm.see(event)
        self.cards.see(event)
        if kind in USES:
            self._meet(kind, str(facts[USES[kind]]))
        match kind:
            case "tested":
                self._test(facts)
            case "moved":
                self._steps[str(facts["space"])] += 1
            case "token-text":
                token = self._written.get(str(facts["token"]), "")
                self._meet(OPTIONS, option_name(token, _number(facts["option"])))
            case "spawned" if facts["name"]:
                self._meet(NAMED, str(facts["name"]))
            case "wounded" | "insane":
                self.fallen_in = self.fallen_in or self.round
            case "eliminated":
                self.lost_in = self.lost_in or self.round
            case "chose":
                self.characters.append(str(facts["who"]))
            case "winners":
                self.winners = [str(who) for who in _several(facts["winners"])]
            case _ if kind == ROUND:
                self.round = _number(facts[ROUND])

    def visits(self, room_of: Mapping[str, str]) -> Counter[str]:
        """Rooms, and how often somebody stepped into each."""
        found: Counter[str] = Counter()
        for space, times in self._steps.items():
            found[room_of[space]] += times
        return found

    def _meet(self, kind: str, name: str) -> None:
        name = self._written.get(name, name) if kind == "token-placed" else name
        self.used[f"{kind} {name}"] += 1

    def _test(self, facts: Mapping[str, object]) -> None:
        """Tests that add up have no difficulty, and are neither passed nor failed."""
        if facts["difficulty"] is not None:
            self.tests += 1
            self.passed += _number(facts["successes"]) >= _number(facts["difficulty"])


def _number(fact: object) -> int:
    return fact if isinstance(fact, int) else 0


def _several(fact: object) -> list[object]:
    return fact if isinstance(fact, list) else []


@cache
def _tokens_as_written(scenario: str) -> dict[str, str]:
    """Every token on the board, and the one of the scenario of which it is a copy."""
    copies = edition(scenario).box.scenario_index.copies
    return {each.id: name for name, several in copies.items() for each in several}


def decks(scenario: str) -> Iterator[CountedDeck]:
    """What can be met in a scenario, by the event that tells of it."""
    told, written = edition(scenario), edition(scenario).scenario
    severities = set(written.mythos.spans)
    mythos = [each for each in told.box.mythos.values() if each.severity in severities]
    names = [each.id for each in mythos if each.id not in written.mythos.without]
    yield CountedDeck("Mythos events", "mythos-event", names)
    yield CountedDeck("Tokens", "token-placed", [each.id for each in written.tokens if each.at])
    yield CountedDeck("Options of tokens", OPTIONS, list(_options(scenario)))
    events = [each.id for each in written.events if each.text]
    yield CountedDeck("Events of the scenario", "event", events)
    yield CountedDeck("Endings", ENDING, [*written.endings, ELIMINATED])
    yield CountedDeck("Monsters with names", NAMED, [each.id for each in written.monsters])
    unique = [each.id for each in told.box.item_cards.values() if each.unique]
    common = [each.id for each in told.box.item_cards.values() if not each.unique]
    yield CountedDeck("Unique Items", "gained", unique)
    yield CountedDeck("Common Items", "gained", common)
    yield CountedDeck("Spells", "gained", list(told.box.spells))
    yield CountedDeck("Conditions", "became", list(told.box.conditions))
    harm = {card.id for card in (*told.box.damage.values(), *told.box.horror.values())}
    yield CountedDeck("Damage and Horror", "harm", sorted(harm))


def _options(scenario: str) -> Iterator[str]:
    for token in edition(scenario).scenario.tokens:
        for number in range(len(token.options)):
            yield option_name(token.id, number)


def unused(scenario: str, used: Mapping[str, int]) -> list[str]:
    """What was never met, by what was counted."""
    return [
        card
        for deck in decks(scenario)
        for card in deck.cards
        if not used.get(f"{deck.event} {card}")
    ]

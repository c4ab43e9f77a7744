"""TerminalTalk with computer players at a terminal: what they say, advise and are asked to do."""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from madhouse.editions import edition_of
from madhouse.engine.company import ErrandVerb, Favour, NoSuchErrand, Player, TalkingPlayer
from madhouse.engine.decisions import Decision, Seat
from madhouse.engine.door import Nameable
from madhouse.engine.game import Game
from madhouse.engine.typography import typeset
from madhouse.players.table import answer
from madhouse.terminal.screen import Screen
from madhouse.terminal.seat_screen import SeatScreen

VERBS: tuple[ErrandVerb, ...] = get_args(ErrandVerb)
SMALL_WORDS = frozenset({"to", "the", "a", "with", "me", "please", "in", "into", "at"})
"""Words that people put between those that matter."""


class TerminalTalk:
    """What is said between the persons before a screen and the computers at the table."""

    def __init__(
        self,
        game: Game[Any, Any],
        computers: Mapping[Seat, Player],
        screen: Screen,
        shown: SeatScreen,
    ) -> None:
        self._game, self._computers = game, computers
        self._screen, self._shown = screen, shown
        self._company = edition_of(game.header.edition).company
        self._said: list[str] = []  # and not heard yet

    def think(self, decision: Decision, seat: Seat, listener: Seat | None) -> None:
        """Let a computer answer; what it says of it is heard before what comes of it, if one person
        alone listens."""
        player = self._computers[seat]
        if not isinstance(player, TalkingPlayer):
            answer(self._game, decision, seat, player)
            return
        before = self._game.events(listener) if listener is not None else []
        answer(self._game, decision, seat, player)
        said = player.remark()
        if not said:
            return
        self._said.append(self._line(seat, said))
        if listener is not None:
            self._shown.tell_news(listener, before)
            self.hear()

    def hear(self) -> None:
        """Tell what has been said."""
        said, self._said = self._said, []
        for line in said:
            self._screen.say(line)

    def _line(self, seat: Seat, said: str) -> str:
        """Who runs one figure speaks in its name."""
        figures = [t.name for t in self._shown.nameable(seat) if t.kind == "who" and t.seat == seat]
        who = figures[0] if len(figures) == 1 else self._shown.teller.seat(seat)
        return self._shown.text("said", who=who, said=said)

    def advise(self, seat: Seat, decision: Decision, _: str) -> None:
        """What a computer would do, and why."""
        advice = self._company.advise(self._game.view(seat), decision)
        if advice is None:
            self._screen.say(self._shown.text("no-hint"))
            return
        told = self._shown.teller.option(decision, advice.option).text
        odds = None if advice.odds is None else round(100 * advice.odds)
        self._screen.say(self._shown.text("hint", option=told, reason=advice.reason, odds=odds))

    def ask(self, seat: Seat, _: Decision, line: str) -> None:
        """Ask a computer for an errand: 'ask Tomas to go to the kitchen'."""
        things = self._shown.nameable(seat)
        words = [word for word in typeset(line).casefold().split() if word not in SMALL_WORDS]
        at = next((n for n, word in enumerate(words) if word in VERBS), None)
        if at is None:
            self._screen.say(self._shown.text("errands"))
            return
        verb, name = VERBS[VERBS.index(words[at])], " ".join(words[at + 1 :])
        who = _found(things, "who", " ".join(words[:at]))
        if who is None or who.seat not in self._computers:
            known = [t.name for t in things if t.kind == "who" and t.seat in self._computers]
            self._screen.say(self._shown.text("no-companion", known=", ".join(known)))
            return
        kind = {"go": "space", "search": "token", "leave": "token"}.get(verb)
        thing = _found(things, kind, name) if kind is not None else None
        if kind is not None and thing is None:
            known = [each.name for each in things if each.kind == kind]
            self._screen.say(self._shown.text("no-such", name=name, known=", ".join(known)))
            return
        named = {} if thing is None else {str(kind): thing.id}
        self._ask(who, Favour(verb=verb, by=seat, who=who.id, **named))

    def _ask(self, who: Nameable, errand: Favour) -> None:
        player = self._computers[who.seat]
        if not isinstance(player, TalkingPlayer):
            self._screen.say(self._shown.text("no-errands"))
            return
        try:
            reply = player.ask(self._game.view(who.seat), errand)
        except NoSuchErrand as refused:
            self._screen.say(str(refused))
            return
        self._screen.say(self._line(errand.by, reply.asked))
        self._screen.say(self._line(who.seat, reply.answer))


def _found(things: Iterable[Nameable], kind: str, name: str) -> Nameable | None:
    """The thing that is called so, or the first whose name begins with that, or has it in it."""
    those = [each for each in things if each.kind == kind] if name else []
    called = [(_plain(each.name), each) for each in those]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        for known, each in called:
            if fits(known, name):
                return each
    return None


def _plain(name: str) -> str:
    return " ".join(word for word in name.casefold().split() if word not in SMALL_WORDS)

"""The end of a game: who won and why, and all that was hidden."""

from collections.abc import Iterator
from typing import Any

from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.terminal.status import keeper_lines
from madhouse.first.things.state import KEEPER
from madhouse.first.told.telling import Teller
from madhouse.terminal.screen import Screen
from madhouse.terminal.seat_screen import SeatScreen


def tell_ending(game: Game[Any, Any], seat: Seat, shown: SeatScreen, screen: Screen) -> None:
    """The last news with the epilogue, then the result; now all may see what the keeper saw."""
    shown.tell_news(seat)
    view: View = game.view(KEEPER)
    shown.teller.see(view)
    screen.line()
    screen.say(result_line(game, shown.teller), "bold")
    screen.say(shown.text("hidden"), "bold")
    for line in (*keeper_lines(view, shown.teller), *_undiscovered(view, shown.teller)):
        screen.say(line)
    screen.say(shown.text("seed", seed=game.header.seed))


def result_line(game: Game[Any, Any], teller: Teller) -> str:
    """Who won, and how."""
    assert game.result is not None
    over = teller.messages.text("terminal.over", winner=game.result.winner)
    return teller.messages.text("terminal.because", over=over, reason=game.result.reason)


def _undiscovered(view: View, teller: Teller) -> Iterator[str]:
    for name, room in view.rooms.items():
        if room.pile:
            yield teller.messages.text("terminal.lay-in", room=name, cards=room.pile)
    for foe in view.monsters:
        monster = teller.names.monster(foe.id)
        yield teller.messages.text("terminal.was-token", monster=monster, token=foe.token)

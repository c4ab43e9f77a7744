"""The end of a game: all that was hidden."""

from collections.abc import Iterator
from typing import Any

from madhouse.engine.game import Game
from madhouse.engine.typography import capital
from madhouse.first.seen.views import View
from madhouse.first.terminal.status import keeper_lines
from madhouse.first.things.state import KEEPER
from madhouse.first.told.telling import Teller


def hidden_things(game: Game[Any, View], teller: Teller) -> Iterator[str]:
    """What lay before the keeper, what nobody found, and what was under the monsters."""
    view = game.view(KEEPER)
    teller.see(view)
    yield from keeper_lines(view, teller)
    for name, room in view.rooms.items():
        if room.pile:
            yield teller.messages.text("terminal.lay-in", room=name, cards=room.pile)
    for foe in view.monsters:
        monster = capital(teller.names.monster(foe.id))
        yield teller.messages.text("terminal.was-token", monster=monster, token=foe.token)

"""The questions before a game, for one who has typed nothing but `madhouse play`."""

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex

from madhouse.editions import USUAL
from madhouse.engine.decisions import Seat
from madhouse.engine.door import FrontDoor
from madhouse.engine.messages import Messages, Phrase
from madhouse.engine.rng import Random, keyed
from madhouse.engine.seats import Role, counted_role, role_of, seats_for
from madhouse.engine.shelf import LevelInfo
from madhouse.terminal.messages import messages
from madhouse.terminal.screen import Screen
from madhouse.terminal.seating import PERSON

ANY = "any"
"""For those who cannot agree, and leave it to chance."""

BOTH = "both"
"""All seats, for those who share a screen."""


@dataclass(frozen=True)
class Wishes:
    """What was asked for; whatever is not said is left to the game."""

    edition: str = USUAL
    story: str | None = None
    seed: str | None = None
    investigators: int | None = None
    players: tuple[str, ...] = ()
    agreements: tuple[str, ...] = ()
    hands: str = ""
    alone: bool = False  # one person runs everybody
    level: str = ""

    @property
    def about_the_game(self) -> bool:
        """Whether any of it says which game is to be begun."""
        unsaid = Wishes(self.edition, players=self.players)
        return self != unsaid


def ask_wishes(screen: Screen, door: FrontDoor) -> Wishes:
    """Ask for a story, a number of investigators and a side; Enter takes what is suggested."""
    ask, shelf = _Asking(screen, messages()).ask, door.shelf
    others = [each for each in shelf.stories if each != shelf.newcomers]
    story = ask("which-story", [shelf.newcomers, *others, ANY])
    counted = counted_role(shelf.roles)
    numbers = [str(number) for number in range(counted.fewest, counted.most + 1)]
    number = int(ask("how-many", numbers))
    level = _asked_level(screen, shelf.levels(shelf.newcomers if story == ANY else story))
    if len(shelf.roles) == 1:
        return Wishes(door.name, story, None, number, level=level)
    sides = {f"{role.id}s" if role.most > 1 else role.id: role for role in reversed(shelf.roles)}
    side = ask("which-side", [*sides, BOTH, ANY])
    role = None if side == BOTH else sides.get(side) or drawn_role(shelf.roles, number, token_hex())
    seated = _seated(shelf.roles, number, role)
    return Wishes(door.name, story, None, number, seated, level=level)


def _asked_level(screen: Screen, levels: Sequence[LevelInfo]) -> str:
    """Say what is different at each level, and ask for one; the usual one is suggested."""
    if not levels:
        return ""
    for each in levels:
        screen.say(told_level(each))
    usual_first = sorted(levels, key=lambda each: not each.usual)
    return _Asking(screen, messages()).ask("which-level", [each.id for each in usual_first])


def told_level(level: LevelInfo) -> str:
    """A level in a line."""
    return messages().text("terminal.level", name=Phrase(level.name), text=Phrase(level.text))


def _seated(roles: Sequence[Role], number: int, own: Role | None) -> tuple[str, ...]:
    """A person on every seat of this role, or of all, and computers on the others."""
    return tuple(
        f"{seat}={PERSON if own in (role, None) else role.computer}"
        for role in roles
        for seat in seats_for(roles, number)
        if seat == role.id or (role.most > 1 and seat in _seats_of(role))
    )


def _seats_of(role: Role) -> list[Seat]:
    return [role.seat(number) for number in range(1, role.most + 1)]


def drawn_role(roles: Sequence[Role], investigators: int, seed: str) -> Role:
    """The role of a person who leaves it to chance: everybody may come to be any."""
    seat = Random(keyed(seed), "roles").pick(tuple(seats_for(roles, investigators)))
    return role_of(roles, seat)


class _Asking:
    """Asks for one of a few words until one of them is typed."""

    def __init__(self, screen: Screen, messages: Messages) -> None:
        self._screen = screen
        self._messages = messages

    def ask(self, key: str, known: list[str]) -> str:
        """One of the known words; the first of them if nothing is typed."""
        listed = Phrase(", ".join(known))
        question = self._messages.text(f"terminal.{key}", known=listed, default=known[0])
        while (line := self._screen.read(question).casefold() or known[0]) not in known:
            self._screen.say(self._messages.text("terminal.not-among", line=line, known=listed))
        return line

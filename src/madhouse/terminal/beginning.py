"""The questions before a game, for one who has typed nothing but `madhouse play`."""

from dataclasses import dataclass
from secrets import token_hex

from madhouse.engine.messages import Messages, Phrase
from madhouse.first.edition import the_box
from madhouse.first.rules.agreeing import roles
from madhouse.first.things.state import KEEPER
from madhouse.first.told.telling import ENGLISH
from madhouse.terminal.screen import Screen

ANY = "any"
"""For those who cannot agree, and leave it to chance."""

STORY = "the-cold-supper"
"""The story for one who names none: the gentle one."""

SIDES: dict[str, tuple[str, ...]] = {
    "investigators": (),
    "keeper": ("keeper=person",),
    "both": ("keeper=person",),
}


@dataclass(frozen=True)
class Wishes:
    """What was asked for; whatever is not said is left to the game."""

    story: str | None = None
    seed: str | None = None
    investigators: int | None = None
    players: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    @property
    def about_the_game(self) -> bool:
        """Whether any of it says which game is to be begun."""
        return (self.story, self.seed, self.investigators, self.options) != (None, None, None, ())


def ask_wishes(screen: Screen) -> Wishes:
    """Ask for a story, a number of investigators and a side; Enter takes what is suggested."""
    ask = _Asking(screen, Messages.load(ENGLISH)).ask
    others = [each for each in the_box().story_ids if each != STORY]
    story = ask("which-story", [STORY, *others, ANY])
    number = int(ask("how-many", ["1", "2", "3", "4"]))
    side = ask("which-side", [*SIDES, ANY])
    if side == ANY:
        side = drawn_side(number, token_hex())
    players = SIDES[side]
    if side == "keeper":
        players = (*players, *(f"investigator-{n}=heuristic" for n in range(1, number + 1)))
    return Wishes(story, None, number, players)


def drawn_side(investigators: int, seed: str) -> str:
    """The side of a person who leaves it to chance: everybody may come to be the keeper."""
    computers = [f"computer {number}" for number in range(1, investigators + 1)]
    keeper = roles(["person", *computers], seed)[KEEPER]
    return "keeper" if keeper == "person" else "investigators"


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

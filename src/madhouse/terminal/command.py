"""`madhouse play`, `madhouse replay` and `madhouse verify`."""

import sys
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Annotated, Any

import typer

from madhouse.api import load_case, new_game, tell_case, verify_case
from madhouse.editions import EDITIONS, USUAL, edition_of
from madhouse.engine.casefile import parse
from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from madhouse.engine.seats import counted_role, seats_for
from madhouse.engine.tale import markdown as as_markdown
from madhouse.engine.words import did_you_mean
from madhouse.terminal.beginning import ANY, Wishes, ask_wishes, told_level
from madhouse.terminal.case_files import CaseKeeper, new_case_path, read_case, seats_noted
from madhouse.terminal.screen import Left, Screen
from madhouse.terminal.seat_screen import SeatScreen
from madhouse.terminal.seating import PERSON, seat_everyone, written
from madhouse.terminal.table import TerminalTable

app = typer.Typer()


def _listed(*names: Iterable[str]) -> str:
    """Each name once, in the order of the editions."""
    return ", ".join(dict.fromkeys(chain(*names)))


PLAYERS_HELP = (
    "Who sits where: SEAT is "
    f"{_listed(*(seats_for(d.shelf.roles, d.shelf.roles[-1].most) for d in EDITIONS.values()))}; "
    f"WHO is {_listed((PERSON,), *(door.company.names for door in EDITIONS.values()))}. Several "
    "with commas (keeper=person,investigator-1=random) or by giving it again. Unsaid, the computer "
    "is the keeper and persons investigate; a kept game goes on as it was seated."
)
RULE_HELP = (
    "An optional rule, or what this table allows itself: "
    f"{_listed(*((each.id for each in d.shelf.agreements) for d in EDITIONS.values()))}. "
    "Several by giving it again."
)
HANDS_HELP = (
    "Who has the figures, the cards and the dice, in the second edition: house, as unsaid, or "
    "people, who have them before them and tell the game what came of it."
)
LEVEL_HELP = (
    "How hard it is to be, where an edition has levels; in the second: kind, plain (as unsaid) or "
    "grim."
)
UNTIL_HELP = (
    "Stop after the decision of this number. During setup both sides count from the same number, "
    "so each of them stops there."
)

CaseArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A case file.")]
StoryPath = Annotated[
    Path | None, typer.Option("--story", metavar="PATH", help="The file of a story of your own.")
]


StoryEdition = Annotated[str, typer.Option(help="Which edition a story of your own is for.")]


@app.command()
def play(
    path: Annotated[
        Path | None,
        typer.Argument(
            metavar="[PATH]", help="The file of a story of your own.", show_default=False
        ),
    ] = None,
    terminal: Annotated[
        bool,
        typer.Option(
            "--terminal", help="Play in the terminal, as with any other option.", show_default=False
        ),
    ] = False,
    edition: Annotated[str, typer.Option(help="Which edition.")] = USUAL,
    story: Annotated[str | None, typer.Option(help="The story's id, or any.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards.")] = None,
    investigators: Annotated[int | None, typer.Option(help="How many of them.")] = None,
    players: Annotated[
        list[str] | None,
        typer.Option("--players", "--seat", metavar="SEAT=WHO", help=PLAYERS_HELP),
    ] = None,
    agreements: Annotated[
        list[str] | None,
        typer.Option("--rule", metavar="NAME", help=RULE_HELP),
    ] = None,
    hands: Annotated[str, typer.Option(metavar="WHOSE", help=HANDS_HELP)] = "",
    alone: Annotated[
        bool,
        typer.Option(
            "--alone",
            help="One person runs all investigators, where an edition allows it.",
            show_default=False,
        ),
    ] = False,
    level: Annotated[str, typer.Option(metavar="NAME", help=LEVEL_HELP)] = "",
    case: Annotated[Path | None, typer.Option(help="Go on with a game that was kept.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this new file.")] = None,
) -> None:
    """Play a game: in the browser or, with a story of your own or an option, in the terminal."""
    if not terminal and not any(
        (path, story, seed, investigators, players, agreements, hands, alone, level, case, save)
    ):
        from madhouse.server.run.serving import play_in_browser  # a server takes a while to load

        play_in_browser()
        return
    if path is not None and story is not None:
        raise MadhouseError("a story file and --story name two stories; leave one of them out")
    door = edition_of(edition)
    own = None if path is None else door.shelf.add_story(path)
    told = own if case is None else None  # a case file names its story itself
    asked = (story or told, seed, investigators, tuple(players or ()), tuple(agreements or ()))
    wishes = Wishes(edition, *asked, hands, alone, level)
    screen = Screen()
    if case is not None:
        if wishes.about_the_game:
            raise MadhouseError(
                "a case file brings its own story, seed, investigators, hands, level and optional "
                "rules; leave those out"
            )
        text = read_case(case)
        game = load_case(text, str(case))
        seated = wishes.players or seats_noted(text)
    else:
        if wishes == Wishes(edition) and sys.stdin.isatty():
            try:
                wishes = ask_wishes(screen, door)
            except Left:
                raise typer.Abort from None
        game = _begin(wishes)
        _tell_level(screen, game)
        seated = wishes.players
    if save is not None and save.exists():
        raise MadhouseError(f"{save} is there already; choose another name for --save")
    seating = seat_everyone(seated, game.seats, edition_of(game.header.edition))
    path = save or case or new_case_path(game.header.story)
    keeper = CaseKeeper(path, written(seating), resumed=path == case)
    TerminalTable(game, seating, keeper, screen).play()


def _begin(wishes: Wishes) -> Game[Any, Any]:
    shelf = edition_of(wishes.edition).shelf
    counted = counted_role(shelf.roles)
    number = counted.fewest if wishes.investigators is None else wishes.investigators
    return new_game(
        wishes.edition,
        story=None if wishes.story == ANY else wishes.story or "",
        seed=wishes.seed,
        options=wishes.agreements,
        hands=wishes.hands,
        investigators=number,
        runs=(counted.seat(1),) * number if wishes.alone else (),
        level=wishes.level,
    )


def _tell_level(screen: Screen, game: Game[Any, Any]) -> None:
    """Say what is different from the story as it is written."""
    header = game.header
    for each in edition_of(header.edition).shelf.levels(header.story):
        if each.id == header.level:
            screen.say(told_level(each))


def _add(story: Path | None, edition: str) -> None:
    """A story of one's own, which a case file may be of."""
    if story is not None:
        edition_of(edition).shelf.add_story(story)


@app.command()
def replay(
    file: CaseArgument,
    until: Annotated[int | None, typer.Option(min=0, help=UNTIL_HELP)] = None,
    view: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="Whose eyes to use; unsaid, the first seat's."),
    ] = None,
    story: StoryPath = None,
    edition: StoryEdition = USUAL,
) -> None:
    """Tell a game from its case file, and show the table as one seat saw it."""
    _add(story, edition)
    game = load_case(read_case(file), str(file), until)
    screen = Screen()
    shown = SeatScreen(game, screen)
    seat = game.seats[0] if view is None else _known_seat(view, game)
    shown.log(seat)
    if until is not None and game.progress.setting_up:
        screen.say(shown.text("both-count", until=until), "dim")
    shown.show_table(seat)
    for decision in game.pending:
        if seat in decision.seats:
            shown.ask(seat, decision)
    if game.over:
        screen.say(shown.result_line(), "bold")


@app.command()
def tell(
    file: CaseArgument,
    markdown: Annotated[
        Path | None, typer.Option(help="A file for the story, as Markdown.", dir_okay=False)
    ] = None,
    story: StoryPath = None,
    edition: StoryEdition = USUAL,
) -> None:
    """Tell an evening that is over as a story of two pages, from its case file."""
    _add(story, edition)
    told = tell_case(read_case(file), str(file))
    if markdown is None:
        Screen().say(as_markdown(told))
        return
    try:
        markdown.write_text(as_markdown(told), encoding="utf-8")
    except OSError as refused:
        raise MadhouseError(f"{markdown} cannot be written: {refused.strerror}") from refused


def _known_seat(seat: Seat, game: Game[Any, Any]) -> Seat:
    seats = (*game.seats, SPECTATOR)
    if seat not in seats:
        raise MadhouseError(f"there is no seat '{seat}' at this table{did_you_mean(seat, seats)}")
    return seat


@app.command()
def verify(
    file: CaseArgument,
    story: StoryPath = None,
    edition: StoryEdition = USUAL,
    share: Annotated[
        list[str] | None,
        typer.Option(help="Your share in the dice, as your browser keeps it: it must be in it."),
    ] = None,
) -> None:
    """Play a case file again and prove that its dice, deals and result follow from its seed."""
    _add(story, edition)
    text = read_case(file)
    verify_case(text, str(file), share or ())
    case = parse(text, str(file))
    game = load_case(text, str(file))
    shown = SeatScreen(game, Screen())
    result = shown.result_line() if game.over else None
    Screen().say(shown.text("verified", count=len(case.answers), result=result))

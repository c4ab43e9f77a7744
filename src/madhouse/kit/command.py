"""`madhouse check`, `new-story`, `new-scenario`, `map`, `tiles`, `cards`, `tokens`: for authors and
printers."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from madhouse.editions import EDITIONS, USUAL, edition_of
from madhouse.engine.bounds import harmless
from madhouse.engine.errors import MadhouseError
from madhouse.engine.sources import ContentError
from madhouse.engine.workshop import Report
from madhouse.kit.card_page import card_page, card_text
from madhouse.kit.lamplit_map import lamplit_map
from madhouse.kit.map_picture import map_picture
from madhouse.kit.piece_sheet import piece_sheet
from madhouse.kit.tile_sheet import face_text, tile_sheet

app = typer.Typer()

EditionOption = Annotated[str, typer.Option("--edition", help="Which edition it is for.")]


@app.command("check")
def check_stories(
    path: Annotated[
        Path | None,
        typer.Argument(
            metavar="[PATH]", help="A story's file or name, or a folder; unsaid, every box."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Report as JSON.")] = False,
    proofs: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep the proofs there, as case files.")
    ] = None,
    keep: Annotated[
        bool, typer.Option("--keep", help="Keep proofs beside a story, to be replayed next time.")
    ] = False,
    edition: Annotated[
        str | None, typer.Option(help="Which edition; unsaid, a file's own, or all.")
    ] = None,
) -> None:
    """Check stories: everything that is wrong, and proof that they can be won."""
    try:
        report = _checked(path, edition)
    except (
        ArithmeticError,
        AttributeError,
        LookupError,
        RecursionError,
        TypeError,
        ValueError,
    ) as odd:
        raise MadhouseError(
            f"'{path or 'the box'}' says something that no check foresaw, and could not be "
            f"looked through: {odd!r}"
        ) from odd
    if keep:
        for story in report.stories:
            story.keep_proofs()
    if proofs is not None:
        for story in report.stories:
            story.write_proofs(proofs)
    typer.echo(json.dumps(_as_json(report), indent=2) if as_json else harmless(_told(report)))
    if not report.good:
        raise typer.Exit(1)


def _checked(path: Path | None, edition: str | None) -> Report:
    """What the workshops found; a path is for the one whose stories look like that, unless one is
    named."""
    if edition is None and path is None:
        whole = Report()
        for door in EDITIONS.values():
            whole.add(door.workshop.check(None))
        return whole
    if edition is None and path is not None:
        edition = max(EDITIONS, key=lambda name: EDITIONS[name].workshop.likeness(path))
    return edition_of(edition or USUAL).workshop.check(path)


def _as_json(report: Report) -> dict[str, Any]:
    return {
        "errors": [_placed(error) for error in report.errors],
        "warnings": [_placed(warning) for warning in report.warnings],
        "stories": [story.as_json() for story in report.stories],
    }


def _placed(error: ContentError) -> dict[str, Any]:
    return {
        "file": error.file,
        "line": error.line,
        "column": error.column,
        "path": error.path,
        "message": error.message,
    }


def _told(report: Report) -> str:
    lines = [f"error: {error}" for error in report.errors]
    lines += [f"warning: {warning}" for warning in report.warnings]
    lines += [story.told() for story in report.stories]
    lines.append("all is well" if report.good else "this needs another look")
    return "\n".join(lines)


@app.command("new-story")
def new_story(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the story is called.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder to write it to.")] = Path(),
    edition: EditionOption = USUAL,
) -> None:
    """Write a small story that can be played and changed."""
    _begin(name, out, edition)


def _begin(name: str, folder: Path, edition: str) -> None:
    path = edition_of(edition).workshop.begin_story(name, folder)
    typer.echo(f"{path} is written. Change it, then: madhouse check {path}")


def _offer(word: str, edition: str) -> None:
    """A command of its own where an edition calls its stories something else."""

    @app.command(f"new-{word}", help=f"Write a small {word} that can be played and changed.")
    def new_one(
        name: Annotated[str, typer.Argument(metavar="NAME", help=f"What the {word} is called.")],
        out: Annotated[
            Path, typer.Option(metavar="DIR", help="The folder to write it to.")
        ] = Path(),
    ) -> None:
        _begin(name, out, edition)


for _edition, _door in EDITIONS.items():
    if _door.workshop.story_word != "story":
        _offer(_door.workshop.story_word, _edition)


@app.command("map")
def draw_map(
    story: Annotated[str, typer.Argument(metavar="STORY", help="A story's id, or its file.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the picture there.")
    ] = None,
    which: Annotated[
        str, typer.Option("--map", metavar="NAME", help="Which of its maps, if it has several.")
    ] = "",
    edition: Annotated[
        str | None, typer.Option(help="Which edition it is for; unsaid, the one that tells it.")
    ] = None,
) -> None:
    """Draw a story's map as an SVG picture."""
    door = edition_of(edition or _edition_that_tells(story))
    name = door.shelf.add_story(Path(story)) if story.endswith(".yaml") else story
    maps = door.workshop.maps(name)
    if which and which not in maps:
        known = f"it has {', '.join(maps)}" if maps else "it has one only"
        raise MadhouseError(f"the story '{name}' has no map '{which}'; {known}")
    marks = door.workshop.map_of(name, which)
    if marks.board is None:
        raise MadhouseError(f"the story '{name}' has no map that could be drawn")
    draw = lamplit_map if marks.lamplit else map_picture
    _put(draw(marks.title, marks.board, marks.markers, marks.start), out)


@app.command("tiles")
def draw_tiles(
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw them there, as an SVG picture.")
    ] = None,
    edition: EditionOption = USUAL,
) -> None:
    """Show every side of every tile: as text, or as a picture of all of them."""
    tiles = edition_of(edition).workshop.tiles()
    if out is None:
        faces = [face_text(tile, side) for tile in tiles for side in tile.sides]
        typer.echo("\n".join(faces), nl=False)
    else:
        _put(tile_sheet(tiles), out)


@app.command("cards")
def print_cards(
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write them there, as a page to print.")
    ] = None,
    edition: EditionOption = USUAL,
) -> None:
    """Show every card with both its faces: as text, or as a page to print."""
    cards = edition_of(edition).workshop.cards()
    if out is None:
        typer.echo("\n\n".join(map(card_text, cards)))
    else:
        _put(card_page(cards), out)


@app.command("tokens")
def draw_tokens(
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the picture there.")
    ] = None,
    edition: EditionOption = USUAL,
) -> None:
    """Draw both sides of every token as an SVG picture."""
    pieces = edition_of(edition).workshop.pieces()
    if not pieces:
        raise MadhouseError(f"the {edition} edition has no tokens to print")
    _put(piece_sheet(pieces), out)


def _edition_that_tells(story: str) -> str:
    telling = [name for name, door in EDITIONS.items() if story in door.shelf.stories]
    return telling[0] if telling else USUAL


def _put(picture: str, out: Path | None) -> None:
    """To a file, or to whoever reads what is printed."""
    if out is None:
        typer.echo(picture, nl=False)
        return
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(picture, encoding="utf-8")
    typer.echo(f"{out} is drawn.")

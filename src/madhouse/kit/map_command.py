"""`madhouse map`: a picture of the map that a story lays."""

from pathlib import Path
from typing import Annotated

import typer

from madhouse.first.edition import add_story, the_box
from madhouse.kit.map_picture import map_picture

app = typer.Typer()


@app.command("map")
def draw_map(
    story: Annotated[str, typer.Argument(metavar="STORY", help="A story's id, or its file.")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the picture there.")
    ] = None,
) -> None:
    """Draw a story's map as an SVG picture."""
    name = add_story(Path(story)) if story.endswith(".yaml") else story
    box = the_box()
    picture = map_picture(box.story(name), box.board(box.story(name)))
    if out is None:
        typer.echo(picture, nl=False)
        return
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(picture, encoding="utf-8")
    typer.echo(f"{out} is drawn.")

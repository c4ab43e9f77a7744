"""`madhouse site`: the whole game as a folder of files."""

from pathlib import Path
from typing import Annotated

import typer

from madhouse.site.building import build, travels

app = typer.Typer()


@app.command("site")
def site(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The folder to write.")],
) -> None:
    """Write the game as static files: any web host serves it, and no server of ours is needed."""
    files = build(out)
    size = sum(each.stat().st_size for each in files)
    told = f"{size / 1e6:.1f} MB, of which {travels(out) / 1e6:.1f} MB travel when compressed"
    typer.echo(f"{len(files)} files in {out}: {told}")

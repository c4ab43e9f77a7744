"""The `madhouse` command: a list of parts, each with its own Typer app, and one way to fail."""

import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer

from madhouse import __version__
from madhouse.bench import command as bench
from madhouse.engine.bounds import harmless
from madhouse.engine.errors import MadhouseError
from madhouse.kit import command as kit
from madhouse.rules import command as rules
from madhouse.server import command as server
from madhouse.sim import command as sim
from madhouse.site import command as site
from madhouse.terminal import command as terminal

# A part with a name becomes a group (`madhouse rules show`); one without adds its commands here.
PARTS: tuple[typer.Typer, ...] = (
    terminal.app,
    server.app,
    kit.app,
    sim.app,
    site.app,
    rules.app,
    bench.app,
)

app = typer.Typer(name="madhouse", add_completion=False)
for part in PARTS:
    app.add_typer(part)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"madhouse {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def about(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    """Mansions of Madness at a digital table."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; whatever goes wrong is a plain message on stderr and exit status 2."""
    try:
        status = app(arguments, prog_name="madhouse", standalone_mode=False)
    except MadhouseError as error:
        _fail(str(error))
    except typer.TyperException as error:
        _fail(error.format_message())
    except typer.Abort:
        sys.exit(130)
    sys.exit(status if isinstance(status, int) else 0)


def _fail(message: str) -> NoReturn:
    sys.stderr.write(f"madhouse: {harmless(message)}\n")
    sys.exit(2)

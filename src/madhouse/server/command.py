"""`madhouse serve`: a table that browsers can come to."""

from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer

from madhouse.server.config import LOOPBACK, PORT
from madhouse.server.limits import HOME, PUBLIC

app = typer.Typer()


def _proxies(named: list[str] | None) -> list[str]:
    """A proxy that was misspelled would be believed by nobody, and all who come through it would
    have one share."""
    for each in named or ():
        try:
            ip_network(each, strict=False)
        except ValueError:
            raise typer.BadParameter(
                f"{each!r} is neither an address nor a net, as 127.0.0.1 or 10.0.0.0/8"
            ) from None
    return named or []


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Who can reach the table; 0.0.0.0 lets the network in.")
    ] = LOOPBACK,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = PORT,
    data: Annotated[Path | None, typer.Option(help="A folder for the games.")] = None,
    database: Annotated[
        str,
        typer.Option(
            envvar="MADHOUSE_DATABASE",
            show_envvar=True,
            help="A PostgreSQL database for the games instead of a file, as "
            "postgresql+psycopg://USER@HOST/NAME.",
        ),
    ] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(help="A further address from which browsers come, as https://example.org."),
    ] = None,
    public: Annotated[
        bool, typer.Option("--public", help="Strangers come here: smaller shares for each address.")
    ] = False,
    behind: Annotated[
        list[str] | None,
        typer.Option(
            callback=_proxies, help="The address of a proxy that is believed when it says who asks."
        ),
    ] = None,
    log: Annotated[
        Literal["plain", "json"],
        typer.Option(
            help="How the log is written: for people, or a line of JSON for each entry.",
        ),
    ] = "plain",
    keep: Annotated[
        float | None,
        typer.Option(
            min=0,
            help="Days for which games that are over are kept, and a year at least those that "
            "somebody still has a seat at; else for good.",
        ),
    ] = None,
) -> None:
    """Serve games to browsers, on this machine alone unless told otherwise."""
    # The server's parts take a while to load, and no other command needs them.
    from madhouse.server.config import Config
    from madhouse.server.run.logs import set_up
    from madhouse.server.run.serving import run

    config = Config(
        host=host,
        port=port,
        origins=tuple(origin or ()),
        behind=tuple(behind or ()),
        limits=PUBLIC if public else HOME,
        set_out=public,
        keep=keep,
        database=database,
    )
    set_up(log, config.address)
    run(config if data is None else msgspec.structs.replace(config, data=data))

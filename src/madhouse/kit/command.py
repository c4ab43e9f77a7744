"""`madhouse check`, `madhouse new-story` and `madhouse map`."""

import json
from pathlib import Path
from typing import Annotated

import typer

from madhouse.first.kit.check import Report, check
from madhouse.kit import map_command
from madhouse.kit.new_story import write_new_story

app = typer.Typer()
app.add_typer(map_command.app)


@app.command("check")
def check_stories(
    path: Annotated[
        Path | None,
        typer.Argument(metavar="[PATH]", help="A story file or a folder; unsaid, the whole box."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Report as JSON.")] = False,
    proofs: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep the proofs there, as case files.")
    ] = None,
) -> None:
    """Check stories: everything that is wrong, and proof that both sides can win."""
    report = check(path)
    if proofs is not None:
        for story in report.stories:
            for proof in story.proofs:
                proof.write(proofs)
    typer.echo(json.dumps(report.as_json(), indent=2) if as_json else _told(report))
    if not report.good:
        raise typer.Exit(1)


def _told(report: Report) -> str:
    lines = [f"error: {error}" for error in report.errors]
    lines += [f"warning: {warning}" for warning in report.warnings]
    for story in report.stories:
        proved = sum(proof.replayed for proof in story.proofs)
        lines.append(
            f"{story.id}: {story.combinations} combinations of answers, "
            f"{proved} of {len(story.proofs)} proofs of a win"
        )
    lines.append("all is well" if report.good else "this needs another look")
    return "\n".join(lines)


@app.command("new-story")
def new_story(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the story is called.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder to write it to.")] = Path(),
) -> None:
    """Write a small story that can be played and changed."""
    path = write_new_story(name, out)
    typer.echo(f"{path} is written. Change it, then: madhouse check {path}")

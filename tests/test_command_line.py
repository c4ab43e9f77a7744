"""The command line as a whole."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import typer

from madhouse.cli import app


def commands(part: typer.Typer, group: str = "") -> Iterator[str]:
    """What can be written after `madhouse`, as often as it is registered."""
    for command in part.registered_commands:
        yield f"{group} {command.name or getattr(command.callback, '__name__', '')}".strip()
    for each in part.registered_groups:
        if each.typer_instance:
            yield from commands(each.typer_instance, each.typer_instance.info.name or group)


def test_each_command_is_registered_once() -> None:
    registered = Counter(commands(app))
    assert {"map", "check"} <= registered.keys()
    assert [command for command, times in registered.items() if times > 1] == []


def test_the_package_can_be_run_as_a_module() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "madhouse", "--help"], capture_output=True, text=True, check=True
    )
    assert "Usage: madhouse" in told.stdout

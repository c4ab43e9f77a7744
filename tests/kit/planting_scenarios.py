"""Planting mistakes: a scenario as `madhouse new-scenario` writes it, with something changed."""

from pathlib import Path

from madhouse.second.kit.new_scenario import write_new_scenario
from tests.kit.planting import planted

NAME = "The Planted Lamp"


def plant_scenario(folder: Path, *changes: tuple[str, str]) -> Path:
    """Write the small scenario with changes; each old text must be there."""
    return planted(write_new_scenario(NAME, folder), *changes)

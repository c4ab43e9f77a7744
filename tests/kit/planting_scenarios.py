"""Planting mistakes: a scenario as `madhouse new-scenario` writes it, with something changed."""

from pathlib import Path

from madhouse.second.kit.new_scenario import write_new_scenario

NAME = "The Planted Lamp"


def plant_scenario(folder: Path, *changes: tuple[str, str]) -> Path:
    """Write the small scenario with changes; each old text must be there."""
    path = write_new_scenario(NAME, folder)
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"the new scenario no longer says {old!r}"
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return path

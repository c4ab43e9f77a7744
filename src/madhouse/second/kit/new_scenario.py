"""A new scenario: a small one that can be played at once, to be changed line by line."""

from importlib.resources import files
from pathlib import Path
from string import Template

from madhouse.engine.board.tiles import slug
from madhouse.engine.errors import MadhouseError

SKELETON = files("madhouse.second.kit") / "new_scenario.yaml"


def write_new_scenario(name: str, folder: Path) -> Path:
    """Write a scenario of two rooms under this name; gives its file."""
    scenario = slug(name)
    if not scenario or not scenario[0].isalpha():
        raise MadhouseError(f"{name!r} gives the scenario no id; begin its name with a letter")
    path = folder / f"{scenario}.yaml"
    if path.exists():
        raise MadhouseError(f"{path} is there already; choose another name or folder")
    folder.mkdir(parents=True, exist_ok=True)
    written = Template(SKELETON.read_text(encoding="utf-8"))
    quoted = '"' + name.replace("\\", "").replace('"', '\\"') + '"'
    path.write_text(written.substitute(id=scenario, name=quoted), encoding="utf-8")
    return path

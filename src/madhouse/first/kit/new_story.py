"""A new story: a small one that can be played at once, to be changed line by line."""

from importlib.resources import files
from pathlib import Path
from string import Template

from madhouse.engine.board.tiles import slug
from madhouse.engine.errors import MadhouseError

SKELETON = files("madhouse.first.kit") / "new_story.yaml"


def write_new_story(name: str, folder: Path) -> Path:
    """Write a story of two rooms under this name; gives its file."""
    story = slug(name)
    if not story or not story[0].isalpha():
        raise MadhouseError(f"{name!r} gives the story no id; begin its name with a letter")
    path = folder / f"{story}.yaml"
    if path.exists():
        raise MadhouseError(f"{path} is there already; choose another name or folder")
    folder.mkdir(parents=True, exist_ok=True)
    text = Template(SKELETON.read_text(encoding="utf-8")).substitute(id=story, name=_quoted(name))
    path.write_text(text, encoding="utf-8")
    return path


def _quoted(name: str) -> str:
    """The name as YAML takes it, whatever signs are in it."""
    plain = all(letter.isalnum() or letter in " '-" for letter in name)
    return name if plain and name[0].isalpha() else '"' + name.replace('"', '\\"') + '"'

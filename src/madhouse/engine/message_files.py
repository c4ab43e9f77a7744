"""Message files: from the YAML of a language to its catalogue."""

from collections.abc import Sequence
from pathlib import Path

import yaml

from madhouse.engine.binding import bound
from madhouse.engine.messages import PLACE, Choice, Message, TextPart
from madhouse.engine.sources import Document, read, scalar


def read_catalogue(*directories: Path) -> dict[str, Message]:
    """Every message in the YAML files of some folders; raises ContentErrors where one is wrong."""
    files = [each for folder in directories for each in sorted(folder.rglob("*.yaml"))]
    return bound(files, "messages", lambda: _catalogue(files))


def _catalogue(files: Sequence[Path]) -> dict[str, Message]:
    catalogue: dict[str, Message] = {}
    for path in files:
        document = read(path)
        _gather(document, document.root, "", catalogue)
        document.raise_problems()
    return catalogue


def _gather(document: Document, node: yaml.Node, key: str, catalogue: dict[str, Message]) -> None:
    """Go down through groups to messages; a mapping with `by` is a message, not a group."""
    if isinstance(node, yaml.MappingNode) and not _case(node, "by"):
        for name, below in node.value:
            _gather(document, below, f"{key}.{name.value}" if key else name.value, catalogue)
    elif key in catalogue:
        document.problem(node, f"the message {key!r} is already written in another file")
    else:
        catalogue[key] = _message(document, node)


def _message(document: Document, node: yaml.Node) -> Message:
    if isinstance(node, yaml.MappingNode):
        return _choice(document, node)
    text = scalar(node) if isinstance(node, yaml.ScalarNode) else None
    if not isinstance(text, str):
        document.problem(node, "expected a message: text (in quotes if it is a number) or a choice")
        return ()
    if lone := set("{}").intersection(PLACE.sub("", text)):
        document.problem(node, f"a place is written {{name}}; found a lone {min(lone)!r}")
    return _parts(text.rstrip("\n"))


def _choice(document: Document, node: yaml.MappingNode) -> Message:
    by = _case(node, "by")
    if not isinstance(by, yaml.ScalarNode) or not _case(node, "other"):
        document.problem(node, "a choice needs `by` with a parameter's name, and the case `other`")
        return ()
    cases = {key.value: _message(document, each) for key, each in node.value if each is not by}
    return Choice(by.value, cases)


def _case(node: yaml.MappingNode, name: str) -> yaml.Node | None:
    return next((value for key, value in node.value if key.value == name), None)


def _parts(text: str) -> Message:
    parts, end = [], 0
    for place in PLACE.finditer(text):
        parts.append(TextPart(text[end : place.start()], place[1], place[2] or ""))
        end = place.end()
    return (*parts, TextPart(text[end:]))

"""TypeScript (code generation): the client's types, `python -m madhouse.server.wire.typescript`."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

from msgspec import inspect

from madhouse.editions import EDITIONS
from madhouse.engine.paper import PaperBox
from madhouse.engine.shapes import BoardShape
from madhouse.engine.shelf import NewGame
from madhouse.puzzles.dealt_shapes import AttemptShape
from madhouse.rules.companion import Companion
from madhouse.server.wire import from_client, from_server, lobby
from madhouse.server.wire.from_server import QUESTION
from madhouse.server.wire.puzzle_shapes import PuzzleShapes

CLIENT = Path(__file__).parents[4] / "web" / "src"
"""Only a source tree has it."""
PROTOCOL = CLIENT / "protocol.ts"
"""The types of all that every edition sends."""

LOBBY = (
    NewGame,
    lobby.Created,
    lobby.GameInfo,
    lobby.Taking,
    lobby.SeatTaken,
    lobby.WatchLink,
    lobby.TalkWish,
    lobby.SixWords,
    lobby.PhraseFound,
    lobby.Recovered,
    lobby.DiceShare,
    lobby.Upload,
    lobby.CaseText,
    lobby.CaseHead,
    lobby.Trouble,
    lobby.Reach,
    from_server.Past,
    from_server.ToldEvening,
    lobby.Shelves,
    BoardShape,
    PuzzleShapes,
    PaperBox,
    AttemptShape,
    Companion,
    lobby.Problem,
)
UNIONS = {
    "FromClient": get_args(from_client.FromClient),
    "FromServer": get_args(from_server.FromServer),
}
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
KNOWN_BETTER = {
    ("State", "view"): "Partial<AnyView>",
    ("Past", "state"): "State & { view: AnyView }",
}
"""Fields of which the client knows more than the struct says."""
IN_EVERY_VIEW = ("edition: string", "board: BoardShape | null", "open_doors: string[]")
"""What comes with a view, of whatever edition."""
MADE = """\
// Made by `python -m madhouse.server.wire.typescript` from the server's structs. Not to be edited.
"""
HEADING = """
export type Seat = string
export type Fact = string | number | boolean | string[] | null
/** What one seat may know of a game of any edition, part by part. */
export type AnyView = { IN_EVERY_VIEW } & Record<string, unknown>
""".replace("IN_EVERY_VIEW", "; ".join(IN_EVERY_VIEW))


def protocol() -> str:
    """What travels, whatever is played."""
    parts = [MADE + HEADING, *(_interface(each) for each in _shared().values())]
    return "\n".join([*parts, *(_union(name, members) for name, members in UNIONS.items())])


def views() -> dict[Path, str]:
    """The views of each edition that has a client part of its own, and where they are kept."""
    return {
        folder / "view.ts": _views(edition.view)
        for name, edition in EDITIONS.items()
        if (folder := CLIENT / "editions" / name).is_dir()
    }


def _views(view: type) -> str:
    shared, found = _shared(), _all_structs([view])
    whole = found.pop(view)
    own = [_interface(each) for kind, each in found.items() if kind not in shared]
    written = [*own, _view(whole)]
    known = sorted({*(each.__name__ for each in shared), "Fact"})
    used = [each for each in known if re.search(rf"\b{each}\b", "\n".join(written))]
    imports = f"import type {{ {', '.join(used)} }} from '../../protocol'\n"
    return "\n".join([MADE + imports, *written])


@cache
def _shared() -> dict[type, inspect.StructType]:
    """Every struct that travels, whatever is played."""
    return _all_structs([*LOBBY, *(each for union in UNIONS.values() for each in union)])


def _all_structs(roots: Iterable[type]) -> dict[type, inspect.StructType]:
    """Every struct within reach, the parts of one before itself."""
    found: dict[type, inspect.StructType] = {}

    def visit(part: inspect.Type) -> None:
        if isinstance(part, inspect.StructType):
            if part.cls in found:
                return
            for field in part.fields:
                if field.name != QUESTION:
                    visit(field.type)
            found.setdefault(part.cls, part)
        for inner in _within(part):
            visit(inner)

    for root in inspect.multi_type_info(roots):
        visit(root)
    return found


def _within(part: inspect.Type) -> Iterator[inspect.Type]:
    match part:
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield item
        case inspect.TupleType(item_types=items):
            yield from items
        case inspect.DictType(value_type=value):
            yield value
        case inspect.UnionType(types=types):
            yield from types
        case inspect.Metadata(type=plain):
            yield plain
        case _:
            pass


def _name(cls: type) -> str:
    """What a struct is called; parts of a view of any but the first edition by that one's name too,
    as several have investigators and monsters."""
    for name, edition in list(EDITIONS.items())[1:]:
        if cls.__module__ == edition.view.__module__:
            return name.capitalize() + cls.__name__
    return cls.__name__


def _interface(struct: inspect.StructType) -> str:
    name = _name(struct.cls)
    doc = " ".join((struct.cls.__doc__ or "").split())
    if struct.array_like:
        fields = ", ".join(_field(struct, field) for field in struct.fields)
        return f"/** {doc} */\nexport type {name} = [{fields}]\n"
    lines = [f"/** {doc} */", f"export interface {name} {{"]
    if struct.tag is not None:
        lines.append(f"  type: '{struct.tag}'")
    lines += [f"  {_field(struct, field)}" for field in struct.fields]
    return "\n".join([*lines, "}", ""])


def _view(struct: inspect.StructType) -> str:
    """The view of an edition, as it travels."""
    doc = " ".join((struct.cls.__doc__ or "").split())
    fields = [_field(struct, field) for field in struct.fields if field.name != QUESTION]
    lines = [f"  {each}" for each in (*fields, *IN_EVERY_VIEW)]
    return "\n".join([f"/** {doc} */", "export interface View {", *lines, "}", ""])


def _field(struct: inspect.StructType, field: inspect.Field) -> str:
    """What a client sends may leave out what has a default; what it gets is always complete."""
    optional = "?" if struct.forbid_unknown_fields and not field.required else ""
    type_ = KNOWN_BETTER.get((struct.cls.__name__, field.name)) or _written(field.type)
    return f"{field.encode_name}{optional}: {type_}"


def _written(part: inspect.Type) -> str:
    match part:
        case inspect.StructType(cls=cls):
            return _name(cls)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return _several(item)
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(_written(each) for each in items)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_written(value)}>"
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{each}'" for each in values)
        case inspect.UnionType(types=types):
            return _either(types)
        case inspect.Metadata(type=plain):
            return _written(plain)
        case _:
            return PLAIN[type(part)]


def _several(item: inspect.Type) -> str:
    written = _written(item)
    return f"({written})[]" if " | " in written else f"{written}[]"


def _either(types: Iterable[inspect.Type]) -> str:
    written = {_written(each) for each in types}
    if written == {"string", "number", "boolean", "string[]", "null"}:
        return "Fact"
    return " | ".join(sorted(written, key=lambda each: (each == "null", each)))


def _union(name: str, members: tuple[Any, ...]) -> str:
    names = " | ".join(each.__name__ for each in members)
    return f"export type {name} = {names}\n"


def main() -> None:
    """Write the files."""
    for path, text in {PROTOCOL: protocol(), **views()}.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

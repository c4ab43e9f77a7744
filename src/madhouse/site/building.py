"""Building (static site generator): client, Python, package and content as a folder of files."""

import gzip
import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Any

import yaml

from madhouse import __version__
from madhouse.editions import EDITIONS
from madhouse.engine.binding import BOUND, files_of, read_leaves
from madhouse.rules.catalogue import Rulebook
from madhouse.rules.companion import companion
from madhouse.server.house.library import boxes, library
from madhouse.server.page.desk import written
from madhouse.server.wire.puzzle_shapes import puzzle_shapes
from madhouse.site.source_tree import (
    PACKAGE,
    ROOT,
    RUNTIME,
    WEB,
    CannotBuild,
    fetch_wheels,
    require_sources,
    run_node,
    run_npm,
    run_python,
)

CLIENT = ROOT / "build" / "site-client"
KEPT_WHEELS = ROOT / "build" / "site-wheels"
RUNTIME_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
)
NOT_INSIDE = (
    "bench",
    "kit",
    "sim",
    "site",
    "server/asked",
    "server/run",
    "server/web",
    "server/kept/migrations",
    "terminal",
    *(f"{edition}/{part}" for edition in EDITIONS for part in ("kit", "laboratory", "terminal")),
)
"""Parts of the package that a page has no use for."""
LIBRARY = "python_stdlib.zip"
NOT_USED = (
    "_pydatetime",
    "_pyio",
    "_pyrepl",
    "argparse",
    "bdb",
    "cProfile",
    "cmd",
    "code",
    "configparser",
    "csv",
    "ctypes",
    "curses",
    "dbm",
    "doctest",
    "email",
    "ensurepip",
    "filecmp",
    "ftplib",
    "getopt",
    "getpass",
    "html",
    "http",
    "idlelib",
    "imaplib",
    "mailbox",
    "mimetypes",
    "modulefinder",
    "multiprocessing",
    "netrc",
    "optparse",
    "pdb",
    "pickletools",
    "plistlib",
    "poplib",
    "profile",
    "pstats",
    "pyclbr",
    "pydoc",
    "pydoc_data",
    "sched",
    "shelve",
    "smtplib",
    "socketserver",
    "sqlite3",
    "tabnanny",
    "tarfile",
    "timeit",
    "tkinter",
    "trace",
    "tracemalloc",
    "turtle",
    "turtledemo",
    "unittest",
    "venv",
    "wave",
    "webbrowser",
    "wsgiref",
    "xml",
    "xmlrpc",
    "zipapp",
)
"""Parts of Python's own library that neither we nor its start inside a page ask for."""
OLD_ALPHABETS = re.compile(
    "encodings/(big5|cp(?!437)|euc|gb|hp|hz|iso|johab|koi|kz|mac|palm|ptcp|shift|tis)"
)
"""Every text is UTF-8; names in archives may be of the other one."""
MANIFEST = "manifest.webmanifest"
MARK = "site.json"
"""What a folder with a site in it has, so that nothing else is ever overwritten."""


def build(out: Path) -> list[Path]:
    """Write the site; gives its files. What was there before stays until all is made."""
    require_sources()
    _refuse_other(out)
    with TemporaryDirectory(dir=out.parent if out.parent.is_dir() else None) as folder:
        made = Path(folder) / "site"
        run_npm("run", "build", "--", "--mode", "site")
        shutil.copytree(CLIENT, made)
        _write_python(made / "python")
        _write_ready(made / "ready")
        _write_manifest(made)
        write_worker(made)
        _replace(out, made)
    return sorted(each for each in out.rglob("*") if each.is_file())


def travels(site: Path) -> int:
    """Bytes of a site as a host that compresses sends them, by its own list."""
    return int(json.loads((site / MARK).read_text(encoding="utf-8"))["travels"])


def _refuse_other(out: Path) -> None:
    if out.is_dir() and any(out.iterdir()) and not (out / MARK).is_file():
        raise CannotBuild(f"{out} holds something else than a site; name a new or an empty folder")
    if out.exists() and not out.is_dir():
        raise CannotBuild(f"{out} is a file; name a folder")


def _replace(out: Path, made: Path) -> None:
    if out.exists():
        shutil.rmtree(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(made, out)


# -- Python -------------------------------------------------------------------------------------


def _write_python(to: Path) -> None:
    to.mkdir()
    for name in RUNTIME_FILES:
        shutil.copy(RUNTIME / name, to / name)
    package, library_ = to / "package.zip", to / "library.zip"
    bound = _bound()
    _zip(package, [*_inside(bound), (f"madhouse/content/{BOUND.name}", bound)])
    _zip(library_, _own_library())
    compiler = WEB / "site" / "compile.mjs"
    run_node(compiler, package, to / "house.pack", library_, to / LIBRARY)
    package.unlink()
    library_.unlink()


def _zip(to: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """In the order of their names and without a date, so that equal files make equal archives."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), data)


def _own_library() -> Iterator[tuple[str, bytes]]:
    """Python's own library, but for what is not used."""
    with zipfile.ZipFile(RUNTIME / LIBRARY) as archive:
        for name in archive.namelist():
            part = PurePosixPath(name).parts[0].removesuffix(".py")
            if not (name.endswith("/") or part in NOT_USED or OLD_ALPHABETS.match(name)):
                yield name, archive.read(name)


def _bound() -> bytes:
    """All content as it is read, in one file; the texts stay at home."""
    with TemporaryDirectory() as folder:
        made = Path(folder) / BOUND.name
        run_python("madhouse.site.bind", made, "--sealed")
        return made.read_bytes()


def _inside(bound: bytes) -> Iterator[tuple[str, bytes]]:
    """Every file that Python has inside the page, and its name there. Of what is bound there is a
    file, by which it is found, and nothing in it."""
    empty = {f"content/{file}" for leaf in read_leaves(bound) for file in files_of(leaf)}
    for path in PACKAGE.rglob("*"):
        name = path.relative_to(PACKAGE).as_posix()
        if path.is_file() and _is_of_use(name):
            yield f"madhouse/{name}", b"" if name in empty else path.read_bytes()
    for path in Path(yaml.__file__).parent.glob("*.py"):
        yield f"yaml/{path.name}", path.read_bytes()
    for wheel in fetch_wheels(KEPT_WHEELS):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if not name.endswith((".pyi", "/RECORD")):
                    yield name, archive.read(name)


def _is_of_use(name: str) -> bool:
    if "__pycache__" in PurePosixPath(name).parts or "proofs" in PurePosixPath(name).parts:
        return False
    return not any(name.startswith(f"{part}/") for part in NOT_INSIDE)


# -- what is the same for everybody ---------------------------------------------------------------


def _write_ready(to: Path) -> None:
    """Answers that need no Python: the front door is drawn from them before it is there."""
    to.mkdir()
    answers: dict[str, Any] = {
        "library": library(),
        "puzzles": puzzle_shapes(),
        **{f"rules/{book}": companion(book) for book in Rulebook},
        **{f"boxes/{edition}": boxes(edition) for edition in EDITIONS},
    }
    for name, told in answers.items():
        path = to / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(written(told))


# -- offline --------------------------------------------------------------------------------------


def _write_manifest(site: Path) -> None:
    """By which a browser installs the site, and the line of the page that names it."""
    shutil.copy(WEB / "site" / MANIFEST, site / MANIFEST)
    page = site / "index.html"
    told = page.read_text(encoding="utf-8")
    line = f'<link rel="manifest" href="./{MANIFEST}" />\n  </head>'
    page.write_text(told.replace("</head>", line, 1), encoding="utf-8")


def write_worker(site: Path) -> None:
    """The list of all files, by which the service worker keeps them, and its version."""
    files = sorted(each for each in site.rglob("*") if each.is_file())
    digests = {
        each.relative_to(site).as_posix(): hashlib.sha256(each.read_bytes()).hexdigest()[:16]
        for each in files
    }
    version = hashlib.sha256(json.dumps(digests).encode()).hexdigest()[:16]
    sent = sum(len(gzip.compress(each.read_bytes(), 6)) for each in files)
    listed = {"version": version, "madhouse": __version__, "travels": sent, "files": digests}
    (site / MARK).write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
    template = (WEB / "site" / "service-worker.js").read_text(encoding="utf-8")
    told = template.replace("'__VERSION__'", json.dumps(version))
    names = json.dumps(["./", *digests])
    (site / "service-worker.js").write_text(told.replace("['__FILES__']", names), encoding="utf-8")

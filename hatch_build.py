"""Builds the browser client and the bound content into the package, for whoever installs it."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_CLIENT = "MADHOUSE_WITHOUT_CLIENT"


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs before the package is built: `web/` becomes `src/madhouse/server/web/`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client where its sources are newer than what was built last, and bind the
        content; an editable package reads its YAML, which may change at any time."""
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"][str(self._bound())] = "madhouse/content/bound.bin"
        sources = Path(self.root) / "web"
        built = Path(self.root) / "src" / "madhouse" / "server" / "web"
        build_data["artifacts"].append("/src/madhouse/server/web/**")
        if not sources.is_dir():
            self.app.display_info("the client comes built with this source package")
        elif os.environ.get(NO_CLIENT):
            self.app.display_info(f"the client is left out, as {NO_CLIENT} asks")
        elif _is_fresh(sources, built):
            self.app.display_info("the client is built already")
        else:
            self._build(sources)

    def _bound(self) -> Path:
        """All content, read and checked, as one file."""
        to = Path(tempfile.mkdtemp()) / "bound.bin"
        sources = str(Path(self.root) / "src")
        environment = {**os.environ, "PYTHONPATH": sources, "PYTHONDONTWRITEBYTECODE": "1"}
        called = [sys.executable, "-m", "madhouse.site.bind", str(to)]
        subprocess.run(called, check=True, env=environment)
        return to

    def _build(self, sources: Path) -> None:
        # Not `npm ci`: the lock file names packages of other platforms that may not be at hand.
        for step in (["install", "--no-save"], ["run", "build"]):
            subprocess.run([sys.executable, str(sources / "npm.py"), *step], check=True)


def _is_fresh(sources: Path, built: Path) -> bool:
    page = built / "index.html"
    if not page.is_file():
        return False
    inputs = [*sources.glob("*.*"), *(sources / "src").rglob("*"), *(sources / "public").rglob("*")]
    newest = max(each.stat().st_mtime for each in inputs if each.is_file())
    return page.stat().st_mtime >= newest

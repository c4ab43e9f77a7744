"""A disk of the tests' own with little room, so that it can be full: what is lacking is real."""

import subprocess
import tempfile
from pathlib import Path

MISSING = "no file system can be mounted here: what a full disk does was not looked at"
BLOCK = b"x" * 65_536


class CannotMount(Exception):
    """Only root may, and not everywhere."""


class SmallDisk:
    """A file system in memory, in a folder of its own, which anybody may enter."""

    def __init__(self, megabytes: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="madhouse-disk-"))
        self.folder.chmod(0o755)
        size = f"size={megabytes}m,mode=0755"
        words = ["mount", "-t", "tmpfs", "-o", size, "madhouse-test", str(self.folder)]
        try:
            subprocess.run(words, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as refused:
            self.folder.rmdir()
            raise CannotMount(MISSING) from refused
        self._ballast = self.folder / "ballast"

    def fill(self, leave: int = 0) -> None:
        """Until there is no room for another byte, or only for so many."""
        with self._ballast.open("ab", buffering=0) as ballast:
            for block in (BLOCK, b"x"):
                try:
                    while ballast.write(block) == len(block):
                        pass
                except OSError:
                    continue  # it is full
            ballast.truncate(max(0, ballast.tell() - leave))

    def free(self) -> None:
        """There is room again."""
        self._ballast.unlink(missing_ok=True)

    def close(self) -> None:
        subprocess.run(["umount", "--lazy", str(self.folder)], check=False, capture_output=True)
        self.folder.rmdir()

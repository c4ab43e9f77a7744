"""`python -m tests.mutants`: break the rules one by one and see whether a test notices."""

import json
import random
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.mutants.mutants import Mutant, modules_in, mutants_of
from tests.mutants.report import LEAST_SHARE, figures, lines
from tests.mutants.trials import Verdict, preload, recorded, trials


def main() -> int:
    """Try mutants until the sample or the time is used up; 1 if too few are killed."""
    with TemporaryDirectory() as folder:
        # Every trial imports the game anew; compiled once, and nothing written beside the sources.
        sys.pycache_prefix, sys.dont_write_bytecode = folder, False
        return _run(_asked(), Path.cwd())


def _run(asked: Namespace, root: Path) -> int:
    folder = root / asked.folder
    recording = recorded(folder, asked.tests)
    if recording.failed:
        sys.stderr.write(f"fails without a mutant: {', '.join(recording.failed[:5])}\n")
        return 2
    own = asked.package.split(".")[0]
    preload(recording, but=(own, *(Path(each).parts[0] for each in asked.tests)))
    found = _mutants(asked.package, folder, asked.only)
    random.Random(asked.seed).shuffle(found)
    chosen = _until(found[: asked.sample], asked.minutes)
    verdicts = [_shown(each, root) for each in trials(chosen, recording, asked.jobs)]
    result = figures(verdicts, len(found), root) | {"seed": asked.seed}
    sys.stdout.write(json.dumps(result, indent=2) if asked.json else "\n".join(lines(result)))
    sys.stdout.write("\n")
    return int(result["killed_share"] < LEAST_SHARE)


def _asked() -> Namespace:
    parser = ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="begin no trial after these")
    parser.add_argument("--sample", type=int, help="try so many mutants at most")
    parser.add_argument("--only", help="only modules with this in their name")
    parser.add_argument("--seed", type=int, default=0, help="which mutants come first")
    parser.add_argument("--jobs", type=int, default=2, help="trials at a time")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--edition", default="first", help="whose rules are broken")
    parser.add_argument("--package", help="what is broken, if it is no edition")
    parser.add_argument("--folder", help="where it lies")
    parser.add_argument("--tests", nargs="+", help="what may notice")
    asked = parser.parse_args()
    asked.package = asked.package or f"madhouse.{asked.edition}"
    asked.folder = asked.folder or f"src/madhouse/{asked.edition}"
    asked.tests = asked.tests or [f"tests/rules/{asked.edition}", f"tests/{asked.edition}"]
    return asked


def _mutants(package: str, folder: Path, only: str | None) -> list[Mutant]:
    return [
        mutant
        for module, path in modules_in(package, folder)
        if only is None or only in module
        for mutant in mutants_of(module, path)
    ]


def _until(mutants: list[Mutant], minutes: float) -> Iterator[Mutant]:
    end = monotonic() + 60 * minutes
    for mutant in mutants:
        if monotonic() > end:
            return
        yield mutant


def _shown(verdict: Verdict, root: Path) -> Verdict:
    """Say at once what survived, for those who watch."""
    if not verdict.killed:
        mutant = verdict.mutant
        sys.stderr.write(f"survived: {mutant.path.relative_to(root)}:{mutant.line}\n")
    return verdict


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tests.golden`: play the golden evenings anew, so that a diff shows what changed."""

import sys
from pathlib import Path

from madhouse.sim.match import Match, play
from tests.golden.evening import replay

FOLDER = Path(__file__).parent


def evening(story: str, investigators: int, keeper: str, seed: str) -> Match:
    """An evening of heuristic players."""
    return Match(
        number=1,
        story=story,
        seed=seed,
        investigators=investigators,
        keeper=keeper,
        others="heuristic",
    )


EVENINGS = (
    evening("lot-thirteen", 2, "fair", "golden 7"),
    evening("removal", 4, "cruel", "golden 5"),
    evening("rest-cure", 4, "fair", "golden 8"),
    evening("tarry-light", 4, "heuristic", "golden 2"),
    evening("the-cold-supper", 1, "gentle", "golden 2"),
    evening("understudy", 3, "heuristic", "golden 10"),
)
"""Seeds were chosen so that between them the evenings tell of much: every side wins once."""


def main() -> None:
    """Write the case file and the text of every evening."""
    for match in EVENINGS:
        _, game = play(match)
        case = game.case()
        _, text = replay(case)
        (FOLDER / f"{match.story}.case").write_text(case, encoding="utf-8")
        (FOLDER / f"{match.story}.txt").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{match.story}: {game.result}, {len(game.answers)} answers\n")


if __name__ == "__main__":
    main()

"""`python -m tests.golden`: play the golden evenings anew, so that a diff shows what changed."""

import sys
from pathlib import Path

from madhouse.sim.match import Match, play
from tests.golden.evening import replay

FOLDER = Path(__file__).parent


def evening(
    story: str, investigators: int, keeper: str, seed: str, others: str = "heuristic"
) -> Match:
    """An evening of computer players."""
    return Match(
        number=1,
        edition="first",
        story=story,
        seed=seed,
        investigators=investigators,
        players={"keeper": keeper, "investigator": others},
    )


def second(story: str, investigators: int, seed: str) -> Match:
    """An evening of computer players in the second edition, where nobody keeps."""
    return Match(
        number=1,
        edition="second",
        story=story,
        seed=seed,
        investigators=investigators,
        players={"player": "random"},
    )


EVENINGS = {
    "lot-thirteen": evening("lot-thirteen", 2, "fair", "golden 7"),
    "removal": evening("removal", 4, "cruel", "golden 5"),
    "rest-cure": evening("rest-cure", 4, "fair", "golden 8"),
    "tarry-light": evening("tarry-light", 4, "heuristic", "golden 2"),
    "the-cold-supper": evening("the-cold-supper", 1, "gentle", "golden 2"),
    "understudy": evening("understudy", 3, "heuristic", "golden 16"),
    "lot-thirteen-at-random": evening("lot-thirteen", 3, "fair", "wild 8", "random"),
    "removal-at-random": evening("removal", 4, "random", "wild 4", "random"),
    "tarry-light-at-random": evening("tarry-light", 4, "random", "wild 2", "random"),
    "first-cold-night-at-random": second("first-cold-night", 3, "golden 19"),
}
"""One of each story, whose seeds were chosen so that they tell of much between them; and a few at
random, which do what nobody in his right mind would."""


def main() -> None:
    """Write the case file and the text of every evening."""
    for name, match in EVENINGS.items():
        _, game = play(match)
        case = game.case()
        _, text = replay(case)
        (FOLDER / f"{name}.case").write_text(case, encoding="utf-8")
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        sys.stdout.write(f"{name}: {game.result}, {len(game.answers)} answers\n")


if __name__ == "__main__":
    main()

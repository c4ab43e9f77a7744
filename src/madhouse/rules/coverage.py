"""How much of the catalogue the tests hold to, in numbers and by name."""

from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from madhouse.engine.errors import MadhouseError
from madhouse.rules.catalogue import Rulebook, catalogue
from madhouse.rules.citations import citations


class NoCheckout(MadhouseError):
    """Coverage was asked of an installed package, which has no tests to read."""


class Exemption(msgspec.Struct, frozen=True):
    """A rule that no program can break, and why."""

    id: str
    reason: str


class Readings(msgspec.Struct, frozen=True):
    """Our readings where the documents disagree or are silent, and which of them tests hold to."""

    total: int
    cited: int
    uncited: list[str]


class Coverage(msgspec.Struct, frozen=True):
    """One edition's rules: how many there are, how many tests cite, and which are left."""

    edition: Rulebook
    total: int
    cited: int
    exempt: list[Exemption]
    uncited: list[str]
    readings: Readings


@cache
def exemptions() -> dict[str, str]:
    """Why each exempt rule needs no test, by id."""
    return msgspec.toml.decode(
        files(__package__).joinpath("exempt.toml").read_bytes(), type=dict[str, str]
    )


def find_tests() -> Path:
    """The tests of the checkout one stands in, or of the one this package runs from."""
    for root in (Path.cwd(), Path(__file__).resolve().parents[3]):
        if (root / "tests").is_dir() and (root / "src" / "madhouse").is_dir():
            return root / "tests"
    raise NoCheckout(
        "rule coverage reads the tests, and there is no tests folder here; "
        "run it in a checkout of the project"
    )


def coverage(edition: Rulebook, tests: Path) -> Coverage:
    """What the tests in the folder cite of the edition's catalogue."""
    cited = {citation.rule_id for citation in citations(tests)}
    rules = catalogue(edition)
    counted = [one.id for one in rules if one.kind != "advice"]
    readings = [one.id for one in rules if one.is_reading]
    exempt = exemptions()
    return Coverage(
        edition=edition,
        total=len(counted),
        cited=len(cited.intersection(counted)),
        exempt=[Exemption(one, exempt[one]) for one in counted if one in exempt],
        uncited=[one for one in counted if one not in cited and one not in exempt],
        readings=Readings(
            total=len(readings),
            cited=len(cited.intersection(readings)),
            uncited=[one for one in readings if one not in cited],
        ),
    )

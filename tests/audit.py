"""`python -m tests.audit`: how old each pin is, and what is known against it.

It asks the index that pip itself uses; where that knows no faults, or cannot be reached, it says
so. `--hashes` writes `hashes.txt` anew from the pins, with the hash of every file of each.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import URLError
from urllib.parse import urljoin
from urllib.request import Request, urlopen

import msgspec

ROOT = Path(__file__).parent.parent
PINS = ROOT / "constraints.txt"
HASHES = ROOT / "hashes.txt"
CLUSTER = ROOT / ".ci" / "cluster.txt"
"""What the tests of the laboratory on a cluster need besides; its pins stand with their hashes."""
ELSEWHERE = {"uvloop": 'sys_platform != "win32"'}
"""Pins that are not for every system."""
UNHEARD = (URLError, TimeoutError, msgspec.DecodeError)
OLD = 365
"""Days after which a pin is called old."""
SECONDS = 30.0
LINK = re.compile(
    r'<a [^>]*?href="(?P<place>[^"#]+)#sha256=(?P<sum>[0-9a-f]{64})"[^>]*>(?P<file>[^<]+)</a>'
)
HEADING = {
    HASHES: """\
# Every pin of constraints.txt with the hashes of its files: `python -m tests.audit --hashes`.
""",
    CLUSTER: """\
# For the tests of `simulate --cluster`. The hashes: `python -m tests.audit --hashes`.
""",
}


class Pin(NamedTuple):
    """A package and the version that is installed."""

    name: str
    version: str


class Told(NamedTuple):
    """What the index says of a pin."""

    pin: Pin
    days: int | None = None  # since it came out
    newest: str = ""
    faults: tuple[str, ...] | None = None  # None: nobody could say


def pins(file: Path = PINS) -> list[Pin]:
    """What a file pins: all that `make setup` installs, if no other is named."""
    found = re.finditer(r"^([\w.-]+)==(\S+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    return [Pin(*each.groups()) for each in found]


def index() -> str:
    """The index that pip uses; this file names none."""
    asked = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    found = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    if found:
        return found.rstrip("/")
    known = "from pip._internal.models.index import PyPI; print(PyPI.simple_url)"
    asked = [sys.executable, "-c", known]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip("/\n")


class Packed(NamedTuple):
    """A file of a pin, as every index lists it."""

    address: str
    digest: str


def files_of(pin: Pin, place: str) -> list[Packed]:
    """The files in which a pin can be had."""
    page = f"{place}/{_plain(pin.name)}/"
    with urlopen(Request(page, headers={"accept": "text/html"}), timeout=SECONDS) as answer:
        links = LINK.finditer(answer.read().decode())
    own = [each for each in links if _version(each["file"].strip(), pin.name) == pin.version]
    return [Packed(urljoin(page, each["place"]), each["sum"]) for each in own]


def _asked(address: str) -> Any:
    with urlopen(address, timeout=SECONDS) as answer:
        return msgspec.json.decode(answer.read())


# -- how old, and what is known against it -------------------------------------------------------


def told_of(pin: Pin, place: str, now: datetime) -> Told:
    """What the index says of one pin; one that knows no faults may still say how old it is."""
    about = place.removesuffix("/simple") + "/pypi"
    try:
        said = _asked(f"{about}/{pin.name}/{pin.version}/json")
        newest = _asked(f"{about}/{pin.name}/json")["info"]["version"]
    except UNHEARD:
        return Told(pin, _days_by_file(pin, place, now))
    times = [datetime.fromisoformat(each["upload_time_iso_8601"]) for each in said["urls"]]
    days = (now - min(times)).days if times else None
    faults = tuple(_fault(each) for each in said.get("vulnerabilities", ()))
    return Told(pin, days, newest, faults)


def _days_by_file(pin: Pin, place: str, now: datetime) -> int | None:
    try:
        first = files_of(pin, place)[0]
        with urlopen(Request(first.address, method="HEAD"), timeout=SECONDS) as answer:
            return (now - parsedate_to_datetime(answer.headers["last-modified"])).days
    except (*UNHEARD, IndexError, TypeError, ValueError):
        return None


def _fault(said: dict[str, Any]) -> str:
    mended = ", ".join(said.get("fixed_in") or ()) or "not yet"
    return f"{said.get('id', 'a fault')} (mended in {mended})"


def report(told: list[Told]) -> Iterator[str]:
    """A line for each pin, the oldest first, and then the faults."""
    for each in sorted(told, key=lambda one: -(one.days or 0)):
        age = "?" if each.days is None else f"{each.days} days"
        newer = f", newest is {each.newest}" if each.newest not in ("", each.pin.version) else ""
        old = ", old" if (each.days or 0) > OLD else ""
        yield f"{each.pin.name} {each.pin.version}: {age}{old}{newer}"
    unknown = [each.pin.name for each in told if each.faults is None]
    if unknown:
        yield f"nobody could be asked about {len(unknown)} of {len(told)}: {', '.join(unknown)}"
    faulty = [
        f"{each.pin.name} {each.pin.version}: {fault}"
        for each in told
        for fault in each.faults or ()
    ]
    yield from faulty
    if not faulty and len(unknown) < len(told):
        yield "nothing is known against any other" if unknown else "nothing is known against any"


# -- hashes --------------------------------------------------------------------------------------


def hashed(pin: Pin, place: str) -> str:
    """The pin with the hash of each of its files, as pip reads it."""
    marked = f" ; {ELSEWHERE[pin.name]}" if pin.name in ELSEWHERE else ""
    digests = sorted(each.digest for each in files_of(pin, place))
    sums = [f"    --hash=sha256:{digest}" for digest in digests]
    return " \\\n".join([f"{pin.name}=={pin.version}{marked}", *sums])


def _plain(name: str) -> str:
    return name.replace("_", "-").replace(".", "-").lower()


def _version(file: str, name: str) -> str:
    """The version in the name of a wheel or of an archive."""
    if file.endswith(".whl"):
        return file.split("-")[1]
    for end in (".tar.gz", ".zip", ".tar.bz2"):
        if file.endswith(end):
            return file.removesuffix(end)[len(name) + 1 :]
    return ""


def main(words: list[str]) -> int:
    place = index()
    with ThreadPoolExecutor(8) as several:
        if words == ["--hashes"]:
            for pinned, file in ((PINS, HASHES), (CLUSTER, CLUSTER)):
                lines = several.map(lambda pin: hashed(pin, place), pins(pinned))
                file.write_text(HEADING[file] + "\n".join(lines) + "\n", encoding="utf-8")
            return 0
        now = datetime.now(UTC)
        all_pins = [*pins(), *pins(CLUSTER)]
        told = list(several.map(lambda pin: told_of(pin, place, now), all_pins))
    print("\n".join(report(told)))
    return 1 if any(each.faults for each in told) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

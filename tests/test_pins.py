"""What is installed: every pin with its hashes, and versions that hold what we promise."""

import inspect
import re
from datetime import UTC, datetime
from pathlib import Path
from urllib.error import URLError

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from madhouse.server.run.door import UNHINDERED, SocketLine
from tests import audit
from tests.audit import Pin, Told, pins, report

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    ("pinned", "file"), [(audit.PINS, audit.HASHES), (audit.CLUSTER, audit.CLUSTER)]
)
def test_every_pin_has_its_hashes_and_nothing_else_has(pinned: Path, file: Path) -> None:
    entries = re.split(r"\n(?=\S)", file.read_text(encoding="utf-8").strip())[1:]
    known = {Pin(*re.split("==| ", entry)[:2]): entry.count("--hash=sha256:") for entry in entries}
    assert set(known) == set(pins(pinned))
    assert all(known.values())


def test_no_minimum_is_above_its_pin() -> None:
    pinned = {audit._plain(each.name): each.version for each in pins()}
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    wanted = re.findall(r'^    "([\w-]+)(?:\[\w+\])?>=([\d.]+)",$', text, re.MULTILINE)
    assert wanted
    for name, least in wanted:
        have = pinned.get(audit._plain(name))
        assert have is None or _parts(have) >= _parts(least), name


def _parts(version: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", version)]


def test_a_socket_waits_for_who_does_not_read() -> None:
    """Without it what is sent to one who reads nothing would fill the memory."""
    line, other = SocketLine.__new__(SocketLine), SocketLine.__new__(SocketLine)
    for each in (line, other):
        each.writable = UNHINDERED
    line.pause_writing()
    assert not line.writable.is_set()
    assert other.writable.is_set()
    waits = line.writable
    line.resume_writing()
    assert waits.is_set()
    assert line.writable.is_set()
    assert "await self.writable.wait()" in inspect.getsource(WebSocketsSansIOProtocol.send)


def test_the_audit_says_how_old_and_what_is_known() -> None:
    told = [
        Told(Pin("old", "1.0"), 900, "3.0", ()),
        Told(Pin("bad", "2.0"), 10, "2.0", ("PYSEC-1 (mended in 2.1)",)),
        Told(Pin("unheard-of", "1.0")),
    ]
    assert list(report(told)) == [
        "old 1.0: 900 days, old, newest is 3.0",
        "bad 2.0: 10 days",
        "unheard-of 1.0: ?",
        "nobody could be asked about 1 of 3: unheard-of",
        "bad 2.0: PYSEC-1 (mended in 2.1)",
    ]


def test_an_index_that_cannot_be_reached_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object, **__: object) -> None:
        raise URLError("no way there")

    monkeypatch.setattr(audit, "urlopen", away)
    pin = Pin("uvicorn", "1.0")
    assert audit.told_of(pin, "nowhere/simple", datetime.now(UTC)) == Told(pin)

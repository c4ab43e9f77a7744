"""The guard: origins, headers, sizes, pace, and paths that lead outside."""

import itertools
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from madhouse.server.asked import reading, shares
from madhouse.server.asked.guard import may_come_from
from madhouse.server.asked.shares import Pace
from madhouse.server.asked.static import file_of
from madhouse.server.config import Config
from madhouse.server.limits import UNHURRIED
from madhouse.server.wire.lobby import Reach
from tests.server.house import CHANCE, PERSON, SHORT, House, seated, tokens_of

WISH = {"story": "the-cold-supper", "seats": seated(CHANCE, PERSON)}


@pytest.mark.parametrize(
    ("origin", "host", "fine"),
    [
        (None, "127.0.0.1:8693", True),
        ("http://127.0.0.1:8693", "127.0.0.1:8693", True),
        ("http://localhost:8693", "localhost:8693", True),
        ("http://[::1]:8693", "[::1]:8693", True),
        ("http://192.168.0.7:8693", "192.168.0.7:8693", True),
        ("https://table.example", "10.0.0.1:8693", True),
        ("http://127.0.0.1:9000", "127.0.0.1:8693", False),
        ("https://evil.example", "127.0.0.1:8693", False),
        ("http://evil.example:8693", "evil.example:8693", False),  # a name pointed at us
        ("http://evil@localhost:8693", "evil@localhost:8693", False),  # whole names only
        ("http://localhost.evil.example", "localhost.evil.example", False),
        ("http://localhost:8693x", "localhost:8693x", False),
        ("http://127.0.0.1.evil.example", "127.0.0.1.evil.example", False),
        ("null", "127.0.0.1:8693", False),
        ("", "127.0.0.1:8693", False),
    ],
)
def test_pages_of_other_sites_are_strangers(origin: str | None, host: str, fine: bool) -> None:
    config = Config(data=Path(), origins=("https://table.example",))
    assert may_come_from(origin, host, config) is fine


def test_a_machine_is_known_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("madhouse.server.asked.guard.gethostname", lambda: "Parlour")
    config = Config(data=Path())
    for host in ("parlour:8693", "parlour.local:8693"):
        assert may_come_from(f"http://{host}", host, config)
    assert not may_come_from("http://cellar.local:8693", "cellar.local:8693", config)


def test_head_is_answered_like_get(house: House) -> None:
    for path in ("/", "/nothing.js"):
        got, head = house.http.get(path), house.http.head(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        for name in ("content-type", "content-security-policy"):
            assert head.headers[name] == got.headers[name]


def test_a_stranger_can_neither_change_nor_play(house: House) -> None:
    created = house.set_up()
    evil = {"origin": "https://evil.example"}
    refused = house.http.post("/api/games", json=WISH, headers=evil)
    assert refused.status_code == 403
    assert "--origin https://evil.example" in refused.json()["message"]
    address = f"ws://127.0.0.1:{house.port}/api/games/{created['game']}/play"
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(address, origin=Origin("https://evil.example")) as socket,
    ):
        socket.recv()


def test_every_answer_says_what_a_page_may_load(house: House) -> None:
    for path in ("/", "/health", "/api/library", "/api/games/none", "/no/such"):
        answer = house.http.get(path)
        assert answer.status_code in (200, 404)
        headers = answer.headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "script-src" not in headers["content-security-policy"]  # so none but our own
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_what_is_too_large_is_refused(house: House) -> None:
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    guest.say(type="say", seat="investigator-1", text="x" * 20_000)
    assert guest.hear("refused")["code"] == "too-long"
    with pytest.raises(ConnectionClosed):
        guest.hear("state")
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    with suppress(ConnectionClosed):
        guest.socket.send("x" * 5_000_000)
    with pytest.raises(ConnectionClosed):
        guest.hear("state")
    wish = WISH | {"seed": "x" * 2_000_000}
    assert house.http.post("/api/games", json=wish).status_code == 413
    house.guest(created["game"], *tokens_of(created)).meet()


def test_what_goes_too_deep_is_refused(house: House) -> None:
    for path in ("/api/games", "/api/cases"):
        told = house.http.post(path, content="[" * 100_000)
        assert (told.status_code, told.json()["code"]) == (400, "not-understood")


def test_a_refusal_does_not_repeat_all_that_was_said(house: House) -> None:
    told = house.http.post("/api/games", json=WISH | {"story": "x" * 100_000})
    assert told.status_code == 400
    assert len(told.text) < 2000


@pytest.mark.parametrize(
    ("host", "addresses"),
    [
        ("127.0.0.1", []),
        ("::1", []),
        ("0.0.0.0", ["http://192.168.0.7:8693/"]),
        ("192.168.0.9", ["http://192.168.0.9:8693/"]),
        ("fd00::7", ["http://[fd00::7]:8693/"]),
    ],
)
def test_others_are_told_an_address_that_leads_here(
    monkeypatch: pytest.MonkeyPatch, host: str, addresses: list[str]
) -> None:
    monkeypatch.setattr(reading, "own_address", lambda: "192.168.0.7")
    assert reading.reach(Config(data=Path(), host=host)) == Reach(bool(addresses), addresses)


def test_too_many_changes_at_once_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shares, "monotonic", lambda: 0.0)  # however long they take
    house = House(tmp_path, limits=replace(UNHURRIED, tables_an_hour=4))
    answers = [house.http.post("/api/games", json=WISH) for _ in range(4)]
    assert [each.status_code for each in answers] == [201, 201, 429, 429]
    assert answers[-1].headers["retry-after"] == "900"  # a quarter of an hour
    assert house.http.get("/api/library").status_code == 200
    house.close()


def test_who_speaks_too_fast_has_to_wait(tmp_path: Path) -> None:
    house = House(tmp_path, limits=replace(UNHURRIED, messages_a_second=20.0, burst=2))
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    start = time.monotonic()
    for _ in range(8):
        guest.say(type="ping")
    for _ in range(8):
        guest.hear("pong")
    assert time.monotonic() - start > 0.2  # no machine is slow enough to be quicker
    house.close()


def test_a_pace_gives_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = itertools.chain([0.0, 0.0, 0.0, 0.4], itertools.repeat(1.0))
    monkeypatch.setattr(shares, "monotonic", lambda: next(now))
    pace = Pace(2.0, 1)
    assert pace.allows()
    assert not pace.allows()
    assert not pace.allows()  # four fifths of one are not enough
    assert pace.allows()


def test_who_keeps_the_pace_waits_for_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "monotonic", lambda: 0.0)
    pace = Pace(2.0, 1)
    assert [pace.owes() for _ in range(3)] == [0.0, 0.5, 1.0]


@pytest.mark.parametrize(
    "path",
    ["../secret", "/../secret", "a/../../secret", "//etc/passwd", "/etc/passwd", "\0", "link"],
)
def test_no_path_leads_outside(tmp_path: Path, path: str) -> None:
    root = tmp_path / "web"
    root.mkdir()
    (root / "index.html").write_text("front")
    (tmp_path / "secret").write_text("secret")
    (root / "link").symlink_to(tmp_path / "secret")
    found = file_of(root, path)
    assert found is None or found == root / "index.html"


def test_files_are_found_and_other_addresses_lead_to_the_front(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("x")
    assert file_of(tmp_path, "/game/xyz") is None  # nothing was built yet
    (tmp_path / "index.html").write_text("front")
    assert file_of(tmp_path, "/assets/a.js") == (tmp_path / "assets" / "a.js").resolve()
    assert file_of(tmp_path, "/game/xyz") == tmp_path / "index.html"
    assert file_of(tmp_path, "/assets/none.js") is None
    assert file_of(tmp_path, "/api/none") is None


def test_encoded_paths_lead_nowhere_over_http(house: House) -> None:
    for path in (
        "/%2e%2e/%2e%2e/server/run/app.py",
        "/..%2frun/app.py",
        "/assets/%2e%2e/%2e%2e/run/app.py",
    ):
        answer = httpx.get(f"http://127.0.0.1:{house.port}{path}")
        assert answer.status_code == 404
        assert "Litestar" not in answer.text


def test_health_and_metrics(house: House) -> None:
    assert house.http.get("/health").json()["status"] == "well"
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    before = figures(house)
    guest.choose("investigator-1")
    after = figures(house)
    assert after["madhouse_decisions_total"] > before["madhouse_decisions_total"]
    for spread in ("madhouse_commit_seconds", "madhouse_choice_seconds"):
        assert after[f"{spread}_count"] > before[f"{spread}_count"]
        assert after[f'{spread}_bucket{{le="+Inf"}}'] == after[f"{spread}_count"]
    assert after["madhouse_tables"] >= 1
    assert after["madhouse_connections"] >= 1


def figures(house: House) -> dict[str, float]:
    lines = house.http.get("/metrics").text.splitlines()
    told = [line.split() for line in lines if not line.startswith("#")]
    return {name: float(figure) for name, figure in told}


def test_reading(house: House) -> None:
    first, _ = house.http.get("/api/library").json()["editions"]
    assert first["edition"] == "first"
    assert SHORT in [story["id"] for story in first["stories"]]
    assert len(house.http.get("/api/rules/first").json()["entries"]) > 100
    found = house.http.get("/api/rules/first/found?search=sneak past").json()
    assert house.http.get(f"/api/rules/first/{found[0]}").json()["topic"] == "Evade Tests"
    assert house.http.get("/api/rules/first/evade/none").status_code == 404
    in_range = house.http.get("/api/rules/second/found?search=in range").json()[0]
    assert house.http.get(f"/api/rules/second/{in_range}").json()["topic"] == "In range"
    assert house.http.get("/api/rules/third").status_code == 404
    assert house.http.get("/api/reach").json() == {"open": False, "addresses": []}
    assert house.http.get("/api/schema/openapi.json").json()["openapi"].startswith("3.")

"""Faults: processes are killed and frozen, PostgreSQL stops, its disk is full, the proxy begins
anew, and all play on.

`make soak` has 200 tables, 100 kills and ten of every other fault; with `MADHOUSE_TABLES` and
`MADHOUSE_FAULTS` it is as long as one likes.
"""

import os
import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from statistics import median

import pytest
import sqlalchemy as sa

from madhouse.server.config import Config
from tests.cluster.cluster import Cluster
from tests.cluster.recorder import Recorder
from tests.server.house import PATIENCE, sql
from tests.server.postgres import PostgresServer
from tests.server.small_disk import MISSING, CannotMount, SmallDisk

SOAK = int(os.environ.get("MADHOUSE_SOAK", "1"))
TABLES = int(os.environ.get("MADHOUSE_TABLES", str(20 * SOAK)))
FAULTS = int(os.environ.get("MADHOUSE_FAULTS", str(10 * SOAK)))
SERVERS = 3
CHOICES_A_SECOND = 40
"""Of all tables together, at most: it is faults that are looked at here, not load."""
ROOM = 1500
"""Megabytes of the database's disk."""
WHO_WRITES = (
    "CREATE TABLE audit (game text, at integer, writer text, fence integer)",
    """
    CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN
        INSERT INTO audit SELECT NEW.game, NEW.at, current_setting(''application_name''), fence
        FROM leases WHERE game = NEW.game;
        RETURN NULL;
    END'
    """,
    "CREATE TRIGGER note AFTER INSERT ON answers FOR EACH ROW EXECUTE FUNCTION note()",
)
"""Beside every answer: which life of which process wrote it, under which fencing number."""
HELD_TWICE = """
    SELECT game, fence, string_agg(DISTINCT writer, ' ') FROM audit
    GROUP BY game, fence HAVING count(DISTINCT writer) > 1
"""
OUT_OF_ORDER = """
    SELECT a.game FROM audit a JOIN audit b ON a.game = b.game AND a.at = b.at - 1
    WHERE a.fence > b.fence
"""
GAPS = "SELECT game FROM answers GROUP BY game HAVING max(at) <> count(*) - 1"


class Unsteady:
    """A PostgreSQL server on a disk of its own, where one can be had."""

    def __init__(self) -> None:
        self.disk: SmallDisk | None = None
        try:
            self.disk = SmallDisk(ROOM)
        except CannotMount:
            print(MISSING)
        within = self.disk.folder if self.disk else None
        self.server = PostgresServer("fsync=on", "max_wal_size=128MB", within=within)

    def close(self) -> None:
        self.server.close()
        if self.disk is not None:
            self.disk.close()


@pytest.fixture
def unsteady() -> Iterator[Unsteady]:
    unsteady = Unsteady()
    yield unsteady
    unsteady.close()


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_whatever_fails(
    unsteady: Unsteady, tmp_path_factory: pytest.TempPathFactory
) -> None:
    cluster = Cluster(tmp_path_factory.mktemp("cluster"), unsteady.server, SERVERS)
    try:
        for each in WHO_WRITES:
            sql(cluster.address, each)
        _endure(cluster, unsteady)
    finally:
        cluster.close()


def _endure(cluster: Cluster, unsteady: Unsteady) -> None:
    pace = max(0.5, TABLES / CHOICES_A_SECOND)
    playing = [Recorder(cluster, number, pace) for number in range(TABLES)]
    for each in playing:
        each.start()
    chance = random.Random(FAULTS)
    faults = _faults(chance, unsteady.disk is not None)
    done: Counter[str] = Counter()
    try:
        for fault in faults:
            time.sleep(chance.uniform(1, 5))
            Recorder.fault = fault
            _break(fault, cluster, unsteady, chance)
            _refuse_two_keepers(cluster)
            _refuse_wrong(playing)
            done[fault] += 1
        _wait_until_all_play_on(playing)
    finally:
        for each in playing:
            each.stopped.set()
        for each in playing:
            each.join(2 * PATIENCE)
        print(_report(done, playing))
    _refuse_two_keepers(cluster)
    _refuse_wrong(playing)
    assert _wrong_with(playing, cluster) == []
    assert any(each.recoveries for each in playing), "nobody noticed anything"


def _faults(chance: random.Random, disk: bool) -> list[str]:
    others = ["frozen", "database", "proxy", *(["disk"] if disk else [])]
    faults = ["killed"] * FAULTS + others * max(1, FAULTS // 10)
    chance.shuffle(faults)
    return faults


def _break(fault: str, cluster: Cluster, unsteady: Unsteady, chance: random.Random) -> None:
    server, database = chance.choice(cluster.servers), unsteady.server
    if fault == "killed":
        server.kill()
        time.sleep(chance.uniform(0, Config().lasts))
        server.start()
        server.wait()
    elif fault == "frozen":
        server.signal(signal.SIGSTOP)
        time.sleep(Config().lasts + chance.uniform(1, 5))
        server.signal(signal.SIGCONT)
    elif fault == "database":
        database.stop(chance.choice(["fast", "immediate"]))
        time.sleep(chance.uniform(0, 5))
        database.start()
    elif fault == "disk":
        _fill_for_a_while(unsteady, chance)
    else:
        cluster.proxy.reload()


def _fill_for_a_while(unsteady: Unsteady, chance: random.Random) -> None:
    assert unsteady.disk is not None
    unsteady.disk.fill()
    time.sleep(chance.uniform(2, 8))
    unsteady.disk.free()
    if unsteady.server.has_ended:  # it gives up where its own log cannot be written
        unsteady.server.start()


def _wait_until_all_play_on(playing: list[Recorder]) -> None:
    """After the last fault somebody at every table has chosen once more."""
    before = [each.acknowledged for each in playing]
    end = time.monotonic() + 2 * PATIENCE
    for each, then in zip(playing, before, strict=True):
        while each.acknowledged == then:
            assert not each.wrong, each.wrong
            assert time.monotonic() < end, "somebody did not play on"
            time.sleep(0.1)


def _refuse_wrong(playing: list[Recorder]) -> None:
    """What one of the clients found wrong ends it at once, for all that comes after may follow."""
    assert [each.wrong for each in playing if each.wrong] == []


def _refuse_two_keepers(cluster: Cluster) -> None:
    """A game's answers stand in their order without a gap; and what was written under one fencing
    number was written by one process, none after a later one."""
    for asked in (GAPS, HELD_TWICE, OUT_OF_ORDER):
        assert sql(cluster.address, asked) == []


def _wrong_with(playing: list[Recorder], cluster: Cluster) -> list[str]:
    engine = sa.create_engine(cluster.address)
    with engine.connect() as db:
        evenings = [each for one in playing for each in one.evenings]
        wrong = [told for each in evenings for told in each.compare(db)]
    engine.dispose()
    return wrong


def _report(done: Counter[str], playing: list[Recorder]) -> str:
    """How long it took until somebody who was stopped short had the next choice acknowledged."""
    waits = [each for one in playing for each in one.recoveries]
    lines = [
        f"{TABLES} tables, {sum(done.values())} faults {dict(done)}: "
        f"{sum(each.acknowledged for each in playing)} choices acknowledged in "
        f"{sum(len(each.evenings) for each in playing)} games"
    ]
    for fault in ("all", *sorted(done)):
        those = [each.seconds for each in waits if fault in ("all", each.fault)]
        if those:
            lines.append(
                f"{fault}: {len(those)} recoveries, median {median(those):.1f} s, "
                f"worst {max(those):.1f} s"
            )
    return "\n".join(lines)

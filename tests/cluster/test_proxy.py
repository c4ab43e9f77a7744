"""Behind HAProxy: all who come to one game come to one server, and go on when that one dies."""

from collections.abc import Iterator
from operator import ge
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.cluster.cluster import SEAT, Cluster
from tests.server.conftest import postgresql  # noqa: F401
from tests.server.house import Guest, tokens_of
from tests.server.postgres import PostgresServer

GAMES = 6


@pytest.fixture(scope="module")
def cluster(
    tmp_path_factory: pytest.TempPathFactory,
    postgresql: PostgresServer,  # noqa: F811
) -> Iterator[Cluster]:
    folder: Path = tmp_path_factory.mktemp("cluster")
    cluster = Cluster(folder, postgresql, 2)
    yield cluster
    cluster.close()


def tables_of(cluster: Cluster) -> list[float]:
    return [each.figure("madhouse_tables") for each in cluster.servers]


def come_to_every_server(cluster: Cluster) -> tuple[list[dict[str, Any]], list[Guest]]:
    """Some games, and more until each server has one: their ids are chance, and chance has runs."""
    games: list[dict[str, Any]] = []
    guests: list[Guest] = []
    before = tables_of(cluster)
    while len(games) < GAMES or any(map(ge, before, tables_of(cluster))):
        assert len(games) < 10 * GAMES, "all games come to one server"
        games.append(cluster.set_up())
        guests.append(cluster.come(games[-1]))
    return games, guests


def test_guests_of_one_game_come_to_one_server_whatever_they_ask(cluster: Cluster) -> None:
    games, guests = come_to_every_server(cluster)
    watching = [Guest(cluster.proxy.port, each["game"], (each["watch"],)).meet() for each in games]
    for guest, created in zip(guests, games, strict=True):
        guest.choose(SEAT)
        spelt = created["game"].replace("-", "%2D").replace("_", "%5F")
        headers = {"seats": created["host"]}
        for name in (created["game"], spelt):
            talk = cluster.http.post(
                f"/api/games/{name}/talk", json={"open": True}, headers=headers
            )
            assert talk.status_code == 204, talk.text
    assert cluster.total("madhouse_tables") == len(games)
    assert cluster.total("madhouse_connections") == 2 * len(games)
    tokens = ",".join(token for each in games for token in tokens_of(each))
    listed = cluster.http.get("/api/games", headers={"seats": tokens}).json()
    assert {each["game"] for each in listed} == {each["game"] for each in games}
    for guest in (*guests, *watching):
        guest.close()


def test_figures_are_not_for_strangers(cluster: Cluster) -> None:
    assert cluster.http.get("/metrics").status_code == 404


def test_when_a_server_is_killed_its_guests_go_on_at_another(cluster: Cluster) -> None:
    games, guests = come_to_every_server(cluster)
    last = [guest.choose(SEAT) for guest in guests]
    cluster.servers[0].kill()
    lost = 0
    for created, guest, state in zip(games, guests, last, strict=True):
        try:
            guest.choose(SEAT)
        except ConnectionClosed:
            lost += 1
            back = cluster.come(created, seen={SEAT: state["seen"]})
            assert not back.states[SEAT]["fresh"], "what was told has changed"
            assert back.states[SEAT]["questions"] == state["questions"]
            assert back.choose(SEAT)["questions"] != state["questions"]
    assert 0 < lost < len(games)
    cluster.servers[0].start()
    cluster.servers[0].wait()


def test_without_the_hashing_rule_one_is_told_what_the_proxy_lacks(
    tmp_path: Path,
    postgresql: PostgresServer,  # noqa: F811
) -> None:
    """Those who come to a table alternate between two servers; at one of them it is not kept."""
    cluster = Cluster(tmp_path, postgresql, 2, hashing=False)
    try:
        created = cluster.set_up()
        guest = cluster.come(created)
        asked = [
            cluster.http.post(
                f"/api/games/{created['game']}/talk",
                json={"open": True},
                headers={"seats": created["host"]},
            )
            for _ in range(2)
        ]
        assert sorted(each.status_code for each in asked) == [204, 421]
        (refused,) = [each.json() for each in asked if each.status_code == 421]
        assert "deploy/haproxy.cfg" in refused["message"]
        told = [knock(cluster, created) for _ in range(2)]
        assert sorted(told) == ["", "elsewhere"]
        assert cluster.total('madhouse_refused_total{why="elsewhere"}') >= 2
        guest.choose(SEAT)  # where it is kept it goes on
    finally:
        cluster.close()


def knock(cluster: Cluster, created: dict[str, Any]) -> str:
    """Come to a table once; what one is refused with."""
    told = Guest(cluster.proxy.port, created["game"], (created["watch"],)).hear_one_of(
        "state", "refused"
    )
    return str(told.get("code", ""))

"""The log: who reads what, and the pages of two branches."""

from madhouse.engine.knowledge import EVERYONE
from madhouse.engine.log import Event, Log

KEEPER, ANN = 1, 2


def event(kind: str, seen_by: int = EVERYONE) -> Event:
    return Event(kind, {}, (), seen_by)


def read(log: Log, eyes: int, branch: str | None = None) -> list[str]:
    return [each.kind for each in log.seen(eyes, branch)]


def test_a_seat_reads_only_what_it_may() -> None:
    log = Log([event("public"), event("whisper", KEEPER), event("shared", KEEPER | ANN)])
    assert read(log, KEEPER) == ["public", "whisper", "shared"]
    assert read(log, ANN) == ["public", "shared"]
    assert read(log, KEEPER | ANN) == ["public", "shared"]


def test_pages_are_read_by_their_own_branch_only() -> None:
    log = Log([event("before")])
    log.open_pages(["left", "right"])
    log.turn_to("right")
    log.page.append(event("right"))
    assert read(log, KEEPER, "left") == ["before"]
    assert read(log, KEEPER) == ["before"]
    assert read(log, ANN, "right") == ["before", "right"]


def test_a_branch_reads_no_more_of_its_page_than_its_seat_may() -> None:
    log = Log()
    log.open_pages(["left", "right"])
    log.turn_to("left")
    log.page.append(event("whisper", KEEPER))
    assert read(log, ANN, "left") == []


def test_pages_are_bound_in_the_order_in_which_they_were_opened() -> None:
    log = Log([event("before")])
    log.open_pages(["left", "right"])
    for name in ("right", "left", "right"):
        log.turn_to(name)
        log.page.append(event(name))
    log.bind()
    log.page.append(event("after"))
    assert read(log, ANN) == ["before", "left", "right", "right", "after"]

"""What takes long is not done on the loop, where everybody would wait for it."""

import threading
from pathlib import Path

import pytest

from madhouse.second import edition as second
from madhouse.server.asked import ready
from tests.server.house import PERSON, House

TWO = {"player-1": PERSON, "player-2": PERSON}


def test_packs_that_were_never_asked_for_together_are_put_together_beside_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = []
    whole = second.SecondEdition.__init__

    def noted(self: second.SecondEdition, *given: object, **more: object) -> None:
        begun.append(threading.current_thread())
        whole(self, *given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(second.SecondEdition, "__init__", noted)
    second.edition.cache_clear()
    packs = ["the-green-year", "night-work"]
    wish = {"edition": "second", "story": "first-cold-night", "seats": TWO, "packs": packs}
    assert house.http.post("/api/games", json=wish).status_code == 201
    assert begun
    assert house.loop_thread not in begun


def test_no_more_of_them_are_kept_ready_than_were_meant() -> None:
    for function in (second.edition, second._at_level):
        assert function.cache_info().maxsize == second.MOST_READY


def test_a_public_house_has_everything_set_out_before_it_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ready, "_written", {})
    house = House(tmp_path, set_out=True)
    try:
        before = dict(ready._written)
        for path in ("library", "puzzles", "rules/second", "boxes/first", "boxes/second"):
            assert house.http.get(f"/api/{path}").status_code == 200
        assert ready._written == before
    finally:
        house.close()

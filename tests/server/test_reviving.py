"""Games come back: after a restart as they were, after an upgrade from their last stage."""

import random
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest

from madhouse.engine.casefile import Header, parse
from tests.server.house import CHANCE, PATIENCE, PERSON, Guest, Home, House, sql, tokens_of

SEAT = "investigator-1"


def play(house: House, created: dict[str, Any], steps: int, seed: int = 5) -> Guest:
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    chooser = random.Random(seed)
    for _ in range(steps):
        if guest.states[SEAT]["view"]["result"]:
            break
        guest.choose(SEAT, chooser=chooser)
    return guest


@pytest.mark.parametrize("steps", [1, 9, 40])
def test_a_game_is_the_same_after_a_restart(tmp_path: Path, home: Home, steps: int) -> None:
    house = House(tmp_path, **home)
    created = house.set_up(CHANCE, (PERSON,))
    guest = play(house, created, steps)
    encoded, case = (
        house.table(created["game"]).game.encode(),
        house.table(created["game"]).game.case(),
    )
    house.close()
    again = House(tmp_path, **home)
    seen = {SEAT: guest.states[SEAT]["seen"]}
    back = again.guest(created["game"], *tokens_of(created), seen=seen).meet()
    table = again.table(created["game"])
    assert (table.game.encode(), table.game.case()) == (encoded, case)
    assert back.states[SEAT]["lines"] == []
    assert back.states[SEAT] | {"cards": 0, "lines": 0, "fresh": 0} == guest.states[SEAT] | {
        "cards": 0,
        "lines": 0,
        "fresh": 0,
    }
    again.close()


def test_the_seats_are_in_the_same_order_after_a_restart(tmp_path: Path, home: Home) -> None:
    def seats(of: House) -> list[str]:
        return [each["seat"] for each in of.get(game).json()["seats"]]

    house = House(tmp_path, **home)
    created = house.set_up(CHANCE, (PERSON, PERSON))
    game, before = created["game"], ["keeper", SEAT, "investigator-2"]
    assert seats(house) == before
    house.close()
    house = House(tmp_path, **home)
    assert seats(house) == before
    house.guest(game, *tokens_of(created)).meet()
    assert seats(house) == before
    house.close()


def test_a_table_that_nobody_is_at_leaves_the_memory(tmp_path: Path, home: Home) -> None:
    house = House(tmp_path, **home, idle_after=0.0)
    created = house.set_up(CHANCE, (PERSON,))
    guest = play(house, created, 10)
    house.put_away()
    assert len(house.gathering.tables) == 1
    lines = guest.lines[SEAT]
    guest.close()
    while house.gathering.tables:
        house.put_away()
    back = house.guest(created["game"], *tokens_of(created)).meet()
    assert back.lines[SEAT] == lines
    house.close()


def change_header(house: House, game: str, **changes: Any) -> None:
    where = house.config.games
    ((encoded,),) = sql(where, "SELECT header FROM games WHERE id = :game", game=game)
    header = msgspec.msgpack.decode(encoded, type=Header)
    changed = msgspec.msgpack.encode(msgspec.structs.replace(header, **changes))
    sql(where, "UPDATE games SET header = :header WHERE id = :game", game=game, header=changed)


@pytest.mark.parametrize("steps", [2, 30])
def test_after_an_upgrade_a_game_goes_on_from_its_last_stage(
    tmp_path: Path, home: Home, steps: int
) -> None:
    house = House(tmp_path, **home)
    created = house.set_up(CHANCE, (PERSON,))
    game = created["game"]
    guest = play(house, created, steps)
    mark = house.table(game).game.last_stage
    told = len(house.table(game).game.table.log.events[: mark.events])
    house.close()
    change_header(house, game, content="another")
    for _ in range(2):  # and once more from what was stored then
        house = House(tmp_path, **home)
        back = house.guest(game, *tokens_of(created)).meet()
        engine = house.table(game).game
        assert len(engine.table.log.events) >= told
        texts = [each["text"] for each in back.lines[SEAT]]
        assert texts[: len(texts) // 2] == [e["text"] for e in guest.lines[SEAT]][: len(texts) // 2]
        guest = play(house, created, 3)
        assert house.get(game).json()["commitment"] == ""
        house.close()


def test_a_game_whose_state_no_longer_fits_is_refused_and_kept(tmp_path: Path, home: Home) -> None:
    house = House(tmp_path, **home)
    created = house.set_up(CHANCE, (PERSON,))
    game = created["game"]
    house.close()
    change_header(house, game, content="another")
    sql(house.config.games, "UPDATE stages SET state = :state", state=b"\x01")
    house = House(tmp_path, **home)
    guest = house.guest(game, *tokens_of(created))
    told = guest.hear("refused")
    assert told["code"] == "no-game"
    assert "another version" in told["message"]
    assert house.get(game).status_code == 200
    path = f"{game}/seats/{SEAT}/leave"
    assert house.post(path, *tokens_of(created)).json()["code"] == "cannot-go-on"
    house.close()


def out_of_date(data: Path, home: Home) -> tuple[House, dict[str, Any], str]:
    """A game of two that cannot be gone on with, and its case as it was before."""
    house = House(data, **home)
    created = house.set_up(CHANCE, (PERSON, PERSON))
    case = house.get(f"{created['game']}/case", *tokens_of(created)).text
    house.close()
    change_header(house, created["game"], story="never-told")
    return House(data, **home), created, case.replace("the-cold-supper", "never-told")


def test_a_story_that_is_not_told_any_more_is_a_clear_word(tmp_path: Path, home: Home) -> None:
    house, created, _ = out_of_date(tmp_path, home)
    told = house.guest(created["game"], *tokens_of(created)).hear("refused")
    assert "'never-told' is not told here any more" in told["message"]
    house.close()


def test_a_refused_games_case_can_be_had_by_whom_it_belongs_to(tmp_path: Path, home: Home) -> None:
    house, created, case = out_of_date(tmp_path, home)
    tokens = tokens_of(created)
    assert house.get(f"{created['game']}/case", tokens[0]).status_code == 403
    assert house.get(f"{created['game']}/case", *tokens).text == case
    assert house.post(f"{created['game']}/problem", *tokens, text="Gone!").status_code == 204
    house.close()


def test_a_refused_game_can_be_deleted(tmp_path: Path, home: Home) -> None:
    house, created, _ = out_of_date(tmp_path, home)
    address = f"/api/games/{created['game']}"
    assert house.http.delete(address, headers={"seats": created["watch"]}).status_code == 403
    headers = {"seats": tokens_of(created)[0]}
    assert house.http.delete(address, headers=headers).status_code == 204
    assert house.get(created["game"]).status_code == 404
    house.close()


def test_a_game_that_is_over_is_not_played_again_after_an_upgrade(
    tmp_path: Path, home: Home
) -> None:
    house = House(tmp_path, **home)
    created = house.set_up(CHANCE, (PERSON,))
    game, tokens = created["game"], tokens_of(created)
    play(house, created, 1000)
    before = house.get(game).json()
    answers = len(house.table(game).game.answers)
    house.close()
    change_header(house, game, content="another")
    house = House(tmp_path, **home)
    told = house.guest(game, *tokens).hear("refused")
    assert "is over" in told["message"]
    assert house.get(game).json() == before | {"seats": house.get(game).json()["seats"]}
    assert before["over"]
    assert len(parse(house.get(f"{game}/case", *tokens).text).answers) == answers
    house.close()


def test_rules_that_have_changed_are_met_like_a_changed_story(tmp_path: Path, home: Home) -> None:
    """The recorded answers do not fit any more, so the last stage is what there is."""
    house = House(tmp_path, **home)
    created = house.set_up(CHANCE, (PERSON,))
    game = created["game"]
    play(house, created, 25)
    house.close()
    sql(house.config.games, "UPDATE answers SET fingerprint = '00000000' WHERE at = 3")
    house = House(tmp_path, **home)
    play(house, created, 3)
    assert house.table(game).game.header.position is not None
    house.close()


def test_a_start_that_is_out_of_date_is_met_like_a_changed_story(
    tmp_path: Path, home: Home
) -> None:
    """A game that goes on from a stage starts from the state of then."""
    house = House(tmp_path, **home)
    created = house.set_up(CHANCE, (PERSON,))
    play(house, created, 25)
    house.close()
    change_header(house, created["game"], position=b"\x01")
    house = House(tmp_path, **home)
    play(house, created, 3)
    assert len(house.table(created["game"]).game.header.position or b"") > 1
    house.close()


def stored_stage(house: House, game: str) -> int:
    asked = "SELECT answers FROM stages WHERE game = :game"
    ((answers,),) = sql(house.config.games, asked, game=game)
    return int(answers)


def test_a_quick_players_last_stage_is_stored_soon(tmp_path: Path, home: Home) -> None:
    house = House(tmp_path, **home)
    created = house.set_up(CHANCE, (PERSON,))
    play(house, created, 20)
    last = house.table(created["game"]).game.last_stage.answers
    deadline = monotonic() + PATIENCE
    while stored_stage(house, created["game"]) < last and monotonic() < deadline:
        sleep(0.05)
    assert stored_stage(house, created["game"]) == last
    house.close()


def test_a_server_that_ends_stores_the_last_stage(tmp_path: Path, home: Home) -> None:
    house = House(tmp_path, **home)
    created = house.set_up(CHANCE, (PERSON,))
    play(house, created, 20)
    last = house.table(created["game"]).game.last_stage.answers
    house.close()
    assert stored_stage(house, created["game"]) == last

"""Seats: invitations, leaving, computers that stand in, deletion, one's own games, case files."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from madhouse.api import load_case, new_game, verify_case
from madhouse.engine.casefile import parse
from tests.server.house import CHANCE, OPEN, PERSON, House, seated, tokens_of


def test_an_invitation_works_once(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, OPEN))
    game, invitation = created["game"], created["invitations"][0]
    path = f"{game}/seats/{invitation['seat']}/take"
    taken = house.post(path, token=invitation["token"], name="Bob")
    assert taken.status_code == 201
    assert taken.json()["token"] != invitation["token"]
    again = house.post(path, token=invitation["token"], name="Eve")
    assert (again.status_code, again.json()["code"]) == (403, "not-allowed")
    assert house.get(game).json()["seats"][2]["name"] == "Bob"
    house.guest(game, taken.json()["token"]).meet()


def test_an_invitation_alone_opens_nothing(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, OPEN))
    guest = house.guest(created["game"], created["invitations"][0]["token"])
    assert guest.hear("refused")["code"] == "no-seat"
    assert house.get("", created["invitations"][0]["token"]).json() == []


def test_who_leaves_loses_the_seat_at_once(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, PERSON))
    game, (_, second) = created["game"], tokens_of(created)
    guest = house.guest(game, second).meet()
    left = house.post(f"{game}/seats/investigator-2/leave", second)
    assert guest.hear("refused")["code"] == "closed"
    with pytest.raises(ConnectionClosed):
        guest.hear("state")
    assert house.get(game).json()["seats"][2]["holder"] == "open"
    taken = house.post(f"{game}/seats/investigator-2/take", token=left.json()["token"], name="Cy")
    assert taken.status_code == 201


def test_only_who_set_the_game_up_invites_anew(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, OPEN, OPEN))
    game, old = created["game"], created["invitations"][0]["token"]
    path = f"{game}/seats/investigator-2"
    fresh = house.post(f"{path}/invite", *tokens_of(created)).json()["token"]
    assert house.post(f"{path}/take", token=old, name="Old").status_code == 403
    taken = house.post(f"{path}/take", token=fresh, name="New").json()["token"]
    assert house.post(f"{game}/seats/investigator-3/invite", taken).status_code == 403


def test_a_computer_stands_in_and_goes_at_once(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, PERSON))
    game, (one, two) = created["game"], tokens_of(created)
    path = f"{game}/seats/investigator-1/computer"
    assert house.post(path, two, holder="computer", player="random").status_code == 403
    handed = house.post(path, one, holder="computer", player="random")
    assert handed.json()["seats"][1]["holder"] == "computer"
    guest = house.guest(game, one).meet()
    number = guest.states["investigator-1"]["undo"]
    refused = guest.ask(type="undo", seat="investigator-1", number=number)
    assert refused["code"] == "computer-plays"
    assert house.post(path, two, holder="person").status_code == 403
    back = house.post(path, one, holder="person")
    assert back.json()["seats"][1]["holder"] == "person"


def test_a_seat_that_a_computer_plays_alone_can_be_had_back(tmp_path: Path) -> None:
    house = House(tmp_path, pause=60)
    created = house.set_up(CHANCE, (PERSON,))
    game, (token,) = created["game"], tokens_of(created)
    before = len(house.table(game).game.answers)
    path = f"{game}/seats/investigator-1/computer"
    house.post(path, token, holder="computer", player="random")
    back = house.post(path, token, holder="person")
    assert back.json()["seats"][1]["holder"] == "person"
    assert len(house.table(game).game.answers) == before + 1
    house.close()


def test_an_unknown_computer_is_refused(house: House) -> None:
    created = house.set_up()
    path = f"{created['game']}/seats/investigator-1/computer"
    told = house.post(path, *tokens_of(created), holder="computer", player="randon")
    assert told.status_code == 400
    assert "random" in told.json()["message"]


def test_an_absent_seat_can_be_handed_over_by_others(tmp_path: Path) -> None:
    house = House(tmp_path, absent_after=0.2)
    created = house.set_up(CHANCE, (PERSON, PERSON))
    game, (one, two) = created["game"], tokens_of(created)
    guest = house.guest(game, one).meet()
    path = f"{game}/seats/investigator-1/computer"
    plan = {"holder": "computer", "player": "fair"}
    assert house.post(path, created["watch"], **plan).status_code == 403
    assert house.post(path, two, **plan).status_code == 403  # somebody is there
    guest.close()
    assert house.post(path, two, **plan).status_code == 403  # and has only just gone
    handed = house.post(path, two, **plan)
    while handed.status_code == 403:
        handed = house.post(path, two, **plan)
    assert handed.json()["seats"][1]["player"] == "fair"
    # who is away can come back, so the other does not hold every seat now
    assert house.get(f"{game}/case", two).status_code == 403
    house.close()


def test_a_computer_takes_the_seat_of_who_never_came(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, OPEN, OPEN))
    game, invitation = created["game"], created["invitations"][1]["token"]
    taken = house.post(f"{game}/seats/investigator-3/take", token=invitation).json()["token"]
    path = f"{game}/seats/investigator-2"
    plan = {"holder": "computer", "player": "random"}
    assert house.post(f"{path}/computer", taken, **plan).status_code == 403  # it was not his idea
    handed = house.post(f"{path}/computer", *tokens_of(created), **plan)
    assert handed.json()["seats"][2]["holder"] == "computer"
    late = house.post(f"{path}/take", token=created["invitations"][0]["token"])
    assert late.status_code == 403


def test_only_who_set_the_game_up_chooses_the_computers(tmp_path: Path) -> None:
    house = House(tmp_path, absent_after=0)
    created = house.set_up(CHANCE, (PERSON, OPEN))
    game, invitation = created["game"], created["invitations"][0]["token"]
    other = house.post(f"{game}/seats/investigator-2/take", token=invitation).json()["token"]
    plan = {"holder": "computer", "player": "fair"}
    assert house.post(f"{game}/seats/keeper/computer", other, **plan).status_code == 403
    changed = house.post(f"{game}/seats/keeper/computer", *tokens_of(created), **plan)
    assert changed.json()["seats"][0]["player"] == "fair"
    house.close()


def test_a_game_that_nobody_begins_is_refused(house: House) -> None:
    wish = {"story": "the-cold-supper", "seats": seated(OPEN, OPEN)}
    told = house.http.post("/api/games", json=wish)
    assert told.status_code == 400
    assert "begin" in told.json()["message"]


def test_computers_alone_can_be_watched_and_deleted(house: House) -> None:
    created = house.set_up(CHANCE, (CHANCE,))
    guest = house.guest(created["game"], created["watch"]).meet()
    while not guest.states["spectator"]["view"]["result"]:
        guest.hear("state")
    headers = {"seats": created["watch"]}
    assert house.http.delete(f"/api/games/{created['game']}", headers=headers).status_code == 204


def test_deleting_is_for_who_set_it_up(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, OPEN))
    game, (token,) = created["game"], tokens_of(created)
    invitation = created["invitations"][0]["token"]
    other = house.post(f"{game}/seats/investigator-2/take", token=invitation).json()["token"]
    guest = house.guest(game, other).meet()
    assert house.http.delete(f"/api/games/{game}", headers={"seats": other}).status_code == 403
    assert house.http.delete(f"/api/games/{game}", headers={"seats": token}).status_code == 204
    assert guest.hear("refused")["code"] == "closed"
    assert house.get(game).status_code == 404
    with sqlite3.connect(house.config.games) as database:
        for table in ("answers", "seats", "stages", "told"):
            rows = database.execute(f"SELECT count(*) FROM {table} WHERE game = ?", (game,))
            assert rows.fetchone() == (0,)


def test_a_game_that_all_have_left_is_deleted_by_the_watch_link(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, PERSON))
    game, (one, two) = created["game"], tokens_of(created)
    address, watching = f"/api/games/{game}", {"seats": created["watch"]}
    house.post(f"{game}/seats/investigator-1/leave", one)
    assert house.http.delete(address, headers=watching).status_code == 403
    house.post(f"{game}/seats/investigator-2/leave", two)
    assert house.http.delete(address, headers=watching).status_code == 204


def test_own_games_are_those_of_the_tokens(house: House) -> None:
    mine, other = house.set_up(), house.set_up()
    listed = house.get("", *tokens_of(mine)).json()
    assert [each["game"] for each in listed] == [mine["game"]]
    assert len(house.get("", *tokens_of(mine), *tokens_of(other)).json()) == 2
    assert house.get("", mine["watch"]).json() == []


def test_tokens_are_stored_only_as_hashes(house: House) -> None:
    created = house.set_up(CHANCE, (PERSON, OPEN))
    given = [*created["seats"], *created["invitations"]]
    with sqlite3.connect(house.config.games) as database:
        written = "\n".join(database.iterdump())
    for token in (created["watch"], *(each["token"] for each in given)):
        assert token not in written


def test_the_case_file_is_for_one_who_holds_every_seat(house: House) -> None:
    alone = house.set_up(CHANCE, (PERSON, PERSON))
    both, one = tokens_of(alone), tokens_of(alone)[:1]
    assert house.get(f"{alone['game']}/case", *one).status_code == 403
    case = house.get(f"{alone['game']}/case", *both)
    assert load_case(case.text).header.game == alone["game"]
    invited = house.set_up(CHANCE, (PERSON, OPEN))
    assert house.get(f"{invited['game']}/case", *tokens_of(invited)).status_code == 403


def test_who_has_read_the_case_knows_the_seed_and_others_are_told(tmp_path: Path) -> None:
    house = House(tmp_path)
    created = house.set_up(CHANCE, (PERSON, PERSON))
    game, tokens = created["game"], tokens_of(created)
    house.get(f"{game}/case", tokens[0])  # refused
    info = house.get(game).json()
    assert (info["seed_known"], info["commitment"] != "") == (False, True)
    house.get(f"{game}/case", *tokens)
    house.post(f"{game}/seats/investigator-2/leave", tokens[1])
    for _ in range(2):  # and after a restart
        info = house.get(game).json()
        assert (info["seed_known"], info["commitment"]) == (True, "")
        house.close()
        house = House(tmp_path)
    house.close()


def test_a_case_file_at_the_end_does_not_mark_the_game(house: House) -> None:
    created = house.set_up(CHANCE, (CHANCE,))
    guest = house.guest(created["game"], created["watch"]).meet()
    while not guest.states["spectator"]["view"]["result"]:
        guest.hear("state")
    assert house.get(f"{created['game']}/case", created["watch"]).status_code == 200
    assert not house.get(created["game"]).json()["seed_known"]


def test_a_case_file_is_gone_on_with(house: House) -> None:
    first = house.set_up()
    guest = house.guest(first["game"], *tokens_of(first)).meet()
    for _ in range(5):
        guest.choose("investigator-1")
    case = house.get(f"{first['game']}/case", *tokens_of(first)).text
    wish = {"case": case, "seats": seated(CHANCE, PERSON)}
    second = house.http.post("/api/cases", json=wish).json()
    info = house.get(second["game"]).json()
    assert (info["seed_known"], info["commitment"]) == (True, "")
    other = house.guest(second["game"], *tokens_of(second)).meet()
    assert other.lines["investigator-1"] == guest.lines["investigator-1"]
    for wrong in ("nonsense", case.replace("the-cold-supper", "no-such"), case[:-5]):
        told = house.http.post("/api/cases", json=wish | {"case": wrong})
        assert told.status_code == 400, told.text


def test_a_case_file_says_what_it_is_of_before_anybody_sits_down(house: House) -> None:
    first = house.set_up(CHANCE, (PERSON, CHANCE))
    guest = house.guest(first["game"], *tokens_of(first)).meet()
    guest.choose("investigator-1")
    case = house.get(f"{first['game']}/case", *tokens_of(first)).text
    answer = house.http.post("/api/cases/head", json={"case": case})
    head = answer.json()
    assert (answer.status_code, head["edition"], head["story"]) == (200, "first", "the-cold-supper")
    assert (head["title"], head["over"]) == ("The Cold Supper", False)
    assert [each["seat"] for each in head["seats"]] == [
        "keeper",
        "investigator-1",
        "investigator-2",
    ]
    assert [each["title"] for each in head["seats"]][-1] == "Investigator 2"
    assert head["decisions"] == len(parse(case).answers)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda _: "Dear diary", "it should begin with 'madhouse case 1'"),
        (lambda case: case[:-5], "truncated"),
        (lambda case: case.replace("story: the-cold-supper", "story: no-such"), "no-such"),
        (lambda case: case.replace("edition: first", "edition: frist"), "did you mean 'first'"),
        (lambda case: case.replace("investigators: 2", "investigators: 9"), "1 to 4"),
    ],
)
def test_what_is_wrong_with_a_case_file_is_said(
    house: House, spoil: Callable[[str], str], said: str
) -> None:
    case = new_game(seed=1).case()
    answer = house.http.post("/api/cases/head", json={"case": spoil(case)})
    assert answer.status_code == 400
    assert said in answer.json()["message"]


def test_the_past_can_be_seen_when_the_game_is_over(house: House) -> None:
    created = house.set_up()
    game, tokens = created["game"], tokens_of(created)
    assert house.get(f"{game}/replay?at=1", *tokens).status_code == 403
    house.post(f"{game}/seats/investigator-1/computer", *tokens, holder="computer", player="random")
    guest = house.guest(game, *tokens).meet()
    while not guest.states["investigator-1"]["view"]["result"]:
        guest.hear("state")
    verify_case(house.get(f"{game}/case", *tokens).text)
    past = house.get(f"{game}/replay?at=12&seat=keeper", *tokens).json()
    assert past["at"] == 12
    assert past["answers"] == len(house.table(game).game.answers)
    assert past["state"]["seat"] == "keeper"
    end = house.get(f"{game}/replay?at=100000&seat=investigator-1", *tokens).json()
    assert end["state"]["lines"] == guest.lines["investigator-1"]
    assert house.get(f"{game}/replay?at=1&seat=nobody", *tokens).status_code == 400
    assert house.get(f"{game}/replay?at=1").status_code == 403


def test_a_problem_is_stored_with_its_case_and_shown_to_nobody(house: House) -> None:
    created = house.set_up()
    game = created["game"]
    assert house.post(f"{game}/problem", text="stuck").status_code == 403
    told = house.post(f"{game}/problem", *tokens_of(created), text="The door is stuck.")
    assert (told.status_code, told.text) == (204, "")
    with sqlite3.connect(house.config.games) as database:
        rows = database.execute('SELECT seat, text, "case" FROM problems WHERE game = ?', (game,))
        seat, text, case = rows.fetchone()
    assert (seat, text) == ("investigator-1", "The door is stuck.")
    assert load_case(case).header.game == game

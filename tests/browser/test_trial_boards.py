"""Trial boards and scenarios of packs in chromium, each to its end: by mouse, by keys, on a phone,
and by people."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.second_tables import PEOPLE
from tests.browser.spread import spread
from tests.browser.trial_boards import (
    of_packs,
    play_to_the_end,
    shortest_win,
    wait_to_the_end,
)
from tests.second.lamplight import PACK, on_the_shelf
from tests.server.house import House, Message

BOARDS = of_packs(trial=True)
SCENARIOS = of_packs(trial=False)
SHORTEST = min(SCENARIOS, key=lambda each: len(shortest_win(each).answers))
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHED = "low-water"


def sees_the_end(page: Page) -> None:
    Player(page).meet("end")
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("board", spread(BOARDS))
def test_a_trial_board_is_played_to_its_end(house: House, visit: Visit, board: str) -> None:
    page = visit("health")
    evening = play_to_the_end(house, page, board)
    assert evening.over == shortest_win(board).ending
    sees_the_end(page)


@pytest.mark.soak
@pytest.mark.parametrize("how", ["keyboard", "phone"])
@pytest.mark.parametrize("board", BOARDS)
def test_a_trial_board_is_played_to_its_end_in_another_way(
    house: House, visit: Visit, board: str, how: str
) -> None:
    page = visit("health", **(PHONE if how == "phone" else {}))
    evening = play_to_the_end(house, page, board, keys=how == "keyboard")
    assert evening.over == shortest_win(board).ending
    sees_the_end(page)


@pytest.mark.parametrize(
    "scenario",
    [
        SHORTEST,
        *(pytest.param(each, marks=pytest.mark.soak) for each in SCENARIOS if each != SHORTEST),
    ],
)
def test_a_scenario_of_a_pack_is_played_to_its_end(
    house: House, visit: Visit, scenario: str
) -> None:
    page = visit("health")
    evening = play_to_the_end(house, page, scenario)
    assert evening.over == shortest_win(scenario).ending
    sees_the_end(page)


class TestInTheShed:
    """In the pack of the tests, where time alone ends it."""

    @pytest.fixture(scope="class")
    @staticmethod
    def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
        with on_the_shelf():
            house = House(tmp_path_factory.mktemp("games"))
            yield house
            house.close()

    @pytest.mark.soak
    def test_people_report_from_a_board_that_moves_until_time_is_up(
        self, house: House, visit: Visit
    ) -> None:
        page = visit("health")
        evening = wait_to_the_end(house, page, peoples_shed(house), SHED)
        assert evening.over == "lost"
        sees_the_end(page)


def peoples_shed(house: House) -> Message:
    """Three who have the cards, the figures and the dice, and have chosen whom they play."""
    seats = {PEOPLE: {"holder": "person", "name": "The table"}}
    wish = {"edition": "second", "story": SHED, "seats": seats, "hands": PEOPLE, "figures": 3}
    answer = house.http.post("/api/games", json={**wish, "packs": [PACK], "seed": "5"})
    assert answer.status_code == 201, answer.text
    created: Message = answer.json()
    return created

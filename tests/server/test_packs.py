"""Packs at a server: what is enabled comes with the wish, and what is not is not played with."""

from collections.abc import Iterator, Sequence

import msgspec
import pytest

from madhouse.engine.shelf import Library, PackInfo
from tests.server.house import PERSON, House, Message
from tests.tiny.door import TINY, TinyShelf
from tests.tiny.listed import listed
from tests.tiny.rules import NAME, STORY, VISITOR

PACKS = [
    PackInfo("base", "Cellar", "One candle.", base=True),
    PackInfo("attic", "The Attic", "Another candle."),
    PackInfo("well", "The Well", "Water."),
]


class PackedShelf(TinyShelf):
    """One story, which needs the attic; nothing needs the well."""

    packs = PACKS

    def needs(self, story: str) -> Sequence[str]:
        return ["attic"] if story == STORY else []

    def library(self) -> Library:
        told = super().library()
        stories = [
            msgspec.structs.replace(each, needs=[*self.needs(each.id)]) for each in told.stories
        ]
        return msgspec.structs.replace(told, stories=stories, packs=self.packs)


@pytest.fixture(autouse=True)
def _packed() -> Iterator[None]:
    with listed(TINY._replace(shelf=PackedShelf())):
        yield


def wish(*packs: str) -> Message:
    return {"edition": NAME, "story": STORY, "seats": {VISITOR: PERSON}, "packs": [*packs]}


def test_the_library_says_which_packs_there_are_and_which_a_story_needs(house: House) -> None:
    shelves = house.http.get("/api/library").json()
    told = next(each for each in shelves["editions"] if each["edition"] == NAME)
    assert [each["name"] for each in told["packs"]] == ["Cellar", "The Attic", "The Well"]
    assert told["stories"][0]["needs"] == ["attic"]


@pytest.mark.rule("2e.collection.disabled-not-used")
def test_a_story_is_not_played_without_the_pack_that_it_needs(house: House) -> None:
    refused = house.http.post("/api/games", json=wish("well"))
    assert refused.status_code == 400
    assert "this story needs The Attic" in refused.json()["message"]


def test_a_game_keeps_what_it_is_played_with_in_the_order_of_the_shelf(house: House) -> None:
    created = house.http.post("/api/games", json=wish("well", "base", "attic")).json()
    assert house.table(created["game"]).game.header.packs == ("attic", "well")


def test_a_pack_that_nobody_has_is_refused(house: House) -> None:
    refused = house.http.post("/api/games", json=wish("attics"))
    assert refused.status_code == 400
    assert "there is no pack 'attics'" in refused.json()["message"]
    assert "attic" in refused.json()["message"]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_box_itself_is_always_in_play(house: House, edition: str) -> None:
    shelves = house.http.get("/api/library").json()
    told = next(each for each in shelves["editions"] if each["edition"] == edition)
    [base] = [each for each in told["packs"] if each["base"]]
    assert told["packs"][0] == base
    assert base["text"]

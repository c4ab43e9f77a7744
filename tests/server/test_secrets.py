"""Whole games with a recording client in every seat: nobody is sent what he may not know."""

import random
import re
from collections.abc import Iterator, Set
from typing import Any, Protocol

import msgspec
import pytest

from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR, eyes, knows
from madhouse.first.rules.setup import ANSWER
from madhouse.first.tellers import teller_of
from madhouse.first.told.telling import Teller
from tests.properties.random_games import edition_of
from tests.properties.secrecy import hideable
from tests.server.house import PERSON, House

PROSE = {
    *("text", "detail", "flavour", "name", "reason", "message"),
    *(
        "body",
        "brief",
        "came",
        "goals",
        "kicker",
        "matter",
        "only",
        "outcome",
        "remark",
        "said",
        "title",
    ),
}
PRINTED = {"brings", "icon"}
"""What a card that is known names, as anybody may read in the library, and what it is drawn as."""
LONG = 25
"""A text of so many letters does not stand in two places by chance."""


class Listener(Protocol):
    """Somebody who keeps all that is sent."""

    heard: list[str]


class Watch:
    """Goes through what one seat is sent, and knows what it may know by then."""

    def __init__(self, game: Game[Any, Any], seat: str, guest: Listener) -> None:
        edition = edition_of(game)
        self.seat, self.guest = seat, guest
        self._faces = hideable(edition.box, edition.story)
        self._teller: Teller = teller_of(game.header.story)
        self._known: set[str] = set()
        self._read = 0

    def look(self, game: Game[Any, Any]) -> None:
        """Whatever has come since the last look names and tells only what is known by now."""
        state = game.table.state
        sight = eyes(state, self.seat)
        self._known |= {face for face in self._faces if knows(state, sight, face)}
        secret = self._faces - self._known
        texts = self._texts(secret)
        new, self._read = self.guest.heard[self._read :], len(self.guest.heard)
        for sent in new:
            self._check(game, msgspec.json.decode(sent), secret, texts)
            assert game.header.seed not in sent

    def _check(
        self, game: Game[Any, Any], sent: Any, secret: Set[str], texts: dict[str, str]
    ) -> None:
        named = {word for word in ids_in(sent) if word in secret}
        assert not named, f"{self.seat} is told of {named}"
        prose = "\n".join(prose_in(sent))
        told = [card for card, text in texts.items() if text in prose]
        assert not told, f"{self.seat} can read {told}"
        if sent["type"] == "state":
            if keeper := sent["view"].get("keeper"):
                self._check_answers(game, keeper["answers"])
            cards = [ANSWER.read(card) for card in sent["cards"]]
            self._check_answers(game, {card["question"]: card["letter"] for card in cards if card})

    def _check_answers(self, game: Game[Any, Any], shown: dict[str, str]) -> None:
        state = game.table.state
        sight = eyes(state, self.seat)
        for question, letter in shown.items():
            assert letter == "?" or knows(state, sight, f"answer-{question}")

    def _texts(self, secret: Set[str]) -> dict[str, str]:
        """By card: what is printed on it and on no card that is known."""
        known = {self._printed(card) for card in self._known}
        return {
            card: text
            for card in secret
            if len(text := self._printed(card)) >= LONG and text not in known
        }

    def _printed(self, card: str) -> str:
        if card not in self._teller.cards:
            return ""
        return max(self._teller.card(card).flavour.split("\n"), key=len)


def ids_in(thing: Any, field: str = "") -> Iterator[str]:
    """Every word of everything but prose."""
    if isinstance(thing, str):
        if field not in PROSE | PRINTED:
            yield from re.findall(r"[\w-]+", thing)
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from re.findall(r"[\w-]+", key)
            yield from ids_in(value, field if field in PROSE else key)
    elif isinstance(thing, list):
        for each in thing:
            yield from ids_in(each, field)


def prose_in(thing: Any, prose: bool = False) -> Iterator[str]:
    """Every text that a player reads."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from prose_in(value, prose or key in PROSE)
    elif isinstance(thing, list):
        for each in thing:
            yield from prose_in(each, prose)
    elif prose and isinstance(thing, str):
        yield thing


@pytest.mark.parametrize(
    ("story", "seed"),
    [
        ("the-cold-supper", 1),
        ("understudy", 2),
        *(pytest.param("understudy", n, marks=pytest.mark.soak) for n in range(3, 13)),
    ],
)
def test_nobody_is_sent_what_he_may_not_know(house: House, story: str, seed: int) -> None:
    created = house.set_up(PERSON, (PERSON, PERSON), story)
    name = created["game"]
    seats = {each["seat"]: each["token"] for each in created["seats"]}
    guests = {seat: house.guest(name, token).meet() for seat, token in seats.items()}
    guests[SPECTATOR] = house.guest(name, created["watch"]).meet()
    game, chooser = house.table(name).game, random.Random(seed)
    watches = [Watch(game, seat, guest) for seat, guest in guests.items()]
    while True:
        for watch in watches:
            watch.look(game)
        asked = [seat for seat in seats if guests[seat].asked()]
        if game.over:
            break
        chooser_seat = chooser.choice(asked)
        guests[chooser_seat].choose(chooser_seat, chooser=chooser)
        for seat in game.beside(chooser_seat) if game.apart else guests:
            if seat != chooser_seat:
                guests[seat].hear("state")
    for seat, guest in guests.items():
        others = [token for each, token in seats.items() if each != seat]
        assert not any(token in sent for sent in guest.heard for token in others)


def test_a_planted_leak_is_found(house: House) -> None:
    """The search itself is tried: a card of the keeper's hand in a message is noticed."""
    created = house.set_up(PERSON, (PERSON,))
    keeper, token = (each["token"] for each in created["seats"])
    guests = [house.guest(created["game"], each).meet() for each in (keeper, token)]
    game = house.table(created["game"]).game
    while game.view("keeper").stage == "setup":
        for seat, guest in zip(("keeper", "investigator-1"), guests, strict=True):
            if guest.asked() and game.view("keeper").stage == "setup":
                guest.choose(seat, chooser=random.Random(1))
                if not game.apart:
                    guests[guest is guests[0]].hear("state")
    guest = guests[1]
    watch = Watch(game, "investigator-1", guest)
    watch.look(game)
    hand = [*game.table.state.keeper.mythos, *game.table.state.keeper.trauma]
    guest.heard.append(msgspec.json.encode({"type": "said", "seat": hand[0]}).decode())
    with pytest.raises(AssertionError, match="is told of"):
        watch.look(game)
    flavours = [teller_of(game.header.story).card(card).flavour for card in hand]
    flavour = next(each for each in flavours if len(each) >= LONG)
    guest.heard.append(msgspec.json.encode({"type": "said", "text": flavour}).decode())
    with pytest.raises(AssertionError, match="can read"):
        watch.look(game)

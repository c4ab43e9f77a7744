"""Who has seen what, and that re-dealing moves only what a seat has not."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from madhouse.engine.knowledge import (
    EVERYONE,
    SPECTATOR,
    FacePlaces,
    bit,
    bits,
    deal_anew,
    eyes,
    forget,
    knows,
    learn,
)
from madhouse.engine.rng import Random, keyed
from madhouse.engine.state import State

SEATS = ["keeper", "ann", "bob"]


def table(seen: dict[str, int] | None = None) -> State:
    return State(version=1, random=keyed("1"), stage="", seats=SEATS, seen=seen or {})


def who_knows(state: State, face: str) -> list[str]:
    return [seat for seat in (*SEATS, SPECTATOR) if knows(state, eyes(state, seat), face)]


def test_a_new_face_is_known_to_nobody() -> None:
    assert who_knows(table(), "card") == []


def test_a_face_is_known_to_those_who_were_shown_it() -> None:
    state = table()
    learn(state, "card", bit(state, "keeper"))
    learn(state, "card", bit(state, "bob"))
    assert who_knows(state, "card") == ["keeper", "bob"]
    assert state.seen == {"card": bits(state, ["bob", "keeper"])}


def test_what_everyone_knows_a_spectator_knows_too() -> None:
    state = table()
    learn(state, "card", EVERYONE)
    assert who_knows(state, "card") == [*SEATS, SPECTATOR]


def test_a_spectator_knows_what_all_seats_know() -> None:
    state = table()
    learn(state, "shared", bits(state, SEATS))
    learn(state, "own", bit(state, "ann"))
    assert who_knows(state, "shared") == [*SEATS, SPECTATOR]
    assert who_knows(state, "own") == ["ann"]


def test_a_shuffle_is_forgotten_by_all() -> None:
    state = table({"a": EVERYONE, "b": 1, "c": 2})
    forget(state, ["a", "b", "never-seen"])
    assert state.seen == {"c": 2}


def dealt(state: State, piles: list[list[str]], seat: str, seed: str) -> None:
    places: FacePlaces = [(pile, at) for pile in piles for at in range(len(pile))]
    deal_anew(state, eyes(state, seat), places, Random(keyed(seed)))


faces = st.permutations([f"card-{number}" for number in range(8)])
masks = st.lists(st.sampled_from([0, 1, 2, 3, 6, EVERYONE]), min_size=8, max_size=8)


@given(faces, masks, st.sampled_from(SEATS), st.text(max_size=3))
def test_known_faces_stay_and_none_is_lost(
    cards: list[str], known: list[int], seat: str, seed: str
) -> None:
    state = table({card: mask for card, mask in zip(cards, known, strict=True) if mask})
    piles = [cards[:3], cards[3:]]
    dealt(state, piles, seat, seed)
    now = piles[0] + piles[1]
    assert sorted(now) == sorted(cards)
    own = eyes(state, seat)
    assert all(a == b for a, b, mask in zip(cards, now, known, strict=True) if mask & own == own)


@given(faces, masks, st.sampled_from(SEATS), st.text(max_size=3))
def test_who_knows_a_place_goes_on_knowing_it(
    cards: list[str], known: list[int], seat: str, seed: str
) -> None:
    state = table({card: mask for card, mask in zip(cards, known, strict=True) if mask})
    pile = list(cards)
    dealt(state, [pile], seat, seed)
    assert [state.seen.get(card, 0) for card in pile] == known
    assert 0 not in state.seen.values()


@given(faces, faces, st.text(max_size=3))
def test_a_deal_depends_on_nothing_hidden(first: list[str], second: list[str], seed: str) -> None:
    piles = [list(first), list(second)]
    for pile in piles:
        dealt(table(), [pile], "ann", seed)
    assert piles[0] == piles[1]


def test_every_deal_is_as_likely() -> None:
    counts: Counter[str] = Counter()
    for seed in range(3_000):
        pile = ["c", "a", "b"]
        dealt(table(), [pile], "ann", str(seed))
        counts["".join(pile)] += 1
    assert len(counts) == 6
    assert all(abs(count - 500) < 110 for count in counts.values())

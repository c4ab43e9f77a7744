"""The random source: fair, keyed, in streams that do not touch, and scripted when asked."""

from collections import Counter
from itertools import pairwise, permutations

import msgspec
import pytest

from madhouse.engine.rng import BLOCK, Random, Randomness, commitment, keyed

ROLLS = 20_000


def rolls(random: Random, count: int, sides: int = 10) -> list[int]:
    return [random.die(sides) for _ in range(count)]


@pytest.mark.parametrize("sides", [2, 3, 6, 10])
def test_every_face_is_as_likely(sides: int) -> None:
    counts = Counter(rolls(Random(keyed("fair")), ROLLS, sides))
    assert sorted(counts) == list(range(1, sides + 1))
    expected = ROLLS / sides
    spread = (expected * (1 - 1 / sides)) ** 0.5
    assert all(abs(count - expected) < 4 * spread for count in counts.values())


def test_a_limit_that_does_not_divide_a_byte_is_still_fair() -> None:
    random = Random(keyed("fair"))
    low = sum(random.below(200) < 56 for _ in range(ROLLS))
    assert abs(low / ROLLS - 56 / 200) < 0.015  # taking bytes modulo 200 would give 0.44


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    random, counts = Random(keyed("fair")), Counter[str]()
    for _ in range(6_000):
        cards = list("abc")
        random.shuffle(cards)
        counts["".join(cards)] += 1
    assert set(counts) == {"".join(order) for order in permutations("abc")}
    assert all(abs(count - 1_000) < 150 for count in counts.values())


def test_one_roll_says_nothing_about_the_next() -> None:
    dice = rolls(Random(keyed("fair")), ROLLS, 6)
    pairs = Counter(pairwise(dice))
    assert all(abs(pairs[a, b] - ROLLS / 36) < 120 for a in range(1, 7) for b in range(1, 7))


def test_the_same_seed_gives_the_same_rolls_and_another_does_not() -> None:
    assert rolls(Random(keyed("a")), 50) == rolls(Random(keyed("a")), 50)
    assert rolls(Random(keyed("a")), 50) != rolls(Random(keyed("b")), 50)


def test_these_rolls_never_change() -> None:
    assert rolls(Random(keyed("madhouse")), 12) == GOLDEN


GOLDEN = [8, 7, 2, 9, 4, 4, 5, 2, 9, 10, 7, 10]
"""Case files of every age depend on them."""


def test_streams_do_not_touch_each_other() -> None:
    alone = rolls(Random(keyed("a"), "keeper"), 200)
    source = keyed("a")
    keeper, others = Random(source, "keeper"), Random(source, "investigators")
    mixed: list[int] = []
    for _ in range(200):
        mixed += rolls(keeper, 1)
        others.die(10)
    assert mixed == alone
    assert rolls(Random(keyed("a"), "investigators"), 200) != alone


def test_one_reader_can_change_streams() -> None:
    random, mixed = Random(keyed("a")), []
    for _ in range(200):
        for random.stream in ("keeper", "investigators"):
            mixed.append(random.die(10))
    assert mixed[::2] == rolls(Random(keyed("a"), "keeper"), 200)


def test_the_source_goes_on_where_it_stopped() -> None:
    for stop in (1, BLOCK - 1, BLOCK, BLOCK + 1):
        source = keyed("a")
        rolls(Random(source), stop, 2)
        saved = msgspec.msgpack.decode(msgspec.msgpack.encode(source), type=Randomness)
        assert rolls(Random(saved), 100) == rolls(Random(source), 100)


def test_scripted_dice_come_first_and_use_nothing_up() -> None:
    source = keyed("a")
    source.dice = [10, 1]
    random = Random(source)
    assert rolls(random, 2) == [10, 1]
    assert rolls(random, 50) == rolls(Random(keyed("a")), 50)


@pytest.mark.parametrize("limit", [0, -1, 257])
def test_a_draw_is_among_1_to_256(limit: int) -> None:
    with pytest.raises(ValueError, match="among 1 to 256 things"):
        Random(keyed("a")).below(limit)


def test_a_pick_is_one_of_the_things() -> None:
    random = Random(keyed("a"))
    assert {random.pick(("a", "b", "c")) for _ in range(50)} == {"a", "b", "c"}


def test_a_commitment_hides_and_binds() -> None:
    assert commitment("seed", "1") != commitment("seed", "2")
    assert commitment("seed", "1") != commitment("seee", "1")
    assert "seed" not in commitment("seed", "1")


@pytest.mark.parametrize("many", [1, 256, 257, 700])
def test_a_draw_among_many_can_be_any_of_them(many: int) -> None:
    random = Random(keyed("many"))
    drawn = {random.among(many) for _ in range(40 * many)}
    assert drawn == set(range(many))

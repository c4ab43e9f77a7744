"""Games at random in a house full of monsters, Fire, Darkness and Barricades."""

from random import Random

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.things.state import FEWEST, MOST
from tests.second.houses import house

CROWDED = house(
    "mythos: {minor: [1, 2], major: [3, 4], deadly: [5, 9]}\n"
    "events: [{id: out, when: {end_of_round: 8}, text: Out., do: [{end: lost}]}]"
)


def crowded(random: Random) -> TableBuilder:
    """A table with half of all monsters, and something of every feature."""
    builder = TableBuilder(told=CROWDED)
    spaces = sorted(builder.places)
    number = random.randint(FEWEST, min(MOST, len(builder.box.investigators)))
    for who in random.sample(list(builder.box.investigators), number):
        has = [] if builder.state.investigators else ["hurricane-lamp", "length-of-pipe"]
        builder.investigator(who, at=random.choice(spaces), clues=random.randrange(3), has=has)
    for kind in builder.box.monsters:
        if random.random() < 0.5:
            builder.monster(kind, at=random.choice(spaces))
    builder.fire(*random.sample(spaces, 2)).darkness(*random.sample(spaces, 3))
    passages = random.sample(spaces, 3)
    builder.passages(*passages).barricade(passages[0], "passage")
    places = builder.box.places(builder.state.app.map, builder.state.app.laid)
    for door, (side, _) in random.sample(sorted(places.doors.items()), 3):
        builder.barricade(side, door)
    return builder


@pytest.mark.parametrize("seed", range(12))
def test_a_house_full_of_monsters_is_played_to_its_end(seed: int) -> None:
    random = Random(seed)
    game = crowded(random).play(stage=random.choice(["mythos", "monsters", "round"]))
    while game.pending:
        decision = game.pending[0]
        game.apply(random.choice(decision.seats), random.choice(decision.options))
        state = game.table.state
        assert set(state.monsters) == {each.id for each in state.app.monsters}
        assert all(0 <= each.damage < each.health for each in state.app.monsters)
    assert game.result is not None

"""Texts of monsters: one of several by chance, none again before all of them were read."""

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import LEV, PEARL, app, told
from tests.second.foes import house_of, standing, table


def rounds(builder: TableBuilder, number: int) -> list[str]:
    """The texts that a ghost's activations draw in so many rounds."""
    game = builder.play(stage="monsters")
    while app(game).round <= number and not game.over:
        decision = game.pending[0]
        last = decision.options[-1] if decision.kind == "turn" else decision.options[0]
        game.apply(decision.seats[0], last)
    return [
        str(each["text"]) for each in told(game, "instruction") if each["purpose"] == "activate"
    ][:number]


def test_none_comes_again_before_all_were_read() -> None:
    builder = TableBuilder(told=house_of()).investigator(LEV, at="front-hall.a")
    builder.investigator(PEARL, at="front-hall.b").monster("cultist", at="yard.a", health=99)
    texts = rounds(builder, 8)
    assert len(texts) == 8
    assert len(set(texts[:4])) == 4
    assert set(texts[4:]) == set(texts[:4])


def test_it_goes_where_most_investigators_are() -> None:
    told_so = house_of("[{move_toward: {spaces: 1, goal: most investigators}}]")
    builder = table(told_so, first="front-hall.b", second="front-hall.a")
    builder.investigator("tomas-brito", at="front-hall.a")
    game = builder.monster("cultist", at="front-hall.b", name="foe").play(stage="monsters")
    assert standing(game) == "front-hall.a"


def test_everybody_sees_that_a_monster_is_held() -> None:
    builder = table(house_of()).monster("cultist", at="parlour.a").monster("ghost", at="yard.a")
    builder.state.held.append("ghost 1")
    view = builder.play(turn_of=LEV).view("player-1")
    assert [monster.still for monster in view.monsters] == [False, True]


def test_a_monster_has_the_health_of_a_table_of_two_before_anybody_sits_down() -> None:
    builder = TableBuilder().monster("cultist", at="yard.a")
    assert builder.state.app.monsters[0].health == 4
    assert len(builder.state.app.possible) == len(builder.box.combinations)

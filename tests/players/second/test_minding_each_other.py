"""Computers who mind each other: what is brought to whom, what hurts whom, who rests."""

from tests.players.second.asking import LEV, PEARL, TOMAS, chosen, scores, table

LETTERS, BARRELS = "dead-letter-office", "ninety-barrels"


def test_what_takes_two_things_is_brought_together() -> None:
    built = table(LETTERS).facts("root", "t-root", "address")
    built.token("desk", "dead-letter-office.b")
    built.investigator(LEV, "dead-letter-office.b", has=["the-root-letter"])
    built.investigator(PEARL, "dead-letter-office.b", has=["plain-ink"])
    game = built.play(turn_of=PEARL)
    assert chosen(game) == "trade"
    game.apply("player-2", "trade")
    assert chosen(game) == f"{PEARL} gives plain-ink to {LEV}"


def test_nothing_is_blown_up_where_one_of_us_stands() -> None:
    blast = "use the-powder-chest 0"
    for theirs, worth_it in (("strand.b", True), ("strand.a", False)):
        built = table(BARRELS).investigator(LEV, "strand.a", has=["the-powder-chest"])
        built.investigator(PEARL, "causeway.b").monster("deep-one", theirs)
        assert (scores(built.play(turn_of=LEV))[blast] > 0) is worth_it


def test_who_is_hurt_sits_by_the_stove() -> None:
    worth = []
    for cards in ((0, 0), (2, 2)):
        built = table(BARRELS).token("stove", "customs-hut.a")
        built.investigator(TOMAS, "customs-hut.a", facedown=cards)
        built.investigator(PEARL, "causeway.b")
        worth.append(scores(built.play(turn_of=TOMAS))["interact stove 0"])
    assert worth[0] < worth[1]


def test_what_was_thought_of_a_token_is_not_thought_of_it_elsewhere() -> None:
    """A Person who has walked on, or another evening with the same token in another room."""
    for space in ("parlour.b", "front-hall.b"):
        built = table().investigator(LEV, "parlour.a").token("stool", space)
        game = built.investigator(PEARL, "kitchen.a").play(turn_of=LEV)
        assert chosen(game) == f"move {space}"

"""Options of a turn are told in the order in which one looks for something to do."""

from madhouse.editions import edition_of
from madhouse.engine.decisions import Decision
from madhouse.second.building import TableBuilder
from madhouse.second.tellers import teller_of
from tests.second.foes import FIRST, Play
from tests.second.houses import house

SERVICE = edition_of("second").service
WRITTEN = """
tokens:
  - {id: chest, kind: search, at: front-hall.a, options: [{label: It, text: It.}]}
  - {id: guest, kind: person, at: front-hall.a, options: [{label: It, text: It.}]}
"""


def begun(*cards: str) -> Play:
    table = TableBuilder(told=house(WRITTEN)).laid("m1", "m2", "m3")
    table.investigator(FIRST, at="front-hall.a", has=cards)
    table.token("chest", "front-hall.a").token("guest", "front-hall.a")
    return table.monster("ghost", at="front-hall.a").play(turn_of=FIRST)


def order(game: Play, asked: Decision | None = None) -> list[str]:
    teller = teller_of("first-cold-night")
    return [*SERVICE.forewarned(game, asked or game.pending[0], teller).order]


def test_who_is_met_comes_before_blows_and_blows_before_searching() -> None:
    game = begun()
    told = order(game)
    verbs = [each.split()[0] for each in told]
    assert list(dict.fromkeys(verbs))[:3] == ["interact", "attack", "search"]
    assert verbs.index("search") < verbs.index("move")
    assert told[-1] == "end turn"
    assert sorted(told) == sorted(game.pending[0].options)


def test_the_weapon_that_hits_hardest_comes_first() -> None:
    blows = [
        each for each in order(begun("bait-knife", "deputys-shotgun")) if each.startswith("attack")
    ]
    assert [each.split()[-1] for each in blows] == ["deputys-shotgun", "bait-knife", "unarmed"]


def test_what_people_tell_of_their_own_accord_comes_last() -> None:
    asked = Decision(("player-1",), "investigator-phase", ("end game", "search chest 0"))
    assert order(begun(), asked) == ["search chest 0", "end game"]

"""What the rule tests of the first edition share: short ways to play on and to look."""

from collections.abc import Iterable
from typing import Any

import msgspec

from madhouse.engine.board import Tile
from madhouse.engine.decisions import Decision, Fact, Seat
from madhouse.engine.game import Game
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import FirstEdition
from madhouse.first.seen.views import InvestigatorView, MonsterView, RoomView, View
from madhouse.first.things.box import Box
from madhouse.first.things.cards import MonsterClass
from madhouse.first.things.state import State
from madhouse.first.words import VOCABULARY
from madhouse.first.words.each import EachMonster
from madhouse.first.words.monsters import MonsterMoves

JOE, JENNY = "joe-diamond", "jenny-barnes"
JOE_TRAITS = ("process-server", "everyone-is-somewhere")  # Dexterity 4, Willpower 6
JENNY_TRAITS = ("a-good-shot", "unshockable")  # Marksmanship 7, Willpower 7


def asked(game: Game[State, View]) -> Decision:
    """The one question that waits."""
    (decision,) = game.pending
    return decision


def answer(game: Game[State, View], *options: str) -> None:
    """Answer one question after another, each for a seat that is asked it."""
    for option in options:
        game.apply(asked(game).seats[0], option)


def told(game: Game[State, View], kind: str, seat: Seat = "keeper") -> list[dict[str, Fact]]:
    """The facts of every event of a kind that the seat can read."""
    return [event.facts for event in game.events(seat) if event.kind == kind]


def investigator(game: Game[State, View], who: str) -> InvestigatorView:
    """An investigator in play, as all see him."""
    view: View = game.view("keeper")
    return next(each for each in view.investigators if each.id == who)


def monster(game: Game[State, View], number: int = 1, seat: Seat = "keeper") -> MonsterView:
    """A monster on the board, as a seat sees it."""
    view: View = game.view(seat)
    return next(each for each in view.monsters if each.id == number)


def room(game: Game[State, View], name: str, seat: Seat = "investigator-1") -> RoomView:
    """What lies next to a room's name, as a seat sees it."""
    found: RoomView = game.view(seat).rooms[name]
    return found


def retold(tiles: Iterable[Tile] = (), **changes: Any) -> FirstEdition:
    """The training story with some of its parts changed, for rules it has no use for."""
    told = FirstEdition(STORY, Box(VOCABULARY))
    told.box.tiles |= {tile.id: tile for tile in tiles}
    told.box._boards.clear()  # the same layout is another board with other tiles
    told.story = msgspec.structs.replace(told.story, id="retold", **changes)
    told.board = told.box.board(told.story)
    told.box = told.box.for_story(told.story)
    return told


def joe(at: str = "kitchen.a", players: int = 1, **more: Any) -> TableBuilder:
    """A table with Joe Diamond of the rulebook's examples."""
    return TableBuilder(players=players).investigator(JOE, at, JOE_TRAITS, **more)


def jenny(at: str = "kitchen.a", players: int = 1, **more: Any) -> TableBuilder:
    """A table with Jenny Barnes of the rulebook's examples."""
    return TableBuilder(players=players).investigator(JENNY, at, JENNY_TRAITS, **more)


def commanded(table: TableBuilder) -> Game[State, View]:
    """The keeper commands the one monster on the board."""
    game = table.threat(1).play(stage="keeper-actions")
    answer(game, "command-minion")
    return game


def walking_monsters(times: int = 1) -> FirstEdition:
    """The training story, in which We Have Met lets the keeper move a monster as he likes."""
    told = retold()
    met = told.box.mythos["we-have-met"]
    walk = EachMonster(do=(MonsterMoves(2),))
    told.box.mythos["we-have-met"] = msgspec.structs.replace(met, do=(walk,) * times)
    return told


def zombies_of(klass: MonsterClass) -> FirstEdition:
    """The training story, with its zombies in another class of monsters."""
    told = retold()
    zombie = told.box.monsters["zombie"]
    told.box.monsters["zombie"] = msgspec.structs.replace(zombie, klass=klass)
    return told

"""Named monsters, bodies with names and thieves in whole games: nothing lost, nothing hidden."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import FirstEdition
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.story import Exit, Goal, NamedFigure
from madhouse.first.told.telling import teller_for
from madhouse.first.words.corpse import CorpseGone, PlaceCorpse
from madhouse.first.words.monsters import PlaceMonster
from madhouse.first.words.objective import MonstersGone
from tests.properties.census import census, twice
from tests.properties.random_games import answer, finish, seeds, watching
from tests.rules.first.grave_cards import grave_story
from tests.rules.first.stories import wanted

DEACON, AMES = "deacon", "captain-ames"
HALL = "entrance-hall"


@cache
def haunted_house() -> FirstEdition:
    """From the start a deacon walks, a captain lies in the bathroom, and a card may be stolen."""
    deacon = NamedFigure(
        name="The Deacon", kind="zombie", steps=2, steps_near=3, leaves_corpse=True
    )
    both = wanted(
        keeper=Goal("Three are gone.", (MonstersGone(3),)),
        investigators=Goal("He is ashes.", (CorpseGone(DEACON),)),
        exit=Exit(room=HALL, kind="maniac", carrying="the-grey-salt"),
        on_reveal=(
            PlaceMonster(name=DEACON, rooms=(HALL,)),
            PlaceCorpse(rooms=("bathroom",), name=AMES, returns=True),
        ),
    )
    return grave_story(
        named={DEACON: deacon, AMES: NamedFigure(name="Captain Ames")},
        features={"camp-fire": ("library.a",), "corpse": ("library.a", f"{HALL}.c")},
        objectives=(both,),
        actions=("command-minion", "raise-dead", "spread-fire", "carry-off", "lights-out"),
    )


def moments(seed: int) -> Iterator[Game[State, View]]:
    """A random game in that house, its objective open and the thief at hand."""
    table = TableBuilder(players=1 + seed % 3, told=haunted_house())
    for who, space in (("joe-diamond", f"{HALL}.c"), ("jenny-barnes", "bathroom.b"))[
        : table.players
    ]:
        table.investigator(who, space)
    table.carries("joe-diamond", "the-grey-salt").revealed().threat(20)
    table.monster("zombie", f"{HALL}.c", name=DEACON, damage=seed % 3)
    table.monster("maniac", f"{HALL}.c").feature("corpse", "bathroom.b", name=AMES)
    table.state.features[-1].home = "bathroom.b"
    game = table.play(stage="keeper-actions" if seed % 2 else "next-turn")
    chooser = Random(seed)
    while game.pending:
        yield game
        answer(game, chooser, eager=True)
    yield game


def assert_figures_fit(game: Game[State, View]) -> None:
    """Each of those with a name is once on the board at most, and every card in one place."""
    state = game.table.state
    assert not twice(census(game, haunted_house().box))
    there = Counter(foe.name for foe in state.monsters if foe.name)
    there.update(each.name for each in state.features if each.name)
    assert there[AMES] == 1
    assert there[DEACON] <= 1
    assert (DEACON in state.slain) or there[DEACON] == 1
    assert all(not room.put_out or room.dark for room in state.rooms.values())
    assert sum(room.put_out for room in state.rooms.values()) <= 3


def test_those_with_a_name_are_on_the_board_once_in_every_game() -> None:
    told: Counter[str] = Counter()
    for seed in seeds(40):
        for game in moments(seed):
            assert_figures_fit(game)
        told.update(event.kind for event in game.table.log.events)
    assert {"carried-off", "dragged", "corpse-back", "monster-leaves", "carried-out"} <= set(told)


def test_what_is_public_is_the_same_to_every_eye_and_in_every_imagined_game() -> None:
    chooser = Random(7)
    for seed in seeds(6):
        for number, game in enumerate(moments(seed)):
            if number % 23 or game.over:
                continue
            seen = public(game, "keeper")
            for seat in watching(game):
                assert public(game, seat) == seen
                dream = game.imagine(seat, chooser)
                assert public(dream, "keeper") == seen
                finish(dream, chooser)
                assert_figures_fit(dream)


def public(game: Game[State, View], seat: str) -> object:
    """The names on the board, what is carried, and what has left the house."""
    view = game.view(seat)
    foes = [(foe.id, foe.name, foe.space, foe.carries) for foe in view.monsters]
    return foes, view.features, view.monsters_gone, view.carried_out


def test_every_option_and_event_is_told_by_name() -> None:
    teller = teller_for(haunted_house().box, haunted_house().story)
    for seed in seeds(8):
        for game in moments(seed):
            teller.see(game.view("keeper"))
            lines = [teller.option_text(d, option) for d in game.pending for option in d.options]
            lines += [teller.question(decision) for decision in game.pending]
            assert not [line for line in lines if DEACON in line.split() or AMES in line]
        lines = [teller.event(event) for event in game.events("keeper")]
        assert not [line for line in lines if AMES in line]

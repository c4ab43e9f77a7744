"""Persons who leave when a monster comes to them, and come back."""

import pytest

import madhouse
from madhouse.second.app.persons import persons_move
from madhouse.second.rules.token_actions import within_reach
from tests.rules.second.tables import LEV, PEARL, Played, app, asked, kinds, two
from tests.second.houses import house
from tests.second.running import answered, laid

PERSONS = """
tokens:
  - id: porter
    kind: person
    at: front-hall.a
    options: [{label: It, text: The trunk.}]
  - id: clerk
    kind: person
    at: parlour.b
    options: [{label: It, text: The book.}]
  - id: guide
    kind: person
    at: front-hall.a
    options: [{label: It, text: This way.}]
events:
  - id: led
    when: {round: 9}
    text: ''
    do: [{walk_token: {token: guide, to: parlour, spaces: 1}}]
monsters:
  - id: doorman
    kind: cultist
    name: The Doorman
    bound: true
    activate: [{text: He stands there., do: [stay]}]
"""


def with_the_doorman(at: str) -> Played:
    """Three Persons, the Doorman, and the end of the mythos phase."""
    table = two(PERSONS, lev="kitchen.a", pearl="kitchen.a").monster("cultist", at, name="doorman")
    for token, space in (("porter", "front-hall.a"), ("guide", "front-hall.a")):
        table.token(token, space)
    return table.token("clerk", "parlour.b").play(stage="monsters")


def test_a_person_leaves_a_monster_for_the_nearest_room_without_one() -> None:
    game = with_the_doorman("front-hall.a")
    room = app(game).tokens["porter"].partition(".")[0]
    assert room not in ("front-hall", "kitchen")
    assert app(game).fled == {"porter": "front-hall.a"}
    assert app(game).tokens["clerk"] == "parlour.b"


def test_whom_a_word_leads_somewhere_keeps_to_the_way() -> None:
    assert app(with_the_doorman("front-hall.a")).tokens["guide"] == "front-hall.a"


def test_in_another_space_of_the_room_nobody_minds() -> None:
    assert app(with_the_doorman("front-hall.b")).fled == {}


@pytest.mark.parametrize("gone", [True, False])
def test_a_person_comes_back_once_the_space_is_free(gone: bool) -> None:
    game = with_the_doorman("front-hall.a")
    if gone:
        game.table.state.monsters["cultist 1"] = "front-hall.b"
    for _ in range(60):
        if "mythos-phase" in kinds(game) and asked(game).kind == "turn":
            break
        last = asked(game).options[-1]
        game.apply(asked(game).seats[0], last)
    back = app(game).tokens["porter"] == "front-hall.a"
    assert (back, "porter" in app(game).fled) == (gone, not gone)


def test_who_has_left_is_spoken_to_only_where_they_are() -> None:
    table = two(PERSONS, lev="front-hall.a", pearl="kitchen.a").token("porter", "front-hall.a")
    g = laid(table.monster("cultist", "front-hall.a", name="doorman"))

    def near() -> list[str]:
        return [token.id for token in within_reach(g, g.investigator(LEV))]

    assert near() == ["porter"]
    answered(persons_move(g))
    assert near() == []
    g.state.monsters["cultist 1"] = "front-hall.b"
    answered(persons_move(g))
    assert near() == ["porter"]


def test_people_are_asked_who_leaves_and_where_to() -> None:
    table = madhouse.SecondTableBuilder(told=house(PERSONS), hands="people")
    table.investigator(LEV, at="kitchen.a").investigator(PEARL, at="kitchen.a")
    table.monster("cultist", "front-hall.a", name="doorman").token("porter", "front-hall.a")
    game = table.play(stage="people-monsters")
    game.apply("people", "end phase")  # he only stands there
    assert asked(game).options == ("with porter", "with none of them")
    game.apply("people", "with porter")
    game.apply("people", "goes to parlour.a")
    assert app(game).tokens["porter"] == "parlour.a"
    assert app(game).fled == {"porter": "front-hall.a"}
    assert asked(game).kind == "horror-step"

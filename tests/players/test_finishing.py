"""Once the objective lies open: what it asks for, who goes, and who goes with him."""

from madhouse.first.building import TableBuilder
from madhouse.first.players.goals import goals
from tests.players.asking import chosen, considered, party, seen
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS

SALT = "the-grey-salt"
TRAINING = "the-cold-supper"


def to_take_out(joe_at: str, jenny_at: str = "", joes: tuple[str, ...] = ()) -> TableBuilder:
    """The salt must leave the house by the entrance hall, and nobody may die."""
    table = TableBuilder(players=2 if jenny_at else 1).answers({"1": "B", "2": "A"}).revealed()
    table.investigator(JOE, joe_at, JOE_TRAITS, cards=joes)
    if jenny_at:
        table.investigator(JENNY, jenny_at, JENNY_TRAITS)
    return table


def to_end_tom(at: str, cards: tuple[str, ...] = ()) -> TableBuilder:
    """Tom Halloran must be killed, or asked to supper in the kitchen, undisturbed."""
    return TableBuilder().revealed().investigator(JOE, at, JOE_TRAITS, cards=cards)


def test_an_objective_is_read_into_tasks_cards_and_prey() -> None:
    supper = goals(TRAINING, "the-second-chair")
    assert [(task.room, task.undisturbed) for task in supper.tasks] == [("kitchen", True)]
    assert (supper.prey, supper.keepers_rooms) == (("tom-halloran",), ("kitchen",))
    guest = goals(TRAINING, "a-place-for-a-guest")
    assert (guest.takes_along, guest.escape, guest.mortal) == ((SALT,), "entrance-hall", True)
    assert not supper.mortal


def test_what_must_be_so_for_a_mark_belongs_to_the_objective() -> None:
    dark = goals("tarry-light", "a-dark-night")
    assert dark.lights == ("lamp-room",)
    assert dark.keepers_rooms == ("lamp-room", "watch-room", "gallery-rail")


def test_a_task_names_the_dead_who_must_lie_there_and_the_mark_that_ends_it() -> None:
    sea, fire = goals("tarry-light", "the-crew-of-the-constance").tasks
    assert (sea.room, sea.body) == ("slipway", "captain-ames")
    assert (fire.room, fire.body) == ("lamp-room", "captain-ames")
    calls = goals("removal", "the-woman-in-the-wall").tasks
    assert calls[0].once == "called in the chapel"


def test_a_card_that_is_asked_for_is_fetched() -> None:
    table = seen(to_take_out("library.a").pile("study", SALT), SALT)
    answer = considered(table.play(turn_of=JOE))
    assert (answer.option, answer.reason) == ("move study.c", "fetch")


def test_a_card_that_nobody_has_seen_is_looked_for() -> None:
    answer = considered(to_take_out("library.a").pile("study", SALT).play(turn_of=JOE))
    assert (answer.option, answer.reason) == ("move study.c", "search")


def test_he_who_has_it_makes_for_the_way_out() -> None:
    answer = considered(to_take_out("library.a", joes=(SALT,)).play(turn_of=JOE))
    assert (answer.option, answer.reason) == ("move entrance-hall.a", "leave")


def test_and_leaves_the_house_with_it() -> None:
    game = to_take_out("entrance-hall.c", joes=(SALT,)).play(turn_of=JOE)
    assert chosen(game).endswith("out-south")


def test_nobody_leaves_while_it_is_still_in_the_house_and_hands_are_few() -> None:
    table = to_take_out("entrance-hall.c", "library.a").pile("study", SALT)
    assert not chosen(table.play(turn_of=JOE)).endswith("out-south")


def test_a_friend_goes_with_the_one_on_whom_all_depends_if_there_is_danger() -> None:
    table = to_take_out("kitchen.a", "study.c", (SALT,))
    assert not [aim for aim in party(table.play(turn_of=JOE)).aims if aim.why == "escort"]
    table.monster("zombie", "cellar.a")
    (escort,) = [aim for aim in party(table.play(turn_of=JOE)).aims if aim.why == "escort"]
    assert (escort.room, set(escort.only)) == ("kitchen.a", {JENNY})
    assert escort.worth > 0.0


def test_the_monster_whose_death_wins_is_sought_out() -> None:
    table = to_end_tom("cellar.b", ("axe",)).monster("zombie", "cellar.a", name="tom-halloran")
    answer = considered(table.play(turn_of=JOE))
    assert (answer.option, answer.reason) == ("move cellar.a", "hunt")


def test_and_struck_before_another_that_stands_beside_it() -> None:
    table = to_end_tom("cellar.a", ("axe",)).monster("zombie", "cellar.a", token="zombie-1")
    table.monster("zombie", "cellar.a", token="zombie-2", name="tom-halloran")
    assert chosen(table.play(turn_of=JOE)) == "attack zombie 2 with axe"


def test_a_task_that_wants_quiet_is_done_in_a_space_without_monsters() -> None:
    table = to_end_tom("library.b").monster("zombie", "kitchen.b", stun=1)
    aims = [aim.room for aim in party(table.play(turn_of=JOE)).aims if aim.why == "finish"]
    assert aims == ["kitchen.a"]


def test_rooms_that_the_keeper_wants_are_held_where_his_monsters_stand() -> None:
    table = TableBuilder("tarry-light").answers({"1": "A", "2": "A", "3": "A", "4": "A"}).revealed()
    table.investigator(JOE, "watch-room.d", JOE_TRAITS).monster("zombie", "gallery-rail.b")
    held = {aim.room: aim.worth for aim in party(table.play(turn_of=JOE)).aims if aim.why == "hold"}
    assert held["gallery-rail"] > held["watch-room"] > 0.0


def test_the_dead_are_dragged_where_they_are_wanted() -> None:
    table = TableBuilder("tarry-light").answers({"1": "C", "2": "A", "3": "A", "4": "A"}).revealed()
    table.investigator(JOE, "shore-path.a", JOE_TRAITS)
    table.feature("corpse", "shore-path.a", name="captain-ames")
    assert chosen(table.play(turn_of=JOE)).endswith("dragging captain-ames")
    table.state.features[-1].name = ""
    assert "dragging" not in chosen(table.play(turn_of=JOE))


def test_where_they_are_wanted_in_two_rooms_the_nearer_will_do() -> None:
    for space, near in (("watch-room.d", "lamp-room"), ("shore-path.c", "slipway")):
        table = TableBuilder("tarry-light").answers({"1": "C", "2": "A", "3": "A", "4": "A"})
        table.revealed().investigator(JOE, space, JOE_TRAITS)
        game = table.feature("corpse", space, name="captain-ames").play(turn_of=JOE)
        assert near in chosen(game)
        assert chosen(game).endswith("dragging captain-ames")

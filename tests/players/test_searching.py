"""Before the truth is known: clues that were read, keys for locks in the way, the house divided."""

from madhouse.first.building import TableBuilder
from madhouse.first.players.investigators.clues import next_clue_room
from madhouse.first.players.weights import InvestigatorWeights
from tests.players.asking import chosen, considered, party, put, seen, situation
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS, joe

CLUE = "cold-supper-3a"  # it points at the study
CLUE_TO_THE_CELLAR = "cold-supper-2a"
TIMBER = "fallen-timber"


def test_the_prologue_is_the_first_pointer() -> None:
    library = seen(joe("entrance-hall.b"), "answer-2")
    bedroom = seen(joe("entrance-hall.b").answers({"1": "A", "2": "B"}), "answer-2")
    assert chosen(library.play(turn_of=JOE)) == "move entrance-hall.a"
    assert chosen(bedroom.play(turn_of=JOE)) == "move guest-bedroom.a"


def test_a_clue_that_was_read_is_followed() -> None:
    game = joe("library.a", cards=[CLUE]).play(turn_of=JOE)
    answer = considered(game)
    assert (answer.option, answer.reason) == ("move study.c", "clue")


def test_of_two_clues_the_one_farther_down_the_chain_is_followed() -> None:
    game = joe("entrance-hall.c", cards=[CLUE, CLUE_TO_THE_CELLAR]).play(turn_of=JOE)
    assert next_clue_room(situation(game)) == "cellar"


def test_a_clue_that_nobody_has_turned_over_points_nowhere() -> None:
    game = joe("library.a").pile("kitchen", CLUE).play(turn_of=JOE)
    assert next_clue_room(situation(game)) is None
    open_ = seen(joe("library.a").pile("kitchen", CLUE), CLUE).play(turn_of=JOE)
    assert next_clue_room(situation(open_)) == "study"


def test_the_key_is_fetched_for_the_lock_that_bars_the_way() -> None:
    table = joe("library.b", cards=[CLUE]).lock("study", "brass-plate").pile("kitchen", "brass-key")
    answer = considered(seen(table, "brass-plate", "brass-key").play(turn_of=JOE))
    assert (answer.option, answer.reason) == ("move kitchen.b", "key")


def test_a_key_that_is_a_clue_is_sought_along_the_chain_and_not_all_over_the_house() -> None:
    def worth_of_a_look(demand: str) -> float:
        table = TableBuilder("understudy").answers({"1": "A", "2": "A", "3": "A"})
        table.investigator(JOE, "office.a", JOE_TRAITS).pile("workshop", "axe")
        table.pile("long-gallery", demand, "lantern")
        aims = party(seen(table, demand).play(turn_of=JOE)).aims
        return next(aim.worth for aim in aims if aim.room == "workshop")

    weights = InvestigatorWeights()
    assert worth_of_a_look("lead-box") == weights.key
    assert worth_of_a_look("mr-lamb") == weights.search


def test_a_room_whose_key_nobody_has_is_shut_and_his_who_has_it_is_open() -> None:
    table = TableBuilder(players=2).investigator(JOE, "library.a", JOE_TRAITS)
    table.investigator(JENNY, "library.a", JENNY_TRAITS).lock("study", "brass-plate")
    shut = party(seen(table, "brass-plate").play(turn_of=JOE)).ways
    assert shut.shut("study")
    table.carries(JENNY, "brass-key")
    open_ = party(table.play(turn_of=JOE)).ways
    assert not open_.shut("study")
    assert open_.able("study") == {JENNY}


def test_a_lock_and_a_fire_make_a_way_longer() -> None:
    table = joe("library.a").lock("study", "held-from-within").fire("kitchen")
    one = party(seen(table, "held-from-within").play(turn_of=JOE))
    two = party(table.carries(JOE, "axe").play(turn_of=JOE))
    who = one.view.investigators[0]
    assert one.ways.toll(who, "cellar") == 0.0
    assert one.ways.toll(who, "kitchen") > 0.0
    assert one.ways.toll(who, "study") > two.ways.toll(two.view.investigators[0], "study") > 0.0


def test_what_a_friend_is_nearer_to_is_left_to_him() -> None:
    table = TableBuilder(players=2).investigator(JOE, "entrance-hall.b", JOE_TRAITS)
    table.pile("cloakroom", "axe").pile("bathroom", "lantern")
    table.investigator(JENNY, "entrance-hall.c", JENNY_TRAITS)
    assert chosen(table.play(turn_of=JOE)) == "move cloakroom.d"
    table.state.investigators[1].space = "cloakroom.d"
    assert chosen(table.play(turn_of=JOE)) == "move guest-bedroom.a"


def test_a_find_that_monsters_stand_over_is_worth_less() -> None:
    table = joe("entrance-hall.b").pile("cloakroom", "axe").pile("guest-bedroom", "lantern")
    table.monster("zombie", "cloakroom.d", stun=1)
    found = party(table.play(turn_of=JOE))
    aims = {aim.room: worth for aim, worth, _ in found.worths(found.view.investigators[0])}
    assert aims["cloakroom"] < aims["guest-bedroom"]


def test_what_presses_presses_harder_with_every_event() -> None:
    early = party(joe("library.a", cards=[CLUE]).play(turn_of=JOE))
    late = party(joe("library.a", cards=[CLUE]).event(2).play(turn_of=JOE))
    worth = [next(aim.worth for aim in each.aims if aim.why == "clue") for each in (early, late)]
    assert worth[0] < worth[1]


def test_what_one_of_the_truths_would_ask_for_is_taken_along_before_it_is_known() -> None:
    table = seen(joe("library.a").pile("kitchen", "the-grey-salt"), "the-grey-salt")
    wanted = party(table.play(turn_of=JOE))
    assert [aim.room for aim in wanted.aims if aim.why == "prepare"] == ["kitchen"]
    assert considered(table.play(turn_of=JOE)).reason == "prepare"
    assert wanted.spoken_for("the-grey-salt")
    assert not wanted.spoken_for("axe")


def test_he_looks_where_nobody_has_looked() -> None:
    table = joe("entrance-hall.b").pile("cloakroom", "axe").pile("guest-bedroom", "lantern")
    game = seen(table, "axe").play(turn_of=JOE)
    rooms = ("cloakroom", "guest-bedroom")
    assert put(game, "choose-room", *rooms, who=JOE) == "guest-bedroom"
    assert put(game, "look", *rooms, who=JOE) == "guest-bedroom"


def test_of_a_pile_he_looks_at_a_card_that_he_does_not_know() -> None:
    table = seen(joe("kitchen.a").pile("kitchen", "axe", "lantern"), "lantern")
    options = ("card 1", "card 2")
    known = table.play(turn_of=JOE)
    assert put(known, "see-card", *options, who=JOE, room="kitchen") == "card 1"
    hidden = joe("kitchen.a").pile("kitchen", "axe", "lantern").play(turn_of=JOE)
    assert put(hidden, "see-card", *options, who=JOE, room="kitchen") == "card 2"


def stopped_by_the_timber(*cards: str) -> TableBuilder:
    """Joe stands in the cellar, at Strength 4 less 2, with another room to look into."""
    table = joe("cellar.a", cards=[CLUE_TO_THE_CELLAR, *cards])
    table.pile("cellar", TIMBER, "cold-supper-1a").pile("kitchen", "lantern")
    return seen(table, TIMBER)


def test_an_obstacle_that_he_cannot_pass_is_left_for_something_else() -> None:
    answer = considered(stopped_by_the_timber().play(turn_of=JOE))
    assert answer.option != "explore"
    assert answer.reason in ("search", "key")


def test_who_has_what_passes_the_obstacle_searches_behind_it() -> None:
    assert chosen(stopped_by_the_timber("crowbar").play(turn_of=JOE)) == "explore"


def test_who_found_what_passes_an_obstacle_takes_it_there() -> None:
    table = joe("kitchen.a", cards=["crowbar"]).pile("cellar", TIMBER, "axe")
    answer = considered(seen(table, TIMBER).play(turn_of=JOE))
    assert answer.reason == "open"
    without = party(seen(joe("kitchen.a").pile("cellar", TIMBER, "axe"), TIMBER).play(turn_of=JOE))
    assert [aim.why for aim in without.aims] == ["search-on"]


def test_the_obstacle_is_the_last_resort_of_one_with_poor_odds() -> None:
    table = joe("cellar.a", cards=[CLUE_TO_THE_CELLAR]).pile("cellar", TIMBER, "cold-supper-1a")
    assert chosen(seen(table, TIMBER).play(turn_of=JOE)) == "explore"


def test_a_friend_who_cannot_pass_the_obstacle_is_not_better_placed() -> None:
    table = TableBuilder(players=2).investigator(JOE, "entrance-hall.a", JOE_TRAITS)
    table.investigator(JENNY, "cellar.a", JENNY_TRAITS).pile("cellar", TIMBER, "axe")
    table.carries(JOE, "crowbar")
    found = party(seen(table, TIMBER).play(turn_of=JOE))
    joes, jennys = (
        {aim.why: worth for aim, worth, _ in found.worths(who)} for who in found.view.investigators
    )
    assert joes["open"] == found.weights.key
    assert "open" not in jennys
    assert jennys["search-on"] < 1.0

"""Articles of Association: what the pack brings, what its cards do, and its trial board."""

from functools import cache
from pathlib import Path

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.edition import SecondEdition, edition, the_box
from madhouse.second.rules.features import left_in_pool, number_in
from madhouse.second.rules.flipping import flip_condition
from madhouse.second.rules.monster_step import activate
from madhouse.second.rules.winning import wins
from madhouse.second.things.box import Box
from madhouse.second.things.table import Table
from madhouse.second.told.telling import teller_for
from tests.rules.second.tables import (
    LEV,
    PEARL,
    Played,
    answer,
    asked,
    figure,
    offered,
    rolls,
    told,
)
from tests.second.evenings import Evening
from tests.second.foes import at_table
from tests.second.houses import house
from tests.second.packs_on_the_shelf.chance import played_at_random
from tests.second.running import answered

PACK = "articles-of-association"
HALL, NEXT, FAR = "front-hall.a", "front-hall.b", "yard.b"
AURELIA, MOSES = "aurelia-stanhope", "moses-whitfield"
MEMBER = "member-emeritus"


@cache
def packed_house(written: str = "") -> SecondEdition:
    """The plain house, played with the pack."""
    folder: Path = the_box().collection[PACK].folder
    return house(f"needs: [{PACK}]\n{written}", (folder,))


@cache
def packed() -> Box:
    """The base set with this pack alone."""
    return the_box().with_packs([PACK])


def more(parts: str) -> list[str]:
    """What the pack adds to some parts of the box."""
    return sorted(set(getattr(packed(), parts)) - set(getattr(the_box().with_packs([]), parts)))


def one(who: str = LEV, at: str = HALL, written: str = "", **more: object) -> TableBuilder:
    """A table of two: somebody in the hall, and Pearl Gaines far away."""
    table = TableBuilder(told=packed_house(written))
    table.investigator(who, at=at, **more)  # type: ignore[arg-type]
    return table.investigator(PEARL, at=FAR)


def restraints(game: Played, space: str = HALL) -> int:
    return number_in(at_table(game), "restraint", space)


# -- what the pack brings ------------------------------------------------------------------------


@pytest.mark.rule("2e.expansion.sanctum-content", "2e.expansion.sanctum-new-types")
def test_what_the_pack_brings() -> None:
    assert more("investigators") == [AURELIA, MOSES]
    assert more("monsters") == [MEMBER]
    assert len(more("item_cards")) == 9
    assert more("spells") == ["table-the-motion"]
    assert more("conditions") == ["proposed"]
    assert len(more("tiles")) == 8
    assert sum(len(packed().tiles[each].sides) for each in more("tiles")) == 16
    severities = [packed().mythos[each].severity for each in more("mythos")]
    assert [severities.count(each) for each in ("minor", "major", "deadly")] == [4, 3, 3]
    assert packed().supply.restraint - the_box().with_packs([]).supply.restraint == 8


def test_it_brings_two_more_copies_of_restrained() -> None:
    copies = [[*box.condition_copies] for box in (the_box().with_packs([]), packed())]
    base, more = (sum(each.startswith("restrained") for each in some) for some in copies)
    assert more - base == 2


def test_there_is_a_proposal_for_each_of_five_and_four_ways_to_be_answered() -> None:
    backs = {back.id: back.copies for back in packed().conditions["proposed"].backs}
    assert backs == {"seconded": 2, "blackballed": 2, "deferred": 2, "elected": 2}


@pytest.mark.rule("2e.expansion.icon")
def test_the_member_emeritus() -> None:
    member = packed().monsters[MEMBER]
    assert (member.family, member.figures, member.brawn) == ("spirit", 2, 5)
    assert (member.awareness, member.horror, member.abilities) == (2, 3, ())
    assert [len(member.activate), len(member.evade), len(member.horror_check)] == [4, 3, 3]
    assert set(member.attack) == {"bladed", "heavy", "firearm", "spell", "unarmed"}
    edition = packed_house()
    assert teller_for(edition.box, edition.scenario).card(MEMBER).pack == PACK


# -- what its cards do ---------------------------------------------------------------------------


def test_moses_lays_a_restraint_once_a_game() -> None:
    game = one(MOSES).play(turn_of=MOSES)
    assert offered(game, f"use {MOSES} 0")
    answer(game, f"use {MOSES} 0")
    assert (restraints(game), offered(game, f"use {MOSES} 0")) == (1, [])
    assert figure(game, MOSES).actions == 2


@pytest.mark.rule("2e.restraint.hold-monster", "2e.restraint.to-pool")
@pytest.mark.parametrize(("successes", "left"), [(2, 1), (1, 0)])
def test_moses_may_keep_a_restraint_from_the_pool(successes: int, left: int) -> None:
    table = one(MOSES).monster("cultist", at=NEXT).feature("restraint", NEXT)
    game = table.dice(*rolls(4, successes)).play(stage="monsters")
    answer(game, "hold cultist 1", "agree", f"use {MOSES}")
    assert restraints(game, NEXT) == left
    assert left_in_pool(at_table(game), "restraint") == 8 - left


def test_who_is_too_far_away_keeps_none() -> None:
    table = TableBuilder(told=packed_house()).investigator(LEV, at=HALL)
    table = table.investigator(MOSES, at=FAR).monster("cultist", at=NEXT)
    game = table.feature("restraint", NEXT).play(stage="monsters")
    answer(game, "hold cultist 1", "agree")
    assert offered(game, f"use {MOSES}") == []


@pytest.mark.rule("2e.test.pool-start")
def test_aurelia_lends_her_dice_to_another_in_her_room() -> None:
    desk = "tokens: [{id: desk, kind: search, at: front-hall.a, "
    desk += "options: [{label: Search., test: strength; 4, pass: [gain_clue]}]}]"
    table = TableBuilder(told=packed_house(desk)).investigator(LEV, at=HALL)
    table = table.investigator(AURELIA, at=NEXT).token("desk", HALL)
    game = table.dice(*rolls(5, 4)).play(turn_of=LEV)
    answer(game, "search desk 0", f"use {AURELIA}")
    (rolled,) = told(game, "rolled")
    assert (rolled["who"], rolled["skill"], len(rolled["dice"])) == (LEV, "influence", 5)  # type: ignore[arg-type]
    assert figure(game, LEV).clues == 1


def test_the_chain_of_office_lays_a_restraint_within_range_once() -> None:
    game = one(has=["chain-of-office"]).play(turn_of=LEV)
    answer(game, "use chain-of-office 0")
    assert f"lay it in {NEXT}" in asked(game).options
    answer(game, f"lay it in {NEXT}")
    assert (restraints(game, NEXT), offered(game, "use chain-of-office")) == (1, [])


def test_who_wears_the_tie_need_not_evade_cultists() -> None:
    table = one(has=["club-tie"]).monster("cultist", at=HALL)
    game = table.play(turn_of=LEV)
    answer(game, f"move {NEXT}")
    assert (told(game, "evades"), figure(game, LEV).space) == ([], NEXT)


def test_a_black_ball_is_worth_two_dice_of_influence() -> None:
    clerk = "tokens: [{id: clerk, kind: person, name: A clerk, at: front-hall.a, "
    clerk += "options: [{label: Ask., test: influence; 1, pass: [gain_clue]}]}]"
    table = one(written=clerk, has=["black-ball"]).token("clerk", HALL)
    game = table.dice(*rolls(6, 1)).play(turn_of=LEV)
    answer(game, "interact clerk 0", "use black-ball")
    (rolled,) = told(game, "rolled")
    assert len(rolled["dice"]) == 6  # type: ignore[arg-type]
    assert figure(game, LEV).possessions == []


@pytest.mark.parametrize("passed", [True, False])
def test_a_tabled_monster_does_not_activate(passed: bool) -> None:
    table = one(has=["table-the-motion"]).monster("cultist", at=NEXT)
    game = table.dice(*rolls(3, 3 if passed else 0)).play(turn_of=LEV)
    answer(game, "use table-the-motion 0")
    g = at_table(game)
    assert (g.extras.passed_over == ["cultist 1"]) is passed
    assert len(figure(game, LEV).horror_facedown) >= (0 if passed else 1)
    answered(activate(g, g.monster("cultist 1")))
    assert bool(told(game, "passed-over")) is passed


def test_the_decanter_goes_round_twice() -> None:
    table = TableBuilder(told=packed_house())
    table.investigator(LEV, at=HALL, has=["decanter"], facedown=(0, 2))
    game = table.investigator(PEARL, at=HALL, facedown=(0, 2)).play(turn_of=LEV)
    answer(game, "use decanter 0", "use decanter~ 0")
    assert [figure(game, who).horror_facedown for who in (LEV, PEARL)] == [[], []]
    assert figure(game, LEV).possessions == []


# -- proposed ------------------------------------------------------------------------------------


def flipped(back: str) -> Table:
    """Lev Abramson's proposal is read."""
    game = one(conditions=[f"proposed: {back}"]).play(turn_of=LEV)
    g = at_table(game)
    answered(flip_condition(g, g.investigator(LEV), "proposed"))
    return g


@pytest.mark.rule("2e.condition.double-sided", "2e.condition.back-secret")
def test_what_becomes_of_a_proposal() -> None:
    seconded = flipped("seconded")
    assert [seconded.box.front(c) for c in seconded.investigator(LEV).conditions] == ["upheld"]
    blackballed = flipped("blackballed").investigator(LEV)
    assert (blackballed.conditions, len(blackballed.horror + blackballed.horror_facedown)) == (
        [],
        1,
    )
    deferred = flipped("deferred")
    assert [deferred.box.front(c) for c in deferred.investigator(LEV).conditions] == ["proposed"]


@pytest.mark.rule("2e.winning.card-effects", "2e.condition.back-secret")
def test_whoever_is_elected_wins_with_the_association_once_it_is_known() -> None:
    g = flipped("elected")
    lev = g.investigator(LEV)
    assert [g.box.front(c) for c in lev.possessions] == ["club-tie"]
    assert not wins(g, lev, won=True)  # it has not ended by time
    unread = at_table(one(conditions=["proposed: elected"]).play(turn_of=LEV))
    assert wins(unread, unread.investigator(LEV), won=True)  # nobody has read it


# -- the member emeritus on the board ------------------------------------------------------------


def member_does(number: int, **who: object) -> Played:
    """He activates beside Lev Abramson, by one of his texts."""
    table = one(**who).monster(MEMBER, at=NEXT)  # type: ignore[arg-type]
    rest = [str(each) for each in range(4) if each != number]
    table.state.app.texts[f"{MEMBER} activate"] = rest
    game = table.dice(*rolls(8)).play(turn_of=LEV)
    answered(activate(at_table(game), at_table(game).monster(f"{MEMBER} 1")))
    return game


def test_he_shakes_hands_and_forgets_to_let_go() -> None:
    game = member_does(1)
    lev = figure(game, LEV)
    assert len(lev.damage + lev.damage_facedown) >= 2
    assert any(copy.startswith("restrained") for copy in lev.conditions)


@pytest.mark.parametrize(("conditions", "horror"), [((), True), (("proposed",), False)])
def test_he_spares_whoever_is_proposed(conditions: tuple[str, ...], horror: bool) -> None:
    game = member_does(2, conditions=conditions)
    lev = figure(game, LEV)
    assert bool(lev.horror + lev.horror_facedown) is horror


def test_he_goes_for_the_nearest_strap() -> None:
    table = one(at="parlour.b").monster(MEMBER, at=HALL).feature("restraint", NEXT)
    table.state.app.texts[f"{MEMBER} activate"] = ["0", "1", "2"]
    game = table.dice(*rolls(8)).play(stage="monsters")
    assert told(game, "monster-moved")[-1]["space"] == NEXT


# -- the trial board -----------------------------------------------------------------------------

COAT, MIDDLE = "the-last-coat", "members-hall.b"


def coat(ticket: str = "umbrella", number: int = 2) -> Evening:
    """An evening on it; a Restraint is spent whenever one can be."""
    return Evening(COAT, number, values={"ticket": ticket}, habits=("hold member-emeritus 1",))


def in_the_hall() -> TableBuilder:
    """Mr. Vail stands in the middle of the hall, and Lev Abramson beside him."""
    table = TableBuilder(told=edition(COAT)).investigator(LEV, at=MIDDLE)
    table = table.investigator(PEARL, at="porters-lodge.a").counts(lent=2, laid=0)
    return table.token("marble", MIDDLE).monster(MEMBER, at=MIDDLE, name="mr-vail")


@pytest.mark.rule("2e.restraint.placed", "2e.restraint.several", "2e.restraint.no-evade")
def test_straps_are_laid_and_spare_an_evade_check_on_the_trial_board() -> None:
    table = in_the_hall().feature("restraint", MIDDLE)
    game = table.dice(*rolls(6, 6)).play(turn_of=LEV)
    answer(game, "interact marble 0", "interact marble 0")
    assert (restraints(game, MIDDLE), told(game, "evades")) == (3, [])
    assert at_table(game).app.counts == {"lent": 0, "laid": 2}


@pytest.mark.rule("2e.restraint.hold-monster", "2e.restraint.to-pool")
def test_a_strap_is_spent_to_hold_him_and_goes_back_to_its_nail() -> None:
    game = in_the_hall().feature("restraint", MIDDLE, number=2).play(stage="monsters")
    answer(game, f"hold {MEMBER} 1", "agree")
    assert (restraints(game, MIDDLE), told(game, "monster-moved")) == (1, [])
    assert left_in_pool(at_table(game), "restraint") == 7


@pytest.mark.parametrize("ticket", ["pigeonhole", "umbrella"])
def test_he_goes_home_in_his_coat(ticket: str) -> None:
    search = "pigeonholes" if ticket == "pigeonhole" else "stand"
    evening = coat(ticket)
    evening.together("teague 1", f"{search}, to-cloak-room, pegs, marble 0 until down, glass")
    assert evening.over == "gone-home"


@pytest.mark.parametrize("seed", range(6))
def test_random_games_of_the_trial_board_come_to_an_end(seed: int) -> None:
    assert played_at_random(COAT, PACK, seed)

"""The cards of Night Work do what they say."""

import pytest

from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.rules.monster_targets import nearest_spaces
from madhouse.second.words.activation import MoveToward
from tests.rules.second.tables import (
    Played,
    answer,
    app,
    asked,
    cards,
    figure,
    offered,
    rolls,
    table_of,
    told,
)
from tests.second.lamplight import free_tokens
from tests.second.packs_on_the_shelf.night import HALL, ISAAC, NAN, NEXT, PRADO, ROSA, give, night
from tests.second.running import carry_out

NERVE = free_tokens(nerve="test: will; 1")


def conditions(game: Played, who: str) -> list[str]:
    """What somebody has become."""
    return [table_of(game).box.front(each) for each in figure(game, who).conditions]


def drunk(game: Played, who: str) -> list[str]:
    """The Elixirs that lie facedown before somebody."""
    return table_of(game).extras.drunk.get(who, [])


# -- Elixirs -------------------------------------------------------------------------------------


@pytest.mark.rule("2e.elixir.flip-resolve", "2e.elixir.discard")
@pytest.mark.parametrize(("copy", "actions"), [("finish-1", 4), ("finish-3", 3), ("finish-4", 3)])
def test_finish_gives_another_action_and_its_back_sometimes_one_more(
    copy: str, actions: int
) -> None:
    game = give(night(PRADO, NAN), copy).play(turn_of=PRADO)
    answer(game, "use finish 0")
    assert figure(game, PRADO).actions == actions
    assert (cards(game, PRADO), drunk(game, PRADO)) == ([], [])
    assert ("stunned" in conditions(game, PRADO)) is (copy == "finish-4")


def test_steady_rerolls_any_dice_and_may_stay_to_do_so_again() -> None:
    table = give(night(PRADO, NAN, NERVE), "steady-3").token("nerve", HALL)
    game = table.dice(*rolls(4), *rolls(4, 1)).play(turn_of=PRADO)
    answer(game, "search nerve 0", "use steady", *["reroll blank"] * 3)
    assert told(game, "rerolled")
    assert drunk(game, PRADO) == ["steady-3"]  # something is left


@pytest.mark.rule("2e.elixir.facedown-no-possession")
def test_steady_may_stay_and_cost_a_die_for_good() -> None:
    table = give(night(PRADO, NAN, NERVE), "steady-4").token("nerve", HALL)
    game = table.dice(*rolls(4), *rolls(4), *rolls(3)).play(turn_of=PRADO)
    answer(game, "search nerve 0", "use steady", *["reroll blank"] * 3)
    answer(game, "search nerve 0")
    assert [len(each["dice"]) for each in told(game, "rolled")] == [4, 3]  # type: ignore[arg-type]


@pytest.mark.rule("2e.improvement.improve", "2e.improvement.discard")
def test_recall_may_improve_lore_until_horror_is_suffered() -> None:
    fright = free_tokens(fright="{suffer: {horror: 1, facedown: true}}")
    game = give(night(PRADO, NAN, fright), "recall-4").token("fright", HALL).play(turn_of=PRADO)
    answer(game, "use recall 0")
    assert figure(game, PRADO).clues == 2
    assert table_of(game).extras.improved == {PRADO: ["lore"]}
    answer(game, "search fright 0")
    assert table_of(game).extras.improved == {}
    assert drunk(game, PRADO) == []


def test_bright_eye_ignores_darkness_for_a_round() -> None:
    table = give(night(PRADO, NAN, NERVE), "bright-eye-1").token("nerve", HALL).darkness(HALL)
    table.state.investigators[0].clues = 1
    game = table.dice("investigation", "blank", "blank", "blank").play(turn_of=PRADO)
    answer(game, "use bright-eye 0", "search nerve 0")
    assert asked(game).kind == "convert"


def test_warmth_heals_and_takes_it_from_whoever_is_near() -> None:
    table = give(night(PRADO, NAN), "warmth-4")
    table.state.investigators[0].damage_facedown = [table.state.damage_deck.pop() for _ in "ab"]
    game = table.play(turn_of=PRADO)
    answer(game, "use warmth 0")
    assert figure(game, PRADO).damage_facedown == []
    assert len(figure(game, NAN).damage_facedown) == 1


# -- investigators -------------------------------------------------------------------------------


@pytest.mark.rule("2e.elixir.back-secret", "2e.elixir.flip-resolve")
def test_isaac_bloom_may_discard_an_elixir_whose_back_he_has_seen() -> None:
    for wish, stunned in (("use isaac-bloom", []), ("leave it", ["stunned"])):
        game = give(night(ISAAC, NAN), "finish-4").play(turn_of=ISAAC)
        answer(game, "use finish 0")
        assert told(game, "elixir-flipped")
        answer(game, wish)
        assert conditions(game, ISAAC) == stunned
        assert "finish-4" in table_of(game).extras.elixirs


def test_augustin_prado_hits_harder_with_bare_hands_alone() -> None:
    for held, dealt in (("", 2), ("crowbar", 2)):
        table = night(PRADO, NAN).monster("cultist", at=HALL)
        table = give(table, held) if held else table
        game = table.dice(*rolls(5, 1)).play(turn_of=PRADO)
        answer(game, "attack cultist 1 with crowbar" if held else "attack cultist 1 unarmed")
        assert app(game).monsters[0].damage == dealt  # a crowbar deals two by itself


@pytest.mark.rule("2e.improvement.free-choice")
def test_augustin_prado_is_calmer_for_every_lesson() -> None:
    lesson = free_tokens(lesson="improve")
    table = night(PRADO, NAN, lesson).token("lesson", HALL)
    table.state.investigators[0].horror_facedown = [table.state.horror_deck.pop()]
    game = table.play(turn_of=PRADO)
    answer(game, "search lesson 0", "improve will")
    assert figure(game, PRADO).horror_facedown == []


@pytest.mark.parametrize(("kind", "nearest"), [("cultist", PRADO), ("ghost", NAN)])
def test_crowds_look_past_nan_doyle(kind: str, nearest: str) -> None:
    table = night(NAN, PRADO).monster(kind, at=HALL)
    table.state.investigators[1].space = NEXT
    g = table_of(table.play(turn_of=NAN))
    assert nearest_spaces(g, g.app.monsters[0]) == (g.investigator(nearest).space,)


@pytest.mark.rule("2e.tower.step")
def test_rosa_marchetti_is_quickest_at_towers() -> None:
    g = table_of(night(ROSA, NAN).play(turn_of=ROSA))

    def steps(kind: str) -> int:
        who = g.investigator(ROSA)
        return standing(g, who, "puzzle_steps", 0, Scene(who, purpose=kind))

    assert (steps("tower"), steps("line"), steps("slide")) == (2, 2, 1)


# -- Items, the Spell, Conditions ----------------------------------------------------------------


@pytest.mark.parametrize(("kind", "held"), [("cultist", ["cultist 1"]), ("ghost", [])])
def test_a_blackjack_holds_a_humanoid_where_it_stands(kind: str, held: list[str]) -> None:
    table = give(night(PRADO, NAN).monster(kind, at=HALL), "blackjack")
    game = table.dice(*rolls(5, 2)).play(turn_of=PRADO)
    answer(game, f"attack {kind} 1 with blackjack")
    assert game.table.state.held == held


@pytest.mark.parametrize(("successes", "kept"), [(0, []), (1, ["tommy-gun"])])
def test_a_tommy_gun_is_dropped_after_a_miss(successes: int, kept: list[str]) -> None:
    table = give(night(PRADO, NAN).monster("cultist", at=HALL), "tommy-gun")
    game = table.dice(*rolls(4, successes)).play(turn_of=PRADO)
    answer(game, "attack cultist 1 with tommy-gun")
    assert cards(game, PRADO) == kept
    assert (HALL in game.table.state.dropped) is not bool(kept)


@pytest.mark.rule("2e.improvement.improve", "2e.improvement.plus-one")
@pytest.mark.parametrize(("successes", "improved"), [(1, {}), (2, {ISAAC: ["lore"]})])
def test_a_schoolbook_is_read_once(successes: int, improved: dict[str, list[str]]) -> None:
    game = give(night(ISAAC, NAN), "schoolbook").dice(*rolls(5, successes)).play(turn_of=ISAAC)
    answer(game, "use schoolbook 0")
    assert table_of(game).extras.improved == improved
    assert cards(game, ISAAC) == []


@pytest.mark.rule("2e.elixir.random-copy")
def test_a_milk_crate_holds_one_bottle() -> None:
    game = give(night(ISAAC, NAN), "milk-crate").play(turn_of=ISAAC)
    answer(game, "use milk-crate 0")
    assert len(cards(game, ISAAC)) == 2
    assert offered(game, "use milk-crate") == []


@pytest.mark.parametrize(("crate", "taken"), [(False, "recall"), (True, "milk-crate")])
def test_a_collector_takes_the_bottle_unless_it_is_in_the_milk(crate: bool, taken: str) -> None:
    table = give(night(ISAAC, NAN, apart=True).monster("collector", at=HALL), "recall-1")
    table = give(table, "milk-crate") if crate else table
    g = table_of(table.dice(*rolls(4)).play(turn_of=ISAAC))
    asks_for_it = g.box.monsters["collector"].activate[1]
    carry_out(g, Scene(monster=g.app.monsters[0]), *asks_for_it.do)
    assert [g.box.front(each) for each in g.state.dropped[HALL]] == [taken]


def test_set_in_type_adds_to_the_next_test_and_no_other() -> None:
    table = give(night(ISAAC, NAN, NERVE, apart=True), "set-in-type-1").token("nerve", HALL)
    game = table.dice(*rolls(5, 2), *rolls(3), *rolls(3)).play(turn_of=ISAAC)
    answer(game, "use set-in-type 0", "search nerve 0", "search nerve 0")
    assert [each["number"] for each in told(game, "success-added")] == [2]


def test_on_credit_is_called_in_by_whoever_asks() -> None:
    call = free_tokens(sign="{become: on-credit}", call="{flip_condition: on-credit}")
    found = set()
    for copy in range(1, 6):
        table = night(ISAAC, NAN, call).token("sign", HALL).token("call", HALL)
        others = [c for c in table.state.conditions if c.startswith("on-credit")]
        for each in others:
            if each != sorted(others)[copy - 1]:
                table.state.conditions.remove(each)
        game = table.play(turn_of=ISAAC)
        answer(game, "search sign 0", "search call 0")
        assert conditions(game, ISAAC) == []
        found.add((len(app(game).monsters), figure(game, ISAAC).clues))
    assert found == {(0, 0), (1, 0), (0, 1)}  # paid, called for, written off


def test_whoever_is_spoken_for_works_well_and_must_work() -> None:
    sums = free_tokens(wall="test: {skill: will, adds_up_to: 9}")
    table = night(ISAAC, NAN, sums).token("wall", HALL)
    table.state.investigators[0].conditions.append(table._take_condition("spoken-for"))
    game = table.dice(*rolls(3)).play(turn_of=ISAAC)
    answer(game, "search wall 0")
    assert [each["number"] for each in told(game, "success-added")] == [1]
    answer(game, "end turn")
    assert len(figure(game, ISAAC).horror_facedown) == 1  # it cost no action: no work was done


def test_whoever_is_kept_in_is_let_go_by_a_friend_beside_them() -> None:
    table = night(ISAAC, NAN)
    table.state.investigators[0].conditions.append(table._take_condition("kept-in"))
    game = table.dice(*rolls(5, 1)).play(turn_of=NAN)
    answer(game, f"use kept-in 2 of {ISAAC}")
    assert conditions(game, ISAAC) == []


# -- monsters ------------------------------------------------------------------------------------


def test_a_pressman_leaves_darkness_where_it_falls() -> None:
    table = give(night(PRADO, NAN).monster("pressman", at=HALL, damage=5), "fire-axe")
    game = table.dice(*rolls(5, 5)).play(turn_of=PRADO)
    answer(game, "attack pressman 1 with fire-axe")
    assert app(game).monsters == []
    assert game.table.state.darkness == [HALL]


def test_an_unfinished_one_goes_to_whatever_is_being_done() -> None:
    table = night(PRADO, NAN, free_tokens(desk="gain_clue")).token("desk", NEXT)
    g = table_of(table.monster("unfinished", at="parlour.b").play(turn_of=PRADO))
    word = MoveToward(spaces=3, goal="search or interact")
    assert word.goals(g, Scene(), g.app.monsters[0]) == (NEXT,)

"""The Unique Items: what each does by itself, whatever its scenario does with it."""

import pytest

from madhouse.second.rules.monster_targets import counted_as_nearest, investigators_with
from madhouse.second.rules.possessions import discard_possession
from madhouse.second.things.plain_answers import LEAVE
from tests.rules.second.benches import START, carry_out, of_story, table_of, with_every_item
from tests.rules.second.tables import LEV, PEARL, answer, asked, box, cards, figure, rolls, told

STORIES = {
    "first-cold-night": {"the-unopened-letter", "the-pursers-watch", "jar-of-grey-salt"},
    "salt-wedding": {"the-loving-cup", "the-marriage-register", "the-brides-list", "the-pell-ring"},
    "dead-letter-office": {"the-root-letter", "plain-ink", "the-pounce-box", "the-franking-stamp"},
    "ninety-barrels": {
        "the-tally-board",
        "the-customs-warrant",
        "the-sluice-crank",
        "the-powder-chest",
    },
    "": {"whalebone-charm", "the-lathe-psalter", "sextons-handbell"},
}


def test_each_belongs_to_its_scenario() -> None:
    items = with_every_item().box.item_cards.values()
    for story, names in STORIES.items():
        assert {each.id for each in items if each.unique and each.story == story} == names


@pytest.mark.parametrize(
    ("item", "damage"),
    [("the-loving-cup", 1), ("the-franking-stamp", 2), ("the-sluice-crank", 3)],
)
def test_what_a_weapon_deals(item: str, damage: int) -> None:
    game = of_story(item).monster("cultist", START, health=9).dice(*rolls(3, 1)).play(turn_of=LEV)
    answer(game, f"attack cultist 1 with {item}")
    assert told(game, "monster-hurt")[0]["damage"] == damage


def test_the_franking_stamp_against_ghosts() -> None:
    builder = of_story("the-franking-stamp").monster("ghost", START, health=9)
    game = builder.dice(*rolls(5, 5), *rolls(9, 9)).play(turn_of=LEV)
    answer(game, "attack ghost 1 with the-franking-stamp")
    assert told(game, "monster-hurt")[0]["damage"] in (3, 4)
    assert box(game).index.standing("the-franking-stamp", "weapon_damage")


def test_the_watch_helps_once_it_is_open() -> None:
    game = of_story("the-pursers-watch").dice(*rolls(3), *rolls(3)).play(turn_of=LEV)
    carry_out(game, "adding up")
    assert asked(game).kind == "turn"
    figure(game, LEV).flipped.append("the-pursers-watch")
    carry_out(game, "adding up")
    answer(game, "use the-pursers-watch")
    assert told(game, "rerolled")


def test_grey_salt_instead_of_a_wound_once_a_game() -> None:
    game = of_story("jar-of-grey-salt", facedown=(6, 0)).play(turn_of=LEV)
    carry_out(game, "facedown damage")
    answer(game, LEAVE)
    lev = figure(game, LEV)
    assert not lev.wounded
    assert len(lev.damage_facedown) == 5
    assert told(game, "became")[0]["condition"] == "brined"
    carry_out(game, "three facedown damage")
    answer(game, LEAVE)
    assert figure(game, LEV).wounded


def test_grey_salt_keeps_a_damage_off_once_a_round() -> None:
    game = of_story("jar-of-grey-salt").play(turn_of=LEV)
    carry_out(game, "three facedown damage")
    answer(game, "use jar-of-grey-salt")
    assert len(figure(game, LEV).damage_facedown) == 2
    carry_out(game, "facedown damage")
    assert len(figure(game, LEV).damage_facedown) == 3


def test_the_loving_cup_is_kept_and_draws_the_water_folk() -> None:
    builder = of_story("the-loving-cup").monster("deep-one", "kitchen.a").monster("cultist", START)
    game = builder.play(turn_of=LEV)
    g, lev = table_of(game), figure(game, LEV)
    discard_possession(g, lev, "the-loving-cup")
    assert cards(game, LEV) == ["the-loving-cup"]
    near = {m.kind: [w.id for w in counted_as_nearest(g, m, g.playing)] for m in g.app.monsters}
    assert near == {"deep-one": [LEV], "cultist": [LEV, PEARL]}


@pytest.mark.parametrize(("successes", "clues"), [(1, 2), (0, 1)])
def test_the_marriage_register_twice_a_game(successes: int, clues: int) -> None:
    game = of_story("the-marriage-register").dice(*rolls(3, successes), *rolls(3))
    played = game.play(turn_of=LEV)
    answer(played, "use the-marriage-register 0")
    assert figure(played, LEV).clues == clues
    answer(played, "use the-marriage-register 0")
    figure(played, LEV).actions = 1
    assert len(figure(played, LEV).used) == 2


def test_the_pell_ring_spares_its_bearer() -> None:
    game = of_story("the-pell-ring").monster("deep-one-hybrid", START).play(turn_of=LEV)
    g = table_of(game)
    assert [who.id for who in investigators_with(g, g.app.monsters[0])] == [PEARL]


def test_plain_ink_takes_the_brine_away() -> None:
    game = of_story("plain-ink", conditions=["brined"]).play(turn_of=LEV)
    answer(game, "use plain-ink 0")
    assert figure(game, LEV).conditions == []
    assert cards(game, LEV) == ["plain-ink"]


def test_the_pounce_box_lets_a_failed_lore_test_pass() -> None:
    game = of_story("the-pounce-box", clues=1).dice(*rolls(3)).play(turn_of=LEV)
    carry_out(game, "lore")
    answer(game, "use the-pounce-box")
    assert len(figure(game, LEV).horror_facedown) == 1
    assert told(game, "passes-after-all")


def test_the_customs_warrant_with_persons() -> None:
    game = of_story("the-customs-warrant").token("porter", START).play(turn_of=LEV)
    answer(game, "interact porter 0")
    assert len(told(game, "rolled")[-1]["dice"]) == 6  # type: ignore[arg-type]


def test_the_powder_chest() -> None:
    builder = of_story("the-powder-chest").monster("cultist", "front-hall.b", health=9)
    builder.state.investigators[1].space = "front-hall.b"
    game = builder.dice(*rolls(3, 1)).play(turn_of=LEV)
    answer(game, "use the-powder-chest 0", "at front-hall.b")
    assert told(game, "monster-hurt")[0]["damage"] == 5
    assert len(told(game, "harm")) >= 2
    assert told(game, "rolled")[0]["who"] == PEARL
    assert "front-hall.b" in game.table.state.fire
    assert cards(game, LEV) == []


@pytest.mark.parametrize("shown", [True, False])
def test_the_whalebone_charm_gives_or_takes(shown: bool) -> None:
    builder = of_story("whalebone-charm").dice(*rolls(3, 0, 1 if shown else 0))
    game = builder.play(turn_of=LEV)
    carry_out(game, "strength")
    assert told(game, "tested")[-1]["successes"] == (1 if shown else 0)
    assert bool(told(game, "became")) is not shown


def test_the_psalter_gives_each_spell_once() -> None:
    game = of_story("the-lathe-psalter").dice(*rolls(3, 2), *rolls(3, 2)).play(turn_of=LEV)
    answer(game, "use the-lathe-psalter 0", "use the-lathe-psalter 0")
    _, first, second = cards(game, LEV)
    assert first in box(game).spells
    assert second in box(game).spells
    assert first != second
    lev = figure(game, LEV)
    lev.used |= {f"the-lathe-psalter {each}": "game" for each in box(game).spells}
    lev.actions = 1
    answer(game, "interact bench 23")
    assert "use the-lathe-psalter 0" not in asked(game).options


def test_the_handbell_sends_them_away() -> None:
    builder = of_story("sextons-handbell").monster("cultist", "front-hall.b")
    builder.state.investigators[1].space = "kitchen.a"
    game = builder.play(turn_of=LEV)
    answer(game, "use sextons-handbell 0")
    while asked(game).kind != "turn":
        answer(game, asked(game).options[0])
    assert len(figure(game, LEV).horror_facedown) == 1
    assert game.table.state.monsters["cultist 1"] != "front-hall.b" or told(game, "monster-moved")

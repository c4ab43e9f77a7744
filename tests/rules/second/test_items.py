"""Items: gained, flipped, looked at, discarded, known by their traits."""

import pytest

from madhouse.engine.forms import form
from madhouse.second.building import TableBuilder
from tests.rules.second.benches import bench, carry_out
from tests.rules.second.tables import LEV, PEARL, answer, box, cards, figure, offered, rolls, told

USES = form("use {card} {number}")


@pytest.mark.rule("2e.common-item.gain", "2e.unique-item.gain", "2e.gain.item-condition")
def test_a_gained_item_lies_faceup_in_the_play_area() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "gain crowbar", "gain watch")
    assert cards(game, LEV) == ["crowbar", "the-lathe-psalter"]
    assert figure(game, LEV).flipped == []


@pytest.mark.rule("2e.gain.clue", "2e.clue.claimed")
def test_a_gained_clue_lies_there_too() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "clue")
    assert figure(game, LEV).clues == 1


@pytest.mark.rule("2e.common-item.possession", "2e.unique-item.possession", "2e.items.collective")
def test_items_of_both_kinds_are_dropped_and_picked_up() -> None:
    game = bench(has=["crowbar", "whalebone-charm"]).play(turn_of=LEV)
    answer(game, "trade", f"{LEV} drops crowbar", f"{LEV} drops whalebone-charm")
    assert cards(game, LEV) == []
    answer(game, f"{LEV} picks up whalebone-charm")
    assert cards(game, LEV) == ["whalebone-charm"]


@pytest.mark.rule("2e.common-item.weapon-use", "2e.unique-item.weapon-use")
def test_an_item_with_an_attack_icon_is_a_weapon() -> None:
    builder = bench(has=["boning-knife", "hurricane-lamp"]).monster("cultist", "front-hall.a")
    game = builder.play(turn_of=LEV)
    assert offered(game, "attack") == [
        "attack cultist 1 unarmed",
        "attack cultist 1 with boning-knife",
    ]


@pytest.mark.rule("2e.common-item.flipped", "2e.unique-item.flipped", "2e.flip.stays")
def test_a_flipped_item_is_what_its_back_says() -> None:
    builder = bench(has=["deputys-shotgun"]).monster("cultist", "front-hall.b", health=9)
    game = builder.dice(*rolls(5, 2)).play(turn_of=LEV)
    answer(game, "attack cultist 1 with deputys-shotgun")
    (copy,) = figure(game, LEV).possessions
    assert figure(game, LEV).flipped == [copy]
    weapon = box(game).weapon(copy + "~")
    assert weapon is not None
    assert (weapon.reach, weapon.damage) == ("melee", 1)
    assert offered(game, "attack") == []  # no longer a firearm


@pytest.mark.rule("2e.conflict.flipped-traits")
def test_the_traits_of_the_side_that_shows_count() -> None:
    whole = box(bench(has=["deputys-shotgun", "clean-dressings"]).play(turn_of=LEV))
    assert whole.traits("deputys-shotgun") == ("firearm",)
    assert whole.traits("deputys-shotgun~") == ("heavy-weapon",)
    assert whole.traits("dark-lantern~") == ("equipment",)


@pytest.mark.rule("2e.conflict.pick-up-side")
def test_a_flipped_item_keeps_its_side_when_it_is_dropped_and_picked_up() -> None:
    game = bench(has=["dark-lantern"]).play(turn_of=LEV)
    answer(game, "use dark-lantern 0", "trade", f"{LEV} drops dark-lantern~")
    answer(game, f"{LEV} picks up dark-lantern~")
    assert figure(game, LEV).flipped == ["dark-lantern"]


@pytest.mark.rule(
    "2e.double-sided.look-any-time", "2e.common-item.look-at-back", "2e.unique-item.look-at-back"
)
def test_the_back_of_an_item_is_no_secret() -> None:
    whole = box(bench().play(turn_of=LEV))
    flipping = {name for name, item in whole.item_cards.items() if item.back is not None}
    assert flipping >= {"deputys-shotgun", "dark-lantern", "clean-dressings"}
    assert all(f"{name}~" in whole.sides or f"{name}-1~" in whole.sides for name in flipping)


@pytest.mark.rule("2e.common-item.discard", "2e.unique-item.discard", "2e.discard.cards")
def test_a_discarded_item_goes_back_to_its_deck() -> None:
    game = bench(has=["bromide-powders"], facedown=(0, 2)).play(turn_of=LEV)
    answer(game, "use bromide-powders 0")
    assert cards(game, LEV) == []
    assert "bromide-powders-1" in game.table.state.items


@pytest.mark.rule("2e.traits.no-own-effect", "2e.traits.referred-to", "2e.traits.example")
def test_a_trait_does_nothing_but_is_asked_for() -> None:
    builder = bench(has=["hurricane-lamp"]).darkness("front-hall.a")
    game = builder.on_top("dropped-the-lamp").play(turn_of=LEV)
    carry_out(game, "horror")
    assert cards(game, LEV) == []


@pytest.mark.rule("2e.random.item-example", "2e.random.equal-chance")
def test_a_random_item_can_be_any() -> None:
    dropped = set()
    for number in range(20):
        builder = bench(has=["crowbar", "iodine", "press-card"])
        builder.state.random.key = bytes([number]) * len(builder.state.random.key)
        game = builder.play(turn_of=LEV)
        carry_out(game, "drop by chance")
        dropped.update(game.table.state.dropped["front-hall.a"])
    assert len(dropped) == 3


@pytest.mark.rule("2e.investigator.active", "2e.investigator.collective-term")
def test_the_active_investigator_is_the_one_whose_turn_it_is() -> None:
    game = TableBuilder().investigator(LEV, at="front-hall.a")
    played = game.investigator(PEARL, at="parlour.a").play(turn_of=PEARL)
    assert played.table.state.active == PEARL
    assert played.pending[0].seats == (figure(played, PEARL).seat,)


@pytest.mark.rule("2e.discard.tokens")
def test_a_discarded_token_is_off_the_board() -> None:
    game = bench().token("drawer", "front-hall.a").dice(*rolls(4, 1)).play(turn_of=LEV)
    answer(game, "search drawer 0")
    assert "drawer" not in game.table.state.app.tokens


@pytest.mark.rule("2e.conflict.named-investigators-partial", "2e.faq.tommy-becky")
@pytest.mark.parametrize("skill", ["strength", "lore", "will"])
def test_an_item_that_names_no_test_helps_in_any(skill: str) -> None:
    game = bench(has=["lucky-half-dollar"]).play(turn_of=LEV)
    carry_out(game, skill)
    assert "use lucky-half-dollar" in game.pending[0].options


@pytest.mark.rule("2e.conflict.named-investigators-partial", "2e.test.pool-other-effects")
def test_cards_add_dice_and_take_them() -> None:
    game = bench(conditions=["upheld"], damage=["cracked-ribs"]).play(turn_of=LEV)
    carry_out(game, "will", "strength")
    assert [len(each["dice"]) for each in told(game, "rolled")] == [3, 2]  # type: ignore[arg-type]


@pytest.mark.rule("2e.component-action.card-holder", "2e.golden.component-beats-rules")
def test_a_card_speaks_of_its_owner_unless_it_says_whose() -> None:
    builder = bench(pearl="front-hall.a")
    builder.state.investigators[1].possessions.append("lucky-half-dollar")
    game = builder.dice(*rolls(3)).play(turn_of=LEV)
    carry_out(game, "strength")
    assert game.pending[0].kind == "turn"

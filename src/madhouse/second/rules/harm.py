"""Damage and Horror: cards suffered facedown or faceup, resolved, kept, flipped and discarded."""

from collections.abc import Sequence
from typing import Literal

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.engine.knowledge import forget
from madhouse.second.acting.reactions import at_moment, companions_at_moment
from madhouse.second.acting.scene import Occasion, Scene
from madhouse.second.acting.standing import standing
from madhouse.second.acting.verbs import run_all
from madhouse.second.rules.limits import look_at_limits
from madhouse.second.things.cards import HarmCard
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

Kind = Literal["damage", "horror"]
FACEUP = form("faceup {card}")
FACEDOWN = "a facedown card"


def suffer(
    g: Table,
    who: Investigator,
    damage: int = 0,
    horror: int = 0,
    *,
    facedown: bool = False,
    cause: Scene | None = None,
) -> Rule[int]:
    """Suffer the harm of one effect, all of it, before anybody looks at health and sanity
    (2e.wounded.all-damage-first, 2e.insane.all-horror-first); gives how much was suffered.

    `cause` is the scene of the instruction that inflicts it.
    """
    if who.eliminated or damage + horror <= 0:
        return 0
    occasion = Occasion(damage=damage, horror=horror, facedown=facedown)
    scene = Scene(who, occasion=occasion)
    if cause is not None:
        scene.monster, scene.mythos, scene.purpose = cause.monster, cause.mythos, cause.purpose
    if (yield from at_moment(g, who, "would-suffer", scene)):
        return 0
    yield from companions_at_moment(g, who, "would-suffer", scene)
    outermost = who.id not in g.suffering
    g.suffering.append(who.id)
    for number in range(occasion.damage):
        facedown = occasion.facedown or number < occasion.first_facedown
        yield from claim(g, who, "damage", facedown=facedown)
    for _ in range(occasion.horror):
        yield from claim(g, who, "horror", facedown=occasion.facedown)
    suffered = max(0, occasion.damage) + max(0, occasion.horror)
    if suffered:
        who.hurt += suffered
        if cause is not None:
            cause.horror += max(0, occasion.horror)
        # Whether faceup or facedown, it was suffered (2e.faq.suffering-any-side).
        yield from at_moment(g, who, "suffered", scene)
        yield from companions_at_moment(g, who, "suffered", scene)
    g.suffering.remove(who.id)
    if outermost:
        yield from look_at_limits(g, who)
    return suffered


def claim(g: Table, who: Investigator, kind: Kind, *, facedown: bool) -> Rule[None]:
    """Take the top card of a deck (2e.damage.suffer-damage, 2e.damage.suffer-horror), faceup
    unless it is said otherwise (2e.damage.faceup-default)."""
    deck = deck_of(g, kind)
    if who.eliminated or not deck:
        return
    card = deck.pop(0)
    if facedown:
        facedown_of(who, kind).append(card)
        g.tell("harm-facedown", ("2e.damage.facedown-secret",), who=who.id, harm=kind)
    else:
        yield from turn_faceup(g, who, kind, card)


def turn_faceup(g: Table, who: Investigator, kind: Kind, card: str) -> Rule[None]:
    """A card lies faceup now: resolved at once, or kept (2e.damage.resolve-immediately,
    2e.damage.keep-faceup)."""
    face = card_of(g, card)
    g.lay_before(who, faceup_of(who, kind), card)
    g.show(card)
    g.tell("harm", ("2e.damage.faceup-default",), who=who.id, harm=kind, card=face.id)
    if face.keep:
        return
    yield from run_all(g, Scene(who, card=card), face.do)
    if not face.stays and card in faceup_of(who, kind):
        turn_facedown(g, who, kind, card)  # 2e.damage.resolve-then-facedown


def turn_facedown(g: Table, who: Investigator, kind: Kind, card: str) -> bool:
    """Flip a faceup card facedown; from now on nobody may look at it, though all have seen it.
    False if something keeps it faceup (2e.damage.keep-faceup)."""
    if standing(g, who, "cannot_heal", False):
        return False
    faceup_of(who, kind).remove(card)
    facedown_of(who, kind).append(card)
    return True


def shut(g: Table, who: Investigator, kind: Kind, number: int) -> Rule[int]:
    """Flip faceup cards of one's choice facedown; gives how many were."""
    for done in range(number):
        faceup = faceup_of(who, kind)
        if not faceup or standing(g, who, "cannot_heal", False):
            return done
        options = FACEUP.each(dict.fromkeys(card_of(g, card).id for card in faceup))
        about: dict[str, Fact] = {"who": who.id, "harm": kind}
        chosen = yield from choose((who.seat,), "shut", options, "2e.flip.stays", about)
        (name,) = FACEUP.ids(chosen)
        card = next(each for each in faceup if card_of(g, each).id == name)
        turn_facedown(g, who, kind, card)
        g.tell("harm-shut", ("2e.damage.keep-faceup",), who=who.id, harm=kind, card=name)
    return number


def flip_some_faceup(g: Table, who: Investigator, kind: Kind, number: int) -> Rule[None]:
    """Turn cards faceup, picked at random of those facedown (2e.damage.flip-faceup-random)."""
    for _ in range(number):
        facedown = facedown_of(who, kind)
        if not facedown or who.eliminated:
            return
        card = facedown.pop(g.random.below(len(facedown)))
        g.seal()
        yield from turn_faceup(g, who, kind, card)


def heal(
    g: Table, who: Investigator, kind: Kind, number: int, which: str = "facedown"
) -> Rule[int]:
    """Discard cards: random facedown ones, or of choice a faceup one (2e.damage.discard-choice);
    they are shuffled into their deck (2e.damage.discard-shuffle)."""
    if standing(g, who, "cannot_heal", False):
        return 0
    number = standing(g, who, f"healing_{kind}", number, Scene(who, purpose=which))
    healed = 0
    for _ in range(number):
        card = yield from _picked(g, who, kind, which)
        if card is None:
            break
        healed += 1
        back_to_deck(g, kind, [card])
    if healed:
        g.tell("healed", ("2e.damage.discard-shuffle",), who=who.id, harm=kind, number=healed)
    return healed


def _picked(g: Table, who: Investigator, kind: Kind, which: str) -> Rule[str | None]:
    """The card to discard, taken from before the investigator."""
    faceup, facedown = faceup_of(who, kind), facedown_of(who, kind)
    options = []
    if which != "facedown":
        options += FACEUP.each(dict.fromkeys(card_of(g, card).id for card in faceup))
    if facedown and which != "faceup":
        options.append(FACEDOWN)
    if not options:
        return None
    about: dict[str, Fact] = {"who": who.id, "harm": kind}
    chosen = yield from choose((who.seat,), "heal", options, "2e.damage.discard-choice", about)
    if chosen == FACEDOWN:
        g.seal()
        card = facedown.pop(g.random.below(len(facedown)))
        forget(g.state, facedown)  # of cards once seen, nobody can tell which is left
        return card
    (name,) = FACEUP.ids(chosen)
    card = next(each for each in faceup if card_of(g, each).id == name)
    faceup.remove(card)
    return card


def back_to_deck(g: Table, kind: Kind, cards: Sequence[str]) -> None:
    """Shuffle discarded cards into their deck (2e.discard.damage-horror)."""
    if cards:
        deck = deck_of(g, kind)
        deck += cards
        g.shuffle(deck)


def deck_of(g: Table, kind: Kind) -> list[str]:
    """The Damage or the Horror deck, its top first."""
    return g.state.damage_deck if kind == "damage" else g.state.horror_deck


def faceup_of(who: Investigator, kind: Kind) -> list[str]:
    """The faceup cards of a kind before an investigator."""
    return who.damage if kind == "damage" else who.horror


def facedown_of(who: Investigator, kind: Kind) -> list[str]:
    """The facedown cards of a kind before an investigator."""
    return who.damage_facedown if kind == "damage" else who.horror_facedown


def card_of(g: Table, card: str) -> HarmCard:
    """What stands on a Damage or Horror card."""
    return g.box.damage.get(card) or g.box.horror[card]

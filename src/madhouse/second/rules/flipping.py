"""Flipping: Items show their other side, Spells and Conditions resolve a back nobody knew."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.lying import card_itself
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.verbs import run_all
from madhouse.second.rules.conditions import discard_copy
from madhouse.second.rules.elixirs import drink, pour_away
from madhouse.second.rules.harm import Kind, back_to_deck, turn_facedown
from madhouse.second.rules.possessions import discard_possession
from madhouse.second.rules.spells import resolve_back
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def owner_of(g: Table, scene: Scene, card: str) -> Investigator | None:
    """The investigator before whom a card lies; 'you' are looked at first."""
    copy = card_itself(card)
    for who in (scene.you, *g.state.investigators):
        if who is not None and copy in (
            *who.possessions,
            *g.extras.drunk.get(who.id, ()),
            *who.conditions,
            *who.damage,
            *who.horror,
        ):
            return who
    return None


def flip(g: Table, scene: Scene, card: str) -> Rule[None]:
    """Flip a card; it keeps the side it then shows until it is flipped again (2e.flip.stays)."""
    copy = card_itself(card)
    who = owner_of(g, scene, copy)
    if who is None:
        return
    if copy in g.box.spell_copies:
        yield from resolve_back(g, who, copy, scene)
    elif copy in g.box.elixir_copies:
        if copy in who.possessions:  # facedown, it is not flipped back
            yield from drink(g, who, copy, scene)
    elif copy in who.conditions:
        yield from flip_condition(g, who, g.box.front(copy))
    elif copy in who.possessions:
        turn_over(g, who, copy)
    else:
        kind: Kind = "damage" if copy in who.damage else "horror"
        if turn_facedown(g, who, kind, copy):
            front = g.box.front(copy)
            g.tell("harm-shut", ("2e.flip.stays",), who=who.id, harm=kind, card=front)


def turn_over(g: Table, who: Investigator, copy: str) -> None:
    """An Item shows its other side, whose data replace those of the first
    (2e.common-item.flipped, 2e.unique-item.flipped)."""
    if g.box.items[copy].back is None:
        return
    if copy in who.flipped:
        who.flipped.remove(copy)
    else:
        who.flipped.append(copy)
    back = copy in who.flipped
    g.tell("flipped", ("2e.flip.stays",), who=who.id, card=g.box.front(copy), back=back)


def flip_condition(g: Table, who: Investigator, name: str) -> Rule[None]:
    """Flip a Condition that an investigator has: its back is seen by all and resolved
    (2e.condition.back-secret)."""
    copy = next((each for each in who.conditions if g.box.front(each) == name), None)
    back = None if copy is None else g.condition_back(copy)
    if copy is None or back is None:
        return
    g.show(copy)
    g.tell(
        "condition-flipped",
        ("2e.condition.double-sided",),
        who=who.id,
        condition=name,
        back=back.id,
    )
    yield from run_all(g, Scene(who, card=copy), back.do)


def discard_card(g: Table, scene: Scene, card: str) -> None:
    """Discard any card that lies before an investigator (2e.discard.cards,
    2e.discard.damage-horror)."""
    copy = card_itself(card)
    who = owner_of(g, scene, copy)
    if who is None:
        return
    if copy in who.possessions:
        discard_possession(g, who, copy)
    elif copy in g.extras.drunk.get(who.id, ()):
        pour_away(g, who, copy)
    elif copy in who.conditions:
        discard_copy(g, who, copy)
    else:
        kind: Kind = "damage" if copy in who.damage else "horror"
        (who.damage if kind == "damage" else who.horror).remove(copy)
        back_to_deck(g, kind, [copy])

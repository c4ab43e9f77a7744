"""Cards that are used: what an 'Action:' or an ability is worth now, read from what it does."""

from typing import Any, cast

from madhouse.engine.clauses import Verb, parts_within
from madhouse.first.players.investigators.aims import Party
from madhouse.first.players.investigators.clues import next_clue_room
from madhouse.first.players.investigators.shelter import POWDER, blast, kindle
from madhouse.first.seen.views import HIDDEN, InvestigatorView
from madhouse.first.words.combat import StunMonster
from madhouse.first.words.corpse import DiscardCorpses
from madhouse.first.words.each import ChooseRoom
from madhouse.first.words.fire import PutOutFire, SetFire
from madhouse.first.words.harm import HealDamage, HealHorror
from madhouse.first.words.looking import (
    NameTwoRooms,
    ReadNextEvent,
    SeeChosenRoom,
    SeeKeepersMythos,
)
from madhouse.first.words.marks import Unmark
from madhouse.first.words.prowling import StunNearby
from madhouse.first.words.recovering import DiscardStun
from madhouse.first.words.rooms import LightRoom
from madhouse.first.words.spells import GainSpell
from madhouse.first.words.trauma import DiscardTrauma

IDLE = -0.2
"""What an ability is worth that would do nothing now."""
CAN = "kerosene-can"


def worth_of_card(party: Party, who: InvestigatorView, name: str) -> float:
    """What using a card would be worth: the best of what it can do here."""
    box = party.situation.house.box
    card: Any = box.carried.get(name) or box.spells.get(name)
    if card is None:
        return IDLE
    verbs = parts_within(getattr(card, "action", ()) or card, cast(type[Any], Verb))
    return max((worth_of_verb(party, who, verb) for verb in verbs), default=IDLE)


def worth_of_verb(
    party: Party, who: InvestigatorView, verb: Verb, on: InvestigatorView | None = None
) -> float:
    """What one verb is worth to him and those beside him, or to the one it is meant for."""
    view, weights, situation = party.view, party.weights, party.situation
    beside = [on] if on else [each for each in view.investigators if each.space == who.space]
    cards = situation.house.box.investigators
    match verb:
        case HealDamage(amount):
            lost = max(cards[each.id].health - each.health for each in beside)
            return weights.heal * _healed(amount, lost) - 0.5 if lost > 1 else IDLE
        case HealHorror(amount):
            lost = max(cards[each.id].sanity - each.sanity for each in beside)
            return weights.heal * _healed(amount, lost) - 0.5 if lost > 1 else IDLE
        case DiscardTrauma():
            return weights.heal * 1.5 if any(each.trauma for each in beside) else IDLE
        case DiscardStun():
            return weights.stun if who.stun else IDLE
        case StunMonster():
            near = situation.monsters_by_space.get(who.space, ())
            return weights.stun * sum(not each.stun for each in near) if near else IDLE
        case StunNearby(within):
            return _stun_one(party, who, within)
        case LightRoom():
            return _light(party, who)
        case GainSpell(spell):
            return _learn(party, who, spell)
        case SetFire():
            return _burn(party, who)
        case ChooseRoom(do=(SeeChosenRoom(),)):
            return _look_into(party, who)
        case ChooseRoom():
            return _throw(party, who)
        case SeeKeepersMythos() | ReadNextEvent():
            return weights.look
        case NameTwoRooms():
            return IDLE if next_clue_room(situation) else weights.look
        case DiscardCorpses():
            return weights.burn
        case Unmark():
            return weights.wound if view.monsters else weights.look  # a weapon is made ready
        case PutOutFire():
            return weights.fire if _fire_near(party, who) else IDLE
        case _:
            return IDLE


def _healed(amount: int | str, lost: int) -> int:
    return min(amount, lost) if isinstance(amount, int) else lost


def _learn(party: Party, who: InvestigatorView, spell: str) -> float:
    """One spell of a kind is enough, and there is a time for reading."""
    known = any(each.spell == spell for each in who.spells)
    beset = party.situation.monsters_by_space.get(who.space)
    return IDLE if known or beset or party.goals else party.weights.read


def _stun_one(party: Party, who: InvestigatorView, within: int) -> float:
    """One monster near by is held up: it need not be evaded, and strikes nobody for a while."""
    way = party.situation.house.way_to(who.space)
    near = [each for each in party.view.monsters if way[each.space] <= within]
    return party.weights.stun if any(not each.stun for each in near) else IDLE


def _look_into(party: Party, who: InvestigatorView) -> float:
    """To see from next door what lies in a room, as long as there is something to be found."""
    rooms = _near(party, who) - {party.situation.room(who)}
    hidden = any(HIDDEN in party.view.rooms[name].pile for name in rooms)
    return party.weights.look * 2 if hidden and not party.goals else IDLE


def _light(party: Party, who: InvestigatorView) -> float:
    room = party.situation.room(who)
    if not party.view.rooms[room].dark:
        return IDLE
    asked = party.goals is not None and room in party.goals.lights
    return party.weights.finish if asked else party.weights.dark


def _burn(party: Party, who: InvestigatorView) -> float:
    """Fire, where it does the most good of the rooms near by; not if the can may be needed."""
    if party.spoken_for(CAN):
        return IDLE
    return max(kindle(party, room) for room in _near(party, who)) - party.weights.fire


def _throw(party: Party, who: InvestigatorView) -> float:
    """Powder, where it does the most good; he stands clear himself."""
    if party.spoken_for(POWDER):
        return IDLE
    rooms = _near(party, who) - {party.situation.room(who)}
    return max((blast(party, room) for room in rooms), default=0.0) - 1.0


def _near(party: Party, who: InvestigatorView) -> set[str]:
    """His room, and those next to it."""
    house = party.situation.house
    spaces = house.board.rooms[house.room_of[who.space]].spaces
    return {house.room_of[near] for here in spaces for near in (here, *house.board.adjacent[here])}


def _fire_near(party: Party, who: InvestigatorView) -> bool:
    return any(party.view.rooms[room].fire for room in _near(party, who))

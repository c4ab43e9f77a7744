"""Choices that cards put to an investigator: rooms, cards, fires, monsters, this or that."""

from collections.abc import Iterator

import msgspec

from madhouse.engine.clauses import Verb, parts_within
from madhouse.first.views import HIDDEN
from madhouse.first.words.choices import Either
from madhouse.players.investigators.abilities import worth_of_verb
from madhouse.players.investigators.aims import Party
from madhouse.players.investigators.danger import Danger
from madhouse.players.investigators.fighting import blow, judge_attack
from madhouse.players.investigators.shelter import blast, kindle
from madhouse.players.judging import Verdict, verdict
from madhouse.players.keeper.harm import Victim
from madhouse.players.situation import Situation
from madhouse.players.weights import InvestigatorWeights, KeeperWeights

POWDER = "dynamite"


def judge_room(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """Powder goes where monsters are; eyes go where nobody has looked."""
    party = Party(situation, weights)
    powder = situation.decision.about.get("card") == POWDER
    for option in situation.decision.options:
        room = situation.view.rooms.get(option)
        if powder:
            yield verdict(option, "fight", blast(party, option))
        else:
            unseen = 0 if room is None else sum(card == HIDDEN for card in room.pile)
            yield verdict(option, "search", float(unseen))


def judge_fire(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """Fire is set where it hurts them most, and put out where it hurts us."""
    party = Party(situation, weights)
    sign = -1.0 if situation.decision.kind == "put-out-fire" else 1.0
    for option in situation.decision.options:
        yield verdict(option, "fight", sign * kindle(party, option))


def judge_card(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """What is taken is the best there is; what is given up, the least."""
    party, who = Party(situation, weights), situation.who()
    for option in situation.decision.options:
        words = option.split(" ")
        taking = words[0] in ("pick", "take")
        worth = _use_of(party, words[-1] if len(words) < 4 else words[1])
        if not taking and words[0] not in ("drop", "lay"):
            worth = 99.0 if who.cards else 0.0  # nothing need be given up
            taking = True
        yield verdict(option, "keep", worth if taking else -worth)


def _use_of(party: Party, card: str) -> float:
    """What a card is worth in the hand. A clue that was read may lie anywhere."""
    item = party.situation.house.box.items.get(card)
    if item is None or "clue" in item.types:
        return 0.0
    if party.spoken_for(card):
        return 9.0
    if item.weapon is not None:
        odds, damage = blow(party, party.situation.who(), card)
        return 1.0 + odds * damage
    return 2.0 if "key" in item.types else 1.5


def judge_either(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """Of two things, the one that helps more, or hurts less."""
    party, who = Party(situation, weights), situation.who()
    harm = Victim(situation, who, KeeperWeights())
    ways = _ways(situation)
    for option, verbs in zip(("the first", "the second"), ways, strict=True):
        if option in situation.decision.options:
            helped = sum(max(worth_of_verb(party, who, verb), 0.0) for verb in verbs)
            yield verdict(option, "habit", helped - harm.of(verbs))


def _ways(situation: Situation) -> tuple[tuple[Verb, ...], tuple[Verb, ...]]:
    """The two sides of the choice on the card that puts it."""
    about = situation.decision.about
    box, story = situation.house.box, situation.house.story
    name, number = str(about.get("card")).partition("#")[0], about.get("choice")
    own: dict[str, msgspec.Struct] = {event.id: event for event in story.events}
    own |= {objective.id: objective for objective in story.objectives}
    written = box.worded.get(name) or own.get(name)
    found = list(parts_within(written, Either))
    choice = found[number] if isinstance(number, int) and number < len(found) else None
    return (choice.do, choice.other) if choice is not None else ((), ())


def judge_led(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """A monster that one may lead goes away from everybody."""
    for option in situation.decision.options:
        space = option.removeprefix("to ")
        if space not in situation.room_of:
            yield verdict(option, "flee", 0.0)
            continue
        way = situation.house.way_to(space)
        near = min((way[who.space] for who in situation.view.investigators), default=0.0)
        yield verdict(option, "flee", near - 1.0)


def judge_burning(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """The dead do not get up once they are burnt."""
    for option in situation.decision.options:
        yield verdict(option, "finish", 0.0 if option in ("done", "leave it") else 1.0)


def judge_blow(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """An attack that a card grants: the best of them."""
    party, who = Party(situation, weights), situation.who()
    danger = Danger(situation, who, weights, party.mortal)
    for option in situation.decision.options:
        spoken = Verdict(option)
        judge_attack(spoken, party, danger, option.removeprefix("attack "))
        yield spoken


def judge_strongest(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """The monster that would hurt most."""
    for option in situation.decision.options:
        monster = situation.monster_called(option) if option[-1:].isdigit() else None
        yield verdict(option, "fight", situation.strength(monster) if monster else 0.0)

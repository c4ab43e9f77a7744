"""Choices that cards put to an investigator: rooms, cards, fires, monsters, this or that."""

from collections.abc import Iterator

import msgspec

from madhouse.engine.clauses import Verb, parts_within
from madhouse.first.players.harm import Victim
from madhouse.first.players.investigators.abilities import worth_of_verb
from madhouse.first.players.investigators.aims import Party
from madhouse.first.players.investigators.danger import Danger
from madhouse.first.players.investigators.fighting import judge_attack
from madhouse.first.players.investigators.shelter import (
    POWDER,
    barrier_worth,
    blast,
    kindle,
    unbarring,
)
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import InvestigatorWeights, KeeperWeights
from madhouse.first.rules.combat import ATTACK_WITH
from madhouse.first.rules.keeper_hand import DISCARD
from madhouse.first.rules.paths import TO
from madhouse.first.rules.spells import NUMBERED_CARD
from madhouse.first.seen.views import HIDDEN
from madhouse.first.things.lasting_names import face
from madhouse.first.things.plain_answers import DONE, LEAVE
from madhouse.first.words.choices import FIRST, SECOND, Either
from madhouse.first.words.stepping import SWAP_PLACES
from madhouse.players.judging import Verdict, verdict


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


def judge_either(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """Of two things, the one that helps more, or hurts less."""
    party, who = Party(situation, weights), situation.who()
    harm = Victim(situation, who, KeeperWeights())
    ways = _ways(situation)
    for option, verbs in zip((FIRST, SECOND), ways, strict=True):
        if option in situation.decision.options:
            helped = sum(max(worth_of_verb(party, who, verb), 0.0) for verb in verbs)
            yield verdict(option, "habit", helped - harm.of(verbs))


def _ways(situation: Situation) -> tuple[tuple[Verb, ...], tuple[Verb, ...]]:
    """The two sides of the choice on the card that puts it."""
    about = situation.decision.about
    box, story = situation.house.box, situation.house.story
    name, number = face(str(about.get("card"))), about.get("choice")
    own: dict[str, msgspec.Struct] = {event.id: event for event in story.events}
    own |= {objective.id: objective for objective in story.objectives}
    written = box.worded.get(name) or own.get(name)
    found = list(parts_within(written, Either))
    choice = found[number] if isinstance(number, int) and number < len(found) else None
    return (choice.do, choice.other) if choice is not None else ((), ())


def judge_led(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """A monster that one may lead goes away from everybody."""
    for option in situation.decision.options:
        step = TO.read(option)
        if step is None:
            yield verdict(option, "flee", 0.0)
            continue
        way = situation.house.way_to(step["space"])
        near = min((way[who.space] for who in situation.view.investigators), default=0.0)
        yield verdict(option, "flee", near - 1.0)


def judge_burning(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """The dead do not get up once they are burnt."""
    for option in situation.decision.options:
        yield verdict(option, "finish", 0.0 if option in (DONE, LEAVE) else 1.0)


def judge_blow(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """An attack that a card grants: the best of them."""
    party, who = Party(situation, weights), situation.who()
    danger = Danger(situation, who, weights, party.mortal)
    for option in situation.decision.options:
        spoken = Verdict(option)
        monster, card = ATTACK_WITH.ids(option)
        judge_attack(spoken, party, danger, situation.monster_called(monster), card)
        yield spoken


def judge_cure(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """Of several traumas the one that hampers most, and of that which he has less left of."""
    trauma, who = situation.house.box.trauma, situation.who()
    for option in situation.decision.options:
        (name,) = DISCARD.ids(option)
        card = trauma[name]
        few = who.health if card.kind == "injury" else who.sanity
        yield verdict(option, "help", len(card.standing) + len(card.when) - 0.5 * few)


def judge_barrier(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """A barrier that a card lets him move: before the door, or off it, where it does most good."""
    party = Party(situation, weights)
    for option in situation.decision.options:
        yield verdict(option, "bar", barrier_worth(party, option))


def judge_put_back(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """A barrier that must come off its door: the one that keeps out least."""
    party = Party(situation, weights)
    for option in situation.decision.options:
        yield verdict(option, "clear", unbarring(party, option))


def judge_swap(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:
    """To change places with a monster: what draws him there, what waits, and whom it would join."""
    party, who = Party(situation, weights), situation.who()
    danger = Danger(situation, who, weights, party.mortal)
    number = situation.decision.about.get("monster")
    there = situation.monsters[number].space if isinstance(number, int) else who.space
    for option in situation.decision.options:
        here, left = (there, who.space) if option == SWAP_PLACES else (who.space, there)
        joined = sum(each.space == left for each in party.view.investigators if each is not who)
        pull, why = party.pull(who, here)
        others = len(situation.monsters_by_space.get(here, ())) - (here == there)
        yield verdict(
            option, why or "flee", weights.step * pull - danger.harm(1.0) * (others + joined)
        )


def judge_glimpse(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """A look at one card of a pile: one not seen before, the deeper the better."""
    room = situation.view.rooms[str(situation.decision.about["room"])]
    for option in situation.decision.options:
        (number,) = NUMBERED_CARD.ids(option)
        place = int(number)
        unseen = room.pile[place - 1] == HIDDEN
        # What lies on top is found by whoever explores; what lies deep may be behind an obstacle.
        yield verdict(option, "search", unseen + 0.1 * place)


def judge_strongest(situation: Situation, weights: InvestigatorWeights) -> Iterator[Verdict]:  # noqa: ARG001
    """The monster that would hurt most."""
    for option in situation.decision.options:
        yield verdict(option, "fight", situation.strength(situation.monster_called(option)))

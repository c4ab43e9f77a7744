"""Fighting: whether an attack is worth the Action Step."""

from madhouse.first.players.investigators.aims import Party
from madhouse.first.players.investigators.danger import HITS, Danger
from madhouse.first.seen.views import InvestigatorView, MonsterView
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.cards import Item
from madhouse.players.judging import Verdict

FISTS = 1.4  # damage that bare hands do on the whole
SPELL = 2.0  # that a spell does
ANSWERED = 0.4  # how often a blow that fails is paid for with the damage of the monster


def judge_attack(
    spoken: Verdict, party: Party, danger: Danger, monster: MonsterView, card: str = ""
) -> None:
    """The odds of a blow with a card, or bare hands; what it does, and what it may cost."""
    situation, weights = party.situation, party.weights
    odds, damage = blow(party, danger.who, card)
    spoken.odds = odds
    left = situation.health_left(monster)
    share = min(damage / left, 1.0)
    worth = weights.kill if damage >= left else weights.wound * damage
    spoken.add("fight", odds * (worth + share * menace(party, danger, monster)))
    spoken.add("risk", -(1 - odds) * ANSWERED * danger.harm(situation.strength(monster)))
    if party.goals and monster.name and monster.name in party.goals.prey:
        spoken.add("hunt", odds * share * weights.hunt)


def blow(party: Party, who: InvestigatorView, card: str) -> tuple[float, float]:
    """The odds of an attack with a card, or bare hands, and the damage it does."""
    situation = party.situation
    item: Item | None = situation.house.box.items.get(card)
    if item is not None and item.weapon is not None:
        ranged = item.weapon.kind == "ranged"
        attribute = Attribute.MARKSMANSHIP if ranged else Attribute.STRENGTH
        return situation.fighting_odds(who, attribute), float(item.weapon.damage)
    if card:
        return situation.fighting_odds(who, Attribute.LORE), SPELL
    return situation.fighting_odds(who, Attribute.STRENGTH), FISTS


def menace(party: Party, danger: Danger, monster: MonsterView) -> float:
    """What a monster would go on to cost: more if it stands with us, or in a room we hold."""
    cost = danger.harm(party.situation.strength(monster)) * HITS
    near = monster.space == danger.who.space
    worth = cost * (2.0 if near else 1.0)
    if party.goals and party.situation.room(monster) in party.goals.keepers_rooms:
        worth += party.weights.hold / 3
    return worth


def best_blow(party: Party, who: InvestigatorView) -> float:
    """The damage he may expect of his best attack; what makes one a fighter."""
    cards = ["", *who.cards]
    return max(odds * damage for odds, damage in (blow(party, who, card) for card in cards))

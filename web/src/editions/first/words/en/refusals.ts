// Why something cannot be done now, in a sentence: by the rule that stands against it.

/** What the sentence may speak of: what the card costs and what the keeper has, and the condition of it that is not met. */
export interface Matter {
  cost: number
  threat: number
  only: string
}

const dear = ({ cost, threat }: Matter) => `It costs ${cost} threat, and you have ${threat || 'none'}.`
const unmet =
  (otherwise: string) =>
  ({ only }: Matter) =>
    only || otherwise
const same = (text: string) => () => text

export const refusals = {
  label: 'Not now.',
  rules: {
    '1e.move.two-per-turn': same('Both steps of this turn are taken.'),
    '1e.stun.investigator-move': same('Whoever is stunned takes one step only.'),
    '1e.hiding.restrictions': same('Not out of hiding. Come out first.'),
    '1e.conflict.lock-retry': same('Its lock held. It stays closed to you for this turn.'),
    '1e.barrier.no-passage': same('A barrier blocks that door.'),
    '1e.move.sealed-door': same('That door is sealed for good.'),
    '1e.move.one-space': same('It is more than one step away.'),
    '1e.move.adjacent-line-or-door': same('No single step leads there. A step goes over a dotted line or through a door.'),
    '1e.monster-move.adjacent': same('It cannot get that far.'),
    '1e.monster-move.walls': same('Walls and sealed doors stop monsters too.'),
    '1e.open.card-overrides': unmet('Its own nature or a card keeps it from that.'),
    '1e.mythos.pay-cost': dear,
    '1e.mythos.requirement': unmet('What the card asks for is missing.'),
    '1e.keeper-action.one-at-a-time': dear,
    '1e.open.keeper-action-repeat': same('It is used once a turn, and has been.'),
    '1e.trauma.threshold': same('It is too strong for somebody in such health.'),
    '1e.trauma.injury': same('An injury follows damage, and this is horror.'),
    '1e.trauma.insanity': same('An insanity follows horror, and this is damage.'),
    '1e.action.one-per-turn': same('The action of this turn is spent.'),
    '1e.action.explore': same('No card lies here to be found.'),
    '1e.darkness.explore-cost': same('In the dark it takes a step as well, and none is left.'),
    '1e.action.drop': same('You carry nothing that could be put down.'),
    '1e.action.card-ability': unmet('There is nothing here for it to work on.'),
    '1e.spell.cast': same('It is cast on a monster, and none is within its reach.'),
    '1e.attack.choose-weapon': same('It strikes at nothing here.'),
    '1e.range.door-blocks': same('A door lies between.'),
    '1e.range.count': same('It is too far away.'),
    '1e.range.needs-los': same('Nothing is in sight.'),
  } as Record<string, (matter: Matter) => string>,
  /** What needs no asking. */
  mythosLater: 'It is played in an investigator’s turn, when you are asked.',
  traumaLater: 'It is played when an investigator takes damage or horror.',
  answerFirst: 'First answer what is asked.',
  actionLater: 'It is for your own turn.',
  ownTurn: 'It is for your own turn.',
  noMonsterHere: 'No monster is in your space.',
  nothingToStrike: 'There is nothing to strike at.',
}

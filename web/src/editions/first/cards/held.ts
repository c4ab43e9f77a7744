// The cards that lie before somebody, with what can be done with each now.
import { chosenBy, type Held } from '../../../cards/held'
import type { Choice } from '../../../panel/choices'
import type { PickChoice } from '../../../panel/choosing.svelte'
import type { CardText } from '../../../protocol'
import type { InvestigatorView } from '../view'
import { HIDDEN } from '../../../view'
import type { Table } from '../table'

function held(table: Table, id: string, key: string, choices: Choice[], pick: PickChoice): Held {
  const choice = choices.find((each) => each.card === id)
  return {
    id: key,
    card: table.cards[id],
    facedown: id === HIDDEN,
    ...chosenBy(choice, pick),
  }
}

/** What an investigator carries and suffers, also of what was played on them. */
export function investigatorHand(table: Table, who: InvestigatorView, choices: Choice[], pick: PickChoice): Held[] {
  const own = who.player === table.sitting ? choices : []
  const all = [
    ...who.cards.map((id) => ({ ...held(table, id, id, own, pick), used: who.spent[id] })),
    ...who.spells.map(({ spell }, i) => held(table, spell, `${spell}-${i}`, own, pick)),
    ...who.trauma.map((id) => held(table, id, id, own, pick)),
    ...who.facedown.map((id, i) => held(table, id, `facedown-${i}`, own, pick)),
    ...who.played_on.map((id) => held(table, id, `played-on-${id}`, [], pick)),
  ]
  // what is never played, or is somebody else's, is not refused
  const refused = (card: CardText) => (who.player === table.sitting && card.used ? { refused: card.id } : {})
  return all.map((each) => (each.card && !each.playable ? { ...each, ...refused(each.card) } : each))
}

function keepers(table: Table, id: string, key: string, choices: Choice[], pick: PickChoice): Held {
  const one = held(table, id, key, choices, pick)
  return one.card && !one.playable ? { ...one, dim: true, refused: id } : one
}

function costly(table: Table, id: string, key: string, choices: Choice[], pick: PickChoice): Held {
  const choice = choices.find((each) => each.card === id)
  const one = keepers(table, id, key, choices, pick)
  // what the keeper's answers make of an action stands with its choice
  const card = one.card && choice?.detail ? { ...one.card, only: '', lines: [{ lead: '', text: choice.detail }] } : one.card
  return { ...one, card, cost: choice?.cost ?? table.view?.keeper.costs[id] ?? one.card?.numbers.cost }
}

/** The keeper's action cards lie open before him all evening. */
export function keeperActions(table: Table, choices: Choice[], pick: PickChoice): Held[] {
  return (table.view?.keeper.actions ?? []).map((id) => costly(table, id, id, choices, pick))
}

export function keeperHand(table: Table, kind: 'mythos' | 'trauma', choices: Choice[], pick: PickChoice): Held[] {
  const cards = table.view?.keeper[kind] ?? []
  return cards.map((id, i) => (kind === 'mythos' ? costly : keepers)(table, id, `${id}-${i}`, choices, pick))
}

// The cards before an investigator: what was suffered and is carried, with what can be done with each now.
import { chosenBy, type Held, type Row } from '../../../cards/held'
import type { Choice } from '../../../panel/choices'
import type { PickChoice } from '../../../panel/choosing.svelte'
import { HIDDEN } from '../../../view'
import type { Table } from '../table'
import type { SecondConditionView, SecondInvestigatorView, SecondPossessionView } from '../view'
import { drunkBy, keyed } from '../investigator/extras'
import { deckIcon } from '../pieces/decks'
import { IRON } from '../pieces/tokens'
import { words } from '../words'

/** Cards that lie together; `id` is what they are. */
export interface Fan extends Row {
  id: 'damage' | 'horror' | 'conditions' | 'drunk' | 'carried'
}

type Lay = (card: string, key: string) => Held

/** Whose choices these are, they are lit for. */
export function fansOf(table: Table, who: SecondInvestigatorView, choices: Choice[], pick: PickChoice): Fan[] {
  const own = who.seat === table.sitting && (table.question?.about.who ?? who.id) === who.id ? choices : []
  const lay: Lay = (card, key) => ({ id: key, card: table.cards[card], ...chosenBy(own.find((each) => each.card === card), pick) })
  const w = words.table.self
  const keys = keyed(table.view, who.id, who.possessions.map(({ card }) => card))
  return [
    { id: 'damage', title: `${w.damageTitle}, ${w.upAndDown(who.damage.length, who.damage_facedown)}`, cards: harm(lay, 'damage', who.damage, who.damage_facedown), named: true },
    { id: 'horror', title: `${w.horrorTitle}, ${w.upAndDown(who.horror.length, who.horror_facedown)}`, cards: harm(lay, 'horror', who.horror, who.horror_facedown), named: true },
    { id: 'conditions', title: w.conditions(who.conditions.length), cards: who.conditions.map((each, at) => condition(table, lay, each, at)), named: true },
    { id: 'drunk', title: w.drunk, cards: drunkBy(table.view, who.id).map(({ card, back }, at) => ({ ...lay(back, `${back}-${at}`), back: table.cards[card] })), named: true },
    { id: 'carried', title: w.carried, cards: who.possessions.map((each, at) => ({ ...possession(lay, each, at), ...(keys[at] ? { token: IRON.key } : {}) })), named: true },
  ]
}

/** Face up they can be read; face down one counts them. */
function harm(lay: Lay, deck: string, up: string[], down: number): Held[] {
  return [...up.map((card, at) => lay(card, `${card}-${at}`)), ...Array.from({ length: down }, (_, at): Held => ({ id: `${deck}-down-${at}`, card: undefined, deck, facedown: true }))]
}

/** Whoever may look behind it reads both sides. */
function condition(table: Table, lay: Lay, { card, back }: SecondConditionView, at: number): Held {
  const behind = back && back !== HIDDEN ? table.cards[back] : undefined
  return { ...lay(card, `${card}-${at}`), ...(behind ? { back: behind } : {}) }
}

function possession(lay: Lay, { card, flipped, spent }: SecondPossessionView, at: number): Held {
  return { ...lay(card, `${card}-${at}`), dim: flipped, used: spent || undefined }
}

/** In one line the open ones are told by name, and by a sign how many lie facedown. */
export function inOneLine(fans: Fan[]): Row[] {
  return fans.flatMap(({ title, id, cards }) => [
    { title: words.table.self.down[id] ?? '', cards: cards.filter((each) => each.facedown), named: false, icon: id === 'damage' || id === 'horror' ? deckIcon(id) : undefined },
    { title, cards: cards.filter((each) => !each.facedown), named: true },
  ])
}

/** How much of a row such a fan takes when nothing overlaps. */
export const widthOf = (cards: Held[], card: number, tucked: number): number => {
  const open = cards.filter((each) => !each.facedown).length
  return (open ? open * (card + 8) : card + 8 - tucked) + (cards.length - open) * tucked
}

/** The least of it: of those that lie open one is seen whole, and each of the others looks out so far. */
export const leastOf = (cards: Held[], card: number, tucked: number): number => card + 2 + cards.filter((each) => each.facedown).length * tucked

// The keeper's story choices in words, as far as a view shows them.
import type { View } from '../../../protocol'
import { HIDDEN } from '../../../view'
import type { Table } from '../table'

export interface Answer {
  id: string
  /** The number of the question and the letter of the answer. */
  mark: string
  question: string
  answer: string
}

/** Their words come as cards, one for each answer that may be known. */
export function answersOf(table: Table, view: View): Answer[] {
  return Object.entries(view.keeper.answers)
    .filter(([, letter]) => letter !== HIDDEN)
    .map(([number, letter]) => {
      const id = `answer ${number} ${letter}`
      const card = table.cards[id]
      return { id, mark: `${number}${letter.toLowerCase()}`, question: card?.name ?? '', answer: card?.text ?? '' }
    })
}

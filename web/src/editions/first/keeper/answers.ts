// The keeper's story choices in words, as far as a view shows them.
import type { CardText } from '../../../protocol'
import type { View } from '../view'
import type { Table } from '../table'

/** Their words come as cards, one for each answer that may be known: its name is the question. */
export function answersOf(table: Table, { keeper }: View): CardText[] {
  return keeper.answer_cards.flatMap((id) => table.cards[id] ?? [])
}

// What only the keeper sees: what lies under the backs in a room.
import { HIDDEN } from '../../../view'
import { isKeeper, type Table } from '../table'
import { words } from '../words'

/** The lock and the cards by name; that there is nothing is said only where there is nothing else. */
export function secrets(table: Table, room: string): string[] {
  const here = table.view?.rooms[room]
  if (!isKeeper(table) || !here) return []
  const cards = [here.lock, ...here.pile].filter((card) => card && card !== HIDDEN)
  const worth = cards.filter((card) => !table.cards[card]?.nothing)
  return worth.length || !cards.length ? worth.map((card) => table.nameOf(card)) : [words.table.keeperSide.nothingThere]
}

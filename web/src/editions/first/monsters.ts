// The numbers of a monster, as far as whoever looks may know them.
import type { AnyIcon } from '../../icons/icons'
import type { MonsterView } from './view'
import { words } from './words'

/** One of its numbers, with the word for it. */
export interface Figure {
  icon: AnyIcon
  word: string
  /** What the number is for. */
  what: string
  number: string
}

const told = words.table.keeperSide
const signed = (n: number | undefined) => (n === undefined ? '' : n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
const plain = (n: number | undefined) => (n === undefined ? '' : String(n))

/** Health, evade, horror and harm, in this order; '' for one that is hidden from whoever looks. */
export function figuresOf({ numbers, health, damage }: Pick<MonsterView, 'numbers' | 'health' | 'damage'>): Figure[] {
  const left = health === null ? plain(numbers.health) : damage ? `${health - damage}/${health}` : String(health)
  const figures: [AnyIcon, keyof typeof told.columns, string][] = [
    ['hearts', 'health', left],
    ['third-eye', 'awareness', signed(numbers.awareness)],
    ['terror', 'horror', signed(numbers.horror)],
    ['fist', 'damage', plain(numbers.damage)],
  ]
  return figures.map(([icon, column, number]) => ({ icon, word: told.columns[column], what: told.columnsMean[column], number }))
}

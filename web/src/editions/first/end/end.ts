// How an evening of the first edition ended.
import type { View } from '../view'
import type { Seat } from '../../../protocol'
import type { EndFace } from '../../face'
import { KEEPER, type Table } from '../table'
import { words } from '../words'
import Hidden from './Hidden.svelte'
import Numbers from './Numbers.svelte'
import Story from './Story.svelte'

const text = words.screens.end
const INK: Record<string, string> = { investigators: '#3f5a2f', keeper: 'var(--ink-red)' }

function told(table: Table) {
  const last = table.lines.findLast((line) => line.kind === 'game-over')
  const winner = String(last?.facts.winner ?? '')
  return { ink: INK[winner] ?? '', title: text.won[winner] ?? text.nobody, reason: last?.came[0] ?? '' }
}

function won(table: Table, seat: Seat): boolean {
  const winner = String(table.lines.findLast((line) => line.kind === 'game-over')?.facts.winner ?? '')
  return winner === (seat === KEEPER ? KEEPER : 'investigators')
}

const end: EndFace = {
  eyes: () => KEEPER,
  told,
  won,
  sections: [
    { id: 'story', title: text.sections.story, Part: Story },
    { id: 'hidden', title: text.sections.hidden, Part: Hidden },
    { id: 'numbers', title: text.sections.numbers, Part: Numbers },
  ],
  again: (table: Table, plan) => {
    const { edition, story, agreements, seats } = table.view as View
    return { edition, story, agreements, seats: Object.fromEntries(seats.map((seat) => [seat, plan(seat)])) }
  },
}

export default end

// How an evening of the second edition ended.
import type { NewGame, Seat } from '../../../protocol'
import type { EndFace } from '../../face'
import { runFrom, type Table } from '../table'
import type { View } from '../view'
import { words } from '../words'
import Hidden from './Hidden.svelte'
import Numbers from './Numbers.svelte'
import Story from './Story.svelte'

const text = words.screens.end

/** The group has won or lost; what single ones wanted is told apart. */
const isWon = ({ lines }: Table) => lines.findLast((line) => line.kind === 'ending')?.facts.won === true

function told(table: Table) {
  const ending = table.lines.findLast((line) => line.kind === 'ending')
  const won = isWon(table)
  return { ink: won ? '#3f5a2f' : 'var(--ink-red)', title: ending?.title || (won ? text.won : text.lost), reason: table.lines.findLast((line) => line.kind === 'winners')?.text ?? '' }
}

const end: EndFace = {
  eyes: (table: Table) => table.sitting,
  told,
  won: (table: Table, seat: Seat) => runFrom(table, seat).some(({ id }) => table.view?.winners.includes(id)),
  sections: [
    { id: 'story', title: text.sections.story, Part: Story },
    { id: 'hidden', title: text.sections.hidden, Part: Hidden },
    { id: 'numbers', title: text.sections.numbers, Part: Numbers },
  ],
  again: (table: Table, plan): NewGame => {
    const { edition, story, seats, hands, investigators } = table.view as View
    return { edition, story, hands, runs: investigators.map((each) => each.seat), seats: Object.fromEntries(seats.map((seat) => [seat, plan(seat)])) }
  },
}

export default end

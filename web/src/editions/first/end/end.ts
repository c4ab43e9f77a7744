// How an evening of the first edition ended.
import type { View } from '../../../protocol'
import type { EndFace } from '../../face'
import { KEEPER, type Table } from '../table'
import { words } from '../words'
import Hidden from './Hidden.svelte'
import Numbers from './Numbers.svelte'
import Story from './Story.svelte'

const text = words.screens.end

function told(table: Table) {
  const facts = table.lines.findLast((line) => line.kind === 'game-over')?.facts
  const winner = String(facts?.winner ?? '')
  const cause = String(facts?.reason ?? '')
  const objective = table.cards[String(facts?.objective ?? '')]
  // the line of the objective that has come true
  const fulfilled = objective?.goals[winner] ?? ''
  const met = cause ? text.objectiveMet(table.nameOf(cause), fulfilled) : ''
  return { css: winner, title: text.won[winner] ?? text.nobody, reason: text.reasons[cause] ?? met }
}

const end: EndFace = {
  eyes: () => KEEPER,
  told,
  sections: [
    { id: 'story', title: text.sections.story, Part: Story },
    { id: 'hidden', title: text.sections.hidden, Part: Hidden },
    { id: 'numbers', title: text.sections.numbers, Part: Numbers },
  ],
  again: (table: Table, plan) => {
    const { story, options, seats } = table.view as View
    return { story, agreements: options, seats: Object.fromEntries(seats.map((seat) => [seat, plan(seat)])) }
  },
}

export default end

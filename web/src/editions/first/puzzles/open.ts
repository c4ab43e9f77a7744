// Whether somebody works at a puzzle, and who.
import type { Question } from '../../../protocol'
import { legalSteps } from '../../../puzzles/legal'
import type { OpenPuzzle, PastPuzzle } from '../../../puzzles/open'
import { portrait } from '../looks'
import type { Table } from '../table'
import { attemptNow } from './attempt'
import { finished } from './finished'

const ENDS = new Set(['puzzle-solved', 'puzzle-unsolved'])

/** The puzzle before this seat, or the one that another works at. */
export function puzzleOf(table: Table): OpenPuzzle | undefined {
  const at = workedAt(table)
  if (!at || !table.view) return undefined
  const { card, question } = at
  const { puzzles, pieces } = table.view
  const attempt = attemptNow(table.lines)
  const who = String(question?.about.who ?? attempt?.who ?? '')
  const left = Number(question?.about.left ?? attempt?.left ?? 0)
  return {
    card,
    question,
    lying: puzzles.find((each) => each.card === card),
    who: { name: table.nameOf(who), icon: portrait(table, who), look: table.shown(table.view.investigators.find((each) => each.id === who)?.player ?? '').look },
    left,
    had: attempt?.had ?? left,
    legal: legalSteps(question),
    pieces,
    luck: table.view.investigators.find((each) => each.id === who)?.attributes.luck,
    helped: question?.hint ?? false,
  }
}

function workedAt(table: Table): { card: string; question: Question | undefined } | undefined {
  const question = table.question
  if (question?.puzzle) return { card: question.puzzle, question }
  const last = table.lines.findLast((line) => line.kind === 'puzzle-attempt' || ENDS.has(line.kind))
  if (last?.kind !== 'puzzle-attempt' || typeof last.facts.card !== 'string') return undefined
  return table.view?.puzzles.some((each) => each.card === last.facts.card) ? { card: last.facts.card, question: undefined } : undefined
}

/** What somebody worked at then, and once more when it had just been solved. */
export function pastPuzzle(table: Table, news: number[]): PastPuzzle | undefined {
  const open = workedAt(table)
  const last = table.lines.findLast((line) => line.kind === 'puzzle-step' || line.kind === 'puzzle-solved')
  const solved = last?.kind === 'puzzle-solved' && news.includes(last.number) ? finished(last) : undefined
  const lying = open ? table.view?.puzzles.find((each) => each.card === open.card) : solved
  return lying && { lying, left: attemptNow(table.lines) }
}

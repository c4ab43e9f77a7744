// Whether somebody works at a puzzle, and who.
import type { Question } from '../../../protocol'
import type { Table } from '../../../table.svelte'

export interface OpenPuzzle {
  card: string
  /** Only its player may touch it. */
  question: Question | undefined
}

const ENDS = new Set(['puzzle-solved', 'puzzle-unsolved'])

/** The puzzle before this seat, or the one that another works at. */
export function puzzleOf(table: Table): OpenPuzzle | undefined {
  const question = table.question
  const card = question?.about.card
  if (question && (question.kind === 'puzzle' || question.kind === 'replace-piece') && typeof card === 'string') return { card, question }
  const last = table.lines.findLast((line) => line.kind === 'puzzle-attempt' || ENDS.has(line.kind))
  if (last?.kind !== 'puzzle-attempt' || typeof last.facts.card !== 'string') return undefined
  return table.view?.puzzles.some((each) => each.card === last.facts.card) ? { card: last.facts.card, question: undefined } : undefined
}

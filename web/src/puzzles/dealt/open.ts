// The puzzle that somebody works at, where it was dealt and not taken from a box: the view says how it lies.
import type { AttemptShape, DealtShape } from '../../protocol'
import type { Table } from '../../table.svelte'
import { words } from '../../words'
import type { OpenPuzzle, PastPuzzle } from '../open'

export function dealtPuzzle(table: Table): OpenPuzzle | undefined {
  const at = table.view?.puzzle
  if (!at) return undefined
  const question = table.question?.puzzle ? table.question : undefined
  const { name, icon, look } = table.shown(whoWorks(table) || at.seat)
  return { title: titleOf(table, at.lies), question, who: { name, icon, look }, ...stepsOf(at), helped: question?.hint ?? false, lies: { dealt: at.lies } }
}

export function pastDealt(table: Table): PastPuzzle | undefined {
  const at = table.view?.puzzle
  if (!at) return undefined
  const { left, had } = stepsOf(at)
  return { title: titleOf(table, at.lies), lies: { dealt: at.lies }, ...(left === null ? {} : { left: { left, had } }) }
}

const stepsOf = ({ left, taken }: AttemptShape) => ({ left, had: (left ?? 0) + taken })

const begun = ({ lines }: Table) => lines.findLast((line) => line.kind === 'puzzle-attempt')

/** Of those that are run from the seat, whoever began. */
function whoWorks(table: Table): string {
  const who = String(begun(table)?.facts.who ?? '')
  return table.face!.seats.order(table.view!).includes(who) ? who : ''
}

/** What the log called it when the attempt began. */
function titleOf(table: Table, { kind }: DealtShape): string {
  return begun(table)?.title || (words.puzzles.kinds[kind] ?? '')
}

// Whether somebody works at a puzzle, and who.
import type { LyingPuzzle, OpenPuzzle, PastPuzzle } from '../../../puzzles/open'
import { portrait } from '../looks'
import type { Table } from '../table'
import { finished } from './finished'

/** The puzzle before this seat, or the one that another works at. */
export function puzzleOf(table: Table): OpenPuzzle | undefined {
  const asked = table.question?.puzzle ? table.question : undefined
  const { puzzles = [], pieces = {}, investigators = [] } = table.view ?? {}
  const lying = puzzles.find((each) => (asked ? each.card === asked.puzzle : each.who))
  if (!lying) return undefined
  const { card, left, had } = lying
  const who = investigators.find((each) => each.id === lying.who)
  return {
    title: table.nameOf(card),
    question: asked,
    who: { name: table.nameOf(lying.who), icon: portrait(table, lying.who), look: table.shown(who?.player ?? '').look },
    left,
    had,
    helped: asked?.hint ?? false,
    lies: { lying, unused: pieces },
  }
}

/** What somebody worked at then, and once more when it had just been solved. */
export function pastPuzzle(table: Table, news: number[]): PastPuzzle | undefined {
  const lying = table.view?.puzzles.find((each) => each.who)
  if (lying) return { ...past(table, lying), left: lying }
  const last = table.lines.findLast((line) => line.kind === 'puzzle-step' || line.kind === 'puzzle-solved')
  const solved = last?.kind === 'puzzle-solved' && news.includes(last.number) ? finished(last) : undefined
  return solved && past(table, solved)
}

const past = (table: Table, lying: LyingPuzzle): PastPuzzle => ({ title: table.nameOf(lying.card), lies: { lying, unused: {} } })

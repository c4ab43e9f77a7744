// A puzzle that somebody works at, as it lies open over the table.
import type { AnyIcon } from '../icons/icons'
import type { PuzzleView, Question, SeatLook } from '../protocol'
import type { Legal } from './legal'

export interface OpenPuzzle {
  card: string
  /** Only its player may touch it. */
  question: Question | undefined
  lying: PuzzleView | undefined
  who: { name: string; icon: AnyIcon; look: SeatLook }
  /** Steps that are left, of how many. */
  left: number
  had: number
  legal: Legal
  /** Unused pieces, by kind of puzzle. */
  pieces: Record<string, string[]>
  /** How many steps a skill point brings. */
  luck: number | undefined
  /** The table has agreed on help with puzzles. */
  helped: boolean
}

/** A puzzle at some moment of an evening that is over. */
export interface PastPuzzle {
  lying: PuzzleView
  left?: { left: number; had: number } | undefined
}

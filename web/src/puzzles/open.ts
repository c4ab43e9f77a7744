// A puzzle that somebody works at, as it lies open over the table.
import type { AnyIcon } from '../icons/icons'
import type { DealtShape, Question, SeatLook } from '../protocol'

/** A puzzle of the box as it lies before its player. */
export interface LyingPuzzle {
  card: string
  puzzle: string
  /** By slot: the piece, and its quarter turns clockwise. */
  pieces: string[]
  turns: number[]
  /** How often the setup tile was turned. */
  tile: number
  drawn: string | null
}

export interface OpenPuzzle {
  title: string
  /** Only its player may touch it. */
  question: Question | undefined
  who: { name: string; icon: AnyIcon; look: SeatLook }
  /** Steps that are left, of how many; none where people count their own. */
  left: number | null
  had: number
  /** The table has agreed on help with puzzles. */
  helped: boolean
  lies: Lies
}

/** Pieces of the box, with those that are unused by kind of puzzle; or a puzzle that was dealt. */
export type Lies = { lying: LyingPuzzle; unused: Record<string, string[]> } | { dealt: DealtShape }

/** A puzzle at some moment of an evening that is over. */
export interface PastPuzzle {
  title: string
  lies: Lies
  left?: { left: number; had: number } | undefined
}

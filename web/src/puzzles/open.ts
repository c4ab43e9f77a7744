// A puzzle that somebody works at, as it lies open over the table.
import type { AnyIcon } from '../icons/icons'
import type { Question, SeatLook } from '../protocol'
import type { Legal } from './legal'

/** A puzzle as it lies before its player. */
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
  card: string
  /** Only its player may touch it. */
  question: Question | undefined
  lying: LyingPuzzle | undefined
  who: { name: string; icon: AnyIcon; look: SeatLook }
  /** Steps that are left, of how many. */
  left: number
  had: number
  legal: Legal
  /** Unused pieces, by kind of puzzle. */
  pieces: Record<string, string[]>
  /** The table has agreed on help with puzzles. */
  helped: boolean
}

/** A puzzle at some moment of an evening that is over. */
export interface PastPuzzle {
  lying: LyingPuzzle
  left?: { left: number; had: number } | undefined
}

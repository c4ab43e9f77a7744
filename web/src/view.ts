// What the shell knows of a view: parts that any edition's may have. An edition knows all of its own.
import type { AttemptShape, BoardShape, Seat } from './protocol'

export interface SeenView {
  /** Whose rules are played; '' for those of the usual one. */
  edition?: string
  story?: string
  seats?: Seat[]
  round?: number
  waiting?: Seat[]
  result?: [winner: string, reason: string] | null
  /** None where the game is played without one. */
  board?: BoardShape | null
  /** The puzzle that somebody works at, if it was dealt. */
  puzzle?: AttemptShape | null
  /** Ids of its doors. */
  open_doors?: string[]
}

/** What is shown in place of a face that a seat does not know. */
export const HIDDEN = '?'

// The evenings that were played to their end in this browser: what, as whom, against whom, and how it went.
import { kept } from './kept.svelte'
const KEY = 'madhouse.played'
const BEGUN = 'madhouse.edition'

export interface Played {
  game: string
  edition: string
  story: string
  /** The role of whoever sat here. */
  role: string
  /** Whether his side has won. */
  won: boolean
}

/** The oldest first. */
export function playedHere(): Played[] {
  try {
    return JSON.parse(kept.getItem(KEY) ?? '[]') as Played[]
  } catch {
    return []
  }
}

/** The edition of the evening that was last begun here; none was begun by who is new. */
export const lastEdition = (): string | undefined => kept.getItem(BEGUN) ?? playedHere().at(-1)?.edition

export function noteBegun(edition: string) {
  kept.setItem(BEGUN, edition)
}

/** An evening is over; one that is looked at again is not played twice. */
export function notePlayed(evening: Played) {
  const others = playedHere().filter((each) => each.game !== evening.game)
  kept.setItem(KEY, JSON.stringify([...others, evening]))
}

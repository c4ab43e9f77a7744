// How long a moment stays: long enough to read, never more than a few seconds.
import type { Moment } from './moment'

export const ROLLING = 900
const REST = 1200
const READING = 42 // milliseconds for each character
const HEARING = 78
const LEAST = 1700
const LONGEST = 3600
const LONGEST_READ = 8000

/** With a voice that reads it, a text stays until it has been heard. */
export function staysFor(moment: Moment, waiting: number, aloud: boolean): number {
  const read = moment.title.length + moment.text.length
  if (moment.read && aloud) return read * HEARING
  const longest = moment.read ? LONGEST_READ : LONGEST
  const still = Math.min(longest, Math.max(LEAST, 900 + read * READING))
  const whole = moment.dice ? ROLLING + Math.max(REST, Math.min(still, LONGEST - ROLLING)) : still
  return waiting > 1 ? whole * 0.75 : whole
}

// How long a moment stays: long enough to read, and what is read aloud as long as that takes.
import type { Moment } from './moment'

export const ROLLING = 900
const REST = 1200
const READING = 42 // milliseconds for each character
const HEARING = 78
const LEAST = 1700
const LONGEST = 6500

/** With a voice that reads it, a text stays until it has been heard. */
export function staysFor(moment: Moment, waiting: number, aloud: boolean): number {
  const read = moment.title.length + moment.text.length + (moment.flavour?.length ?? 0) + (moment.came?.join().length ?? 0)
  if (moment.read && aloud) return read * HEARING
  const reading = Math.max(LEAST, 900 + read * READING)
  if (moment.read) return reading
  const still = Math.min(LONGEST, reading)
  const whole = moment.dice ? ROLLING + Math.max(REST, Math.min(still, LONGEST - ROLLING)) : still
  return waiting > 1 ? whole * 0.75 : whole
}

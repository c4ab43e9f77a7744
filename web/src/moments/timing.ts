// How long a moment stays: long enough to read, and what is read aloud as long as that takes.
import type { Moment } from './moment'

export const ROLLING = 900
/** From when the die lies there, however much else waits. */
const REST = 2200
const READING = 42 // milliseconds for each character
const HEARING = 78
const LEAST = 1700
const LONGEST = 6500
const BRIEF = 2000
/** What was shown before this evening is only called to mind. */
const AGAIN = 1500

/** A key or a click that comes sooner was meant for something else. */
const UNAWARE = 600
/** Whoever went on from the one before knows what he does. */
const AWARE = 200

/** For so long a moment that has just come does not heed keys and clicks. */
export const deafFor = (wentOn: boolean) => (wentOn ? AWARE : UNAWARE)

/** With a voice that reads it, a text stays until it has been heard; 0 for until somebody goes on. */
export function staysFor(moment: Moment, waiting: number, aloud: boolean, again = false): number {
  const read = moment.title.length + moment.text.length + (moment.flavour?.length ?? 0) + (moment.came?.join().length ?? 0) + moment.reckoned
  if (moment.read && aloud) return read * HEARING
  if (moment.waits) return 0
  if (again && !moment.rolls) return AGAIN
  if (moment.brief) return Math.min(BRIEF, 700 + read * READING)
  const reading = Math.max(LEAST, 900 + read * READING)
  if (moment.read) return reading
  const still = Math.min(LONGEST, reading)
  const hurried = waiting > 1 ? still * 0.75 : still
  return moment.rolls ? ROLLING + Math.max(REST, hurried) : hurried
}

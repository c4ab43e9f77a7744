// How long a moment stays: long enough to read, and what is read aloud as long as that takes.
import type { Moment } from '../editions/first/moments/moment'

export const ROLLING = 900
/** From when the die lies there, however much else waits. */
const REST = 2200
const READING = 42 // milliseconds for each character
const HEARING = 78
const LEAST = 1700
const LONGEST = 6500

/** A key or a click that comes sooner was meant for something else. */
const UNAWARE = 600
/** Whoever went on from the one before knows what he does. */
const AWARE = 200

/** For so long a moment that has just come does not heed keys and clicks. */
export const deafFor = (wentOn: boolean) => (wentOn ? AWARE : UNAWARE)

/** With a voice that reads it, a text stays until it has been heard; 0 for until somebody goes on. */
export function staysFor(moment: Moment, waiting: number, aloud: boolean): number {
  const read = moment.title.length + moment.text.length + (moment.flavour?.length ?? 0) + (moment.came?.join().length ?? 0) + reckoned(moment)
  if (moment.read && aloud) return read * HEARING
  if (moment.waits) return 0
  const reading = Math.max(LEAST, 900 + read * READING)
  if (moment.read) return reading
  const still = Math.min(LONGEST, reading)
  const hurried = waiting > 1 ? still * 0.75 : still
  return moment.dice ? ROLLING + Math.max(REST, hurried) : hurried
}

/** What stands beside the die: the parts of the number, and what came of it. */
function reckoned({ dice, cost }: Moment): number {
  const parts = dice?.parts.map((part) => part.name).join() ?? ''
  return parts.length + (dice ? 30 : 0) + (cost ? 20 : 0)
}

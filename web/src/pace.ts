// How fast turns are played out: for how long a step is looked at before the next.
import type { Line } from './protocol'

export const paces = ['calm', 'brisk', 'at once'] as const
export type Pace = (typeof paces)[number]

/** Milliseconds for a step, and for each letter that is told with it. */
const TIMES = {
  calm: { least: 1100, letter: 32, most: 4200, seen: 700 },
  brisk: { least: 420, letter: 11, most: 950, seen: 320 },
}

/** What is only said, while nothing changes on the board, takes less. */
const SAID = { calm: 1, brisk: 0.55 }

/** What was read large before needs only to be seen. */
export function lookedAtFor(pace: Pace, told: Line[], read: boolean, changed: boolean): number {
  if (pace === 'at once') return 0
  const { least, letter, most, seen } = TIMES[pace]
  if (read) return seen
  const letters = told.reduce((sum, line) => sum + line.text.length, 0)
  return Math.min(most, Math.max(least, letters * letter)) * (changed ? 1 : SAID[pace])
}

/** By how much a moment that goes by itself stays longer than usual. */
export const unhurried = (pace: Pace) => (pace === 'calm' ? 1.5 : 1)

// How fast turns are played out: for how long a step is looked at before the next.
import type { Line } from './protocol'

export const paces = ['calm', 'brisk', 'at once'] as const
export type Pace = (typeof paces)[number]

/** Milliseconds for a step, and for each letter that is told with it. */
const TIMES = {
  calm: { least: 2000, letter: 32, most: 4200, seen: 700 },
  brisk: { least: 1200, letter: 15, most: 1450, seen: 320 },
}
/** What one does oneself is known already. */
const OWN = { calm: 0.8, brisk: 0.4 }

/** What was read large before needs only to be seen. */
export function lookedAtFor(pace: Pace, told: Line[], read: boolean, own: boolean): number {
  if (pace === 'at once') return 0
  const { least, letter, most, seen } = TIMES[pace]
  if (read || !told.length) return seen
  const letters = told.reduce((sum, line) => sum + line.text.length, 0)
  return Math.min(most, Math.max(least, letters * letter)) * (own ? OWN[pace] : 1)
}

/** By how much a moment that goes by itself stays longer than usual. */
export const unhurried = (pace: Pace) => (pace === 'calm' ? 1.5 : 1)

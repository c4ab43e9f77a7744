// How far an attempt at a puzzle has come, as the log tells it.
import type { Line } from '../../../protocol'

export interface Attempt {
  who: string
  card: string
  left: number
  /** Actions it had in all. */
  had: number
}

const ENDS = new Set(['puzzle-solved', 'puzzle-unsolved', 'puzzle-reset', 'killed', 'insane', 'turn', 'keeper-turn'])
const COST: Record<string, number> = { draw: 2, replace: 0 }

/** The attempt that goes on now, from the newest line back. */
export function attemptNow(lines: Line[]): Attempt | undefined {
  let spent = 0
  let gained = 0
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]
    if (!line || ENDS.has(line.kind)) return undefined
    if (line.kind === 'puzzle-step') spent += COST[String(line.facts.step).split(' ')[0] ?? ''] ?? 1
    if (line.kind === 'skill-spent') gained += Number(line.facts.luck)
    if (line.kind === 'puzzle-attempt') {
      const had = Number(line.facts.actions) + gained
      return { who: String(line.facts.who), card: String(line.facts.card), left: had - spent, had }
    }
  }
  return undefined
}

// The rooms that the house has laid just now: until somebody does something else.
import type { Line } from '../../../protocol'

/** With these something else begins. To go into what was just laid belongs to it. */
const NEXT = new Set(['turn', 'round', 'mythos-phase', 'token-text', 'attacks', 'evades', 'uses', 'pushed', 'given', 'picked-up', 'dropped', 'puzzle-attempt', 'barricade', 'fire'])

export function justLaid(lines: Line[]): string[] {
  const found: string[] = []
  let moved = 0
  for (const { kind, facts } of lines.toReversed()) {
    if (kind === 'revealed') found.push(...(facts.rooms as string[]))
    else if (kind === 'moved' && !found.length) moved += 1
    else if (NEXT.has(kind)) break
    if (moved > 1) return []
  }
  return found
}

// The keeper's action cards as the others know them: those that were used, each with what it cost last.
import type { Line } from '../../../protocol'

export interface UsedAction {
  card: string
  cost: number
  times: number
}

/** The last one used comes first. */
export function usedActions(lines: Line[]): UsedAction[] {
  const used = new Map<string, UsedAction>()
  for (const { kind, facts } of lines) {
    if (kind !== 'keeper-action') continue
    const card = String(facts.card)
    const times = (used.get(card)?.times ?? 0) + 1
    used.delete(card)
    used.set(card, { card, cost: Number(facts.cost), times })
  }
  return [...used.values()].reverse()
}

// Where an evening that is over began: how many answers were given before the door opened.
import { server } from '../../server'
import type { Table } from '../../table.svelte'

const found = new Map<string, Promise<number>>()

/** Looked for once for each game; there is nothing to see of the answers before. */
export function beginning(table: Table, seat: string): Promise<number> {
  const { game } = table
  const known = found.get(game) ?? search(table, seat)
  found.set(game, known)
  known.catch(() => found.delete(game))
  return known
}

async function search({ game, face }: Table, seat: string): Promise<number> {
  let [low, high] = [0, (await server.past(game, 0, seat)).answers]
  while (low < high) {
    const middle = (low + high) >> 1
    const { state } = await server.past(game, middle, seat)
    if (face?.isSettingUp(state.view)) low = middle + 1
    else high = middle
  }
  return low
}

// The notes of a first evening: each is laid at the first time of its thing, and taken away when that is over.
import type { Table } from '../table.svelte'
import { kept } from '../kept.svelte'

const KEY = 'madhouse.notes'

/** By note: when it was laid, or DONE. */
type Laid = Record<string, string>
const DONE = ''

/** What this browser has been shown. A note belongs to the game and the round in which it was laid: after that it is done. */
export class SeenNotes {
  #laid: Laid = $state.raw(load())

  isLaid(id: string, table: Table): boolean {
    return this.#laid[id] === roundOf(table)
  }

  isDone(id: string, table: Table): boolean {
    return id in this.#laid && !this.isLaid(id, table)
  }

  lay(id: string, table: Table) {
    if (!this.isLaid(id, table)) this.#keep({ [id]: roundOf(table) })
  }

  /** Understood. */
  take(id: string) {
    this.#keep({ [id]: DONE })
  }

  /** Take away what lies there though its thing is over. */
  tidy(due: string[], table: Table) {
    const over = Object.keys(this.#laid).filter((id) => this.isLaid(id, table) && !due.includes(id))
    for (const id of over) this.take(id)
  }

  #keep(more: Laid) {
    this.#laid = { ...this.#laid, ...more }
    kept.setItem(KEY, JSON.stringify(this.#laid))
  }
}

function roundOf(table: Table): string {
  return `${table.game} ${Math.max(1, table.view?.round ?? 1)}`
}

function load(): Laid {
  try {
    const laid = JSON.parse(kept.getItem(KEY) ?? '{}') as Laid | string[]
    return Array.isArray(laid) ? Object.fromEntries(laid.map((id) => [id, DONE])) : laid // it was a list once
  } catch {
    return {}
  }
}

export function forgetSeen() {
  kept.removeItem(KEY)
}

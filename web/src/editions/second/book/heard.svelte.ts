// How far everybody at the table has heard the house, kept in this browser.
import type { Table } from '../table'
import { kept } from '../../../kept.svelte'

/** All of the setup is done. */
const SET_UP = 99

interface Kept {
  upTo: number
  setup: number
}

export class Heard {
  /** The last line that all have heard. */
  upTo = $state(-1)
  /** The steps of the setup that are done; -1: nobody has begun here. */
  setup = $state(-1)
  #key: string

  constructor(game: string) {
    this.#key = `madhouse.heard.${game}`
    try {
      Object.assign(this, JSON.parse(kept.getItem(this.#key) ?? '{}') as Partial<Kept>)
    } catch {
      // nothing was kept
    }
  }

  /** Whoever comes to a game that goes on already has it set up. */
  isSetUp({ view }: Table): boolean {
    return this.setup === SET_UP || (this.setup < 0 && (view?.round ?? 0) > 1)
  }

  stepTo(step: number) {
    this.setup = step
    this.#keep()
  }

  setUp(table: Table) {
    this.setup = SET_UP
    this.hear(table)
  }

  /** What is to be read next: here nothing, where one comes in the middle, but what this round has brought. */
  from({ lines, view }: Table): number {
    return this.upTo >= 0 ? this.upTo : (lines.findLast(({ round }) => round < (view?.round ?? 0))?.number ?? 0)
  }

  /** All have heard everything so far. */
  hear({ lines }: Table) {
    this.upTo = lines.at(-1)?.number ?? 0
    this.#keep()
  }

  /** What was taken back will be told anew. */
  forget(upTo: number) {
    if (this.upTo <= upTo) return
    this.upTo = upTo
    this.#keep()
  }

  #keep() {
    kept.setItem(this.#key, JSON.stringify({ upTo: this.upTo, setup: this.setup } satisfies Kept))
  }
}

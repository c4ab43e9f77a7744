// Which mythos phase lies open, and how much of the screen it takes.
import { settings } from '../../../settings.svelte'
import type { Table } from '../table'
import { byPeople } from '../table'
import { phaseOf, type Phase } from './phase'

class OpenBook {
  /** The line of the phase that was read to its end. */
  closed = $state(0)
  /** Phases up to here were told before this page was opened. */
  #known = new Map<string, number>()

  /** A phase that was taken back is read again when it comes again; the one before it was read. */
  follow({ lines, back }: Table) {
    if (!back && this.closed > (lines.at(-1)?.number ?? 0)) this.closed = phaseOf(lines)?.number ?? 0
  }

  /** The phase that is being read at a table: not while something is asked in the middle of it, and not once it was closed. */
  phase(table: Table): Phase | undefined {
    if (!table.view || table.back || byPeople(table) || settings.pace === 'at once') return undefined
    const phase = phaseOf(table.lines)
    if (!this.#known.has(table.game)) this.#known.set(table.game, phase?.over ? phase.number : 0)
    if (!phase || phase.number <= this.#known.get(table.game)! || phase.number <= this.closed || table.view.result) return undefined
    return phase.over || !table.question ? phase : undefined
  }
}

export const book = new OpenBook()

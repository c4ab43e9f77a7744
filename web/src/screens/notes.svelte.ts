// The notes of a first evening: each is laid at the first time of its thing, and taken away when that is over.
import type { Table } from '../table.svelte'

const KEY = 'madhouse.notes'

interface Moment {
  /** The kind of the open question, '' if there is none. */
  asked: string
  /** Kinds of the lines of this round. */
  told: Set<string>
  table: Table
}

/** Whether a note's thing is there now; it is over as soon as it is not. */
type When = (now: Moment) => boolean

const told =
  (...kinds: string[]): When =>
  (now) =>
    kinds.some((kind) => now.told.has(kind))
const asked =
  (...kinds: string[]): When =>
  (now) =>
    kinds.includes(now.asked)
const investigator =
  (when: When): When =>
  (now) =>
    !now.table.isKeeper && when(now)
const keeper =
  (when: When): When =>
  (now) =>
    now.table.isKeeper && when(now)

function ownRoom({ table }: Moment) {
  const space = table.view?.investigators.find((each) => each.player === table.sitting)?.space ?? ''
  return table.view?.rooms[space.split('.')[0] ?? '']
}

/** The own turn, also while another is asked something in it. */
const ownTurn: When = ({ table }) => table.view?.investigators.some((each) => each.player === table.sitting && each.id === table.view?.active) ?? false

/** Nobody has gone anywhere yet. */
const beginning: When = ({ table, told }) => (table.view?.round ?? 0) <= 1 && !told.has('moved') && !told.has('explores')

/** In the order in which they are shown when several would fit. */
const notes: [string, When][] = [
  ['turn', investigator(ownTurn)],
  ['welcome', beginning],
  ['puzzle', asked('puzzle')],
  ['skill', investigator(asked('skill-point'))],
  ['lock', told('lock-revealed')],
  ['test', investigator((now) => now.asked === 'skill-point' || now.told.has('test'))],
  ['monster', told('monster-placed', 'faces', 'evades')],
  ['found', investigator(told('found'))],
  ['search', investigator((now) => ownTurn(now) && (ownRoom(now)?.pile.length ?? 0) > 0)],
  ['step', investigator((now) => ownTurn(now) && now.told.has('moved'))],
  ['horror', told('horror')],
  ['damage', told('damage')],
  ['trauma', told('trauma')],
  ['mythos', investigator(told('mythos', 'mythos-facedown'))],
  ['keeperAction', keeper((now) => now.table.view?.stage === 'keeper-actions')],
  ['keeperHand', keeper(asked('mythos'))],
  ['keeper', investigator(told('keeper-turn'))],
  ['event', told('event')],
  ['dark', told('dark')],
  ['fire', told('fire')],
  ['objective', told('objective-revealed')],
]

/** The notes whose thing is there now, the most pressing first. */
export function notesFor(table: Table): string[] {
  const round = table.view?.round
  const now: Moment = { asked: table.question?.kind ?? '', told: new Set(table.lines.filter((line) => line.round === round).map((line) => line.kind)), table }
  return notes.filter(([, when]) => when(now)).map(([id]) => id)
}

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
    localStorage.setItem(KEY, JSON.stringify(this.#laid))
  }
}

function roundOf(table: Table): string {
  return `${table.game} ${Math.max(1, table.view?.round ?? 1)}`
}

function load(): Laid {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Laid | string[]
    return Array.isArray(kept) ? Object.fromEntries(kept.map((id) => [id, DONE])) : kept // it was a list once
  } catch {
    return {}
  }
}

export function forgetSeen() {
  localStorage.removeItem(KEY)
}

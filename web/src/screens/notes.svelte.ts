// The notes of a first evening: each is shown once, at the first time of its thing.
import type { Table } from '../table.svelte'

const KEY = 'madhouse.notes'

interface Moment {
  /** The kind of the open question, '' if there is none. */
  asked: string
  /** Kinds of all lines so far. */
  told: Set<string>
  table: Table
}

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

/** In the order in which they are shown when several would fit. */
const notes: [string, When][] = [
  ['welcome', (now) => now.table.view?.stage !== 'setup'],
  ['turn', investigator(asked('turn'))],
  ['puzzle', asked('puzzle')],
  ['skill', investigator(asked('skill-point'))],
  ['lock', told('lock-revealed')],
  ['test', investigator((now) => now.asked === 'skill-point' || now.told.has('test'))],
  ['monster', told('monster-placed', 'faces', 'evades')],
  ['found', investigator(told('found'))],
  ['search', investigator((now) => now.asked === 'turn' && (ownRoom(now)?.pile.length ?? 0) > 0)],
  ['step', investigator((now) => now.asked === 'turn' && now.told.has('moved'))],
  ['horror', told('horror')],
  ['damage', told('damage')],
  ['trauma', told('trauma')],
  ['mythos', investigator(told('mythos', 'mythos-facedown'))],
  ['keeperAction', keeper(asked('keeper-action'))],
  ['keeperHand', keeper(asked('mythos'))],
  ['keeper', investigator(told('keeper-turn'))],
  ['event', told('event')],
  ['dark', told('dark')],
  ['fire', told('fire')],
  ['objective', told('objective-revealed')],
]

export function seenNotes(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

export function keepSeen(ids: string[]) {
  localStorage.setItem(KEY, JSON.stringify(ids))
}

export function forgetSeen() {
  localStorage.removeItem(KEY)
}

/** The note that is due, if any. */
export function noteFor(table: Table, seen: string[]): string {
  const now: Moment = { asked: table.question?.kind ?? '', told: new Set(table.lines.map((line) => line.kind)), table }
  return notes.find(([id, when]) => !seen.includes(id) && when(now))?.[0] ?? ''
}

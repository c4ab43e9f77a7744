// The notes of a first evening: which of them are due.
import { isKeeper, type Table } from './table'

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
    !isKeeper(now.table) && when(now)
const keeper =
  (when: When): When =>
  (now) =>
    isKeeper(now.table) && when(now)

function ownRoom({ table }: Moment) {
  const space = table.view?.investigators.find((each) => each.player === table.sitting)?.space ?? ''
  return table.view?.rooms[table.roomOf(space)]
}

/** The own turn, also while another is asked something in it. */
const ownTurn: When = ({ table }) => table.view?.investigators.some((each) => each.player === table.sitting && each.id === table.view?.active) ?? false

/** Something is asked, and nobody has gone anywhere yet. */
const beginning: When = ({ table, told, asked }) => asked !== '' && (table.view?.round ?? 0) <= 1 && !told.has('moved') && !told.has('explores')

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

// The log of the second edition: what its lines show, sound like and were read from.
import { readingOf } from '../../../log/paragraphs'
import type { LogFace } from '../../face'
import type { Line } from '../../../protocol'
import { isInBook } from '../mythos/phase'
import { investigator, type Table } from '../table'
import Dice from './Dice.svelte'
import { lineIcon } from './kinds'
import Mark from './Mark.svelte'
import { soundOf } from './sounds'
import { withoutFaces } from './thrown'

/** Long enough to read what an author has written. */
const readingTime = ({ title, body, came }: Line) => (body ? 900 + (title + body + came.join()).length * 42 : 0)

export const log: LogFace = {
  icon: lineIcon,
  Mark,
  Below: Dice,
  text: withoutFaces,
  roll: () => undefined,
  readFor: (lines, last) => (last && isInBook(lines, lines.length - 1) ? lines.slice(-last).reduce((sum, line) => sum + readingTime(line), 0) : 0),
  turnOf: (table: Table, { kind, facts }) => (kind === 'turn' ? investigator(table, String(facts.who))?.seat : undefined),
  sound: soundOf,
  readings: (table: Table, room) => table.lines.filter((line) => line.aloud && (!room || (line.place && table.roomOf(line.place) === room))).map(readingOf),
  readRooms: (table: Table) => new Set(table.lines.filter((line) => line.aloud && line.place).map((line) => table.roomOf(line.place))),
  guide: () => ({ title: '', paragraphs: [] }),
}

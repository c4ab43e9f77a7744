// The log of the second edition: what its lines show, sound like and were read from.
import { readingOf } from '../../../log/paragraphs'
import type { LogFace } from '../../face'
import type { Table } from '../table'
import { lineIcon } from './kinds'
import { soundOf } from './sounds'

export const log: LogFace = {
  icon: lineIcon,
  roll: () => undefined,
  sound: soundOf,
  readings: (table: Table, room) => table.lines.filter((line) => line.aloud && (!room || (line.place && table.roomOf(line.place) === room))).map(readingOf),
  readRooms: (table: Table) => new Set(table.lines.filter((line) => line.aloud && line.place).map((line) => table.roomOf(line.place))),
  guide: () => ({ title: '', paragraphs: [] }),
}

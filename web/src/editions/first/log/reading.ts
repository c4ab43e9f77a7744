// What was read aloud in a room.
import type { Line } from '../../../protocol'
import type { Table } from '../table'

/** What belongs to the room where it was met, and is not in the journal of the evening. */
const metThere = new Set(['lock-revealed', 'obstacle'])

function readInRooms(table: Table): { room: string; line: Line }[] {
  return table.lines.filter((line) => line.place && (line.aloud || metThere.has(line.kind))).map((line) => ({ room: table.roomOf(line.place), line }))
}

export const readRooms = (table: Table) => new Set(readInRooms(table).map((each) => each.room))

export function linesReadIn(table: Table, room: string): Line[] {
  return readInRooms(table)
    .filter((each) => each.room === room)
    .map((each) => each.line)
}

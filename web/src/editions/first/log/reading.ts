// What was read aloud at the table: the kinds of lines that an author wrote a text for.
import type { Line } from '../../../protocol'
import type { Reading } from '../../face'
import type { Table } from '../table'
import { words } from '../words'

const kinds = new Set([
  'introduction',
  'prologue',
  'found',
  'found-nothing',
  'event',
  'event-section',
  'objective-revealed',
  'last-task',
  'rule-begins',
  'game-over',
])

export function isReadAloud(line: Line): boolean {
  return kinds.has(line.kind) && line.text.trim() !== ''
}

/** The first paragraph is the title where the game tells one; a prologue has none of its own. */
export function readings(lines: Line[]): Reading[] {
  return lines.map(({ number, round, kind, text }) => {
    const told = kind === 'prologue' ? `${words.moments.prologueTitle}\n\n${text}` : text
    const [first = '', ...rest] = told.split(/\n\n+/)
    const titled = rest.length > 0
    return { number, round, kind, title: titled ? first : '', paragraphs: titled ? rest : [first] }
  })
}

/** What belongs to the room where it was met, and is not in the journal of the evening. */
const metThere = new Set(['lock-revealed', 'obstacle'])

/** The lines that were read aloud in some room, each with its room: whoever finds nothing finds it where he searched. */
function readInRooms(table: Table): { room: string; line: Line }[] {
  let searched = ''
  return table.lines.flatMap((line) => {
    const { room, space } = line.facts
    const place = typeof room === 'string' ? room : typeof space === 'string' ? table.roomOf(space) : ''
    if (line.kind === 'explores') searched = place
    const where = line.kind === 'found-nothing' ? searched : place
    return where && (isReadAloud(line) || metThere.has(line.kind)) ? [{ room: where, line }] : []
  })
}

export const readRooms = (table: Table) => new Set(readInRooms(table).map((each) => each.room))

/** What was read aloud in one room. */
export function linesReadIn(table: Table, room: string): Line[] {
  return readInRooms(table)
    .filter((each) => each.room === room)
    .map((each) => each.line)
}

// The log of the first edition: what its lines show, sound like and were read from.
import type { Line } from '../../../protocol'
import type { LogFace } from '../../face'
import { paragraphs, readingOf } from '../../../log/paragraphs'
import type { Table } from '../table'
import { words } from '../words'
import { lineIcon } from './kinds'
import { linesReadIn, readRooms } from './reading'
import { soundOf } from './sounds'

function roll(_: Table, { test }: Line) {
  if (!test) return undefined
  const { parts, roll, passed } = test
  const told = parts.map((part) => `${part.name} ${part.kind === 'own' ? part.amount : words.moments.signed(part.amount)}`)
  // what made up the number is said where it was more than the attribute alone
  return { roll, passed, sum: parts.length > 1 ? told.join(', ') : '' }
}

export const log: LogFace = {
  icon: lineIcon,
  roll,
  sound: soundOf,
  readings: (table: Table, room) => (room ? linesReadIn(table, room) : table.lines.filter((line) => line.aloud)).map(readingOf),
  readRooms,
  guide: (lines) => ({ title: words.screens.setup.guide, paragraphs: paragraphs(lines.find((line) => line.kind === 'guide')?.body ?? '') }),
}

// The log of the first edition: what its lines show, sound like and were read from.
import type { Line } from '../../../protocol'
import type { LogFace } from '../../face'
import { diceOf } from '../moments/dice'
import type { Table } from '../table'
import { words } from '../words'
import { isTold, lineIcon } from './kinds'
import { isReadAloud, linesReadIn, readings, readRooms } from './reading'
import { soundOf } from './sounds'

function roll(table: Table, line: Line) {
  if (line.kind !== 'test' || typeof line.facts.roll !== 'number') return undefined
  const { parts } = diceOf(table, line)
  const told = parts.map((part) => `${part.name} ${part.kind === 'own' ? part.amount : words.moments.signed(part.amount)}`)
  // what made up the number is said where it was more than the attribute alone
  return { roll: line.facts.roll, passed: line.facts.passed === true, sum: parts.length > 1 ? told.join(', ') : '' }
}

export const log: LogFace = {
  icon: lineIcon,
  isTold,
  isReadAloud,
  roll,
  sound: soundOf,
  readings: (table: Table, room) => readings(room ? linesReadIn(table, room) : table.lines.filter(isReadAloud)),
  readRooms,
  guide: (lines) => ({ title: words.screens.setup.guide, paragraphs: lines.find((line) => line.kind === 'guide')?.text.split(/\n\n+/).slice(1) ?? [] }),
}

// What was read aloud at the table: the kinds of lines that an author wrote a text for.
import type { Line } from '../protocol'

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

export interface Reading {
  number: number
  round: number
  kind: string
  title: string
  paragraphs: string[]
}

export function isReadAloud(line: Line): boolean {
  return kinds.has(line.kind) && line.text.trim() !== ''
}

/** The first paragraph is the title where the game tells one. */
export function readings(lines: Line[]): Reading[] {
  return lines.filter(isReadAloud).map(({ number, round, kind, text }) => {
    const [first = '', ...rest] = text.split(/\n\n+/)
    const titled = rest.length > 0
    return { number, round, kind, title: titled ? first : '', paragraphs: titled ? rest : [first] }
  })
}

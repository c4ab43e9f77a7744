// A throw where its dice are drawn below the line: their faces need not be spelled out too.
import type { Line } from '../../../protocol'
import type { Table } from '../table'
import { words } from '../words'

export function withoutFaces(table: Table, { kind, facts, text }: Line): string {
  const who = table.nameOf(String(facts.who))
  if (kind === 'rolled') return words.log.rolled(who, words.moments.skills[String(facts.skill)] ?? '')
  return kind === 'rerolled' ? words.log.rerolled(who) : text
}

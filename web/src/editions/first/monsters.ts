// What each monster was, also of those that are gone.
import type { View } from '../../protocol'
import type { Table } from './table'

const kinds = new WeakMap<Table, Map<number, string>>()

export function noticeMonsters(table: Table, { monsters }: View) {
  const known = kinds.get(table) ?? new Map<number, string>()
  for (const { id, kind } of monsters) known.set(id, kind)
  kinds.set(table, known)
}

export const kindOf = (table: Table, monster: number) => kinds.get(table)?.get(monster) ?? ''

import { expect, test } from 'vitest'
import type { Line } from '../../../protocol'
import type { Table } from '../table'
import { withoutFaces } from './thrown'

const table = { nameOf: () => 'Pearl Gaines' } as unknown as Table
const line = (kind: string, facts: Record<string, unknown>) => ({ kind, text: 'as it was told', facts }) as unknown as Line

test('dice that are drawn are not spelled out', () => {
  expect(withoutFaces(table, line('rolled', { who: 'pearl-gaines', skill: 'will', dice: ['investigation'] }))).toBe('Pearl Gaines tested Will.')
  expect(withoutFaces(table, line('rerolled', { who: 'pearl-gaines', dice: ['blank'] }))).toBe('Pearl Gaines rolled again.')
})

test('any other line is told as it is', () => {
  expect(withoutFaces(table, line('objective', {}))).toBe('as it was told')
})

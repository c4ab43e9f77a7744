import { expect, test } from 'vitest'
import type { Fact, Line, Throw } from '../../../protocol'
import type { View } from '../view'
import { evening } from './numbers'

const line = (kind: string, facts: Record<string, Fact> = {}) => ({ number: 0, kind, facts, test: null as Throw | null }) as Line
const rolled = (passes: number, passed: boolean): Line => ({ ...line('test', { who: 'joe' }), test: { passes, passed, faces: 10 } as Throw })
const view = { round: 7 } as View

test('tests are compared with what the dice promised', () => {
  const lines = [rolled(6, true), rolled(9, false)]
  const { tallies, rounds } = evening(lines, view, ['joe'], () => false)
  expect(rounds).toBe(7)
  expect(tallies[0]).toMatchObject({ tests: 2, passed: 1 })
  expect(tallies[0]?.expected).toBeCloseTo(1.5)
})

test('what became of each is told', () => {
  const lines = [line('killed', { who: 'joe' }), line('escaped', { who: 'jenny' })]
  expect(evening(lines, view, ['joe', 'jenny'], () => false).tallies.map(({ fate }) => fate)).toEqual(['dead', 'escaped'])
})

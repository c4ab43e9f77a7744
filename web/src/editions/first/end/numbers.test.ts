import { expect, test } from 'vitest'
import type { Fact, Line, View } from '../../../protocol'
import { evening } from './numbers'

const line = (kind: string, facts: Record<string, Fact> = {}): Line => ({ number: 0, kind, text: '', facts, rules: [], round: 1 })
const view = { round: 7 } as View

test('tests are compared with what the dice promised', () => {
  const lines = [line('chose', { who: 'joe' }), line('test', { who: 'joe', needs: 6, passed: true }), line('test', { who: 'joe', needs: 12, passed: false })]
  const { tallies, rounds } = evening(lines, view, () => false)
  expect(rounds).toBe(7)
  expect(tallies[0]).toMatchObject({ tests: 2, passed: 1 })
  expect(tallies[0]?.expected).toBeCloseTo(1.5)
})

test('what became of each is told', () => {
  const lines = [line('chose', { who: 'joe' }), line('chose', { who: 'jenny' }), line('killed', { who: 'joe' }), line('escaped', { who: 'jenny' })]
  expect(evening(lines, view, () => false).tallies.map(({ fate }) => fate)).toEqual(['dead', 'escaped'])
})

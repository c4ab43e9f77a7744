import { expect, test } from 'vitest'
import type { Fact, Line } from '../../../protocol'
import type { Table } from '../table'
import { diceOf, outcome, suffices } from './dice'

const table = { nameOf: (id: string) => id } as Table
const rolled = (facts: Record<string, Fact>): Line => ({ number: 0, kind: 'test', text: '', facts, rules: [], round: 1 })

test('a one always suffices and a ten never does', () => {
  expect(suffices(1, -3)).toBe(true)
  expect(suffices(10, 12)).toBe(false)
})

test('the number is told part by part, and what is left over is the test itself', () => {
  const { parts, skill } = diceOf(table, rolled({ made_of: ['willpower 4', 'darkness -2', 'skill 3'], needs: 4, roll: 4, passed: true }))
  expect(parts.map(({ kind, amount }) => [kind, amount])).toEqual([['own', 4], ['less', -1], ['less', -2], ['skill', 3]])
  expect(skill).toBe(3)
})

test('a skill point is said to have counted, or to have been in vain', () => {
  const dice = { parts: [], needs: 6, skill: 3, passed: true }
  const plain = outcome({ ...dice, roll: 2 })
  const counted = outcome({ ...dice, roll: 5 })
  const vain = outcome({ ...dice, roll: 9, passed: false })
  expect(new Set([plain, counted, vain]).size).toBe(3)
})

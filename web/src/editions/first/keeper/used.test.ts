import { expect, test } from 'vitest'
import type { Line } from '../../../protocol'
import { usedActions } from './used'

const line = (kind: string, card: string, cost: number) => ({ kind, facts: { card, cost } }) as unknown as Line

test('each action that was used stands there once, the last one first, with what it cost last', () => {
  const lines = [line('keeper-action', 'carry-off', 2), line('mythos', 'two-shadows', 1), line('keeper-action', 'summon', 3), line('keeper-action', 'carry-off', 1)]
  expect(usedActions(lines)).toEqual([
    { card: 'carry-off', cost: 1, times: 2 },
    { card: 'summon', cost: 3, times: 1 },
  ])
})

test('what was never used is not told', () => {
  expect(usedActions([line('mythos', 'two-shadows', 1)])).toEqual([])
})

import { expect, test } from 'vitest'
import type { Fact, Line } from '../../../protocol'
import { evening } from './numbers'

const line = (kind: string, facts: Record<string, Fact> = {}) => ({ kind, facts: { who: 'a', ...facts } as Record<string, Fact> }) as Line

test('stars are counted against what the dice promise', () => {
  const told = evening([line('rolled', { dice: ['2', '1', '0', '2', '0', '0', '0', '0'] }), line('tested', { successes: 2, difficulty: 2 })], 3, ['a', 'b'])
  expect(told.tallies[0]).toMatchObject({ tests: 1, passed: 1, dice: 8, stars: 2, expected: 3 })
  expect(told.tallies[1]).toMatchObject({ tests: 0 })
})

test('harm is counted by its kind, face up and face down', () => {
  const told = evening([line('harm', { harm: 'horror' }), line('harm-facedown', { harm: 'horror' }), line('harm', { harm: 'damage' }), line('clues', { number: 2 }), line('revealed', { rooms: ['x', 'y'] })], 1, ['a'])
  expect(told.tallies[0]).toMatchObject({ damage: 1, horror: 2, clues: 2 })
  expect(told.house.rooms).toBe(2)
})

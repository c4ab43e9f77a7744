import { expect, test, vi } from 'vitest'
import type { Line } from '../../../protocol'
import type { Table } from '../table'
import { openThrow } from './open'

vi.mock('../../../table.svelte', () => ({ SPECTATOR: 'spectator' })) // it asks a window where it is

const rolled = { kind: 'rolled', number: 1, facts: { who: 'lunt', skill: 'lore', dice: ['2', '0', '2'], difficulty: 1, negates: false, adds_up: false } } as unknown as Line
const asked = (about: object) => ({ question: { about }, lines: [rolled], view: { investigators: [] } }) as unknown as Table

test('who is asked whether to roll again sees what is needed, and what is there', () => {
  expect(openThrow(asked({ who: 'lunt' }), [])).toMatchObject({ needed: 1, stars: 2, negates: false })
})

test('a question that says more of it is heard', () => {
  expect(openThrow(asked({ difficulty: 3, successes: 1, adds_up: true }), [])).toMatchObject({ needed: 3, stars: 1, addsUp: true })
})

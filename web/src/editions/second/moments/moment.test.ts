import { expect, test, vi } from 'vitest'
import type { Line } from '../../../protocol'
import type { Table } from '../table'
import { diceUpTo, momentsOf } from './moment'

vi.mock('../../../table.svelte', () => ({ SPECTATOR: 'spectator' })) // it asks a window where it is

const told = (number: number, kind: string, facts: object, text = '') => ({ kind, number, round: 1, facts, text, came: [] as string[] }) as unknown as Line
const rolled = told(1, 'rolled', { who: 'ashe', skill: 'strength', dice: ['2', '0', '1'] })
const spent = (who: string) => told(2, 'clue-spent', { who })
const tested = (successes: number) => told(3, 'tested', { who: 'ashe', successes, difficulty: 3 })

test('a Clue that was spent lies on the keyhole that it turned', () => {
  expect(diceUpTo([rolled, spent('ashe')], 1)!.turned).toBe(1)
  expect(diceUpTo([rolled, spent('ashe'), tested(2)], 2)).toMatchObject({ turned: 1, result: { stars: 2 } })
})

test('a Clue that paid for something else turns none', () => {
  expect(diceUpTo([rolled, spent('lunt')], 1)!.turned).toBe(0)
  expect(diceUpTo([rolled, spent('ashe'), tested(1)], 2)!.turned).toBe(0)
})

test('a text that its author left empty is no moment', () => {
  const table = { nameOf: (id: string) => id, cards: {}, sitting: 'player-1' } as unknown as Table
  const outcome = (text: string) => ({ ...told(4, 'token-outcome', {}, text), title: 'The letter tray' })
  expect(momentsOf(table, [outcome('')], 0)).toEqual([])
  expect(momentsOf(table, [outcome('It is his.')], 0).map(({ title }) => title)).toEqual(['The letter tray'])
})

import { expect, test } from 'vitest'
import type { OptionText, Question } from '../../protocol'
import { barName, dealtSteps, DEALT_WAYS } from './legal'
import { alongSide, barTowards, front, reach, shifted } from './lock'
import { slideLaid } from './slide'

const upright = { row: 1, column: 2, length: 2, upright: true }
const across = { row: 4, column: 0, length: 3, upright: false }
const shift = (piece: string, way: string, far: string) => ({ option: `shift ${piece} ${way} by ${far}`, verb: DEALT_WAYS.shift, names: { piece, way, far }, cost: 1, gives: null }) as unknown as OptionText

test('shifts are sorted by bar, back is below zero', () => {
  const { shifts, cost } = dealtSteps({ options: [shift('goal', 'right', '1'), shift('b', 'up', '2'), shift('b', 'down', '1')] } as Question)
  expect(shifts.get(0)?.map(({ by }) => by)).toEqual([1])
  expect(shifts.get(2)?.map(({ by }) => by)).toEqual([-2, 1])
  expect([cost, barName(2), reach(shifts.get(2) ?? [])]).toEqual([1, 'b', [-2, 1]])
})

test('a bar moves along its way, and fills a space ahead first', () => {
  expect(shifted(upright, 2).row).toBe(3)
  expect(shifted(across, 1).column).toBe(1)
  expect(front(upright, 1)).toEqual({ row: 3, column: 2 })
  expect(front(across, 2)).toEqual({ row: 4, column: 4 })
  expect(front(upright, -1)).toEqual({ row: 0, column: 2 })
})

test('arrows across its way do not move it', () => {
  expect([0, 1, 2, 3].map((side) => alongSide(upright, side))).toEqual([-1, 0, 1, 0])
  expect([0, 1, 2, 3].map((side) => alongSide(across, side))).toEqual([0, 1, 0, -1])
})

test('arrows walk to the nearest bar that way', () => {
  expect(barTowards([upright, across], 0, 2)).toBe(1)
  expect(barTowards([upright, across], 0, 0)).toBe(0)
})

test('a torn picture lies in rows', () => {
  const { shape, lying } = slideLaid({ kind: 'slide', size: [3, 2], signs: '', pieces: [1, 0, 2, 3, 4, 5], guesses: [], bars: [], joins: [], turns: [], rings: [], columns: [] })
  expect([shape.slots.length, shape.slots[4], lying.pieces[0]]).toEqual([6, { x: 1, y: 1, angle: 0 }, '1'])
})

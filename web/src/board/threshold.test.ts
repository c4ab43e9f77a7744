import { expect, test } from 'vitest'
import type { BoardShape } from '../protocol'
import { C, Plan, type Cell } from './plan'
import { threshold } from './threshold'

const space = (id: string, ...cells: Cell[]) => ({ id, name: id, room: id, cells, near: [], letter: '', centre: [0, 0] })

/** Two rooms side by side, three cells high, with a door at their lower end; a yard below the first, without a wall. */
const plan = new Plan({
  width: 8,
  height: 4,
  rooms: [],
  doors: [],
  spaces: [space('hall', [0, 0], [0, 1], [0, 2]), space('study', [1, 0], [1, 1], [1, 2]), space('yard', [0, 3]), space('attic', [6, 0])],
  lines: { wall: [[[1, 0], [1, 2]]], door: [[[1, 2], [1, 3]]], border: [[[0, 3], [1, 3]]] },
} as unknown as BoardShape)
const at = (name: string, x: number, y: number) => ({ space: name, x: x * C, y: y * C })
const hall = at('hall', 0.5, 0.5)

test('one goes through the door, not through the wall', () => {
  expect(threshold(plan, hall, at('study', 1.5, 0.5))).toEqual([C, 2.25 * C])
})

test('where nothing is in the way one goes straight', () => {
  expect(threshold(plan, hall, at('yard', 0.5, 3.5))).toEqual([0.5 * C, 3 * C])
})

test('where nothing leads over there is no threshold', () => {
  expect(threshold(plan, hall, at('attic', 6.5, 0.5))).toBeUndefined()
})

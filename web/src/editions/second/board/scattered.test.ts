import { expect, test } from 'vitest'
import { C } from '../../../board/plan'
import { scattered } from './scattered'

const space = { cells: [[2, 1], [3, 1], [3, 2]] as [number, number][] }

test('what lies scattered lies in its space, and stays where it is', () => {
  const points = scattered(space, 9)
  expect(points.length).toBe(9)
  expect(scattered(space, 9)).toEqual(points)
  for (const [x, y] of points) expect(space.cells).toContainEqual([Math.floor(x / C), Math.floor(y / C)])
})

test('every cell has its share', () => {
  const met = new Set(scattered(space, 6).map(([x, y]) => `${Math.floor(x / C)} ${Math.floor(y / C)}`))
  expect(met.size).toBe(3)
})

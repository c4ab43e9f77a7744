import { expect, test } from 'vitest'
import { C, outline } from './plan'

test('the outline of one cell is its square', () => {
  expect(outline([[0, 0]])).toBe(`M0 0L${C} 0L${C} ${C}L0 ${C}Z`)
})

test('cells side by side have one outline with four corners', () => {
  const path = outline([[0, 0], [1, 0]])
  expect(path.match(/M/g)).toHaveLength(1)
  expect(path.match(/L/g)).toHaveLength(3)
})

test('an inset draws it inwards', () => {
  expect(outline([[0, 0]], 10)).toBe(`M10 10L${C - 10} 10L${C - 10} ${C - 10}L10 ${C - 10}Z`)
})

test('a courtyard has an outline of its own', () => {
  const around = [[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]] as [number, number][]
  expect(outline(around).match(/M/g)).toHaveLength(2)
})

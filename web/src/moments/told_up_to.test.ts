import { expect, test } from 'vitest'
import { toldUpTo } from './told_up_to'

test('what was told before the board has come so far is not told again', () => {
  expect(toldUpTo(4, 6, 1)).toBe(6)
})

test('what was taken back is told anew', () => {
  expect(toldUpTo(4, 6, 0)).toBe(4)
})

test('it goes on with the log', () => {
  expect(toldUpTo(8, 6, 1)).toBe(8)
  expect(toldUpTo(8)).toBe(8)
})

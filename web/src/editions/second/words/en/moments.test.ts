import { expect, test } from 'vitest'
import { moments } from './moments'

test('of Clues that could be spent only those are told that would help', () => {
  expect(moments.reach(0, 1, 2)).toBe('None of one, one with a Clue.')
  expect(moments.reach(0, 2, 2)).toBe('None of two, two with two Clues.')
  expect(moments.reach(1, 3, 1)).toBe('One of three, two with a Clue.')
  expect(moments.reach(2, 2, 1)).toBe('Two of two.')
})

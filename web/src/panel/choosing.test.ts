import { expect, test } from 'vitest'
import { asksOnce } from './choosing.svelte'

test('what cannot be taken back asks once, and nothing else does', () => {
  expect(asksOnce({ seals: true }, false, true)).toBe(true)
  expect(asksOnce({ seals: false }, false, true)).toBe(false)
})

test('where all can be taken back nothing asks', () => {
  expect(asksOnce({ seals: true }, true, true)).toBe(false)
})

test('whoever does not wish to be asked is not', () => {
  expect(asksOnce({ seals: true }, false, false)).toBe(false)
})

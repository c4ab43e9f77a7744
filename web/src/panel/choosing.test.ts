import { expect, test } from 'vitest'
import { asksOnce, isAbout } from './choosing.svelte'

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

test('of a thing that one aims at what names it is listed, and the end of a turn', () => {
  expect(isAbout({ names: { token: 'tray' }, group: 'act' }, 'tray')).toBe(true)
  expect(isAbout({ names: { token: 'bath' }, group: 'act' }, 'tray')).toBe(false)
  expect(isAbout({ names: {}, group: 'end' }, 'tray')).toBe(true)
})

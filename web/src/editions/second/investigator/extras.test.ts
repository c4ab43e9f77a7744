import { expect, test } from 'vitest'
import type { View } from '../view'
import { closingsOf, drunkBy, improvedBy, isLost, keyed } from './extras'

const view = { extras: { keys: { ada: ['ticket'] }, improved: { ada: ['lore'] }, closings: { ada: 2 }, drunk: {}, lost: ['lev'] } } as unknown as View

test('of two copies one bears the Key', () => {
  expect(keyed(view, 'ada', ['ticket', 'spear', 'ticket'])).toEqual([true, false, false])
  expect(keyed(view, 'lev', ['ticket'])).toEqual([false])
})

test('an Improvement counts one, once', () => {
  expect(improvedBy(view, 'ada', 'lore')).toBe(1)
  expect(improvedBy(view, 'ada', 'will') + improvedBy(view, 'lev', 'lore')).toBe(0)
})

test('without packs nobody has anything of theirs', () => {
  const plain = { extras: null } as unknown as View
  expect([isLost(plain, 'ada'), closingsOf(plain, 'ada'), drunkBy(plain, 'ada'), improvedBy(plain, 'ada', 'lore')]).toEqual([false, 0, [], 0])
  expect([isLost(view, 'lev'), closingsOf(view, 'ada')]).toEqual([true, 2])
})

import { expect, test } from 'vitest'
import type { OptionText } from '../protocol'
import { afterStep } from './after'
import { WAYS } from './legal'
import type { LyingPuzzle } from './open'

const lying: LyingPuzzle = { card: 'seal', puzzle: '9', pieces: ['a', 'b', 'c'], turns: [0, 1, 2], tile: 0, drawn: null }
const step = (verb: string, names: Record<string, string> = {}) => ({ option: verb, verb, names }) as OptionText

test('two pieces change places and keep their turns', () => {
  const { pieces, turns } = afterStep(lying, step(WAYS.swap, { one: '1', other: '3' }))
  expect([pieces, turns]).toEqual([['c', 'b', 'a'], [2, 1, 0]])
})

test('a piece is turned by a quarter', () => {
  expect(afterStep(lying, step(WAYS.clockwise, { slot: '2' })).turns).toEqual([0, 2, 2])
  expect(afterStep(lying, step(WAYS.counter, { slot: '1' })).turns).toEqual([3, 1, 2])
})

test('the tile is turned within its positions', () => {
  expect(afterStep(lying, step(WAYS.tileBack), 3).tile).toBe(2)
  expect(afterStep({ ...lying, tile: 1 }, step(WAYS.tile), 2).tile).toBe(0)
})

test('a drawn piece would replace one, arrow up', () => {
  const { pieces, turns, drawn } = afterStep({ ...lying, drawn: 'd' }, step(WAYS.replace, { slot: '2' }))
  expect([pieces, turns, drawn]).toEqual([['a', 'd', 'c'], [0, 0, 2], null])
})

test('nothing else moves anything', () => expect(afterStep(lying, step(WAYS.stop))).toBe(lying))

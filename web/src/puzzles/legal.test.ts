import { expect, test } from 'vitest'
import type { OptionText, Question } from '../protocol'
import { legalSteps, WAYS } from './legal'

const step = (verb: string, names: Record<string, string> = {}, cost: number | null = null, gives: number | null = null) => ({ option: verb, verb, names, cost, gives }) as OptionText
const asked = (...options: OptionText[]) => ({ options }) as Question

test('a swap leads both ways', () => {
  const { swaps } = legalSteps(asked(step(WAYS.swap, { one: '1', other: '2' })))
  expect([swaps.get(0)?.get(1), swaps.get(1)?.get(0)]).toEqual([WAYS.swap, WAYS.swap])
})

test('a piece is turned one way or the other', () => {
  const { clockwise, counter } = legalSteps(asked(step(WAYS.clockwise, { slot: '3' }), step(WAYS.counter, { slot: '3' })))
  expect([clockwise.get(2), counter.get(2)]).toEqual([WAYS.clockwise, WAYS.counter])
})

test('each way has its price', () => {
  expect(legalSteps(asked(step(WAYS.swap, { one: '1', other: '2' }, 1), step(WAYS.draw, {}, 2))).costs).toEqual({ [WAYS.swap]: 1, [WAYS.draw]: 2 })
})

test('what is no step of the puzzle is a card', () => {
  expect(legalSteps(asked(step('use', { card: 'spectacles' }), step(WAYS.stop))).cards.map(({ verb }) => verb)).toEqual(['use'])
})

test('what brings more steps is neither', () => {
  const { more, cards } = legalSteps(asked(step('spend', {}, null, 3)))
  expect([more?.verb, cards]).toEqual(['spend', []])
})

test('nothing is legal for those who look on', () => expect(legalSteps(undefined).stop).toBe(''))

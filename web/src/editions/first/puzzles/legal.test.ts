import { expect, test } from 'vitest'
import type { OptionText, Question } from '../../../protocol'
import { legalSteps } from './legal'

function asked(...options: string[]): Question {
  return { options: options.map((option): OptionText => ({ option, text: option, verb: '', names: {}, facts: {}, detail: '', space: '', card: '' })) } as Question
}

test('a swap leads both ways', () => {
  const { swaps } = legalSteps(asked('swap 1 2'))
  expect(swaps.get(0)?.get(1)).toBe('swap 1 2')
  expect(swaps.get(1)?.get(0)).toBe('swap 1 2')
})

test('a piece is turned one way or the other', () => {
  const { clockwise, counter } = legalSteps(asked('rotate 3 clockwise', 'rotate 3 counterclockwise'))
  expect([clockwise.get(2), counter.get(2)]).toEqual(['rotate 3 clockwise', 'rotate 3 counterclockwise'])
})

test('what is no step of the puzzle is a card', () => {
  expect(legalSteps(asked('use spectacles', 'stop')).cards.map(({ option }) => option)).toEqual(['use spectacles'])
})

test('nothing is legal for those who look on', () => expect(legalSteps(undefined).stop).toBe(''))

import { expect, test } from 'vitest'
import { whatComesBack } from './undoing'

test('undo says what comes back, in the words that were sent', () => {
  expect(whatComesBack({ standing: { undoes: 'Ann goes back to the Hall', sameDie: false } })).toBe('Take back: Ann goes back to the Hall.')
})

test('after a die it says that the same will fall', () => {
  expect(whatComesBack({ standing: { undoes: 'Ann goes back to the Hall', sameDie: true } })).toBe('Take back: Ann goes back to the Hall. The same die will fall.')
})

test('of another seat it says nothing', () => {
  expect(whatComesBack({ standing: { undoes: '', sameDie: false } })).toBe('')
})

import { expect, test } from 'vitest'
import { isMissed, whatComesBack, whyItStands } from './undoing'

test('undo says what comes back, in the words that were sent', () => {
  expect(whatComesBack({ standing: { undo: 4, undoes: 'Ann goes back to the Hall', sameDie: false } })).toBe('Take back: Ann goes back to the Hall.')
})

test('after a die it says that the same will fall', () => {
  expect(whatComesBack({ standing: { undo: 4, undoes: 'Ann goes back to the Hall', sameDie: true } })).toBe('Take back: Ann goes back to the Hall. The same die will fall.')
})

test('of another seat it says no more than that', () => {
  expect(whatComesBack({ standing: { undo: 4, undoes: '', sameDie: true } })).toBe('Take back the last answer, of another seat. The same die will fall.')
  expect(whatComesBack({ standing: { undo: 0, undoes: '', sameDie: false } })).toBe('')
})

test('where there is no undo it says why, and nothing while there is one', () => {
  expect(whyItStands({ standing: { undo: 0, stands: 'die' } })).toBe('No undo: a die has fallen.')
  expect(whyItStands({ standing: { undo: 4, stands: 'die' } })).toBe('')
  expect(whyItStands({ standing: { undo: 0, stands: '' } })).toBe('')
})

test('it is missed after what one has brought about oneself', () => {
  expect(isMissed({ standing: { stands: 'shown' } })).toBe(true)
  expect(isMissed({ standing: { stands: 'others' } })).toBe(false)
  expect(isMissed({ standing: { stands: 'done' } })).toBe(false)
  expect(isMissed({ standing: { stands: '' } })).toBe(false)
})

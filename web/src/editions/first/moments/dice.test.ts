import { expect, test } from 'vitest'
import type { Throw } from '../../../protocol'
import { isOver, outcome } from './dice'

test('a skill point is said to have counted, or to have been in vain', () => {
  const dice: Throw = { attribute: 'Luck', parts: [{ kind: 'skill', name: '', amount: 3 }], needs: 6, passes: 6, unaided: 3, roll: 2, passed: true, faces: 10, cause: '', stake: '' }
  const plain = outcome(dice)
  const counted = outcome({ ...dice, roll: 5 })
  const vain = outcome({ ...dice, roll: 9, passed: false })
  expect(new Set([plain, counted, vain]).size).toBe(3)
})

test('where the number would have been enough it says that the highest face always fails', () => {
  const dice: Throw = { attribute: 'Luck', parts: [], needs: 11, passes: 9, unaided: 11, roll: 10, passed: false, faces: 10, cause: '', stake: '' }
  expect(outcome(dice)).toBe('Failed: a 10 always does')
  expect(outcome({ ...dice, needs: 9 })).toBe('Failed')
})

test('a card that was opened with its key does not ask for the test of the next', () => {
  expect(isOver({ kind: 'lock-revealed' }, 'The Porter’s List', 'The Salter’s Day-Book')).toBe(true)
  expect(isOver({ kind: 'lock-revealed' }, 'The Porter’s List', 'The Porter’s List')).toBe(false)
  expect(isOver({ kind: 'attacks' }, 'Sledgehammer', 'Attack on the first cultist')).toBe(false)
})

import { expect, test } from 'vitest'
import type { Throw } from '../../../protocol'
import { outcome } from './dice'

test('a skill point is said to have counted, or to have been in vain', () => {
  const dice: Throw = { attribute: 'Luck', parts: [{ kind: 'skill', name: '', amount: 3 }], needs: 6, passes: 6, unaided: 3, roll: 2, passed: true, faces: 10, cause: '', stake: '' }
  const plain = outcome(dice)
  const counted = outcome({ ...dice, roll: 5 })
  const vain = outcome({ ...dice, roll: 9, passed: false })
  expect(new Set([plain, counted, vain]).size).toBe(3)
})

import { expect, test } from 'vitest'
import { words } from '../words'
import { testedIn } from './skills'

test('a text of a mythos event shows the skill that it tests', () => {
  const names = words.moments.skills
  expect(testedIn('One investigator, drawn by lot: Test (will; 1). If you fail: Become Dazed.', names)).toBe('will')
  expect(testedIn('Suffer 2 Horror (observation negates). Test (lore; 1).', names)).toBe('observation')
  expect(testedIn('Each investigator of strong will gains 1 Clue.', names)).toBeUndefined()
})

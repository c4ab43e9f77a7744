import { expect, test } from 'vitest'
import type { CardText } from '../../../protocol'
import { toldOf } from './told'

const card = (only: string, ...lines: [string, string][]) => ({ only, lines: lines.map(([lead, text]) => ({ lead, text })) }) as CardText

test('what a weapon is and what it does are two sentences', () => {
  expect(toldOf(card('', ['', 'Ranged weapon, 2 damage, range 2'], ['', 'When you fail a test, roll again.']))).toBe('Ranged weapon, 2 damage, range 2. When you fail a test, roll again.')
})

test('what a line is about stands before it', () => {
  expect(toldOf(card('Only in darkness.', ['Action:', 'Test Willpower.']))).toBe('Only in darkness. Action: Test Willpower.')
})

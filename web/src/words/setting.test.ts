import { expect, test } from 'vitest'
import { asHeading, asSentence, capital, uncapital } from './setting'

test('a line begins with a capital, and nothing is left of nothing', () => {
  expect(capital('one horror')).toBe('One horror')
  expect(uncapital('A murder.')).toBe('a murder.')
  expect(capital('')).toBe('')
})

test('a heading has no full stop, and a sentence has one', () => {
  expect(asHeading('Joe attacks.')).toBe('Joe attacks')
  expect(asHeading('Who is there?')).toBe('Who is there?')
  expect(asSentence('this table was put away')).toBe('this table was put away.')
  expect(asSentence('Run!')).toBe('Run!')
})

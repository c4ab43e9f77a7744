import { expect, test } from 'vitest'
import { asHeading, asSentence, capital, inTwo, uncapital } from './setting'

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

test('a name stands in two lines of as even a length as its words allow', () => {
  expect(inTwo('Log of the Constance')).toEqual(['Log of the', 'Constance'])
  expect(inTwo('The Silver Salt')).toEqual(['The Silver', 'Salt'])
  expect(inTwo('A Tray for One')).toEqual(['A Tray', 'for One'])
  expect(inTwo('Crowbar')).toEqual(['Crowbar'])
})

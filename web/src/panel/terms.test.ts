import { expect, test } from 'vitest'
import { partsOf } from './terms'

const fire = { pattern: 'camp fires?', subject: 'house', topic: 'Camp Fire' }
const burning = { pattern: 'fire|burning', subject: 'house', topic: 'Fire' }

test('a word is marked once, where it is first used', () => {
  const parts = partsOf('Fire! The fire spreads.', [burning])
  expect(parts).toEqual([{ text: 'Fire', term: burning }, { text: '! The fire spreads.' }])
})

test('where two begin at the same letter, the earlier one is meant', () => {
  expect(partsOf('a camp fire', [fire, burning]).map(({ term }) => term?.topic)).toEqual([undefined, 'Camp Fire'])
})

test('a part of a word is none', () => expect(partsOf('fireplace', [burning])).toEqual([{ text: 'fireplace' }]))
test('without terms all is text', () => expect(partsOf('fire', [])).toEqual([{ text: 'fire' }]))

import { expect, test } from 'vitest'
import { deckIcon } from '../pieces/decks'
import { inOneLine, leastOf, type Fan } from './held'

const down = (id: string) => ({ id, card: undefined, deck: 'damage', facedown: true })
const fan: Fan = { id: 'damage', title: 'Damage, 1 up 2 down', cards: [{ id: 'knee', card: undefined }, down('a'), down('b')], named: true }

test('in one line facedown harm is a sign and a number, and open harm has its name', () => {
  const [facedown, open] = inOneLine([fan])
  expect([facedown?.icon, facedown?.cards.length, facedown?.named]).toEqual([deckIcon('damage'), 2, false])
  expect([open?.icon, open?.cards.length, open?.named]).toEqual([undefined, 1, true])
})

test('however little room there is, one sees how many lie facedown', () => {
  expect(leastOf(fan.cards, 122, 12)).toBe(124 + 24)
})

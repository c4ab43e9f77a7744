import { expect, test } from 'vitest'
import { placeOfRule, rulesPlaceOf } from './place'

test('a rule has its place in the companion', () => {
  expect(placeOfRule('1e.evade.fail')).toBe('evade/fail')
  expect(placeOfRule('moving')).toBe('')
})

test('an address leads to a subject, an entry, a search or the first page', () => {
  expect(rulesPlaceOf([])).toEqual({ at: 'opening' })
  expect(rulesPlaceOf(['moving'])).toEqual({ at: 'subject', subject: 'moving' })
  expect(rulesPlaceOf(['evade', 'fail'])).toEqual({ at: 'entry', place: 'evade/fail' })
  expect(rulesPlaceOf(['1e.evade.fail'])).toEqual({ at: 'entry', place: 'evade/fail' })
  expect(rulesPlaceOf(['find', 'sneak past'])).toEqual({ at: 'search', words: 'sneak past' })
})

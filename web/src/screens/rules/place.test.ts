import { expect, test } from 'vitest'
import { placeOfRule, rulesAt } from './place'

const EDITIONS = ['first', 'second']
const at = (...path: string[]) => rulesAt(path, EDITIONS)

test('a rule has its place in the companion', () => {
  expect(placeOfRule('1e.evade.fail')).toBe('evade/fail')
  expect(placeOfRule('moving')).toBe('')
})

test('an address leads to a subject, an entry, a search or the first page of an edition', () => {
  expect(at('second')).toEqual({ edition: 'second', place: { at: 'opening' } })
  expect(at('second', 'moving')).toEqual({ edition: 'second', place: { at: 'subject', subject: 'moving' } })
  expect(at('second', 'evade', 'tie')).toEqual({ edition: 'second', place: { at: 'entry', place: 'evade/tie' } })
  expect(at('first', 'find', 'sneak past')).toEqual({ edition: 'first', place: { at: 'search', words: 'sneak past' } })
})

test('an address from before there were two is one of the first', () => {
  expect(at()).toEqual({ edition: 'first', place: { at: 'opening' } })
  expect(at('evade', 'fail')).toEqual({ edition: 'first', place: { at: 'entry', place: 'evade/fail' } })
  expect(at('1e.evade.fail')).toEqual({ edition: 'first', place: { at: 'entry', place: 'evade/fail' } })
  expect(at('find', 'sneak past')).toEqual({ edition: 'first', place: { at: 'search', words: 'sneak past' } })
})

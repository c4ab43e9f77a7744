import { expect, test } from 'vitest'
import { placeOf } from './place'

test('an address names a screen and what it is about', () => {
  expect(placeOf('#/game/x1')).toEqual({ screen: 'game', game: 'x1' })
  expect(placeOf('#/rules/evade/fail')).toEqual({ screen: 'rules', path: ['evade', 'fail'] })
  expect(placeOf('#/join/x1/host/secret')).toEqual({ screen: 'join', game: 'x1', seat: 'host', token: 'secret' })
})

test('a page to print names an edition, and perhaps what of it', () => {
  expect(placeOf('#/print')).toEqual({ screen: 'print', edition: '', parts: [] })
  expect(placeOf('#/print/late/cards/tiles')).toEqual({ screen: 'print', edition: 'late', parts: ['cards', 'tiles'] })
})

test('a link to several seats has a pair for each', () => {
  expect(placeOf('#/seat/x1/host/a/guest-1/b')).toEqual({ screen: 'seat', game: 'x1', links: [{ seat: 'host', token: 'a' }, { seat: 'guest-1', token: 'b' }] })
})

test('a link that was cut short leads to the front door', () => {
  for (const hash of ['', '#/game', '#/join/x1/host', '#/nowhere']) expect(placeOf(hash)).toEqual({ screen: 'front' })
  expect(placeOf('#/rules/find/sneak%20past%2')).toEqual({ screen: 'rules', path: ['find', 'sneak%20past%2'] })
})

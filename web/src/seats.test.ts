import { beforeEach, expect, test, vi } from 'vitest'
import { allTokens, displaced, heldAt, heldGames, keepCreated, keepInvitation, keepPhrase, keepRecovered, keepSeat, noteFound, tokensOf } from './seats'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

test('a seat that was taken opens its table', () => {
  keepSeat('x1', { seat: 'host', token: 'a' })
  expect(tokensOf('x1')).toEqual(['a'])
  expect(allTokens()).toEqual(['a'])
  expect(tokensOf('x2')).toEqual([])
})

test('a link that would take the place of another is noticed', () => {
  keepSeat('x1', { seat: 'host', token: 'a' })
  expect(displaced('x1', [{ seat: 'host', token: 'b' }, { seat: 'guest', token: 'c' }])).toEqual(['host'])
  expect(displaced('x1', [{ seat: 'host', token: 'a' }])).toEqual([])
  expect(displaced('x2', [{ seat: 'host', token: 'b' }])).toEqual([])
})

test('who laid a table is its host with a seat and without', () => {
  const created = { game: 'x1', seats: [], invitations: [], watch: 'w', host: 'h', phrase: 'p', commitment: '' }
  keepCreated(created)
  expect(tokensOf('x1')).toEqual(['h'])
  keepRecovered({ game: 'x1', seats: [{ seat: 'host', token: 'b' }], host: 'k' })
  expect(tokensOf('x1')).toEqual(['b', 'k'])
  keepPhrase('x1', undefined)
  expect(heldAt('x1')).toMatchObject({ watch: 'w', host: 'k' })
  expect(heldAt('x1')?.phrase).toBeUndefined()
})

test('a seat that was given up is an invitation', () => {
  keepSeat('x1', { seat: 'host', token: 'a' })
  keepInvitation('x1', { seat: 'host', token: 'b' })
  expect(heldAt('x1')).toMatchObject({ seats: [], invitations: [{ seat: 'host', token: 'b' }] })
})

test('a game that the server has not known for long is forgotten', () => {
  const day = 24 * 3600 * 1000
  keepSeat('x1', { seat: 'host', token: 'a' })
  noteFound(['a'], [], 0)
  expect(heldGames()).toHaveLength(1)
  noteFound(['a'], [], 31 * day)
  expect(heldGames()).toHaveLength(0)
})

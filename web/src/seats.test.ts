import { beforeEach, expect, test, vi } from 'vitest'
import { allTokens, heldAt, heldGames, keepInvitation, keepSeat, noteFound, tokensOf } from './seats'

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

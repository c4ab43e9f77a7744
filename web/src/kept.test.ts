import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keeping, kept } from './kept.svelte'

const forbidden = () => {
  throw new Error('Access is denied for this document.')
}

beforeEach(() => (keeping.forgets = false))
afterEach(() => vi.unstubAllGlobals())

test('what a browser keeps is there again', () => {
  const there = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => there.get(key) ?? null, setItem: (key: string, value: string) => there.set(key, value), removeItem: (key: string) => there.delete(key) })
  kept.setItem('a', 'one')
  expect([kept.getItem('a'), there.get('a'), keeping.forgets]).toEqual(['one', 'one', false])
  kept.removeItem('a')
  expect([kept.getItem('a'), there.size]).toEqual([null, 0])
})

test.each([
  ['forbidden', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
  ['full', { getItem: () => 'before', setItem: forbidden, removeItem: () => undefined }],
])('where it is %s, the page remembers and that is known', (_, storage) => {
  vi.stubGlobal('localStorage', storage)
  kept.setItem('b', 'two')
  expect([kept.getItem('b'), keeping.forgets]).toEqual(['two', true])
  kept.removeItem('b')
  expect(kept.getItem('b')).not.toBe('two')
})

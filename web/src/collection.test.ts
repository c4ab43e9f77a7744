import { beforeEach, expect, test, vi } from 'vitest'
import { asEnabled, enable, enabledPacks, isEnabled, missingFor } from './collection'
import type { Library, PackInfo, StoryInfo } from './protocol'

const pack = (id: string, base = false) => ({ id, name: id, base }) as PackInfo
const story = (id: string, ...needs: string[]) => ({ id, needs }) as unknown as StoryInfo
const [box, attic, well] = [pack('box', true), pack('attic'), pack('well')]
const library = { edition: 'one', packs: [box, attic, well], stories: [story('plain'), story('high', 'attic'), story('both', 'attic', 'well')] } as unknown as Library
const offered = () => asEnabled(library).stories.map((each) => each.id)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

test('everything the house has is enabled until it is set aside', () => {
  expect(enabledPacks(library)).toEqual(['attic', 'well'])
  expect(offered()).toEqual(['plain', 'high', 'both'])
})
test('a story is not offered without what it needs', () => {
  enable('one', well, false)
  expect(enabledPacks(library)).toEqual(['attic'])
  expect(offered()).toEqual(['plain', 'high'])
  expect(missingFor(library.stories[2]!, library)).toEqual([well])
  enable('one', well, true)
  expect(offered()).toEqual(['plain', 'high', 'both'])
})
test('the box itself cannot be set aside', () => {
  enable('one', box, false)
  expect(isEnabled('one', box)).toBe(true)
})
test('what is set aside of one edition is not of another', () => {
  enable('two', attic, false)
  expect(isEnabled('one', attic)).toBe(true)
})

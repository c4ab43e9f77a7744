import { expect, test } from 'vitest'
import type { Library, StoryInfo } from '../../protocol'
import { found, loosened, sought } from './finding'

const story = (id: string, more: Partial<StoryInfo>) => ({ id, name: id, minutes: [60, 80], difficulty: 'gentle', lamps: 1, mood: 'dread', needs: [], best_with: [1, 5], ...more }) as unknown as StoryInfo
const STORIES = [story('bath', {}), story('train', { minutes: [120, 150], difficulty: 'hard', lamps: 3, mood: 'riddle', needs: ['rails'] }), story('barrels', { minutes: [200, 300], difficulty: 'hard', lamps: 3, mood: '' })]
const LIBRARY = { packs: [{ id: 'base', name: 'Base', base: true }, { id: 'rails', name: 'Rails' }], moods: [{ id: 'dread', text: 'slow dread' }, { id: 'riddle', text: 'a riddle' }] } as unknown as Library
const NAMES = { length: { short: 'short', evening: 'evening', long: 'long' }, number: (number: string) => number }
const ids = (stories: StoryInfo[]) => stories.map((each) => each.id)
const looking = (wanted: Parameters<typeof found>[2]) => ids(found(LIBRARY, STORIES, wanted))

test('who looks for nothing finds all', () => expect(looking({})).toEqual(['bath', 'train', 'barrels']))
test('any of a subject will do', () => expect(looking({ length: ['short', 'long'] })).toEqual(['bath', 'barrels']))
test('all subjects must fit', () => expect(looking({ difficulty: ['hard'], mood: ['riddle'] })).toEqual(['train']))
test('what needs no pack is of the base set', () => expect(looking({ pack: ['base'] })).toEqual(['bath', 'barrels']))
test('how many sit down', () => {
  const few = [...STORIES, story('duel', { best_with: [2, 2] })]
  expect(ids(found(LIBRARY, few, { number: ['3'] }))).not.toContain('duel')
  expect(sought(LIBRARY, few, NAMES).map(([subject]) => subject)).toContain('number')
})
test('what leaves all of them is not looked for', () => expect(sought(LIBRARY, STORIES, NAMES).map(([subject]) => subject)).toEqual(['length', 'difficulty', 'mood', 'pack']))
test('the easiest comes first', () => expect(sought(LIBRARY, STORIES, NAMES)[1]![1].map((each) => each.id)).toEqual(['gentle', 'hard']))
test('where nothing is found, it says what to let go', () => {
  expect(looking({ length: ['short'], difficulty: ['hard'], mood: ['riddle'] })).toEqual([])
  expect(loosened(LIBRARY, STORIES, { length: ['short'], difficulty: ['hard'] })).toEqual([['length', 2], ['difficulty', 1]])
  expect(loosened(LIBRARY, STORIES, { length: ['short'], difficulty: ['hard'], mood: ['dread'], pack: ['rails'] })).toEqual([])
})

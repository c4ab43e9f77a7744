import { expect, test } from 'vitest'
import type { Fact, Line } from '../../../protocol'
import { justLaid } from './just_laid'

const line = (kind: string, facts: Record<string, Fact> = {}) => ({ kind, facts }) as Line
const laid = line('revealed', { rooms: ['cellar'] })

test('a room is new until something else is done', () => {
  expect(justLaid([line('token-text'), laid, line('token-placed')])).toEqual(['cellar'])
  expect(justLaid([laid, line('turn')])).toEqual([])
  expect(justLaid([laid, line('attacks')])).toEqual([])
})

test('going into it belongs to exploring, going on does not', () => {
  expect(justLaid([laid, line('moved')])).toEqual(['cellar'])
  expect(justLaid([laid, line('moved'), line('moved')])).toEqual([])
})

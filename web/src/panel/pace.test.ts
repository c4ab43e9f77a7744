import { expect, test } from 'vitest'
import type { Question } from '../protocol'
import { option } from './made_up'
import { atPace, pacesOf } from './pace'

const walk = (space: string) => option(`move ${space}`, { group: 'step', names: { space } })
const run = (space: string) => option(`run ${space}`, { group: 'run', names: { space } })
const lines = (pace: 'step' | 'run', ...options: ReturnType<typeof option>[]) => atPace(options, pace).map((each) => each.option)

test('the same ways are listed once, walked or run', () => {
  const ways = [walk('hall'), walk('library'), run('hall'), run('library')]
  expect(lines('step', ...ways)).toEqual(['move hall', 'move library'])
  expect(lines('run', ...ways)).toEqual(['run hall', 'run library'])
})

test('what is no way stays at either pace', () => {
  const search = option('explore', { group: 'act' })
  expect(lines('step', search, walk('hall'), run('hall'))).toEqual(['explore', 'move hall'])
  expect(lines('run', search, walk('hall'), run('hall'))).toEqual(['explore', 'run hall'])
})

test('a place that is reached at one pace only stays at the other, and says so', () => {
  const hide = option('hide', { group: 'step' })
  const shown = atPace([hide, walk('hall'), run('hall')], 'run')
  expect(shown.map(({ option, notes }) => [option, notes.length])).toEqual([['hide', 1], ['run hall', 0]])
  expect(atPace([walk('hall'), run('hall'), run('yard')], 'step').map(({ notes }) => notes.length)).toEqual([0, 1])
})

test('where one can only run nothing needs to be told apart', () => {
  expect(pacesOf({ options: [run('hall')] } as Question)).toEqual(['run'])
  expect(atPace([run('hall')], 'run')[0]?.notes).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pacing } from './pacing'

let pacing: Pacing
let done: string[]
const change = (name: string) => () => {
  done.push(name)
  return true
}

beforeEach(() => {
  vi.useFakeTimers()
  pacing = new Pacing()
  done = []
})
afterEach(() => void vi.useRealTimers())

test('what comes next waits until the one before was seen', () => {
  for (const name of ['a', 'b']) pacing.take(change(name))
  expect(done).toEqual(['a'])
  vi.runAllTimers()
  expect(done).toEqual(['a', 'b'])
})

test('while something is told nothing changes, and then all goes on', () => {
  pacing.hold(true)
  pacing.take(change('a'))
  vi.runAllTimers()
  expect(done).toEqual([])
  pacing.hold(false)
  expect(done).toEqual(['a'])
})

test('who acts has caught up at once', () => {
  for (const name of ['a', 'b', 'c']) pacing.take(change(name))
  pacing.flush()
  expect(done).toEqual(['a', 'b', 'c'])
})

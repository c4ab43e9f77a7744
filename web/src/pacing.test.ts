import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Moment } from './moments/moment'
import { staysFor } from './moments/timing'
import { lookedAtFor } from './pace'
import { Pacing } from './pacing'
import type { Line } from './protocol'

let pacing: Pacing
let done: string[]
const step = (name: string, read = false) => ({
  tell: () => {
    if (read) done.push(`tell ${name}`)
    return read
  },
  show: () => {
    done.push(name)
    return 500
  },
})

beforeEach(() => {
  vi.useFakeTimers()
  pacing = new Pacing()
  done = []
})
afterEach(() => void vi.useRealTimers())

test('what comes next waits until the one before was seen', () => {
  pacing.take([step('a'), step('b')])
  expect(done).toEqual(['a'])
  expect(pacing.ahead).toBe(1)
  vi.runAllTimers()
  expect(done).toEqual(['a', 'b'])
})

test('what is told is read before anything changes, and then all goes on', () => {
  pacing.take([step('a', true), step('b')])
  vi.runAllTimers()
  expect(done).toEqual(['tell a'])
  pacing.hold('reading', false)
  expect(done).toEqual(['tell a', 'a'])
  vi.runAllTimers()
  expect(done).toEqual(['tell a', 'a', 'b'])
})

test('what comes of an answer does not wait for what was seen before it', () => {
  pacing.take([step('a')])
  pacing.wasSeen()
  pacing.take([step('b')])
  expect(done).toEqual(['a', 'b'])
})

test('who skips sees the next one at once, but nothing that was not read', () => {
  pacing.take([step('a'), step('b'), step('c', true), step('d')])
  pacing.skip()
  expect(done).toEqual(['a', 'b'])
  pacing.skip()
  pacing.skip()
  expect(done).toEqual(['a', 'b', 'tell c'])
})

test('while somebody looks back nothing goes on', () => {
  pacing.take([step('a'), step('b')])
  pacing.hold('looking', true)
  vi.runAllTimers()
  pacing.skip()
  expect(done).toEqual(['a'])
  pacing.hold('looking', false)
  expect(done).toEqual(['a', 'b'])
})

test('the end of it all shows every step, in order', () => {
  pacing.take([step('a'), step('b', true)])
  pacing.take([step('c')])
  pacing.flush()
  expect(done).toEqual(['a', 'b', 'c'])
  expect(pacing.ahead).toBe(0)
})

test('it says how many steps are left', () => {
  const left: number[] = []
  pacing = new Pacing((ahead) => left.push(ahead))
  pacing.take([step('a'), step('b')])
  vi.runAllTimers()
  expect(left).toEqual([1, 0, 0])
})

test('a calm table gives more time than a brisk one, and what was read large needs less', () => {
  const told = [{ text: 'x'.repeat(60) } as Line]
  const brisk = lookedAtFor('brisk', told, false, false)
  expect(lookedAtFor('calm', told, false, false)).toBeGreaterThan(brisk)
  expect(lookedAtFor('brisk', told, true, false)).toBeLessThan(brisk)
  expect(lookedAtFor('brisk', told, false, true)).toBeLessThan(brisk)
  expect(lookedAtFor('at once', told, false, false)).toBe(0)
})

test('what others do can be followed, however little is said of it', () => {
  const told = [{ text: 'x' } as Line]
  expect(lookedAtFor('brisk', told, false, false)).toBe(1200)
  expect(lookedAtFor('calm', told, false, false)).toBe(2000)
})

test('a card that was shown before is shown short, a die never', () => {
  const card = { title: 'x', text: 'x'.repeat(150), reckoned: 0 } as Moment
  expect(staysFor(card, 0, false)).toBeGreaterThan(5000)
  expect(staysFor(card, 0, false, true)).toBe(1500)
  expect(staysFor({ ...card, rolls: true }, 0, false, true)).toBeGreaterThan(5000)
})

test('a pause holds what comes next, and who asks for one step has one', () => {
  pacing.take([step('a'), step('b'), step('c')])
  pacing.hold('pause', true)
  vi.runAllTimers()
  expect(done).toEqual(['a'])
  pacing.skip()
  vi.runAllTimers()
  expect(done).toEqual(['a', 'b'])
  pacing.hold('pause', false)
  expect(done).toEqual(['a', 'b', 'c'])
})

test('what was read in a pause is shown, and nothing after it', () => {
  pacing.take([step('a'), step('b', true), step('c')])
  pacing.hold('pause', true)
  pacing.skip()
  expect(done).toEqual(['a', 'tell b'])
  pacing.hold('reading', false)
  vi.runAllTimers()
  expect(done).toEqual(['a', 'tell b', 'b'])
})

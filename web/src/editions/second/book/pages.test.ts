import { expect, test } from 'vitest'
import type { Line } from '../../../protocol'
import { pagesOf, pageToDo, wasDone, wasRead } from './pages'

const line = (number: number, kind: string, more: Partial<Line> = {}) => ({ number, kind, text: kind, title: '', kicker: '', body: '', came: [], facts: {}, aloud: false, ...more }) as unknown as Line
const read = (number: number, kind: string, more: Partial<Line> = {}) => line(number, kind, { aloud: true, body: `written ${number}`, ...more })

test('what is only carried out stands below what was read before it', () => {
  const [page, ...others] = pagesOf([read(1, 'token-outcome'), read(2, 'instructed', { text: 'Gain 1 Clue.' }), line(3, 'token-discarded')])
  expect(others).toEqual([])
  expect(page?.read).toEqual(['written 1'])
  expect(page?.follow).toEqual(['Gain 1 Clue.', 'token-discarded'])
})

test('what people have said themselves is not read to them', () => {
  expect(pagesOf([line(1, 'answered'), line(2, 'reported')])).toEqual([])
  expect(pagesOf([line(1, 'answered')], true)).toEqual([])
})

test('successes that add up are told until they are enough', () => {
  const sum = (total: number) => line(1, 'added-up', { facts: { total, needed: 2 } })
  expect(pagesOf([sum(1)])[0]?.follow).toEqual(['added-up'])
  expect(pagesOf([sum(2), read(2, 'token-outcome')])).toHaveLength(1)
})

test('a card that is taken can be read on the page', () => {
  const taken = read(2, 'instructed', { text: 'Gain the Axe.', facts: { card: 'axe' } })
  expect(pagesOf([read(1, 'token-outcome'), taken])[0]?.cards).toEqual(['axe'])
  expect(pagesOf([read(1, 'token-outcome', { facts: { card: 'axe' } })])[0]?.cards).toEqual([])
})

test('a test that is asked for at once is not named on the page too', () => {
  const text = read(1, 'token-text', { came: ['(observation; 1)'] })
  expect(pagesOf([text])[0]?.follow).toEqual(['(observation; 1)'])
  expect(pagesOf([text], true)[0]?.follow).toEqual([])
})

test('what is carried out is what was read last, with all that followed', () => {
  const before = read(1, 'instruction', { came: ['Suffer 2 Horror.'] })
  const after = [read(2, 'event', { title: 'In the house' }), read(3, 'instructed', { text: 'Place Fire.' }), line(4, 'or-it-moves')]
  expect(pageToDo([before, ...after])).toMatchObject({ title: 'In the house', follow: ['Place Fire.'] })
  expect(pageToDo([before])?.follow).toEqual(['Suffer 2 Horror.'])
})

test('what was carried out in an earlier phase is not to be done again', () => {
  const before = [read(1, 'token-outcome', { title: 'The pipes' }), read(2, 'instructed', { text: 'Gain 1 Clue.' })]
  const now = [line(3, 'mythos-phase'), line(4, 'fire-spreads', { text: 'The Fire spreads.' })]
  expect(pageToDo([...before, ...now])).toMatchObject({ title: '', follow: ['The Fire spreads.'] })
  expect(pageToDo([...before, line(3, 'round')])).toBeUndefined()
})

test('what is taken back was read, or was done and is put back', () => {
  const lines = [read(1, 'token-outcome'), read(2, 'instructed', { text: 'Gain 1 Clue.' }), line(3, 'reported'), line(4, 'learned'), line(5, 'token-placed')]
  expect(wasRead(lines).map(({ number }) => number)).toEqual([1])
  expect(wasDone(lines).map(({ number }) => number)).toEqual([2, 5])
})

import { expect, test } from 'vitest'
import type { Line } from '../protocol'
import { entriesOf } from './entries'

const line = (number: number, attempt = 0) => ({ number, attempt, text: `line ${number}` }) as Line

test('an attempt is one entry: how it began, what was done, how it ended', () => {
  const [before, attempt, after, ...more] = entriesOf([line(1), line(2), line(3, 2), line(4, 2), line(5, 2), line(6)])
  expect([before?.line.number, attempt?.line.number, after?.line.number, more.length]).toEqual([1, 2, 6, 0])
  expect([attempt?.steps.map(({ number }) => number), attempt?.end?.number]).toEqual([[3, 4], 5])
})

test('what came between stands for itself', () => {
  expect(entriesOf([line(2), line(3, 2), line(4), line(5, 2)]).map(({ line: { number } }) => number)).toEqual([2, 4])
})

test('without its beginning a line is told as it is', () => {
  expect(entriesOf([line(5, 2), line(6)]).map(({ line: { number } }) => number)).toEqual([5, 6])
})

test('what says nothing has no entry', () => {
  const silent = { ...line(2), text: '' }
  expect(entriesOf([line(1), silent, line(3)]).map(({ line: { number } }) => number)).toEqual([1, 3])
})

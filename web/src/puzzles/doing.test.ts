import { beforeEach, expect, test, vi } from 'vitest'
import type { OptionText, Question } from '../protocol'
import { settings } from '../settings.svelte'
import { Doing } from './doing.svelte'

const question = {
  options: [
    { option: 'swap 1 2', seals: true, cost: 1 },
    { option: 'swap 2 3', seals: true, cost: 1 },
    { option: 'lay piece 1', seals: false, cost: 0 },
    { option: 'a step more', seals: false, gives: 1 },
  ] as unknown as OptionText[],
} as Question

let chosen: string[]
let doing: Doing
beforeEach(() => {
  chosen = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  settings.ask = true
  doing = new Doing({ choose: (option) => chosen.push(option) }, () => question)
})

test('what cannot be taken back is asked once', () => {
  expect(doing.take('swap 1 2')).toBe(false)
  expect([chosen, doing.looked?.cost]).toEqual([[], 1])
  expect(doing.take('swap 1 2')).toBe(true)
  expect([chosen, doing.armed]).toEqual([['swap 1 2'], ''])
})

test('another gesture is asked about anew', () => {
  doing.take('swap 1 2')
  doing.take('swap 2 3')
  expect([chosen, doing.armed]).toEqual([[], 'swap 2 3'])
})

test('what can be taken back is not asked about', () => {
  doing.take('lay piece 1')
  expect(chosen).toEqual(['lay piece 1'])
})

test('what is paid for with more than a step is asked about', () => {
  expect(doing.take('a step more')).toBe(false)
  expect(doing.take('a step more')).toBe(true)
  expect(chosen).toEqual(['a step more'])
})

test('nobody is asked who does not want to be', () => {
  settings.ask = false
  doing.take('swap 1 2')
  expect(chosen).toEqual(['swap 1 2'])
})

test('what is not offered is not done', () => {
  doing.take('swap 9 9')
  doing.take('')
  expect([chosen, doing.armed]).toEqual([[], ''])
})

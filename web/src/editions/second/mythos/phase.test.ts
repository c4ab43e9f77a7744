import { expect, test } from 'vitest'
import type { Line } from '../../../protocol'
import { causeOf, isInBook, phaseOf } from './phase'

const told = (...kinds: string[]) => kinds.map((kind, number) => ({ kind, number, round: 2, text: kind, came: [] as string[] }) as unknown as Line)

test('a mythos phase has a page for what is read and one for the monsters and the horror', () => {
  const lines = told('turn', 'mythos-phase', 'fire', 'mythos-event', 'rolled', 'activates', 'monster-moved', 'activates', 'horror-check', 'harm', 'event')
  const phase = phaseOf(lines)!
  expect(phase.before.map((each) => each.kind)).toEqual(['fire'])
  expect(phase.events.map(({ line, came }) => [line.kind, came.length])).toEqual([['mythos-event', 1], ['event', 0]])
  expect(phase.monsters.map(({ came }) => came.length)).toEqual([1, 0])
  expect(phase.horror[0]!.came.map((each) => each.kind)).toEqual(['harm'])
  expect([phase.step, phase.over]).toEqual([2, false])
})

test('it is over with the next round', () => {
  expect(phaseOf(told('mythos-phase', 'mythos-event', 'round', 'turn'))!.over).toBe(true)
  expect(phaseOf(told('turn', 'moved'))).toBeUndefined()
})

test('what the book tells is told nowhere else, but what is grave is', () => {
  const lines = told('moved', 'mythos-phase', 'harm', 'wounded', 'round', 'harm')
  expect(lines.map((_, at) => isInBook(lines, at))).toEqual([false, true, true, false, false, false])
})

test('who is asked something in a mythos phase reads what calls for it', () => {
  const event = { kind: 'mythos-event', number: 2, title: 'A Draught', came: ['Suffer 1 Horror.'] } as unknown as Line
  const lines = [...told('turn', 'mythos-phase'), event]
  const asked = { kind: 'struck', about: {} }
  expect(causeOf(lines, asked)).toBe(event)
  expect(causeOf([...lines, { kind: 'round', number: 3 } as Line], asked)).toBeUndefined()
  expect(causeOf(told('turn', 'mythos-phase'), asked)).toBeUndefined()
  const harm = { kind: 'harm', number: 3, title: '', came: ['Move.'], facts: { who: 'lev' } } as unknown as Line
  expect(causeOf([...lines, harm], { kind: 'walk', about: { who: 'lev' } })).toBe(harm)
  expect(causeOf([...lines, harm], { kind: 'walk', about: { who: 'pearl' } })).toBe(event)
})

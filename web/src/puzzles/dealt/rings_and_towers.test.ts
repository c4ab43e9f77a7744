import { expect, test } from 'vitest'
import type { DealtShape, OptionText, Question } from '../../protocol'
import { liveWires } from '../joined'
import { saidOf } from '../said'
import { laidInSlots } from './laid'
import { dealtSteps, DEALT_WAYS } from './legal'
import { at, band, OUTSIDE, ringsAfter, standing } from './ring'
import { moved, stacked } from './tower'

const blank: DealtShape = { kind: '', size: [0, 0], signs: '', pieces: [], guesses: [], bars: [], joins: [], turns: [], rings: [], columns: [] }
const option = (verb: string, names: Record<string, string>) => ({ option: `${verb} ${Object.values(names).join(' ')}`, verb, names, cost: 1, gives: null }) as unknown as OptionText

const [STRAIGHT, BEND] = [[1, 3], [0, 1]]
const line = (pieces: number[], turns: number[]): DealtShape => ({ ...blank, kind: 'line', size: [2, 2], pieces, turns, joins: [STRAIGHT, BEND, BEND, []] })

test('a line is live as far as it hangs together with the left side', () => {
  const laid = laidInSlots(line([1, 3, 2, 0], [2, 0, 0, 0]))
  const live = laid && liveWires(laid.shape, laid.lying, laid.shapes.pieces)
  expect([...(live?.wires.keys() ?? [])]).toEqual([0, 2, 3])
  expect([...(live?.ends ?? [])]).toEqual(['line'])
})

test('a gap keeps it from the right side, whichever row that is', () => {
  const laid = laidInSlots(line([1, 3, 2, 0], [2, 0, 0, 1]))
  const live = laid && liveWires(laid.shape, laid.lying, laid.shapes.pieces)
  expect([live?.wires.size, live?.ends.size]).toEqual([2, 0])
})

test('a piece says what lies on it', () => {
  const pieces = laidInSlots(line([1, 3, 2, 0], [2, 0, 0, 0]))?.shapes.pieces ?? {}
  const said = ['1', '3'].map((id) => pieces[id] && saidOf(pieces[id], 2, 0))
  expect(said).toEqual(['Piece 1: line, south to west', 'Piece 1: no line on it'])
})

test('signs stand where the ring was turned to', () => {
  expect(standing({ signs: [1, 2, 3, 0, 5, 6], turned: 1 })).toEqual([6, 1, 2, 3, 0, 5])
  expect(standing({ signs: [1, 2, 3, 0, 5, 6], turned: -1 })).toEqual([2, 3, 0, 5, 6, 1])
})

test('a turn moves one ring and no other', () => {
  const rings = [0, 1, 2, 3].map(() => ({ signs: [1, 2, 3, 4, 5, 6], turned: 0 }))
  expect(ringsAfter({ ...blank, rings }, 2, -1).map(({ turned }) => turned)).toEqual([0, 0, -1, 0])
})

test('rings lie around each other, sections clockwise from the top', () => {
  expect([0, 1, 2].every((ring) => band(ring).to === band(ring + 1).from)).toBe(true)
  expect(band(3).to).toBe(OUTSIDE)
  expect([at(0, 10).y, Math.round(at(1.5, 10).x)]).toEqual([-10, 10])
})

test('turns are sorted by ring, moves by piece', () => {
  const { clockwise, counter, stacks } = dealtSteps({
    options: [option(DEALT_WAYS.clockwise, { ring: 'second' }), option(DEALT_WAYS.counter, { ring: 'outermost' }), option(DEALT_WAYS.stack, { piece: '4', column: '2' })],
  } as Question)
  expect([[...clockwise.keys()], [...counter.keys()]]).toEqual([[1], [3]])
  expect(stacks.get(4)?.get(2)).toBe('stack-piece-on-column 4 2')
})

test('a top piece would lie on another column', () => {
  const columns = moved([[5, 1], [4], []], 1, 2)
  expect(columns).toEqual([[5], [4], [1]])
  expect(stacked(columns)[0]).toEqual({ piece: 1, column: 2, level: 0, top: true })
})

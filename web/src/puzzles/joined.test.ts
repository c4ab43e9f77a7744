import { expect, test } from 'vitest'
import type { PieceShape, PuzzleShape } from '../protocol'
import type { LyingPuzzle } from './open'
import { liveWires, metSides } from './joined'

const EAST = 1
const WEST = 3
const slots = [{ x: 0, y: 0, angle: 0 }, { x: 1, y: 0, angle: 0 }]
const blank = { id: '', goal: '', turnable: true, drawable: true }
const lying = (turns: number[], tile = 0): LyingPuzzle => ({ card: '', puzzle: '', pieces: ['a', 'b'], turns, tile, drawn: null })

const piece = (id: string, some: Partial<PieceShape>): PieceShape => ({ id, wires: [], symbols: [], place: 0, ...some })

test('a wire is live as far as it hangs together with its start', () => {
  const marks = [{ slot: 0, side: WEST, shows: '', colour: 'red', end: false }, { slot: 1, side: EAST, shows: '', colour: 'red', end: true }]
  const shape: PuzzleShape = { ...blank, kind: 'wiring', slots, touching: [[0, EAST, 1, WEST]], tile: { shape: 'frame', x: 0, y: 0, turns: 1, marks } }
  const across = { wires: [{ colour: 'red', sides: [EAST, WEST] }] }
  const pieces = { a: piece('a', across), b: piece('b', across) }

  const whole = liveWires(shape, lying([0, 0]), pieces)
  expect([...whole.wires.keys()]).toEqual([0, 1])
  expect([...whole.ends]).toEqual(['red'])

  const broken = liveWires(shape, lying([0, 1]), pieces)
  expect([...broken.wires.keys()]).toEqual([0])
  expect([...broken.ends]).toEqual([])
})

test('two equal symbols meet, and a turn parts them', () => {
  const shape: PuzzleShape = { ...blank, kind: 'lock', slots, touching: [[0, EAST, 1, WEST]], tile: null }
  const pieces = { a: piece('a', { symbols: ['eye', 'key', 'moon', 'eye'] }), b: piece('b', { symbols: ['eye', 'eye', 'eye', 'key'] }) }
  expect(metSides(shape, lying([0, 0]), pieces)).toEqual([[0, EAST]])
  expect(metSides(shape, lying([0, 1]), pieces)).toEqual([])
})

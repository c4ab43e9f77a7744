// A line to be joined from left to right, laid out as pieces in slots: they change places and turn as those of the box do.
import type { DealtShape, PuzzleShape, PuzzleShapes, TileMark } from '../../protocol'
import { words } from '../../words'
import type { Laid } from './slide'

export const LINE = 'line'
const [EAST, SOUTH, NORTH, WEST] = [1, 2, 0, 3]

export function lineLaid({ size: [columns, rows], pieces, joins, turns }: DealtShape): Laid {
  const places = pieces.map((_, at) => at)
  const slots = places.map((at) => ({ x: at % columns, y: Math.floor(at / columns), angle: 0 }))
  const beside = places.filter((at) => (at + 1) % columns).map((at): [number, number, number, number] => [at, EAST, at + 1, WEST])
  const below = places.filter((at) => at + columns < pieces.length).map((at): [number, number, number, number] => [at, SOUTH, at + columns, NORTH])
  const marks = Array.from({ length: rows }, (_, row): TileMark[] => [
    { slot: row * columns, side: WEST, shows: '', colour: LINE, end: false },
    { slot: (row + 1) * columns - 1, side: EAST, shows: '', colour: LINE, end: true },
  ]).flat()
  const tile = { shape: 'sides', x: 0, y: 0, turns: 1, marks }
  const shape: PuzzleShape = { id: LINE, kind: LINE, slots, touching: [...beside, ...below], tile, turnable: true, drawable: false, goal: words.puzzles.line.goal }
  const shapes: PuzzleShapes = {
    puzzles: {},
    pieces: Object.fromEntries(joins.map((sides, at) => [String(at), { id: String(at), wires: sides.length ? [{ colour: LINE, sides }] : [], symbols: [], place: -1 }])),
  }
  return { shape, shapes, lying: { card: '', puzzle: LINE, pieces: pieces.map(String), turns, tile: 0, drawn: null }, pile: 0 }
}

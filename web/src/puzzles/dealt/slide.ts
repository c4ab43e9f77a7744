// A torn picture, laid out as pieces in slots: its pieces change places as those of the box do.
import type { DealtShape, PuzzleShape, PuzzleShapes } from '../../protocol'
import { words } from '../../words'
import type { LyingPuzzle } from '../open'

export interface Laid {
  shape: PuzzleShape
  shapes: PuzzleShapes
  lying: LyingPuzzle
  pile: number
}

/** Drawn so many pieces across and down. */
export const SLIDE = 'slide'

export function slideLaid({ size: [columns, rows], pieces }: DealtShape): Laid {
  const places = Array.from({ length: columns * rows }, (_, at) => at)
  const slots = places.map((at) => ({ x: at % columns, y: Math.floor(at / columns), angle: 0 }))
  const shape: PuzzleShape = { id: SLIDE, kind: SLIDE, slots, touching: [], tile: null, turnable: false, drawable: false, goal: words.puzzles.slide.goal }
  const shapes: PuzzleShapes = {
    puzzles: {},
    pieces: Object.fromEntries(places.map((place) => [String(place), { id: String(place), wires: [], symbols: [], place }])),
  }
  return { shape, shapes, lying: { card: '', puzzle: SLIDE, pieces: pieces.map(String), turns: pieces.map(() => 0), tile: 0, drawn: null }, pile: 0 }
}

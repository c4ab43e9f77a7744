// A piece in words, for those who hear the puzzle.
import type { PieceShape } from '../protocol'
import { words } from '../words'
import { SIDES, symbolAt, turnedWires } from './shapes'

const w = words.puzzles

export function saidOf(piece: PieceShape, turns: number, at: number): string {
  if (piece.wires.length) {
    const wires = turnedWires(piece, turns).map((wire) =>
      w.wire(w.colours[wire.colour] ?? wire.colour, [...wire.sides].sort().map((side) => w.sides[SIDES[side] ?? 'north'])),
    )
    return w.piece(at + 1, wires.join('; '))
  }
  if (piece.symbols.length) {
    const symbols = SIDES.map((side, i) => `${w.sides[side]} ${w.symbols[symbolAt(piece, turns, i)] ?? ''}`)
    return w.piece(at + 1, symbols.join(', '))
  }
  return w.piece(at + 1, piece.place < 0 ? w.blank : w.stone(piece.place + 1))
}

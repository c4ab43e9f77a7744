// What is joined to what, as anybody can see by following the wires or comparing the symbols.
import type { PieceShape, PuzzleShape } from '../protocol'
import type { LyingPuzzle } from './open'
import { symbolAt, turnedWires } from './shapes'

export interface Live {
  /** Colours of the wires that hang together with their start, by slot. */
  wires: Map<number, Set<string>>
  /** Colours that have reached their end. */
  ends: Set<string>
}

type Pieces = Record<string, PieceShape>

/** Follow each colour from its start. */
export function liveWires(shape: PuzzleShape, lying: LyingPuzzle, pieces: Pieces): Live {
  const live: Live = { wires: new Map(), ends: new Set() }
  const across = new Map<string, [number, number]>()
  for (const [one, side, other, its] of shape.touching) {
    across.set(`${one}.${side}`, [other, its])
    across.set(`${other}.${its}`, [one, side])
  }
  const marks = shape.tile?.marks ?? []
  for (const start of marks.filter((each) => each.colour && !each.end)) {
    const { colour } = start
    const ends = marks.filter((each) => each.colour === colour && each.end)
    const ahead: [number, number][] = [[start.slot, start.side]]
    const entered = new Set<string>()
    for (let next = ahead.pop(); next; next = ahead.pop()) {
      const [slot, side] = next
      if (entered.has(`${slot}.${side}`)) continue
      entered.add(`${slot}.${side}`)
      const piece = pieces[lying.pieces[slot] ?? '']
      const wire = piece && turnedWires(piece, lying.turns[slot] ?? 0).find((each) => each.colour === colour && each.sides.includes(side))
      if (!wire) continue
      live.wires.set(slot, new Set(live.wires.get(slot)).add(colour))
      for (const leaving of wire.sides) {
        if (ends.some((end) => end.slot === slot && end.side === leaving)) live.ends.add(colour)
        const beyond = across.get(`${slot}.${leaving}`)
        if (beyond) ahead.push(beyond)
      }
    }
  }
  return live
}

/** The sides of slots at which two equal symbols meet. */
export function metSides(shape: PuzzleShape, lying: LyingPuzzle, pieces: Pieces): [number, number][] {
  const shown = (slot: number, side: number) => {
    const piece = pieces[lying.pieces[slot] ?? '']
    return piece ? symbolAt(piece, lying.turns[slot] ?? 0, side) : ''
  }
  const met: [number, number][] = []
  for (const [one, side, other, its] of shape.touching) {
    if (shown(one, side) && shown(one, side) === shown(other, its)) met.push([one, side])
  }
  const tile = shape.tile
  tile?.marks.forEach((mark, at) => {
    const shift = (lying.tile * tile.marks.length) / tile.turns
    const there = tile.marks[(at - shift + tile.marks.length) % tile.marks.length]
    if (there && shown(mark.slot, mark.side) === there.shows) met.push([mark.slot, mark.side])
  })
  return met
}

// Where things lie: slots, sides and the frame around them, in drawing units.
import type { PieceShape, PuzzleShape, PuzzleShapes, SlotShape, WireShape } from '../protocol'
import { server } from '../server'

export const CELL = 114
export const SIZE = 112
/** The number of a piece is written in this size. */
export const LETTER = 13
export const SIDES = ['north', 'east', 'south', 'west'] as const
const OUT = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

let once: Promise<PuzzleShapes> | undefined

/** All puzzles and pieces; fetched once. */
export function puzzleShapes(): Promise<PuzzleShapes> {
  once ??= server.puzzles().catch((error: unknown) => {
    once = undefined
    throw error
  })
  return once
}

export function middle(slot: { x: number; y: number }): Point {
  return { x: slot.x * CELL, y: slot.y * CELL }
}

/** A point so many piece widths out from the middle of a slot, through one of its sides. */
export function beside(slot: SlotShape, side: number, far: number): Point {
  const out = OUT[side] ?? OUT[0]
  const tilt = (slot.angle * Math.PI) / 180
  const x = out.x * far
  const y = out.y * far
  return {
    x: (slot.x + x * Math.cos(tilt) - y * Math.sin(tilt)) * CELL,
    y: (slot.y + x * Math.sin(tilt) + y * Math.cos(tilt)) * CELL,
  }
}

/** What all slots cover together, with a margin in piece widths. */
export function cover(slots: SlotShape[], margin: number): Box {
  const reach = (slot: SlotShape) => (slot.angle ? 0.69 : 0.5)
  const left = Math.min(...slots.map((each) => each.x - reach(each))) - margin
  const right = Math.max(...slots.map((each) => each.x + reach(each))) + margin
  const top = Math.min(...slots.map((each) => each.y - reach(each))) - margin
  const bottom = Math.max(...slots.map((each) => each.y + reach(each))) + margin
  return { x: left * CELL, y: top * CELL, width: (right - left) * CELL, height: (bottom - top) * CELL }
}

/** The wires of a piece after so many quarter turns. */
export function turnedWires(piece: PieceShape, turns: number): WireShape[] {
  return piece.wires.map((wire) => ({ colour: wire.colour, sides: wire.sides.map((side) => (side + turns) % 4) }))
}

/** The symbol at a side after so many quarter turns. */
export function symbolAt(piece: PieceShape, turns: number, side: number): string {
  return piece.symbols[(side - turns + 4) % 4] ?? ''
}

/** The slot one comes to from another by an arrow key; itself if there is none that way. */
export function towards(shape: PuzzleShape, from: number, side: number): number {
  const here = shape.slots[from]
  const out = OUT[side]
  if (!here || !out) return from
  let best = from
  let least = Infinity
  shape.slots.forEach((slot, at) => {
    const along = (slot.x - here.x) * out.x + (slot.y - here.y) * out.y
    const aside = Math.abs((slot.x - here.x) * out.y) + Math.abs((slot.y - here.y) * out.x)
    const far = along + 2 * aside
    if (along > 0.2 && far < least) [best, least] = [at, far]
  })
  return best
}

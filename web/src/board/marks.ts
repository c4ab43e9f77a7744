// What lies in the rooms: locks, facedown piles, darkness, markers, and what only the keeper sees.
import type { FeatureView, View } from '../protocol'
import { plateBox, Room, type Plate } from './layout'
import { C, type Plan, type RoomPlan } from './plan'

export type MarkKind = 'lock' | 'pile' | 'dark'

export interface Mark {
  room: string
  kind: MarkKind
  x: number
  y: number
  turn: number
}

export interface LabelLine {
  text: string
  /** It goes on with the line above. */
  on: boolean
}

export interface Label {
  room: string
  lines: LabelLine[]
  x: number
  y: number
  w: number
  h: number
}

export interface Marker {
  feature: FeatureView
  x: number
  y: number
}

const LETTER = 5.9
const PADDING = 20
const FEWEST_LETTERS = 9

export interface Lying {
  marks: Mark[]
  labels: Label[]
  markers: Marker[]
}

/** Markers first, because they belong to a space; then marks near the plate; labels where there is room. */
export function lying(plan: Plan, view: View, plates: Plate[], secrets: (room: string) => string[], boost: number, reading: number): Lying {
  const out: Lying = { marks: [], labels: [], markers: [] }
  const written = plates.map((plate) => plateBox(plate, reading))
  for (const plate of plates) {
    const shape = plan.room(plate.room)
    const lies = view.rooms[plate.room]
    if (!shape) continue
    const room = new Room(plan, shape, written, boost)
    for (const feature of view.features) {
      const space = plan.space(feature.space)
      if (feature.door || space?.room !== plate.room) continue
      const left = Math.min(...space.cells.map(([x]) => x)) * C
      const bottom = (Math.max(...space.cells.map(([, y]) => y)) + 1) * C
      const [x, y] = room.place(36 * boost, 36 * boost, [left + 30, bottom - 30], space.cells)
      out.markers.push({ feature, x, y })
    }
    const kinds = [lies?.lock && 'lock', lies?.pile.length && 'pile', lies?.dark && 'dark'].filter(Boolean) as MarkKind[]
    const w = (kinds.length * 32 + 4) * boost
    const [mx, my] = kinds.length ? room.place(w, 38 * boost, [plate.x, plate.y + 30]) : [plate.x, plate.y + 30]
    kinds.forEach((kind, i) =>
      out.marks.push({ room: plate.room, kind, x: mx + (i - (kinds.length - 1) / 2) * 34 * boost, y: my, turn: kind === 'dark' ? 0 : -5 + ((plate.x + i * 7) % 10) }),
    )
    const lines = secrets(plate.room).flatMap((text) => wrapped(text, lettersIn(shape, boost)))
    if (lines.length) {
      const letters = Math.max(...lines.map(({ text, on }) => text.length + (on ? 1 : 0)))
      const [lw, lh] = [letters * LETTER + PADDING, lines.length * 14 + 8].map((size) => size * boost) as [number, number]
      const [lx, ly] = room.place(lw, lh, [mx, my + 30])
      out.labels.push({ room: plate.room, lines, x: lx - lw / 2, y: ly - lh / 2, w: lw / boost, h: lh / boost })
    }
  }
  for (const feature of view.features) {
    const door = feature.door ? plan.board.doors.find(({ id }) => id === feature.door) : undefined
    if (!door) continue
    const [[ax, ay], [bx, by]] = door.line
    out.markers.push({ feature, x: ((ax + bx) / 2) * C, y: ((ay + by) / 2) * C })
  }
  return out
}

/** How many letters of a label lie between the walls of a room. */
function lettersIn(room: RoomPlan, boost: number): number {
  const rows = new Set(room.cells.map(([, y]) => y))
  const widest = Math.max(...[...rows].map((row) => room.cells.filter(([, y]) => y === row).length)) * C - 18
  return Math.max(FEWEST_LETTERS, Math.floor((widest / boost - PADDING) / LETTER))
}

function wrapped(text: string, letters: number): LabelLine[] {
  const lines: LabelLine[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last && last.text.length + word.length < letters) last.text += ` ${word}`
    else lines.push({ text: word, on: lines.length > 0 })
  }
  return lines
}

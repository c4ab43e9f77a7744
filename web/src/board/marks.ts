// What lies in the rooms: locks, facedown piles, darkness, markers, and the labels for who may know more.
import { body, type Box } from './boxes'
import type { Feature, InHouse } from './in_house'
import { labels, type Label, type Labelled } from './labels'
import { Room, widthOf } from './layout'
import type { Nooks } from './nooks'
import { C, type Plan } from './plan'
import type { Plate } from './plates'

export type MarkKind = 'lock' | 'pile' | 'dark'

export interface Mark {
  room: string
  kind: MarkKind
  x: number
  y: number
  turn: number
}

export interface Marker {
  feature: Feature
  x: number
  y: number
}

export interface Lying {
  marks: Mark[]
  labels: Label[]
  markers: Marker[]
}

const MARK = 34
const MARK_HIGH = 38

/** What is there already: plates, letters, places for keys. */
export interface Ground {
  plates: Plate[]
  plateBoxes: Box[]
  nooks: Nooks
}

/**
 * Markers first, because they belong to a space; then marks near the plate; labels where there is room.
 * `boost` is by how much larger things are drawn, `reading` what is read.
 */
export function lying(plan: Plan, house: InHouse, { plates, plateBoxes, nooks }: Ground, boost: number, reading: number): Lying {
  const out: Lying = { marks: [], labels: [], markers: [] }
  const rooms: Labelled[] = []
  const written = [...plateBoxes, ...nooks.letterBoxes, ...nooks.keyBoxes.values()]
  for (const plate of plates) {
    const shape = plan.room(plate.room)
    const lies = house.rooms[plate.room]
    if (!shape) continue
    const room = new Room(plan, shape, written, nooks, boost)
    for (const feature of house.features) {
      const space = plan.space(feature.space)
      if (feature.door || space?.room !== plate.room) continue
      const right = (Math.max(...space.cells.map(([x]) => x)) + 1) * C
      const bottom = (Math.max(...space.cells.map(([, y]) => y)) + 1) * C
      const [x, y] = room.place(36 * boost, 36 * boost, [right - 30, bottom - 30], space.cells)
      out.markers.push({ feature, x, y })
    }
    const kinds = [lies?.lock && 'lock', lies?.pile && 'pile', lies?.dark && 'dark'].filter(Boolean) as MarkKind[]
    const columns = Math.max(1, Math.min(kinds.length, Math.floor(widthOf(shape) / (MARK * boost))))
    const rows = Math.ceil(kinds.length / columns)
    const [mx, my] = kinds.length ? room.place(columns * MARK * boost, rows * MARK_HIGH * boost, [plate.x, plate.y + 30]) : [plate.x, plate.y + 30]
    kinds.forEach((kind, i) => {
      const [x, y] = [mx + ((i % columns) - (columns - 1) / 2) * MARK * boost, my + (Math.floor(i / columns) - (rows - 1) / 2) * MARK_HIGH * boost]
      out.marks.push({ room: plate.room, kind, x, y, turn: kind === 'dark' ? 0 : -5 + ((plate.x + i * 7) % 10) })
    })
    rooms.push({ room, below: [mx, my + 30] })
  }
  for (const feature of house.features) {
    const door = feature.door ? plan.board.doors.find(({ id }) => id === feature.door) : undefined
    if (!door) continue
    const [[ax, ay], [bx, by]] = door.line
    out.markers.push({ feature, x: ((ax + bx) / 2) * C, y: ((ay + by) / 2) * C })
  }
  written.push(...bodies(plan, house, boost)) // what is written is read beside figures, not under them
  out.labels = labels(rooms, (room) => house.rooms[room]?.secrets ?? [], reading)
  return out
}

/** What the figures cover that stand in the house. */
function bodies(plan: Plan, { figures }: InHouse, boost: number): Box[] {
  const taken = new Set(figures.map(({ space }) => space))
  return plan.spaces.filter(({ id }) => taken.has(id)).map((space) => body(space, boost))
}

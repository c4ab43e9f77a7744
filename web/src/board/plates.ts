// Name plates: each is screwed to an upper wall of its room, clear of doors, of heads and of other plates.
import { around, body, covered, doorBoxes, shared, type Box } from './boxes'
import { C, type Plan, type RoomPlan } from './plan'
import { inTwo } from '../words/setting'

export interface Plate {
  room: string
  /** Its name; in two lines where the room is narrow. */
  lines: string[]
  /** Whether there is room for them. */
  screws: boolean
  x: number
  y: number
  width: number
  height: number
  /** The largest it is drawn. */
  most: number
}

interface Wall {
  left: number
  right: number
  y: number
  /** How much rather it would hang elsewhere. */
  worse: number
}

/** In a narrow room a plate is a little smaller, and then reaches over the walls. */
const LEAST = 0.86
const STEP = 13
/** What it costs to hang over these: a door, another plate, a head; and a unit beyond the wall's end. */
const DOOR = 1700
const PLATE = 2000
const HEAD = 300
const BEYOND = 25
/** An outer wall below the room serves where its upper walls are taken. */
const BELOW = 520
const ROW = 150
/** On the floor below what lies on an opening, where every wall has something. */
const ON_FLOOR = 700
/** How far it may reach over the end of its wall, beside a door. */
const OVER = 45

/** `reading` is by how much plates are drawn larger, `boost` by how much figures are; `laid` is kept as clear as doors are. */
export function plates(plan: Plan, reading: number, boost: number, laid: readonly Box[] = []): Plate[] {
  const doors = [...doorBoxes(plan), ...laid]
  const heads = plan.spaces.map((space) => body(space, boost))
  const taken: Box[] = []
  // narrow rooms have the least to choose from
  const narrowFirst = [...plan.rooms].sort((a, b) => topWidth(a) - topWidth(b))
  return narrowFirst.map((room) => {
    const fits = topWidth(room) + 12
    const lines = plateWidth([room.name]) * reading > fits ? inTwo(room.name) : [room.name]
    const screws = plateWidth(lines) * reading <= fits
    const width = plateWidth(lines, screws)
    const height = lines.length > 1 ? 34 : 20
    const most = Math.max(LEAST * reading, fits / width)
    const [w, h] = [width * Math.min(reading, most), height * Math.min(reading, most)]
    let best: [number, number] = [room.centre[0], Math.min(...room.cells.map(([, y]) => y)) * C]
    let least = Infinity
    const hung = walls(plan, room, w)
    for (const wall of [...hung, ...(laid[0] ? lower(hung, (laid[0].h + h) / 2) : [])])
      for (const x of along(wall, w)) {
        const box = around(x, wall.y, w, h)
        const hit = (all: Box[]) => all.filter((each) => shared(box, each) > 0).length
        const cost =
          wall.worse + DOOR * hit(doors) + PLATE * hit(taken) + HEAD * hit(heads) + covered(box, heads) * 0.1 + BEYOND * (Math.max(0, wall.left - box.x) + Math.max(0, box.x + w - wall.right)) + Math.abs(x - (wall.left + wall.right) / 2)
        if (cost < least) {
          least = cost
          best = [x, wall.y]
        }
      }
    taken.push(around(...best, w + 6, h + 2))
    return { room: room.id, lines, screws, x: best[0], y: best[1], width, height, most }
  })
}

/** What a plate covers when plates are drawn larger by `reading`. */
export function plateBox({ x, y, width, height, most }: Plate, reading: number): Box {
  return around(x, y, width * Math.min(reading, most), height * Math.min(reading, most))
}

const plateWidth = (lines: string[], screws = true) => Math.max(...lines.map((line) => line.length)) * 7.6 + (screws ? 34 : 12)

/** The width of a room's uppermost row. */
function topWidth(room: RoomPlan): number {
  const top = Math.min(...room.cells.map(([, y]) => y))
  return room.cells.filter(([, y]) => y === top).length * C
}

/** Straight walls on which the plate of a room can hang: above it, or below it where no other room lies and all of it fits. */
function walls(plan: Plan, room: RoomPlan, w: number): Wall[] {
  const has = new Set(room.cells.map(([x, y]) => `${x},${y}`))
  const first = Math.min(...room.cells.map(([, y]) => y))
  const upper = room.cells.filter(([x, y]) => !has.has(`${x},${y - 1}`))
  const lower = room.cells.filter(([x, y]) => !plan.at((x + 0.5) * C, (y + 1.5) * C))
  return [
    ...runs(upper).map(({ left, right, row }) => ({ left, right, y: row * C, worse: (row - first) * ROW })),
    ...runs(lower).filter(({ left, right }) => right - left >= w).map(({ left, right, row }) => ({ left, right, y: (row + 1) * C, worse: BELOW })),
  ]
}

/** The same walls with the plate so far below them. */
const lower = (hung: Wall[], by: number): Wall[] => hung.filter(({ worse }) => worse !== BELOW).map((wall) => ({ ...wall, y: wall.y + by, worse: wall.worse + ON_FLOOR }))

/** Cells that lie side by side, as runs in drawing units. */
function runs(cells: readonly (readonly [number, number])[]): { left: number; right: number; row: number }[] {
  const found: { left: number; right: number; row: number }[] = []
  for (const [x, row] of [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const last = found.at(-1)
    if (last && last.row === row && last.right === x * C) last.right += C
    else found.push({ left: x * C, right: (x + 1) * C, row })
  }
  return found
}

/** Where on a wall the middle of a plate can be, from its middle outwards. */
function* along({ left, right }: Wall, w: number): Generator<number> {
  const middle = (left + right) / 2
  const reach = Math.max(STEP, (right - left - w) / 2 + OVER)
  yield middle
  for (let off = STEP; off <= reach; off += STEP) {
    yield middle - off
    yield middle + off
  }
}

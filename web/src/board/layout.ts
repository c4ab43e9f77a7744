// Where things stand on the plan: name plates, marks beside them, figures in a space.
import { C, type Plan, type Point, type RoomPlan, type SpacePlan } from './plan'

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
  /** The largest it can be drawn without leaving its room. */
  most: number
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const WALL = 9

/** Every name plate is screwed to an upper wall of its room, clear of doors and of heads. */
export function plates(plan: Plan, boost: number): Plate[] {
  const taken: [number, number, number][] = []
  return plan.rooms.map((room) => {
    const fits = widest(room) + 12
    const lines = plateWidth([room.name]) * boost > fits ? halves(room.name) : [room.name]
    const screws = plateWidth(lines) * boost <= fits
    const full = plateWidth(lines, screws)
    const most = Math.max(0.68, fits / full)
    const w = full * Math.min(boost, most)
    const spot = spots(plan, room, w).find(([x, y]) => !taken.some(([tx, ty, tw]) => ty === y && Math.abs(tx - x) < (tw + w) / 2 + 6))
    const [x, y] = spot ?? [room.centre[0], Math.min(...room.cells.map(([, cy]) => cy)) * C]
    taken.push([x, y, w])
    return { room: room.id, lines, screws, x, y, width: full, height: lines.length > 1 ? 34 : 20, most }
  })
}

const plateWidth = (lines: string[], screws = true) => Math.max(...lines.map((line) => line.length)) * 7.6 + (screws ? 34 : 12)

/** A name in two lines that are as alike as can be. */
function halves(name: string): string[] {
  const words = name.split(' ')
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return cuts.sort((a, b) => plateWidth(a) - plateWidth(b))[0] ?? [name]
}

/** What a plate covers when all is drawn larger by `boost`. */
export function plateBox({ x, y, width, height, most }: Plate, boost: number): Box {
  const [w, h] = [width, height].map((size) => size * Math.min(boost, most)) as [number, number]
  return { x: x - w / 2, y: y - h / 2, w, h }
}

/** The width of a room's uppermost row. */
function widest(room: RoomPlan): number {
  const top = Math.min(...room.cells.map(([, y]) => y))
  return room.cells.filter(([, y]) => y === top).length * C
}

/** Places for a plate on the upper walls of a room, the best first. */
function spots(plan: Plan, room: RoomPlan, w: number): [number, number][] {
  const has = new Set(room.cells.map(([x, y]) => `${x},${y}`))
  const upper = room.cells.filter(([x, y]) => !has.has(`${x},${y - 1}`))
  const rows = [...new Set(upper.map(([, y]) => y))].sort((a, b) => a - b)
  const found: [number, number, number][] = []
  for (const row of rows) {
    const xs = upper.filter(([, y]) => y === row).map(([x]) => x)
    const [left, right] = [Math.min(...xs) * C, (Math.max(...xs) + 1) * C]
    const middle = (left + right) / 2
    for (let x = left + Math.min(w / 2 + 8, (right - left) / 2); x <= Math.max(right - w / 2 - 8, middle); x += 13) {
      const box = { x: x - w / 2, y: row * C - 10, w, h: 20 }
      const cost = doorsHit(plan, x, row * C, w) * 1000 + headsHit(plan, room, box) * 300 + (row - rows[0]!) * 200 + Math.abs(x - middle)
      found.push([x, row * C, cost])
    }
  }
  return found.sort((a, b) => a[2] - b[2]).map(([x, y]) => [x, y])
}

function doorsHit(plan: Plan, x: number, y: number, w: number): number {
  return plan.board.doors.filter(({ line: [[ax, ay], [bx, by]] }) => {
    const [dx, dy] = [((ax + bx) / 2) * C, ((ay + by) / 2) * C]
    const half = ay === by ? 34 : 12
    return Math.abs(dy - y) < (ay === by ? 14 : 48) && Math.abs(dx - x) < w / 2 + half
  }).length
}

function headsHit(plan: Plan, room: RoomPlan, box: Box): number {
  return plan.spaces.filter((space) => space.room === room.id && shared(body(space), box) > 0).length
}

/** What a figure in the middle of a space covers. */
function body(space: SpacePlan, boost = 1): Box {
  const { x, y, scale: full } = standing(space, 1, 0)
  const scale = full * boost
  return { x: x - 34 * scale, y: y - 72 * scale, w: 68 * scale, h: 106 * scale }
}

/** The corner of a space where its key lies. */
function keycap(space: SpacePlan): Box {
  return { x: space.right - 44, y: space.top + 14, w: 30, h: 30 }
}

function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

/** What is written must stay readable: to cover it costs more than to cover what is drawn. */
const WRITTEN = 4

/** The place in some cells for something of a size: clear of figures, keys and what lies there, and near a point. */
export class Room {
  #taken: Box[]

  /** `written` is shared by all rooms: a label may reach over the walls of a narrow one. */
  constructor(
    plan: Plan,
    readonly room: RoomPlan,
    readonly written: Box[],
    boost: number,
  ) {
    this.#taken = plan.spaces.filter((space) => space.room === room.id).flatMap((space) => [body(space, boost), keycap(space)])
    for (const { line: [[ax, ay], [bx, by]] } of plan.board.doors)
      this.#taken.push({ x: Math.min(ax, bx) * C - 12, y: Math.min(ay, by) * C - 12, w: Math.abs(bx - ax) * C + 24, h: Math.abs(by - ay) * C + 24 })
  }

  place(w: number, h: number, near: Point, cells = this.room.cells): Point {
    const xs = cells.map(([x]) => x)
    const ys = cells.map(([, y]) => y)
    const [left, right] = span(Math.min(...xs) * C + WALL, (Math.max(...xs) + 1) * C - WALL - w)
    const [top, bottom] = span(Math.min(...ys) * C + WALL, (Math.max(...ys) + 1) * C - WALL - h)
    let best: Box = { x: left, y: top, w, h }
    let least = Infinity
    for (let y = top; y <= bottom; y += 11)
      for (let x = left; x <= right; x += 11) {
        const box = { x, y, w, h }
        const outside = w * h - cells.reduce((sum, [cx, cy]) => sum + shared(box, { x: cx * C, y: cy * C, w: C, h: C }), 0)
        const hit = this.#taken.reduce((sum, each) => sum + shared(box, each), 0)
        const covered = this.written.reduce((sum, each) => sum + shared(box, each), 0)
        const cost = hit + WRITTEN * covered + 2 * Math.max(0, outside) + 0.6 * Math.hypot(x + w / 2 - near[0], y + h / 2 - near[1])
        if (cost < least) {
          least = cost
          best = box
        }
      }
    this.#taken.push(best)
    this.written.push(best)
    return [best.x + w / 2, best.y + h / 2]
  }
}

/** From the first place to the last; what is too large reaches out on both sides, a little more or less. */
function span(first: number, last: number): [number, number] {
  return first <= last ? [first, last] : [last - 8, first + 8]
}

export interface Spot {
  x: number
  y: number
  scale: number
}

/** What a standing figure needs, at its full size. */
const WIDE = 50
const HIGH = 64
const LEAST = 0.6

/**
 * Several in one space stand in rows: as many to a row as lets them be largest.
 * Those in a low room are smaller; `boost` is by how much all figures are drawn larger.
 */
export function standing(space: SpacePlan, count: number, index: number, boost = 1): Spot {
  const [across, down] = runs(space)
  const low = down.length === 1
  const full = low ? 0.78 : 1
  if (count === 1) return { x: space.centre[0], y: space.centre[1] + (low ? 14 : 16), scale: full }
  const [width, height] = [across.length * C - 14, down.length * C - 24]
  const fits = (columns: number) => Math.min(full, width / columns / (WIDE * boost), height / Math.ceil(count / columns) / (HIGH * boost))
  let columns = count
  for (let fewer = count - 1; fewer > 0; fewer--) if (fits(fewer) > fits(columns)) columns = fewer
  const scale = Math.max(LEAST, fits(columns))
  const rows = Math.ceil(count / columns)
  const [row, column] = [Math.floor(index / columns), index % columns]
  const inRow = row === rows - 1 ? count - columns * (rows - 1) : columns
  return {
    x: middle(across) + (column - (inRow - 1) / 2) * Math.min(62 * scale * boost, width / columns),
    y: middle(down) + (low ? 14 : 18) + (row - (rows - 1) / 2) * Math.min(84 * scale * boost, height / rows),
    scale,
  }
}

/** The cells of a space in the row and in the column of its middle. */
function runs(space: SpacePlan): [number[], number[]] {
  const [mx, my] = [Math.floor(space.centre[0] / C - 0.001), Math.floor(space.centre[1] / C - 0.001)]
  const across = space.cells.filter(([, y]) => y === my).map(([x]) => x)
  const down = space.cells.filter(([x]) => x === mx).map(([, y]) => y)
  return [across.length ? across : [mx], down.length ? down : [my]]
}

const middle = (cells: number[]) => ((Math.min(...cells) + Math.max(...cells) + 1) / 2) * C

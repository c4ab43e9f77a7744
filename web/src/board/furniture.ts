// Finds places for furniture: backs to walls, clear of doors, of name plates and of where figures stand.
import { furnishing, type Piece } from './furnishing'
import { C, type Cell, type Plan, type RoomPlan } from './plan'

export interface Placed {
  kind: string
  x: number
  y: number
  turn: number
  scale: number
}

interface Box {
  x: number
  y: number
  w: number
  h: number
}

const WALL = 10
const GAP = 5
/** Half of the way between rows of seats, and from one row to the next. */
const AISLE = 36
const ROW = 44
/** A room that is less high has its runner, and its aisle, from left to right. */
const RUNNER = 304

type Side = 'top' | 'left' | 'right' | 'bottom'
const SIDES: [Side, number, number][] = [['top', 0, -1], ['left', -1, 0], ['right', 1, 0], ['bottom', 0, 1]]

const key = (x: number, y: number) => `${x},${y}`

function overlaps(a: Box, b: Box, gap = GAP): boolean {
  return a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap
}

class Room {
  #cells: Set<string>
  #doors: Box[]
  #taken: Box[] = []
  #standing: Box[]

  constructor(plan: Plan, readonly room: RoomPlan) {
    this.#cells = new Set(room.cells.map(([x, y]) => key(x, y)))
    this.#doors = plan.board.doors.map(({ line: [[ax, ay], [bx, by]] }) => {
      const w = Math.abs(bx - ax) * C
      const h = Math.abs(by - ay) * C
      const reach = 38
      return { x: Math.min(ax, bx) * C - (w ? 0 : reach), y: Math.min(ay, by) * C - (h ? 0 : reach), w: w || 2 * reach, h: h || 2 * reach }
    })
    this.#standing = plan.spaces
      .filter((space) => space.room === room.id)
      .map(({ centre: [x, y] }) => ({ x: x - 30, y: y - 14, w: 60, h: 42 })) // the base; a card stands before what is behind it
  }

  place(piece: Piece): Placed | undefined {
    const spots = this.#spots(piece)
    for (const [box, placed] of spots) {
      if (!this.#free(box, piece.where)) continue
      if (piece.where !== 'flat') this.#taken.push(box)
      return placed
    }
    return undefined
  }

  #spots(piece: Piece): Generator<[Box, Placed]> {
    switch (piece.where) {
      case 'wall':
        return this.#alongWalls(piece)
      case 'corner':
        return this.#corners(piece)
      case 'rows':
        return this.#rows(piece)
      default:
        return this.#middle(piece)
    }
  }

  #free(box: Box, where: Piece['where']): boolean {
    if (where === 'flat') return this.#within(box)
    if (!this.#within(box) || this.#taken.some((each) => overlaps(each, box))) return false
    if (this.#doors.some((each) => overlaps(each, box, 0))) return false
    // who stands in a row stands before it
    return where === 'rows' || !this.#standing.some((each) => overlaps(each, box, 0))
  }

  #within({ x, y, w, h }: Box): boolean {
    for (let cx = Math.floor((x + 1) / C); cx <= Math.floor((x + w - 1) / C); cx++)
      for (let cy = Math.floor((y + 1) / C); cy <= Math.floor((y + h - 1) / C); cy++)
        if (!this.#cells.has(key(cx, cy))) return false
    return true
  }

  *#alongWalls({ kind, width, depth }: Piece): Generator<[Box, Placed]> {
    for (const [side, dx, dy] of SIDES)
      for (const [cx, cy] of this.room.cells) {
        if (this.#cells.has(key(cx + dx, cy + dy))) continue
        for (const shift of [WALL, C / 2 - width / 2, C - width - WALL])
          if (this.#backed(dx, dy, cx, cy, shift, width)) yield this.#against(side, cx * C, cy * C, shift, { kind, width, depth })
      }
  }

  /** Whether there is a wall behind all of it. */
  #backed(dx: number, dy: number, cx: number, cy: number, shift: number, width: number): boolean {
    for (let i = Math.floor(shift / C); i <= Math.floor((shift + width - 1) / C); i++) {
      const [x, y] = dx ? [cx, cy + i] : [cx + i, cy]
      if (!this.#cells.has(key(x, y)) || this.#cells.has(key(x + dx, y + dy))) return false
    }
    return true
  }

  #against(side: Side, x: number, y: number, shift: number, { kind, width: w, depth: d }: Omit<Piece, 'where' | 'scale'>): [Box, Placed] {
    const at = (box: Box, px: number, py: number, turn: number): [Box, Placed] => [box, { kind, x: px, y: py, turn, scale: 1 }]
    switch (side) {
      case 'top':
        return at({ x: x + shift, y: y + WALL, w, h: d }, x + shift, y + WALL, 0)
      case 'bottom':
        return at({ x: x + shift, y: y + C - WALL - d, w, h: d }, x + shift + w, y + C - WALL, 180)
      case 'left':
        return at({ x: x + WALL, y: y + shift, w: d, h: w }, x + WALL, y + shift + w, -90)
      case 'right':
        return at({ x: x + C - WALL - d, y: y + shift, w: d, h: w }, x + C - WALL, y + shift, 90)
    }
  }

  *#corners({ kind, width: w, depth: h, scale }: Piece): Generator<[Box, Placed]> {
    const open = ([x, y]: Cell, dx: number, dy: number) => this.#cells.has(key(x + dx, y + dy))
    for (const dy of [1, -1])
      for (const dx of [-1, 1])
        for (const cell of this.room.cells) {
          if (open(cell, dx, 0) || open(cell, 0, dy)) continue
          const x = dx < 0 ? cell[0] * C + WALL : (cell[0] + 1) * C - WALL - w
          const y = dy < 0 ? cell[1] * C + WALL : (cell[1] + 1) * C - WALL - h
          yield [{ x, y, w, h }, { kind, x, y, turn: 0, scale }]
        }
    // no corner is left: beside what stands in one, along any wall
    for (const [, dx, dy] of [...SIDES].reverse())
      for (const [cx, cy] of this.room.cells) {
        if (this.#cells.has(key(cx + dx, cy + dy))) continue
        const x = dx ? (dx < 0 ? cx * C + WALL : (cx + 1) * C - WALL - w) : cx * C + 20
        const y = dy ? (dy < 0 ? cy * C + WALL : (cy + 1) * C - WALL - h) : cy * C + 20
        yield [{ x, y, w, h }, { kind, x, y, turn: 0, scale }]
      }
  }

  /** One behind the other on both sides of an aisle, which lies as a runner does. */
  *#rows({ kind, width, depth }: Piece): Generator<[Box, Placed]> {
    const xs = this.room.cells.map(([x]) => x)
    const ys = this.room.cells.map(([, y]) => y)
    const [left, top] = [Math.min(...xs) * C, Math.min(...ys) * C]
    const [w, h] = [(Math.max(...xs) + 1) * C - left, (Math.max(...ys) + 1) * C - top]
    const lying = h < RUNNER && w > h
    const [wide, long] = lying ? [h, w] : [w, h]
    const scale = Math.min(1, (wide / 2 - AISLE - WALL - 4) / width)
    const [span, thick] = [width * scale, depth * scale]
    for (let along = 0.24 * long; along < long - WALL - thick; along += ROW)
      for (const across of [wide / 2 - AISLE - span, wide / 2 + AISLE]) {
        const box = lying ? { x: left + along, y: top + across, w: thick, h: span } : { x: left + across, y: top + along, w: span, h: thick }
        yield [box, lying ? { kind, x: box.x + thick, y: box.y, turn: 90, scale } : { kind, x: box.x, y: box.y, turn: 0, scale }]
      }
  }

  /** In the middle of the room, or as near to it as there is a place. */
  *#middle({ kind, width, depth, where }: Piece): Generator<[Box, Placed]> {
    const [mx, my] = this.room.centre
    const points: [number, number][] = this.room.cells.flatMap(([x, y]) => [[x * C + C / 2, y * C + C / 2], [x * C, y * C], [x * C + C / 2, y * C], [x * C, y * C + C / 2]] as [number, number][])
    points.sort((a, b) => Math.hypot(a[0] - mx, a[1] - my) - Math.hypot(b[0] - mx, b[1] - my))
    for (const scale of where === 'flat' ? [1, 0.8, 0.62] : [1])
      for (const turn of [0, 90])
        for (const [px, py] of points) {
          const [w, h] = (turn ? [depth, width] : [width, depth]).map((each) => each! * scale) as [number, number]
          const margin = 14
          const box = { x: px - w / 2 - margin, y: py - h / 2 - margin, w: w + 2 * margin, h: h + 2 * margin }
          const inner = where === 'flat' ? box : { x: px - w / 2, y: py - h / 2, w, h }
          yield [inner, { kind, x: turn ? px + w / 2 : px - w / 2, y: py - h / 2, turn, scale }]
        }
  }
}

/** Everything that stands in a house, what lies flat first. */
export function furniture(plan: Plan): Placed[] {
  const out: Placed[] = []
  for (const each of plan.rooms) {
    const room = new Room(plan, each)
    const pieces = [...furnishing(each.furniture)].sort((a, b) => Number(b.where === 'flat') - Number(a.where === 'flat'))
    for (const piece of pieces) {
      const placed = room.place(piece)
      if (placed) out.push(placed)
    }
  }
  return out
}

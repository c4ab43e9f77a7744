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
      .map(({ centre: [x, y] }) => ({ x: x - 30, y: y - 44, w: 60, h: 66 }))
  }

  place(piece: Piece): Placed | undefined {
    const spots = piece.where === 'wall' ? this.#alongWalls(piece) : piece.where === 'corner' ? this.#corners(piece) : this.#middle(piece)
    for (const [box, placed] of spots) {
      if (!this.#free(box, piece.where)) continue
      if (piece.where !== 'flat') this.#taken.push(box)
      return placed
    }
    return undefined
  }

  #free(box: Box, where: Piece['where']): boolean {
    if (where === 'flat') return this.#within(box)
    if (!this.#within(box) || this.#taken.some((each) => overlaps(each, box))) return false
    if (this.#doors.some((each) => overlaps(each, box, 0))) return false
    return !this.#standing.some((each) => overlaps(each, box, 0))
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

  #against(side: Side, x: number, y: number, shift: number, { kind, width: w, depth: d }: Omit<Piece, 'where'>): [Box, Placed] {
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

  *#corners({ kind, width: w, depth: h }: Piece): Generator<[Box, Placed]> {
    const open = ([x, y]: Cell, dx: number, dy: number) => this.#cells.has(key(x + dx, y + dy))
    for (const dy of [1, -1])
      for (const dx of [-1, 1])
        for (const cell of this.room.cells) {
          if (open(cell, dx, 0) || open(cell, 0, dy)) continue
          const x = dx < 0 ? cell[0] * C + WALL : (cell[0] + 1) * C - WALL - w
          const y = dy < 0 ? cell[1] * C + WALL : (cell[1] + 1) * C - WALL - h
          yield [{ x, y, w, h }, { kind, x, y, turn: 0, scale: 1 }]
        }
    // no corner is left: beside what stands in one
    for (const [cx, cy] of this.room.cells) {
      if (this.#cells.has(key(cx, cy + 1))) continue
      const x = cx * C + 20
      const y = (cy + 1) * C - WALL - h
      yield [{ x, y, w, h }, { kind, x, y, turn: 0, scale: 1 }]
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
    const pieces = [...furnishing(each.id)].sort((a, b) => Number(b.where === 'flat') - Number(a.where === 'flat'))
    for (const piece of pieces) {
      const placed = room.place(piece)
      if (placed) out.push(placed)
    }
  }
  return out
}

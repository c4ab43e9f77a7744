// The plan of a house in drawing units: outlines of rooms and spaces, straight runs of walls.
import type { BoardShape } from '../protocol'

/** A cell, in drawing units. */
export const C = 78

export type Cell = readonly [number, number]
export type Point = readonly [number, number]
export type Run = readonly [Point, Point]

const key = (x: number, y: number) => `${x},${y}`

/** The outline of a union of cells as one path, if asked moved inwards. */
export function outline(cells: readonly Cell[], inset = 0): string {
  const sides = new Map<string, { from: Cell; to: Cell }>()
  for (const [x, y] of cells) {
    const ring: Cell[] = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1], [x, y]]
    for (let i = 0; i < 4; i++) {
      const from = ring[i]!
      const to = ring[i + 1]!
      const back = `${key(...to)}>${key(...from)}`
      if (!sides.delete(back)) sides.set(`${key(...from)}>${key(...to)}`, { from, to })
    }
  }
  return loops([...sides.values()])
    .map((loop) => 'M' + corners(loop, inset).map(([x, y]) => `${x} ${y}`).join('L') + 'Z')
    .join('')
}

/** Sides chained into closed loops; where two loops touch at a corner, the one that turns right is followed. */
function loops(sides: { from: Cell; to: Cell }[]): Cell[][] {
  const next = new Map<string, { from: Cell; to: Cell }[]>()
  for (const side of sides) next.set(key(...side.from), [...(next.get(key(...side.from)) ?? []), side])
  const found: Cell[][] = []
  for (const first of sides) {
    if (!next.get(key(...first.from))?.includes(first)) continue
    const loop: Cell[] = []
    let side: { from: Cell; to: Cell } | undefined = first
    while (side) {
      loop.push(side.from)
      next.set(key(...side.from), next.get(key(...side.from))!.filter((each) => each !== side))
      side = turnRight(side, next.get(key(...side.to)) ?? [])
    }
    found.push(loop)
  }
  return found
}

function turnRight(side: { from: Cell; to: Cell }, ways: { from: Cell; to: Cell }[]) {
  if (ways.length < 2) return ways[0]
  const dx = side.to[0] - side.from[0]
  const dy = side.to[1] - side.from[1]
  return ways.find((way) => way.to[0] - way.from[0] === -dy && way.to[1] - way.from[1] === dx) ?? ways[0]
}

/** Corners only; sides run clockwise, so inwards is to the right. */
function corners(loop: Cell[], inset: number): Point[] {
  const out: Point[] = []
  loop.forEach(([x, y], i) => {
    const [px, py] = loop.at(i - 1)!
    const [qx, qy] = loop[(i + 1) % loop.length]!
    if (x - px !== qx - x || y - py !== qy - y) out.push([x * C + inset * (py - qy), y * C + inset * (qx - px)])
  })
  return out
}

export interface RoomPlan {
  id: string
  name: string
  floor: string
  furniture: string[]
  outdoors: boolean
  cells: Cell[]
  path: string
  /** Within the walls. */
  inner: string
  light: string
  centre: Point
}

export interface SpacePlan {
  id: string
  name: string
  room: string
  cells: Cell[]
  near: string[]
  /** What tells it from the other spaces of its room. */
  letter: string
  centre: Point
  path: string
  /** Where its light lies, a hand's breadth within its edge. */
  light: string
  danger: string
}

export class Plan {
  readonly rooms: RoomPlan[]
  readonly spaces: SpacePlan[]
  readonly width: number
  readonly height: number
  #spaces = new Map<string, SpacePlan>()
  #rooms = new Map<string, RoomPlan>()
  #cells = new Map<string, SpacePlan>()

  constructor(readonly board: BoardShape) {
    this.width = board.width * C
    this.height = board.height * C
    this.spaces = board.spaces.map((space) => ({
      ...space,
      centre: [space.centre[0] * C, space.centre[1] * C],
      path: outline(space.cells),
      light: outline(space.cells, 14),
      danger: outline(space.cells, 21),
    }))
    this.rooms = board.rooms.map((room) => {
      const cells = board.spaces.filter((space) => space.room === room.id).flatMap((space) => space.cells)
      const centre: Point = [mean(cells.map(([x]) => x + 0.5)) * C, mean(cells.map(([, y]) => y + 0.5)) * C]
      return { ...room, cells, path: outline(cells), inner: outline(cells, 7), light: outline(cells, 14), centre }
    })
    for (const space of this.spaces) {
      this.#spaces.set(space.id, space)
      for (const [x, y] of space.cells) this.#cells.set(key(x, y), space)
    }
    for (const room of this.rooms) this.#rooms.set(room.id, room)
  }

  space(id: string): SpacePlan | undefined {
    return this.#spaces.get(id)
  }

  room(id: string): RoomPlan | undefined {
    return this.#rooms.get(id)
  }

  /** A room by its name; a space with its letter where its room has several. */
  placeName(id: string): string {
    return this.area(id)?.name ?? id
  }

  /** The space at a point of the plan. */
  at(x: number, y: number): SpacePlan | undefined {
    return this.#cells.get(key(Math.floor(x / C), Math.floor(y / C)))
  }

  /** What an option can be about: a space, or a room. */
  area(id: string): SpacePlan | RoomPlan | undefined {
    return this.space(id) ?? this.room(id)
  }

  /** Walls and doors together: a door lies on its wall. */
  get walls(): Run[] {
    return [...(this.board.lines.wall ?? []), ...(this.board.lines.door ?? [])]
  }

  get borders(): Run[] {
    return this.board.lines.border ?? []
  }
}

function mean(values: number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length
}

/** Runs as one path. */
export function rails(runs: readonly Run[]): string {
  return runs.map(([[ax, ay], [bx, by]]) => `M${ax * C} ${ay * C}L${bx * C} ${by * C}`).join('')
}

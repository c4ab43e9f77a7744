// The place in a room for what lies there: it covers as little as can be.
import { body, cellBox, covered, doorBoxes, shared, type Box } from './boxes'
import { EDGE } from './house'
import type { Nooks } from './nooks'
import { C, type Cell, type Plan, type Point, type RoomPlan } from './plan'

const WALL = 12
const STEP = 11
/** What is written must stay readable: to cover it costs more than to cover what is drawn. */
const WRITTEN = 8
/** To lie over another room is worse than to lie beside the house. */
const ELSEWHERE = 2.4
const TABLE = 0.5
/** So much of it lies in its own room, or nobody knows whose it is. */
const AT_HOME = 0.45
const LOST = 10
const HOMELESS = 0.15
/** Out of its room, or beyond the edge of the picture. */
const AWAY = 1e6

/** Clear of figures, keys, doors and of what lies there already. */
export class Room {
  #taken: Box[]
  #others: Box[]
  #edge: Box

  /** `written` is shared by all rooms: a label may reach over the walls of a narrow one. */
  constructor(
    plan: Plan,
    readonly room: RoomPlan,
    readonly written: Box[],
    nooks: Nooks,
    boost: number,
  ) {
    const spaces = plan.spaces.filter((space) => space.room === room.id)
    this.#taken = [...spaces.flatMap((space) => [body(space, boost), nooks.keyBoxes.get(space.id)!]), ...doorBoxes(plan)]
    this.#edge = { x: -EDGE, y: -EDGE / 2, w: plan.width + 2 * EDGE, h: plan.height + EDGE }
    this.#others = plan.spaces.filter((space) => space.room !== room.id).flatMap((space) => space.cells.map(cellBox))
  }

  /** The middle of the place for something of a size, near the point that is wished for; `beyond` is how far it may leave the room. */
  place(w: number, h: number, wish: Point, cells: readonly Cell[] = this.room.cells, beyond = 0): Point {
    const xs = cells.map(([x]) => x)
    const ys = cells.map(([, y]) => y)
    const [left, right] = span(Math.min(...xs) * C + WALL - beyond, (Math.max(...xs) + 1) * C - WALL - w + beyond)
    const [top, bottom] = span(Math.min(...ys) * C + WALL - beyond, (Math.max(...ys) + 1) * C - WALL - h + beyond)
    const ground = { x: left, y: top, w: right - left + w, h: bottom - top + h }
    const near = this.#around(ground, cells)
    let best: Box = { x: left, y: top, w, h }
    let least = Infinity
    for (let y = top; y <= bottom; y += STEP)
      for (let x = left; x <= right; x += STEP) {
        const box = { x, y, w, h }
        const cost = costOf(box, near) + 0.6 * Math.hypot(x + w / 2 - wish[0], y + h / 2 - wish[1])
        if (cost < least) {
          least = cost
          best = box
        }
      }
    this.#taken.push(best)
    this.written.push(best)
    return [best.x + w / 2, best.y + h / 2]
  }

  /** Only what can be met at all: there are many places to try. */
  #around(ground: Box, cells: readonly Cell[]): Near {
    const met = (all: Box[]) => all.filter((each) => shared(each, ground) > 0)
    return { taken: met(this.#taken), written: met(this.written), others: met(this.#others), inside: cells.map(cellBox), edge: this.#edge }
  }
}

interface Near {
  taken: Box[]
  written: Box[]
  others: Box[]
  inside: Box[]
  edge: Box
}

function costOf(box: Box, { taken, written, others, inside, edge }: Near): number {
  const elsewhere = covered(box, others)
  const [size, within] = [box.w * box.h, covered(box, inside)]
  const table = Math.max(0, size - within - elsewhere)
  const away = (shared(box, edge) < size - 1 || within < HOMELESS * size ? AWAY : 0) + LOST * Math.max(0, AT_HOME * size - within)
  return away + covered(box, taken) + WRITTEN * covered(box, written) + ELSEWHERE * elsewhere + TABLE * table
}

/** Where a room is widest, between its walls. */
export function widthOf({ cells }: RoomPlan): number {
  const rows = new Set(cells.map(([, y]) => y))
  return Math.max(...[...rows].map((row) => cells.filter(([, y]) => y === row).length)) * C - 18
}

/** From the first place to the last; what is too large reaches out on both sides, a little more or less. */
function span(first: number, last: number): [number, number] {
  return first <= last ? [first, last] : [last - 8, first + 8]
}

// Tiles that were moved glide to their new places, with all that is on them.
import { C, type Cell, type Plan, type Point, type RoomPlan } from './plan'

/** Milliseconds until they lie still. */
export const GLIDE = 900

/** From where to where a room goes, in drawing units of the plan before, and by how much it turns. */
export interface Glide {
  room: string
  /** The middle of it, before and now. */
  from: Point
  to: Point
  /** Degrees. */
  turn: number
}

const less = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by]

/** By how much everything that stays has shifted on the paper, because the house has grown to the north or the west: rooms that were moved say nothing of it. */
export function shiftOf(before: Plan, now: Plan, moved: readonly string[]): Point {
  const both = before.spaces.filter((each) => now.space(each.id))
  const stays = both.find((each) => !moved.includes(each.room) && now.space(each.id)!.cells.length === each.cells.length) ?? both[0]
  const after = stays && now.space(stays.id)
  return stays && after ? less(after.centre, stays.centre) : [0, 0]
}

/** The rooms that are elsewhere now, of those that were moved. */
export function glidesOf(before: Plan, now: Plan, moved: readonly string[]): Glide[] {
  const shift = shiftOf(before, now, moved)
  return moved.flatMap((room) => {
    const [old, next] = [before.room(room), now.room(room)]
    if (!old || !next) return []
    const turn = turnOf(old.cells, next.cells)
    const [dx, dy] = less(less(next.centre, old.centre), shift)
    return dx || dy || turn ? [{ room, from: old.centre, to: next.centre, turn }] : []
  })
}

/** The rooms that the last picture of the house does not show where they are now. */
export function unpainted(last: Plan | undefined, now: Plan): RoomPlan[] {
  if (!last) return now.rooms
  const [dx, dy] = shiftOf(last, now, [])
  const shown = new Map(last.rooms.map(({ id, cells }) => [id, keyOf(cells.map(([x, y]): Cell => [x + dx / C, y + dy / C]))]))
  return now.rooms.filter(({ id, cells }) => shown.get(id) !== keyOf(cells))
}

/** From where a space comes, seen from where it is now. */
export function comesFrom(before: Plan, now: Plan, shift: Point, space: string): Point {
  const [old, next] = [before.space(space), now.space(space)]
  return old && next ? less([old.centre[0] + shift[0], old.centre[1] + shift[1]], next.centre) : [0, 0]
}

/** By how many degrees cells were turned, as far as their shape tells it. */
function turnOf(old: readonly Cell[], next: readonly Cell[]): number {
  const wanted = shapeOf(next)
  let cells = old
  for (let turn = 0; turn < 360; turn += 90) {
    if (shapeOf(cells) === wanted) return turn > 180 ? turn - 360 : turn
    cells = cells.map(([x, y]): Cell => [-y, x])
  }
  return 0
}

function shapeOf(cells: readonly Cell[]): string {
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
  return keyOf(cells.map(([x, y]): Cell => [x - left, y - top]))
}

const keyOf = (cells: readonly Cell[]) => cells.map(([x, y]) => `${x},${y}`).sort().join(' ')

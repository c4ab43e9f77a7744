// A high house in a wide window lies on its side, because it can then be drawn larger.
import type { BoardShape } from '../protocol'
import { EDGE } from './house'
import { C, type Plan, type Point, type Run } from './plan'

/** Less than this is not worth a house of which north is not above. */
const WORTH = 1.15

/** Whether a house is larger on its side, in a window of this size where it is drawn `near` at least. */
export function betterTurned({ width, height }: BoardShape, window: { w: number; h: number }, near: number): boolean {
  const zoom = (across: number, down: number) => Math.max(near, Math.min(window.w / (across * C + 2 * EDGE), window.h / (down * C + 2 * EDGE)))
  return zoom(height, width) > WORTH * zoom(width, height)
}

/** The middle of each opening, in cells of a plan that may lie on its side. */
export function middles(plan: Plan, board: BoardShape | null, lines: readonly Run[]): Point[] {
  const onSide = board !== null && plan.board.width !== board.width
  return lines.map(([[ax, ay], [bx, by]]) => {
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
    return onSide ? [y, board.width - x] : [x, y]
  })
}

/** The same house with north on the left. */
export function turned(board: BoardShape): BoardShape {
  type Pair = [number, number]
  const cell = ([x, y]: readonly [number, number]): Pair => [y, board.width - 1 - x]
  const point = ([x, y]: readonly [number, number]): Pair => [y, board.width - x]
  const line = ([a, b]: readonly [Pair, Pair]): [Pair, Pair] => {
    const [from, to] = [point(a), point(b)].sort((one, other) => one[0] - other[0] || one[1] - other[1])
    return [from!, to!]
  }
  return {
    ...board,
    width: board.height,
    height: board.width,
    spaces: board.spaces.map((space) => ({ ...space, cells: space.cells.map(cell), centre: point(space.centre) })),
    doors: board.doors.map((door) => ({ ...door, line: line(door.line) })),
    lines: Object.fromEntries(Object.entries(board.lines).map(([kind, all]) => [kind, all.map(line)])),
  }
}

// A high house in a wide window lies on its side, because it can then be drawn larger.
import type { BoardShape } from '../protocol'
import { EDGE } from './house'
import { C } from './plan'

/** Less than this is not worth a house of which north is not above. */
const WORTH = 1.15

/** Whether a house is larger on its side, in a window of this size where it is drawn `near` at least. */
export function betterTurned({ width, height }: BoardShape, window: { w: number; h: number }, near: number): boolean {
  const zoom = (across: number, down: number) => Math.max(near, Math.min(window.w / (across * C + 2 * EDGE), window.h / (down * C + 2 * EDGE)))
  return zoom(height, width) > WORTH * zoom(width, height)
}

/** The same house with north on the left. */
export function turned(board: BoardShape): BoardShape {
  type Point = [number, number]
  const cell = ([x, y]: readonly [number, number]): Point => [y, board.width - 1 - x]
  const point = ([x, y]: readonly [number, number]): Point => [y, board.width - x]
  const line = ([a, b]: readonly [Point, Point]): [Point, Point] => {
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

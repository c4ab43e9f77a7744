// Bars of a lock: where they lie after a shift, and how far one may be dragged.
import type { BarShape } from '../../protocol'
import type { Shift } from './legal'

export const CELL = 60
export const SIDE = 6

/** The bar so far to the right or down. */
export function shifted(bar: BarShape, by: number): BarShape {
  return bar.upright ? { ...bar, row: bar.row + by } : { ...bar, column: bar.column + by }
}

/** How far it may go back and on. */
export function reach(shifts: Shift[]): [back: number, on: number] {
  const far = shifts.map(({ by }) => by)
  return [Math.min(0, ...far), Math.max(0, ...far)]
}

/** The space that a shift would fill first: the farthest one ahead. */
export function front(bar: BarShape, by: number): { row: number; column: number } {
  const ahead = by > 0 ? bar.length - 1 + by : by
  return bar.upright ? { row: bar.row + ahead, column: bar.column } : { row: bar.row, column: bar.column + ahead }
}

/** Whether the bar lies across to a side of its middle: 0 up, 1 right, 2 down, 3 left. */
export function alongSide(bar: BarShape, side: number): number {
  if (bar.upright !== (side % 2 === 0)) return 0
  return side === 1 || side === 2 ? 1 : -1
}

/** The bar one comes to from another by an arrow key; itself if there is none that way. */
export function barTowards(bars: BarShape[], from: number, side: number): number {
  const here = bars[from]
  if (!here) return 0
  const [x, y] = [[0, -1], [1, 0], [0, 1], [-1, 0]][side] as [number, number]
  const own = middle(here)
  let best = from
  let least = Infinity
  bars.forEach((bar, at) => {
    const there = middle(bar)
    const along = (there.x - own.x) * x + (there.y - own.y) * y
    const aside = Math.abs((there.x - own.x) * y) + Math.abs((there.y - own.y) * x)
    const far = along + 2 * aside
    if (along > 0.2 && far < least) [best, least] = [at, far]
  })
  return best
}

/** In spaces from the upper left corner. */
export function middle({ row, column, length, upright }: BarShape) {
  return { x: column + (upright ? 1 : length) / 2, y: row + (upright ? length : 1) / 2 }
}

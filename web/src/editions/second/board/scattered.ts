// Places in a space for what lies scattered on its floor, the same every time it is drawn.
import { C, type Point, type SpacePlan } from '../../../board/plan'

/** How far from the edge of its cell. */
const MARGIN = 0.16

/** A number from 0 to 1 that depends on nothing but these. */
export function chance(...of: number[]): number {
  const mixed = of.reduce((sum, each, at) => sum + (each + 1) * (12.9898 + at * 78.233), 0)
  const wide = Math.sin(mixed) * 43758.5453
  return wide - Math.floor(wide)
}

/** So many points, spread over the cells of a space. */
export function scattered({ cells }: Pick<SpacePlan, 'cells'>, number: number, salt = 0): Point[] {
  return Array.from({ length: number }, (_, i): Point => {
    const [x, y] = cells[Math.floor(((i + 0.5) * cells.length) / number) % cells.length]!
    const within = (axis: number) => MARGIN + (1 - 2 * MARGIN) * chance(x, y, i, salt, axis)
    return [(x + within(0)) * C, (y + within(1)) * C]
  })
}

// What things cover on the plan, so that nothing is laid over what must be read.
import { ABOVE, ASIDE, BELOW, standing, type Spot } from './crowd'
import { C, type Plan, type SpacePlan } from './plan'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The area that two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

export const covered = (box: Box, by: readonly Box[]): number => by.reduce((sum, each) => sum + shared(box, each), 0)

/** A box around a point. */
export const around = (x: number, y: number, w: number, h = w): Box => ({ x: x - w / 2, y: y - h / 2, w, h })

export const cellBox = ([x, y]: readonly [number, number]): Box => ({ x: x * C, y: y * C, w: C, h: C })

/** What a figure covers that stands in a spot. */
export function figureBox({ x, y, scale }: Spot, boost: number): Box {
  const size = scale * boost
  return { x: x - ASIDE * size, y: y - ABOVE * size, w: 2 * ASIDE * size, h: (ABOVE + BELOW) * size }
}

/** What a figure in the middle of a space covers, the pips below it and the light around it too. */
export function body(space: SpacePlan, boost: number): Box {
  const { x, y, scale } = standing(space, 1)[0]!
  const size = scale * boost
  return { x: x - 34 * size, y: y - 72 * size, w: 68 * size, h: 106 * size }
}

/** The leaves and frames of the doors. */
export function doorBoxes(plan: Plan): Box[] {
  return plan.board.doors.map(({ line: [[ax, ay], [bx, by]] }) => {
    const [w, h] = [Math.abs(bx - ax) * C, Math.abs(by - ay) * C]
    return around(((ax + bx) / 2) * C, ((ay + by) / 2) * C, w ? w + 8 : 24, h ? h + 8 : 24)
  })
}

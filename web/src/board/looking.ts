// Where one looks when a question is asked: at whoever acts and at all that can be chosen, with nothing laid over it.
import { body, cellBox, covered, shared, type Box } from './boxes'
import type { Insets } from './camera.svelte'
import type { Plan, RoomPlan, SpacePlan } from './plan'

/** The box around several. */
export function hull(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((each) => each.x))
  const y = Math.min(...boxes.map((each) => each.y))
  return { x, y, w: Math.max(...boxes.map((each) => each.x + each.w)) - x, h: Math.max(...boxes.map((each) => each.y + each.h)) - y }
}

/** What should be seen: the figure, then each place that can be chosen. */
export function wanted(plan: Plan, focus: string, lit: readonly (SpacePlan | RoomPlan)[]): Box[] {
  const standing = plan.space(focus)
  return [...(standing ? [body(standing, 1)] : []), ...lit.map((each) => hull(each.cells.map(cellBox)))]
}

/** What the compass and the buttons beside it take of a lower corner. */
const INSTRUMENTS = { w: 62, h: 186 }

/** By how much it is worse to cover what can be tapped than the floor. */
const TAPPED = 12

/** Whether there is more of the table, and less of the house and what is laid on its openings, in the lower left corner than in the right. */
export function leftIsFree(rooms: readonly Box[], laid: readonly Box[], frame: { w: number; h: number }, insets: Insets): boolean {
  const y = frame.h - insets.bottom - INSTRUMENTS.h
  const taken = (x: number) => covered({ x, y, ...INSTRUMENTS }, rooms) + TAPPED * covered({ x, y, ...INSTRUMENTS }, laid)
  return taken(insets.left) < taken(frame.w - insets.right - INSTRUMENTS.w)
}

export type Corner = { top: string; bottom: string; left: string; right: string }

const GAP = 12
/** More of a place than this may not be covered. */
const MOST = 0.12

/** The corner in which something small covers the least of these; none where it would cover too much. */
export function freeCorner(boxes: readonly Box[], size: { w: number; h: number }, frame: { w: number; h: number }, insets: Insets): Corner | undefined {
  const left = insets.left + GAP
  const right = frame.w - insets.right - GAP - size.w
  const top = insets.top + GAP
  const bottom = frame.h - insets.bottom - GAP - size.h
  const corners = [[right, top], [left, top], [left, bottom], [right, bottom]] as const
  const rated = corners.map(([x, y]) => ({ x, y, hidden: Math.max(0, ...boxes.map((each) => shared(each, { x, y, ...size }) / (each.w * each.h))) }))
  const best = rated.reduce((least, each) => (each.hidden < least.hidden ? each : least))
  if (best.hidden > MOST) return undefined
  return {
    left: best.x === left ? `${left}px` : 'auto',
    right: best.x === left ? 'auto' : `${insets.right + GAP}px`,
    top: best.y === top ? `${top}px` : 'auto',
    bottom: best.y === top ? 'auto' : `${insets.bottom + GAP}px`,
  }
}

// The figures of a house, each in its place; those who stand nearer are drawn last.
import { figureBox, type Box } from './boxes'
import { standing, type Spot } from './crowd'
import type { FigureShown } from './in_house'
import type { Plan } from './plan'

/** Closer than this, what is below one figure lies beside what is below the other. */
const ROW = 40
/** A figure is drawn so much larger than the units of its drawing. */
export const DRAWN = 1.12
/** Milliseconds of a walk to the next place. */
export const WALK = 360

export interface Posed extends FigureShown, Spot {
  crowded: boolean
  /** How much room there is from side to side until the next, in its own units. */
  room: number
}

/** `plates` are what they must not stand under, `least` the scale from which on they stand closer rather than be smaller. */
export function posed(plan: Plan, figures: readonly FigureShown[], boost: number, plates: readonly Box[], least: number): Posed[] {
  const spots = new Map<string, Spot[]>()
  const taken = new Map<string, number>()
  const all = figures
    .flatMap((each) => {
      const space = plan.space(each.space)
      if (!space) return []
      const count = figures.filter((other) => other.space === each.space).length
      if (!spots.has(space.id)) spots.set(space.id, standing(space, count, boost, plates, least))
      const index = taken.get(space.id) ?? 0
      taken.set(space.id, index + 1)
      return [{ ...each, ...spots.get(space.id)![index]!, crowded: count > 1 }]
    })
    .sort((a, b) => a.y - b.y)
  return all.map((each) => ({ ...each, room: roomOf(each, all) / (each.scale * boost * DRAWN) }))
}

/** Until the next one who stands in the same row. */
function roomOf(one: Spot, all: readonly Spot[]): number {
  const beside = all.filter((each) => each !== one && Math.abs(each.y - one.y) < ROW * one.scale)
  return Math.min(...beside.map(({ x }) => Math.abs(x - one.x)), Infinity)
}

export const boxesOf = (all: readonly Posed[], boost: number): Box[] => all.map((each) => figureBox(each, boost))

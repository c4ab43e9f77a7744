// The figures of a house, each in its place; those who stand nearer are drawn last.
import { figureBox, type Box } from './boxes'
import { standing, type Spot } from './crowd'
import type { FigureShown } from './in_house'
import type { Plan } from './plan'

export interface Posed extends FigureShown, Spot {
  crowded: boolean
}

/** `plates` are what they must not stand under, `least` the scale from which on they stand closer rather than be smaller. */
export function posed(plan: Plan, figures: readonly FigureShown[], boost: number, plates: readonly Box[], least: number): Posed[] {
  const spots = new Map<string, Spot[]>()
  const taken = new Map<string, number>()
  return figures
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
}

export const boxesOf = (all: readonly Posed[], boost: number): Box[] => all.map((each) => figureBox(each, boost))

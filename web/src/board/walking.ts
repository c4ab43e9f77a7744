// Arrows walk the spaces.
import type { Plan } from './plan'

/** How far aside a space may lie that is still in a direction. */
const WIDE = 1.6

/** The nearest space in a direction, rather one next to it; the same one at the edge of the house. */
export function neighbour(plan: Plan, from: string, [dx, dy]: [number, number]): string {
  const here = plan.space(from) ?? plan.spaces[0]
  if (!here) return ''
  let best = here.id
  let least = Infinity
  for (const space of plan.spaces) {
    const [x, y] = [space.centre[0] - here.centre[0], space.centre[1] - here.centre[1]]
    const along = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    if (along <= 1 || aside > along * WIDE) continue
    const far = (along + 2 * aside) * (here.near.includes(space.id) ? 0.5 : 1)
    if (far < least) {
      least = far
      best = space.id
    }
  }
  return best
}

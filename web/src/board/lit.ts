// What lies lit: the spaces and rooms that can be chosen.
import type { Choice } from '../panel/choices'
import type { Plan, RoomPlan, SpacePlan } from './plan'

/** One light for each space; where a step and a run lead there, the step comes first. Whoever presses a place wants to go
 * there: what else could be done to it (fire, a push) is pressed in the list. */
export function lit(plan: Plan, choices: Choice[]): { choice: Choice; space: SpacePlan | RoomPlan }[] {
  const found = new Map<string, Choice>()
  for (const each of choices) if (each.space && each.group !== 'deed' && !found.has(each.space)) found.set(each.space, each)
  return [...found.values()].flatMap((choice) => {
    const space = plan.area(choice.space)
    return space ? [{ choice, space }] : []
  })
}

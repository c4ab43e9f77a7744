// Walking and running go the same ways: one list of them is shown, and a switch says how one goes.
import type { OptionText, Question } from '../protocol'
import { words } from '../words'

export type Pace = 'step' | 'run'

/** How one can go at this question: one way, both, or none. */
export function pacesOf(question: Question | undefined): Pace[] {
  return (['step', 'run'] as const).filter((pace) => question?.options.some((each) => each.group === pace))
}

/** The options at this pace. A place that is reached at the other one only stays, and says so. */
export function atPace(options: OptionText[], pace: Pace): OptionText[] {
  const reached = new Set(options.filter((each) => each.group === pace).map(way))
  const both = options.some((each) => each.group === pace)
  return options.flatMap((each) => {
    if (!isOther(each, pace)) return [each]
    if (reached.has(way(each))) return []
    return both ? [{ ...each, notes: [{ text: words.table.ask.only[each.group as Pace], passes: null, faces: 0, with_spent: null }, ...each.notes] }] : [each]
  })
}

const isOther = ({ group }: OptionText, pace: Pace) => (group === 'step' || group === 'run') && group !== pace

/** Where it leads and with whom, however one goes. */
const way = ({ names }: OptionText) => JSON.stringify(names)

// A keeper may tell his client when to pass for him.
import type { Question } from '../protocol'

const KEY = 'madhouse.passing'
export type Passed = 'mythos' | 'trauma'

function load(): Record<Passed, boolean> {
  const none = { mythos: false, trauma: false }
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<typeof none>) }
  } catch {
    return none
  }
}

export const passing = $state(load())

export function passFor(kind: Passed, on: boolean) {
  passing[kind] = on
  localStorage.setItem(KEY, JSON.stringify(passing))
}

/** The answer that is given for the keeper, or '' if he is asked. */
export function passedAnswer(question: Question): string {
  if (!(question.kind in passing) || !passing[question.kind as Passed]) return ''
  return question.options.find((each) => each.option === 'pass')?.option ?? ''
}

/** The answer where there is nothing else to say. */
export function passedWithoutAsking({ options }: Question): string {
  const forced = options.length === 1 || options.every((each) => each.option.startsWith('pass'))
  return forced ? options[0]!.option : ''
}

// A keeper may tell his client when to pass for him.
import type { Question } from '../../../protocol'

const KEY = 'madhouse.passing'
/** Kinds of questions; or all where there is nothing else to say. */
export type Passed = 'mythos' | 'trauma' | 'only'

function load(): Record<Passed, boolean> {
  const none = { mythos: false, trauma: false, only: false }
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
  if (passing.only && onlyPasses(question)) return question.options[0]!.option
  if (!(question.kind in passing) || !passing[question.kind as Passed]) return ''
  return question.options.find((each) => each.passes)?.option ?? ''
}

/** The answer where there is nothing else to say. */
export function passedWithoutAsking(question: Question): string {
  return question.options.length === 1 || onlyPasses(question) ? question.options[0]!.option : ''
}

export const onlyPasses = ({ options }: Question) => options.every((each) => each.passes)

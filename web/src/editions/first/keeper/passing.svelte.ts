// A keeper may tell his client when to pass for him.
import type { Question } from '../../../protocol'

const KEY = 'madhouse.passing'
/** All questions to which there is nothing else to say. */
export const ONLY = 'only'

/** By kind of question. */
function load(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, boolean>
  } catch {
    return {}
  }
}

export const passing = $state(load())

export function passFor(kind: string, on: boolean) {
  passing[kind] = on
  localStorage.setItem(KEY, JSON.stringify(passing))
}

/** The answer that is given for the keeper, or '' if he is asked. */
export function passedAnswer(question: Question): string {
  if (passing[ONLY] && onlyPasses(question)) return question.options[0]!.option
  if (!passing[question.kind]) return ''
  return question.options.find((each) => each.passes)?.option ?? ''
}

/** The answer where there is nothing else to say. */
export function passedWithoutAsking(question: Question): string {
  return question.options.length === 1 || onlyPasses(question) ? question.options[0]!.option : ''
}

export const onlyPasses = ({ options }: Question) => options.every((each) => each.passes)

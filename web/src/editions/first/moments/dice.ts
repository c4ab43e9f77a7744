// What came of a throw of the die.
import type { Throw } from '../../../protocol'
import { words } from '../words'

const w = words.moments

/** In a few words: a skill point is said to have counted, or to have been in vain. */
export function outcome({ roll, passed, parts, unaided }: Throw): string {
  const aided = parts.some((part) => part.kind === 'skill')
  if (!passed) return aided ? w.failedEvenSo : w.failed
  return aided && roll > unaided ? w.passedBySkill : w.passed
}

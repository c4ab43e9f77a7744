// What came of a throw of the die.
import type { Line, Throw } from '../../../protocol'
import { words } from '../words'

const w = words.moments

/** In a few words: that the highest face fails whatever the number; a skill point is said to have counted, or to have been in vain. */
export function outcome({ roll, passed, parts, unaided, needs, faces }: Throw): string {
  const aided = parts.some((part) => part.kind === 'skill')
  if (!passed && roll === faces && needs >= faces) return w.lastFails(faces)
  if (!passed) return aided ? w.failedEvenSo : w.failed
  return aided && roll > unaided ? w.passedBySkill : w.passed
}

/** What was met, or played, and may have gone by without a test. */
const MET = ['lock-revealed', 'obstacle', 'mythos']

/** Whether a card that might have asked for this test was done with before: it is another that does. */
export const isOver = ({ kind }: Pick<Line, 'kind'>, card: string, cause: string) => MET.includes(kind) && cause !== '' && card !== cause

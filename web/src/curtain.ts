// On a shared screen: who sits down next, before the curtain or from behind it.
import type { BehindCurtain, Seat } from './protocol'
import type { Standing } from './standing'

/** Where there is something to decide: by whoever sits there already, by another seat that is open to him, or by one behind the curtain. */
export function nextAsked(standings: Record<Seat, Pick<Standing, 'seat' | 'questions'>>, behind: Record<Seat, Pick<BehindCurtain, 'seat' | 'asked'>>, sitting: Seat): Seat | undefined {
  if (standings[sitting]?.questions.length) return sitting
  const open = Object.values(standings).find((each) => each.questions.length)
  return (open ?? Object.values(behind).find((each) => each.asked))?.seat
}

// On a shared screen: who sits down next, and whether a curtain must fall first.
import type { Seat } from './protocol'
import type { Standing } from './standing'

/** Where there is something to decide: by whoever sits there already, or by another seat of this screen. */
export function nextAsked(standings: Record<Seat, Pick<Standing, 'seat' | 'questions'>>, sitting: Seat): Seat | undefined {
  if (standings[sitting]?.questions.length) return sitting
  return Object.values(standings).find((each) => each.questions.length)?.seat
}

/** Whether anybody before this screen has secrets from another: then nobody's are shown unasked. */
export function secretsHere(seats: Seat[], secretBetween: (one: Seat, other: Seat) => boolean): boolean {
  const [first, ...others] = seats
  return first !== undefined && others.some((other) => secretBetween(first, other))
}

// On a shared screen: who sits down next, and whether a curtain must fall first.
import type { Seat } from './protocol'
import type { Standing } from './standing'
import { KEEPER } from './table.svelte'

type Standings = Record<Seat, Standing>

/** Where there is something to decide: by whoever sits there already, or by another seat of this screen. */
export function nextAsked(standings: Standings, sitting: Seat): Seat | undefined {
  if (standings[sitting]?.questions.length) return sitting
  return Object.values(standings).find((each) => each.questions.length)?.seat
}

/** Whether one of the two holds something that the other may not see. */
export function secretBetween(standings: Standings, one: Seat, other: Seat): boolean {
  if (one === other) return false
  if (one === KEEPER || other === KEEPER) return true
  const who = (seat: Seat) => standings[other]?.view.investigators.find((each) => each.player === seat)
  return [one, other].some((seat) => (who(seat)?.facedown.length ?? 0) > 0)
}

/** Whether anybody before this screen has secrets from another: then nobody's are shown unasked. */
export function secretsHere(standings: Standings): boolean {
  const [first, ...others] = Object.keys(standings)
  return first !== undefined && others.some((other) => secretBetween(standings, first, other))
}

// Addresses that open a place of this table elsewhere: for others, or for oneself in another browser.
import type { Reach } from './protocol'
import { heldAt } from './seats'
import { server } from './server'

/** Stands in a link to one's own seats where the token for watching follows. */
export const WATCH = 'watch'
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

let reached = $state.raw<Reach | null>(null)
/** An address by which this page was reached from elsewhere serves others too. */
const athome = LOOPBACK.includes(location.hostname)

/** Ask the server how others reach it; until it has answered, links have the address of this page. */
export function lookForReach() {
  void server.reach().then(
    (answer) => (reached = answer),
    () => undefined,
  )
}

/** Whether nobody but this machine can open a link. */
export function isForThisMachineOnly(): boolean {
  return athome && reached?.open === false
}

export function linkTo(...path: string[]): string {
  const known = athome && reached?.open ? reached.addresses[0] : undefined
  const base = known?.replace(/\/?$/, '/') ?? location.href.split('#')[0]
  return `${base}#/${path.map(encodeURIComponent).join('/')}`
}

/** The link to all seats that this browser holds at a table; '' where it holds none. */
export function linkToOwnSeats(game: string): string {
  const held = heldAt(game)
  if (!held?.seats.length) return ''
  const seats = held.seats.flatMap(({ seat, token }) => [seat, token])
  return linkTo('seat', game, ...seats, ...(held.watch ? [WATCH, held.watch] : []))
}

/** Whether it could be copied: over plain HTTP a browser keeps its clipboard to itself. */
export async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}

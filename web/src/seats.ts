// The seats this browser holds. A seat is a token; whoever has it has the seat.
import type { Created, SeatLink } from './protocol'

const KEY = 'madhouse.seats'

export interface Held {
  game: string
  seats: SeatLink[]
  /** Links for those to be invited, as long as this browser knows them. */
  invitations: SeatLink[]
  /** What lets one watch. */
  watch: string
  /** When this browser last sat down there, as a time in milliseconds. */
  at: number
}

function load(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Held>
  } catch {
    return {}
  }
}

function change(game: string, how: (held: Held) => Held) {
  const all = load()
  const none: Held = { game, seats: [], invitations: [], watch: '', at: 0 }
  all[game] = { ...how(all[game] ?? none), at: Date.now() }
  localStorage.setItem(KEY, JSON.stringify(all))
}

/** Every game of this browser, the last one first. */
export function heldGames(): Held[] {
  return Object.values(load()).sort((a, b) => b.at - a.at)
}

export function heldAt(game: string): Held | undefined {
  return load()[game]
}

/** The tokens that open something at this table. */
export function tokensOf(game: string): string[] {
  const held = heldAt(game)
  if (!held) return []
  return held.seats.length ? held.seats.map((each) => each.token) : held.watch ? [held.watch] : []
}

/** All tokens of this browser, for the list of its own games. */
export function allTokens(): string[] {
  return heldGames().flatMap((each) => each.seats.map((seat) => seat.token))
}

export function keepCreated(created: Created) {
  const { game, seats, invitations, watch } = created
  change(game, (held) => ({ ...held, seats, invitations, watch }))
}

export function keepSeat(game: string, link: SeatLink) {
  change(game, (held) => ({
    ...held,
    seats: [...held.seats.filter((each) => each.seat !== link.seat), link],
    invitations: held.invitations.filter((each) => each.seat !== link.seat),
  }))
}

export function keepWatch(game: string, watch: string) {
  change(game, (held) => ({ ...held, watch }))
}

export function forget(game: string) {
  const all = load()
  delete all[game]
  localStorage.setItem(KEY, JSON.stringify(all))
}

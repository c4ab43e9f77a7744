// The seats this browser holds. A seat is a token; whoever has it has the seat.
import type { Created, Recovered, SeatLink } from './protocol'
import { kept } from './kept.svelte'

const KEY = 'madhouse.seats'

export interface Held {
  game: string
  seats: SeatLink[]
  /** Links for those to be invited, as long as this browser knows them. */
  invitations: SeatLink[]
  /** What lets one watch. */
  watch: string
  /** What makes one the host of a table that was laid here. */
  host?: string
  /** What brings the links back, until somebody has written it down. */
  phrase?: string
  /** What this browser has added to the dice. */
  share?: OwnShare
  /** When this browser last sat down there, as a time in milliseconds. */
  at: number
  /** Since when the server does not know it any more. */
  missed?: number
}

/** A share in the dice, with what was promised and what others had added when it was given. */
export interface OwnShare {
  seat: string
  number: string
  commitment: string
  before: string[]
}

/** More do not fit into a request. */
const MOST_TOKENS = 400
/** For so long a game may be gone: it may be that another server, or one with other games, runs at this address. */
const PATIENCE = 30 * 24 * 3600 * 1000

function load(): Record<string, Held> {
  try {
    return JSON.parse(kept.getItem(KEY) ?? '{}') as Record<string, Held>
  } catch {
    return {}
  }
}

function change(game: string, how: (held: Held) => Held) {
  const all = load()
  const none: Held = { game, seats: [], invitations: [], watch: '', at: 0 }
  all[game] = { ...how(all[game] ?? none), at: Date.now(), missed: undefined }
  save(all)
}

function save(all: Record<string, Held>) {
  kept.setItem(KEY, JSON.stringify(all))
}

/** Every game of this browser, the last one first, and those that were missed at the end. */
export function heldGames(): Held[] {
  return Object.values(load()).sort((a, b) => (a.missed ?? 0) - (b.missed ?? 0) || b.at - a.at)
}

export function heldAt(game: string): Held | undefined {
  return load()[game]
}

/** The tokens that open something at this table. */
export function tokensOf(game: string): string[] {
  const held = heldAt(game)
  if (!held) return []
  const own = [...held.seats.map((each) => each.token), ...(held.host ? [held.host] : [])]
  return own.length ? own : held.watch ? [held.watch] : []
}

/** The tokens of this browser, the newest first, for the list of its own games. */
export function allTokens(): string[] {
  return heldGames()
    .flatMap((each) => [...each.seats.map((seat) => seat.token), ...(each.host ? [each.host] : [])])
    .slice(0, MOST_TOKENS)
}

/** These games the server has found by these tokens. One that it has not known for long is forgotten. */
export function noteFound(tokens: string[], found: string[], now = Date.now()) {
  const all = load()
  for (const held of Object.values(all)) {
    const isAsked = held.seats.length > 0 && held.seats.every(({ token }) => tokens.includes(token))
    if (isAsked) held.missed = found.includes(held.game) ? undefined : (held.missed ?? now)
    if (held.missed !== undefined && now - held.missed > PATIENCE) delete all[held.game]
  }
  save(all)
}

export function keepCreated(created: Created) {
  const { game, seats, invitations, watch, host, phrase } = created
  change(game, (held) => ({ ...held, seats, invitations, watch, host, phrase }))
}

/** Links that were lost are there again; what else this browser holds at the table stays. */
export function keepRecovered({ game, seats, host }: Recovered) {
  change(game, (held) => ({
    ...held,
    seats: [...held.seats.filter((each) => !seats.some((link) => link.seat === each.seat)), ...seats],
    host: host || held.host,
  }))
}

export function keepPhrase(game: string, phrase: string | undefined) {
  change(game, (held) => ({ ...held, phrase }))
}

export function keepShare(game: string, share: OwnShare) {
  change(game, (held) => ({ ...held, share }))
}

/** The seats among these links that this browser holds by another link. */
export function displaced(game: string, links: SeatLink[]): string[] {
  const held = heldAt(game)?.seats ?? []
  return links.filter((link) => held.some((each) => each.seat === link.seat && each.token !== link.token)).map((link) => link.seat)
}

export function keepSeat(game: string, link: SeatLink) {
  change(game, (held) => ({
    ...held,
    seats: [...held.seats.filter((each) => each.seat !== link.seat), { seat: link.seat, token: link.token }],
    invitations: held.invitations.filter((each) => each.seat !== link.seat),
  }))
}

/** A seat was given up, or there is a new link for somebody else to sit down there. */
export function keepInvitation(game: string, link: SeatLink) {
  change(game, (held) => ({
    ...held,
    seats: held.seats.filter((each) => each.seat !== link.seat),
    invitations: [...held.invitations.filter((each) => each.seat !== link.seat), link],
  }))
}

export function keepWatch(game: string, watch: string) {
  change(game, (held) => ({ ...held, watch }))
}

export function forget(game: string) {
  const all = load()
  delete all[game]
  save(all)
}

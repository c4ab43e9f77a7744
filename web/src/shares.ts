// What this browser adds to the dice: a number that nobody could foresee, given after the server has promised its own.
import type { GameInfo } from './protocol'
import { keepShare, type OwnShare } from './seats'
import { server } from './server'

/** Add a share, if the game has not begun; without one it is played all the same. */
export async function addShare(game: string, seat: string, commitment: string) {
  if (!commitment) return
  const number = hex(crypto.getRandomValues(new Uint8Array(32)))
  try {
    const { shares } = await server.addShare(game, seat, number)
    const at = shares.findIndex((each) => each.seat === seat)
    const before = shares.filter((_, number) => number < at).map((each) => each.mark)
    keepShare(game, { seat, number, commitment, before })
  } catch {
    // Somebody has played already: the dice are as they are.
  }
}

/** Whether what this browser noted at the beginning is what was played with: the promise, its own share, and those before it. */
export function isKept(own: OwnShare, { commitment, shares }: Pick<GameInfo, 'commitment' | 'shares'>): boolean {
  const at = own.before.length
  const mine = shares[at]
  return commitment === own.commitment && mine?.seat === own.seat && mine.number === own.number && own.before.every((mark, number) => shares[number]?.mark === mark)
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

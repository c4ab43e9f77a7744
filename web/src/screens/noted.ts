// Whether a game is played with notes, where that differs from what is usual in this browser.
import { kept } from '../kept.svelte'
const KEY = 'madhouse.noted'

function load(): Record<string, boolean> {
  try {
    return JSON.parse(kept.getItem(KEY) ?? '{}') as Record<string, boolean>
  } catch {
    return {}
  }
}

/** What was said for this game, if anything was. */
export const wishedNotes = (game: string): boolean | undefined => load()[game]

export function wishNotes(game: string, on: boolean) {
  kept.setItem(KEY, JSON.stringify({ ...load(), [game]: on }))
}

/** From now on all games are played as is usual. */
export function forgetWishes() {
  kept.removeItem(KEY)
}

// What is folded away at the table, minded in this browser; what nobody has touched is as the window has room for it.
import { kept } from '../kept.svelte'

const KEY = 'madhouse.folds'

interface Folds {
  /** What lies nearest to whoever sits here: a sheet, a hand. */
  near?: boolean
}

function load(): Folds {
  try {
    return JSON.parse(kept.getItem(KEY) ?? '{}') as Folds
  } catch {
    return {}
  }
}

export const folds: Folds = $state(load())

export function fold(what: keyof Folds, away: boolean) {
  folds[what] = away
  kept.setItem(KEY, JSON.stringify(folds))
}

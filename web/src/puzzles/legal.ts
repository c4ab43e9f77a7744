// What may be done to a puzzle now, sorted by what it does: the option that does it.
import type { OptionText } from '../protocol'

export interface Legal {
  swaps: Map<number, Map<number, string>>
  clockwise: Map<number, string>
  counter: Map<number, string>
  replace: Map<number, string>
  tile: string
  tileBack: string
  draw: string
  luck: OptionText | undefined
  stop: string
  /** Cards that help with puzzles. */
  cards: OptionText[]
}

export function nothingLegal(): Legal {
  return { swaps: new Map(), clockwise: new Map(), counter: new Map(), replace: new Map(), tile: '', tileBack: '', draw: '', luck: undefined, stop: '', cards: [] }
}

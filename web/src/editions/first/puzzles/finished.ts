// How a puzzle lay when it was solved: its pieces are gone by then, but the log tells.
import type { Line } from '../../../protocol'
import type { PuzzleView } from '../view'

export function finished({ facts }: Line): PuzzleView | undefined {
  const { card, puzzle, pieces, turns, tile } = facts
  if (typeof card !== 'string' || typeof puzzle !== 'string' || !Array.isArray(pieces) || !Array.isArray(turns)) return undefined
  return { card, puzzle, pieces, turns: turns.map(Number), tile: Number(tile), before: '', drawn: null, who: '', left: 0, had: 0 }
}

// How the pieces would lie after a step: it is shown before anything is spent.
import type { OptionText } from '../protocol'
import { slotOf, WAYS } from './legal'
import type { LyingPuzzle } from './open'

/** `positions` are those that the setup tile can be turned to. */
export function afterStep(lying: LyingPuzzle, step: OptionText | undefined, positions = 1): LyingPuzzle {
  const { pieces, turns, tile, drawn } = lying
  const slot = slotOf(step?.names.slot)
  switch (step?.verb) {
    case WAYS.swap: {
      const [one, other] = [slotOf(step.names.one), slotOf(step.names.other)]
      return { ...lying, pieces: exchanged(pieces, one, other), turns: exchanged(turns, one, other) }
    }
    case WAYS.clockwise:
      return { ...lying, turns: turned(turns, slot, 1) }
    case WAYS.counter:
      return { ...lying, turns: turned(turns, slot, 3) }
    case WAYS.tile:
    case WAYS.tileClockwise:
      return { ...lying, tile: (tile + 1) % positions }
    case WAYS.tileBack:
      return { ...lying, tile: (tile + positions - 1) % positions }
    case WAYS.replace:
      if (drawn === null) return lying
      return { ...lying, pieces: pieces.with(slot, drawn), turns: turns.with(slot, 0), drawn: null }
    default:
      return lying
  }
}

function exchanged<T>(list: T[], one: number, other: number): T[] {
  return list.map((each, at) => (at === one ? list[other] : at === other ? list[one] : each) ?? each)
}

const turned = (turns: number[], slot: number, by: number) => turns.map((each, at) => (at === slot ? (each + by) % 4 : each))

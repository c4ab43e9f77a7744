// What a board of a dealt puzzle is given: those of a lock, of rings and of a tower.
import type { DealtShape } from '../../protocol'
import type { Doing } from '../doing.svelte'
import type { DealtLegal } from './legal'

export interface DealtBoard {
  dealt: DealtShape
  /** None for those who look on. */
  legal?: DealtLegal
  doing?: Doing
  /** What is in hand, as the kind numbers its pieces. */
  selected?: number
  take?: (option: string) => void
}

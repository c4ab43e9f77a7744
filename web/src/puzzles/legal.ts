// What may be done to a puzzle now, sorted by what it does: the option that does it.
import type { OptionText, Question } from '../protocol'

export interface Legal {
  swaps: Map<number, Map<number, string>>
  clockwise: Map<number, string>
  counter: Map<number, string>
  replace: Map<number, string>
  tile: string
  tileBack: string
  draw: string
  /** What brings more steps. */
  more: OptionText | undefined
  stop: string
  /** Cards that help with puzzles. */
  cards: OptionText[]
  /** Steps that each way costs, as far as it is open anywhere. */
  costs: Record<string, number>
}

export function nothingLegal(): Legal {
  return { swaps: new Map(), clockwise: new Map(), counter: new Map(), replace: new Map(), tile: '', tileBack: '', draw: '', more: undefined, stop: '', cards: [], costs: {} }
}

export const WAYS = {
  swap: 'swap',
  clockwise: 'rotate-clockwise',
  counter: 'rotate-counterclockwise',
  tile: 'turn-the-tile',
  tileClockwise: 'turn-the-tile-clockwise',
  tileBack: 'turn-the-tile-counterclockwise',
  draw: 'draw',
  replace: 'replace',
  stop: 'stop',
  close: 'close-the-puzzle',
} as const

type Sort = (legal: Legal, option: OptionText) => void

const ways: Record<string, Sort> = {
  [WAYS.swap]: (legal, { option, names }) => {
    const [one, other] = [slotOf(names.one), slotOf(names.other)]
    pair(legal, one, other, option)
    pair(legal, other, one, option)
  },
  [WAYS.clockwise]: (legal, { option, names }) => void legal.clockwise.set(slotOf(names.slot), option),
  [WAYS.counter]: (legal, { option, names }) => void legal.counter.set(slotOf(names.slot), option),
  [WAYS.replace]: (legal, { option, names }) => void legal.replace.set(slotOf(names.slot), option),
  [WAYS.tile]: (legal, { option }) => void (legal.tile = option),
  [WAYS.tileClockwise]: (legal, { option }) => void (legal.tile = option),
  [WAYS.tileBack]: (legal, { option }) => void (legal.tileBack = option),
  [WAYS.draw]: (legal, { option }) => void (legal.draw = option),
  [WAYS.stop]: (legal, { option }) => void (legal.stop = option),
  [WAYS.close]: (legal, { option }) => void (legal.stop = option),
}

export function legalSteps(question: Question | undefined): Legal {
  const legal = nothingLegal()
  for (const each of question?.options ?? []) {
    if (each.cost !== null) legal.costs[each.verb] = each.cost
    const sort = ways[each.verb]
    if (sort) sort(legal, each)
    else if (each.gives !== null) legal.more = each
    else legal.cards.push(each)
  }
  return legal
}

/** Slots are counted from one where they are named. */
export const slotOf = (slot: string | undefined) => Number(slot) - 1

function pair(legal: Legal, from: number, to: number, line: string) {
  const known = legal.swaps.get(from) ?? new Map<number, string>()
  known.set(to, line)
  legal.swaps.set(from, known)
}

// What may be done to a dealt puzzle now, sorted by what it does.
import type { OptionText, Question } from '../../protocol'

export const DEALT_WAYS = {
  lay: 'lay-piece',
  takeBack: 'take-the-last-piece-back',
  guess: 'guess-the-code',
  shift: 'shift-by',
  clockwise: 'turn-the-ring-clockwise',
  counter: 'turn-the-ring-counterclockwise',
  stack: 'stack-piece-on-column',
  close: 'close-the-puzzle',
} as const

/** A bar slides so far, to the right or down; up and to the left are below zero. */
export interface Shift {
  option: string
  by: number
}

export interface DealtLegal {
  /** By number of the piece, from one. */
  lay: Map<number, string>
  takeBack: string
  guess: string
  /** By place of the bar in the list. */
  shifts: Map<number, Shift[]>
  /** By place of the ring, counted from within. */
  clockwise: Map<number, string>
  counter: Map<number, string>
  /** By piece: the options by column, both from one. */
  stacks: Map<number, Map<number, string>>
  stop: string
  more: OptionText | undefined
  cost: number | undefined
}

/** The one to be freed has a name, the others a letter each. */
const GOAL = 'goal'
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const BACK = ['up', 'left']
/** From within; the first never turns. */
export const RING_NAMES = ['inner', 'second', 'third', 'outermost']

export const barName = (at: number) => LETTERS[at - 1] ?? ''
const barAt = (name: string | undefined) => (name === GOAL ? 0 : LETTERS.findIndex((letter) => letter === name) + 1)

export function dealtSteps(question: Question | undefined): DealtLegal {
  const legal: DealtLegal = { lay: new Map(), takeBack: '', guess: '', shifts: new Map(), clockwise: new Map(), counter: new Map(), stacks: new Map(), stop: '', more: undefined, cost: undefined }
  for (const each of question?.options ?? []) {
    const { option, verb, names } = each
    if (verb === DEALT_WAYS.lay) legal.lay.set(Number(names.piece), option)
    else if (verb === DEALT_WAYS.takeBack) legal.takeBack = option
    else if (verb === DEALT_WAYS.guess) legal.guess = option
    else if (verb === DEALT_WAYS.close) legal.stop = option
    else if (verb === DEALT_WAYS.shift) shift(legal, barAt(names.piece), { option, by: Number(names.far) * (BACK.includes(names.way ?? '') ? -1 : 1) })
    else if (verb === DEALT_WAYS.clockwise) legal.clockwise.set(RING_NAMES.indexOf(names.ring ?? ''), option)
    else if (verb === DEALT_WAYS.counter) legal.counter.set(RING_NAMES.indexOf(names.ring ?? ''), option)
    else if (verb === DEALT_WAYS.stack) stack(legal, Number(names.piece), Number(names.column), option)
    else if (each.gives !== null) legal.more = each
    if (each.cost) legal.cost = each.cost
  }
  return legal
}

function shift(legal: DealtLegal, bar: number, way: Shift) {
  const known = legal.shifts.get(bar) ?? []
  known.push(way)
  legal.shifts.set(bar, known)
}

function stack(legal: DealtLegal, piece: number, column: number, option: string) {
  const known = legal.stacks.get(piece) ?? new Map<number, string>()
  known.set(column, option)
  legal.stacks.set(piece, known)
}

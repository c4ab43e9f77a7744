// A mythos phase as it was told: what the house said, each monster in its order, and who met the worst of them.
import type { Line, Question } from '../../../protocol'

/** A line with which something begins, and what came of it. */
export interface Entry {
  line: Line
  came: Line[]
}

export interface Phase {
  /** The number of the line with which it began. */
  number: number
  /** What happens before anything is read: a Fire spreads. */
  before: Line[]
  events: Entry[]
  monsters: Entry[]
  horror: Entry[]
  /** Which of the three is being told. */
  step: 0 | 1 | 2
  /** The next round has begun. */
  over: boolean
}

const BEGINS = 'mythos-phase'
const ENDS = new Set(['round', 'turn', 'ending', 'winners'])
/** Which lines begin an entry, and on which page. */
const PAGES: Record<string, 0 | 1 | 2> = { 'mythos-event': 0, event: 0, activates: 1, 'horror-check': 2 }
/** What a book leaves to the log: it is said by what follows. */
const LEFT_OUT = new Set(['counted', 'or-it-moves'])
/** They are still told large, whenever they come. */
const GRAVE = new Set(['wounded', 'insane', 'eliminated', 'objective', 'lost'])

/** The last one, as far as it was told. */
export function phaseOf(lines: Line[]): Phase | undefined {
  const from = lines.findLastIndex((each) => each.kind === BEGINS)
  if (from < 0) return undefined
  const phase: Phase = { number: lines[from]!.number, before: [], events: [], monsters: [], horror: [], step: 0, over: false }
  const pages = [phase.events, phase.monsters, phase.horror]
  let last: Entry | undefined
  for (const line of lines.slice(from + 1)) {
    if (ENDS.has(line.kind)) return { ...phase, over: true }
    const page = PAGES[line.kind]
    if (page !== undefined) {
      phase.step = Math.max(phase.step, page) as Phase['step']
      pages[page]!.push({ line, came: [] })
      last = pages[page]!.at(-1)
    } else if (!LEFT_OUT.has(line.kind)) (last?.came ?? phase.before).push(line)
  }
  return phase
}

/** Whether a line is read in the book of its phase: then nothing else tells it. */
export function isInBook(lines: Line[], at: number): boolean {
  if (GRAVE.has(lines[at]!.kind)) return false
  const { kind } = lines.slice(0, at + 1).findLast((each) => each.kind === BEGINS || ENDS.has(each.kind)) ?? {}
  return kind === BEGINS
}

/** While a mythos phase lasts: what calls for a question, which is the card that somebody has just suffered, or the text that has rules. */
export function causeOf(lines: Line[], { kind, about }: Pick<Question, 'kind' | 'about'>): Line | undefined {
  const phase = phaseOf(lines)
  if (!phase || phase.over) return undefined
  const since = lines.filter(({ number, came }) => number > phase.number && came.length > 0)
  const last = since.at(-1)
  const suffered = last?.kind === 'harm' && last.facts.who === about.who && kind !== 'convert'
  return suffered ? last : since.findLast(({ title }) => title)
}

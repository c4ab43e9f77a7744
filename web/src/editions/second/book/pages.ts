// Pages of what is read aloud at a table, and of what is laid out for it.
import { paragraphs } from '../../../log/paragraphs'
import type { Line } from '../../../protocol'
import { words } from '../words'

export interface Page {
  number: number
  kicker: string
  title: string
  /** Read aloud. */
  read: string[]
  /** Carried out, in this order. */
  follow: string[]
  /** Cards that are taken for it. */
  cards: string[]
  /** Something is laid out for it, as the map shows it. */
  lays?: boolean
}

/** Tiles, tokens and figures that people lay where the map shows them. */
const LAID = new Set(['revealed', 'token-placed', 'token-moved', 'spawned', 'tiles-moved', 'tile-over', 'token-laid'])

/** What people are to do with their own hands stands below what was read before it. */
export const CARRIED_OUT = 'instructed'

/** Nobody has to do anything for these: they were reported, or are said elsewhere. */
const SILENT = new Set([
  'round',
  'turn',
  'chose',
  'reported',
  'answered',
  'monster-hurt',
  'monster-healed',
  'set-fire-noted',
  'fire-out-noted',
  'activates',
  'mythos-phase',
  'instruction',
  'or-it-moves',
  'puzzle-attempt',
  'puzzle-step',
  'token-text-again',
])

/** Successes that add up to enough: what comes of them is read, and says so. */
const isEnough = ({ kind, facts }: Line) => kind === 'added-up' && Number(facts.total) >= Number(facts.needed)

/** `rolls`: the last text leads to a test that is asked for at once, and need not be named on the page too. */
export function pagesOf(lines: Line[], rolls = false): Page[] {
  const pages: Page[] = []
  for (const line of lines) {
    if (SILENT.has(line.kind) || !line.text || isEnough(line)) continue
    const last = pages.at(-1)
    if (line.aloud && (line.kind !== CARRIED_OUT || !last)) pages.push(pageOf(line))
    else if (last) last.follow.push(line.text)
    else pages.push({ number: line.number, kicker: '', title: words.people.book.lay, read: [], follow: [line.text], cards: [] })
    pages.at(-1)!.cards.push(...taken(line))
    if (LAID.has(line.kind)) pages.at(-1)!.lays = true
  }
  const last = pages.at(-1)
  if (rolls && last && last.number === lines.findLast(({ kind }) => kind === 'token-text')?.number) last.follow = []
  return pages
}

/** With these begins what can still be to do: all before was done. */
const BEGINS = new Set(['round', 'mythos-phase'])

/** What is to be carried out: the last text that was read in this phase, and all that was said after it. */
export function pageToDo(lines: Line[]): Page | undefined {
  const begun = lines.findLastIndex(({ kind }) => BEGINS.has(kind))
  const now = lines.slice(begun + 1)
  const last = now.findLast(({ aloud, kind, text }) => aloud && kind !== CARRIED_OUT && text)
  const after = now.filter(({ number, kind, text }) => number > (last?.number ?? 0) && text && !SILENT.has(kind))
  if (!last && !after.length) return undefined
  const page = last ? pageOf(last) : { number: 0, kicker: '', title: '', read: [], follow: [], cards: [] }
  return { ...page, follow: [...page.follow, ...after.map(({ text }) => text)], cards: after.flatMap(taken) }
}

/** Of what was taken back, what nobody can unread. */
export const wasRead = (lines: Line[]) => lines.filter(({ aloud, kind }) => aloud && kind !== CARRIED_OUT)

/** Only written down: nothing of it lies on the table. */
const NOTED = new Set(['learned', 'learned-value', 'added-up'])

/** Of what was taken back, what people have carried out and put back. */
export const wasDone = (lines: Line[]) => lines.filter(({ aloud, kind, text }) => text && (kind === CARRIED_OUT || !aloud) && !SILENT.has(kind) && !NOTED.has(kind))

export function pageOf({ number, kicker, title, body, text, came }: Line): Page {
  return { number, kicker, title, read: paragraphs(body || text), follow: body ? [...came] : [], cards: [] }
}

/** The card that people take, so that it can be read here too. */
const taken = ({ kind, facts }: Line): string[] => (kind === CARRIED_OUT && typeof facts.card === 'string' ? [facts.card] : [])

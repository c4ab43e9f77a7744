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

/** What is to be carried out: the last text that was read, and all that was said after it. */
export function pageToDo(lines: Line[]): Page | undefined {
  const last = lines.findLast(({ aloud, kind, text }) => aloud && kind !== CARRIED_OUT && text)
  if (!last) return undefined
  const page = pageOf(last)
  const after = lines.filter(({ number, kind, text }) => number > last.number && text && !SILENT.has(kind))
  return { ...page, follow: [...page.follow, ...after.map(({ text }) => text)], cards: after.flatMap(taken) }
}

export function pageOf({ number, kicker, title, body, text, came }: Line): Page {
  return { number, kicker, title, read: paragraphs(body || text), follow: body ? [...came] : [], cards: [] }
}

/** The card that people take, so that it can be read here too. */
const taken = ({ kind, facts }: Line): string[] => (kind === CARRIED_OUT && typeof facts.card === 'string' ? [facts.card] : [])

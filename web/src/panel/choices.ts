// The options of a question as they are laid out: in groups, with the key that chooses each and what to know before.
import type { OptionText, Question } from '../protocol'

export type Group = 'step' | 'run' | 'act' | 'other' | 'end'

export interface Choice extends OptionText {
  /** A digit, or a letter: after the tenth, and for what is there in every turn. */
  key: string
  group: Group
  /** It cannot be taken back: asked once more. */
  heavy: boolean
  notes: string[]
  /** Its text as it stands under the heading of its group, and without what it costs. */
  brief: string
  /** What it costs, and how that is said; nothing is free unless it says so. */
  cost?: { amount: number; told: string } | undefined
  /** Of its card: the gist, and all of it. */
  gist: string
  whole: string
}

/** In this order they are shown, and get their keys. */
const ORDER: Group[] = ['step', 'act', 'run', 'other', 'end']
/** Letters that do something else at the table are left out: D, E, F, H, S, U, W. */
const KEYS = [...'1234567890abcgijklmnopqrtvxyz']

/** In their order, each with its key; a choice that brings one keeps it. */
export function laidOut(choices: Choice[]): Choice[] {
  let given = 0
  return [...choices]
    .sort((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group))
    .map((each) => ({ ...each, key: each.key || (KEYS[given++] ?? '') }))
}

/** An option of which nothing more is known. */
export function bare(option: OptionText): Choice {
  const text = capital(option.text)
  return { ...option, text, key: '', group: 'other', heavy: false, notes: [], brief: text, gist: '', whole: '' }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A question as it is laid out. */
export interface Asked {
  text: string
  /** Who is asked, or what for. */
  remark: string
  /** What it is about, line by line. */
  matter: string[]
  /** Whether it is answered here; else somewhere else on the table. */
  elsewhere: string
  /** Whether a computer may be asked for advice. */
  advice: boolean
}

/** A question of which nothing more is known: what stands below its first line is what it is about. */
export function plainly({ text }: Question): Asked {
  const [first = '', ...matter] = text.split('\n').filter(Boolean)
  return { text: first, remark: '', matter, elsewhere: '', advice: true }
}

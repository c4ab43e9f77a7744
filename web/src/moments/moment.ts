// A moment: something that has just happened, shown large for a while.
import type { AnyIcon } from '../icons/icons'
import type { LyingPuzzle } from '../puzzles/open'

export type MomentKind = 'dice' | 'horror' | 'damage' | 'card' | 'monster' | 'lock' | 'puzzle' | 'event' | 'objective' | 'insane' | 'death'

export interface Moment {
  key: string
  /** The line of the log that it shows. */
  number: number
  kind: MomentKind
  kicker: string
  title: string
  text: string
  /** The text, line by line, with what a line is about apart. */
  paragraphs: { lead: string; rest: string }[]
  /** What is told on a card beside its rules. */
  flavour?: string
  /** What it does, line by line. */
  came?: string[]
  icon: AnyIcon
  /** A second motif, in the ground of the picture. */
  behind?: AnyIcon | undefined
  /** Light and dark of the picture. */
  tint: [string, string]
  /** Whether a die falls. */
  rolls: boolean
  /** So many letters are read besides: what stands beside the die. */
  reckoned: number
  /** A puzzle, as it lies when the work at it ends. */
  puzzle?: LyingPuzzle
  /** What is dropped first when there is too much to show. */
  weight: number
  /** It is a text that is read at the table: with a voice it stays until it was heard. */
  read: boolean
  /** How the evening begins: it is read to all at once, whoever sits down next. */
  opening: boolean
  /** Whoever sits here goes on from it himself; else it goes by itself. */
  waits: boolean
  /** There is little to it: it goes soon. */
  brief?: boolean
  /** For which side of a shared screen it is. */
  side: string
}

/** Leave out what weighs least. */
export function fewest<M extends Moment>(found: M[], most: number): M[] {
  const kept = [...found].sort((a, b) => b.weight - a.weight).slice(0, most)
  return found.filter((each) => kept.includes(each))
}

/** What a voice reads of it, in the order in which it stands there. */
export function spokenOf({ title, flavour = '', paragraphs, came = [] }: Moment): string[] {
  return [title, flavour, ...paragraphs.flatMap(({ lead, rest }) => [lead, rest]), ...came]
}

/** There is something to read besides its title. */
export const isText = ({ read, text, flavour = '' }: Moment) => read || Boolean(text || flavour)

/** By what name a voice reads it. */
export const readingOf = ({ key }: Moment) => `moment ${key}`
/** Reads it aloud, or stops. */
export const VOICE_KEY = 'v'
/** Holds what is played out, and lets it go on. */
export const PAUSE_KEY = 'p'

// A text, cut into sentences for the voice that reads it; what stands between asterisks is set in italics.
import { words } from '../words'

/** Words of one sentence that are set alike. */
export interface Piece {
  words: string
  italic: boolean
  /** From 0. */
  sentence: number
}

const ITALICS = /\*([^*]+)\*/
/** A full stop with what closes after it, and the space before the next sentence. */
const STOP = /([\p{L}\d]*)([.!?…]+["'”’)\]]*)\s+(?=(\S))/gu
const SMALL = /\p{Ll}/u

export function piecesOf(text: string): Piece[] {
  const parts = text.split(ITALICS)
  const ends = endsIn(parts.join(''))
  let at = 0
  return parts.flatMap((part, number) => {
    const from = at
    at += part.length
    const cuts = [from, ...ends.filter((end) => end > from && end < at), at]
    return cuts.slice(1).flatMap((to, n) => {
      const start = cuts[n]!
      return start < to ? [{ words: part.slice(start - from, to - from), italic: number % 2 === 1, sentence: ends.filter((end) => end <= start).length }] : []
    })
  })
}

/** As they are spoken. */
export function sentencesOf(text: string): string[] {
  const spoken: string[] = []
  for (const { words, sentence } of piecesOf(text)) spoken[sentence] = (spoken[sentence] ?? '') + words
  return spoken.map((each) => each.trim()).filter(Boolean)
}

/** Where the next sentence begins. */
function endsIn(text: string): number[] {
  return [...text.matchAll(STOP)].filter(([, word = '', stop, next = '']) => !SMALL.test(next) && !(stop === '.' && isShort(word))).map((found) => found.index + found[0].length)
}

/** After an abbreviation, and after an initial, the sentence goes on. */
const isShort = (word: string) => word.length === 1 || words.reading.abbreviations.includes(word)

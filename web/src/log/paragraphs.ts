// What was told, set in paragraphs.
import type { Line } from '../protocol'

/** Where its author broke the text. */
export const paragraphs = (text: string) => text.split(/\n+/).filter(Boolean)

export interface Reading {
  number: number
  round: number
  kind: string
  title: string
  paragraphs: string[]
}

export function readingOf({ number, round, kind, title, text, body, came }: Line): Reading {
  return { number, round, kind, title: body ? title : '', paragraphs: [...paragraphs(body || text), ...(body ? came : [])] }
}

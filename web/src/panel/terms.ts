// Words in a text that the rules explain: each is marked once, where it is first used.
import { words } from '../words'

export interface Part {
  text: string
  /** Where the rules speak of it; nothing for what is only read. */
  term?: { subject: string; topic: string }
}

const any = new RegExp(words.terms.map(({ pattern }) => `(?<![\\w-])(${pattern})(?![\\w-])`).join('|'), 'gi')

export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  const marked = new Set<string>()
  let from = 0
  for (const found of text.matchAll(any)) {
    const term = words.terms[found.slice(1).findIndex((group) => group !== undefined)]!
    if (marked.has(term.topic)) continue
    marked.add(term.topic)
    if (found.index > from) parts.push({ text: text.slice(from, found.index) })
    parts.push({ text: found[0], term })
    from = found.index + found[0].length
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts
}

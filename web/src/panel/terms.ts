// Words in a text that the rules explain: each is marked once, where it is first used.
import { getContext, setContext } from 'svelte'

export interface Term {
  pattern: string
  subject: string
  topic: string
}

export const term = (pattern: string, subject: string, topic: string): Term => ({ pattern, subject, topic })

export interface Part {
  text: string
  /** Where the rules speak of it; nothing for what is only read. */
  term?: Term
}

const KEY = Symbol('terms')

interface TermsOf {
  /** Whose rules explain them. */
  edition: string
  terms: Term[]
}

/** The words of an edition, for all texts at its table. */
export const provideTerms = (terms: () => TermsOf) => setContext(KEY, terms)
export const termsHere = () => getContext<(() => TermsOf) | undefined>(KEY) ?? (() => ({ edition: '', terms: [] }))

export function partsOf(text: string, terms: Term[]): Part[] {
  if (!terms.length) return [{ text }]
  const any = new RegExp(terms.map(({ pattern }) => `(?<![\\w-])(${pattern})(?![\\w-])`).join('|'), 'gi')
  const parts: Part[] = []
  const marked = new Set<string>()
  let from = 0
  for (const found of text.matchAll(any)) {
    const term = terms[found.slice(1).findIndex((group) => group !== undefined)]!
    if (marked.has(term.topic)) continue
    marked.add(term.topic)
    if (found.index > from) parts.push({ text: text.slice(from, found.index) })
    parts.push({ text: found[0], term })
    from = found.index + found[0].length
  }
  return from < text.length ? [...parts, { text: text.slice(from) }] : parts
}

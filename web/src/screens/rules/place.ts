// Where a rule is among the companions: `#/rules/first/evade/fail`, `#/rules/second/moving`, `#/rules/first/find/sneak past`.
// An address without an edition is one of the first that is listed: it may be older than the others.

export type RulesPlace = { at: 'opening' } | { at: 'subject'; subject: string } | { at: 'entry'; place: string } | { at: 'search'; words: string }

export const FIND = 'find'

/** Of which edition an address is, and where in its companion. */
export function rulesAt(path: string[], editions: string[]): { edition: string; place: RulesPlace } {
  const [first = ''] = path
  if (editions.includes(first)) return { edition: first, place: rulesPlaceOf(path.slice(1)) }
  return { edition: editions[0] ?? '', place: rulesPlaceOf(path) }
}

function rulesPlaceOf([first = '', second = '']: string[]): RulesPlace {
  if (first === FIND) return second ? { at: 'search', words: second } : { at: 'opening' }
  if (second) return { at: 'entry', place: `${first}/${second}` }
  const place = placeOfRule(first)
  if (place) return { at: 'entry', place }
  return first ? { at: 'subject', subject: first } : { at: 'opening' }
}

/** `1e.evade.fail` as a place; nothing if it is no rule's id. */
export function placeOfRule(id: string): string {
  const [edition = '', section = '', slug = ''] = id.split('.')
  return /^\de$/.test(edition) && slug ? `${section}/${slug}` : ''
}

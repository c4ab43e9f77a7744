// Where a rule is in the companion: `#/rules/evade/fail`, `#/rules/moving`, `#/rules/find/sneak past`.

export type RulesPlace = { at: 'opening' } | { at: 'subject'; subject: string } | { at: 'entry'; place: string } | { at: 'search'; words: string }

export const FIND = 'find'

export function rulesPlaceOf([first = '', second = '']: string[]): RulesPlace {
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

// What people choose on the map, in the drawer and in the menu does not stand in the list of the question as well.
import type { OptionText } from '../../../protocol'
import { byPeople, type Table } from '../table'

/** Told as a number: it has buttons of its own. */
export const NUMBERED = 'successes'

export function elsewhere(table: Table, { group, names }: OptionText): boolean {
  const { question } = table
  if (!byPeople(table) || !question) return false
  if (group === 'menu' || group === 'end' || question.kind === NUMBERED) return true
  const phase = question.options.some((each) => each.group === 'end')
  return phase && Boolean(names.monster || (names.token && table.aimed !== names.token))
}

// The six skills, each with its sign.
import type { AnyIcon } from '../../../icons/icons'
import { motif } from './looks'

export const SKILLS: Record<string, AnyIcon> = {
  strength: motif('biceps'),
  agility: motif('feather'),
  observation: 'spyglass',
  lore: 'open-book',
  influence: motif('conversation'),
  will: 'anchor',
}

/** The skill that a text tests, as it is declared in it: (will; 1), (agility negates). */
export function testedIn(text: string, names: Record<string, string>): string | undefined {
  const at = Object.keys(SKILLS).map((skill) => ({ skill, at: text.indexOf(`(${names[skill]?.toLowerCase()}`) }))
  return at.filter((each) => each.at >= 0).sort((one, other) => one.at - other.at)[0]?.skill
}

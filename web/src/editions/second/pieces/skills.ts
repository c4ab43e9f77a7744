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

// Whose face is whose.
import { iconNamed, type AnyIcon } from '../../icons/icons'
import { character, type Table } from './table'

/** An investigator's face. */
export const portrait = (table: Table, who: string): AnyIcon => iconNamed(table.cards[who]?.look?.icon ?? character(table, who)?.look?.icon, 'person')

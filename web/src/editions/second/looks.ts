// Who and what looks like what: as the cards say.
import { iconNamed, type AnyIcon } from '../../icons/icons'
import type { CardText, Look } from '../../protocol'
import { character, type Table } from './table'

/** Of what says nothing of its look. */
const PLAIN: Look = { icon: 'card-pick', line: '#b49ae6', light: '#7d6a45', dark: '#33270f' }

export const lookOf = (card: CardText | undefined): Look => card?.look ?? PLAIN
export const cardIcon = (card: CardText | undefined): AnyIcon => iconNamed(card?.look?.icon, 'card-pick')

/** An investigator's face. */
export const portrait = (table: Table, who: string): AnyIcon => iconNamed(table.cards[who]?.look?.icon ?? character(table, who)?.look?.icon, 'person')

// How this edition's things look, as their cards say. Its motifs and portraits come with it.
import motifs from 'virtual:second-motifs'
import { addPictures, iconNamed, type AnyIcon } from '../../../icons/icons'
import type { CardText, Look } from '../../../protocol'
import type { MotifName } from './motifs'
import { portraits } from './portraits'

addPictures({ ...motifs, ...portraits })

/** Of what says nothing of its look. */
const PLAIN: Look = { icon: 'card-pick', line: '#b49ae6', light: '#7d6a45', dark: '#33270f', behind: '' }

export const lookOf = (card: CardText | undefined): Look => card?.look ?? PLAIN
export const cardIcon = (card: CardText | undefined): AnyIcon => iconNamed(card?.look?.icon, 'card-pick')
/** A second motif, large and faint in the ground. */
export const behindOf = (card: CardText | undefined): AnyIcon | undefined => (card?.look?.behind ? iconNamed(card.look.behind, 'card-pick') : undefined)

/** One of this edition's own motifs. */
export const motif = (name: MotifName): AnyIcon => iconNamed(name, 'card-pick')

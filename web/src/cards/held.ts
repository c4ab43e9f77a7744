// A card that lies before somebody, with what can be done with it now.
import type { AnyIcon } from '../icons/icons'
import type { Choice } from '../panel/choices'
import type { PickChoice } from '../panel/choosing.svelte'
import type { CardText } from '../protocol'

export interface Held {
  id: string
  card: CardText | undefined
  /** The deck of one whose face is not known here. */
  deck?: string
  facedown?: boolean
  /** Its other side, for whoever may look at it. */
  back?: CardText
  cost?: number | undefined
  playable?: boolean
  dim?: boolean
  used?: number | undefined
  /** The sign of a token that lies on it. */
  token?: AnyIcon
  /** The card that one may ask about, why it cannot be played now. */
  refused?: string
  /** What its choice is, if it has one now. */
  pick?: (() => void) | undefined
}

/** Cards that lie together, under their title. */
export interface Row {
  title: string
  cards: Held[]
  /** The open ones are told by name where there is no room to lay them out. */
  named: boolean
  /** A sign that says in one line what the title says. */
  icon?: AnyIcon | undefined
}

/** What a choice makes of a card: it is lit, and picking it chooses. */
export function chosenBy(choice: Choice | undefined, pick: PickChoice): Pick<Held, 'playable' | 'pick'> {
  return { playable: choice !== undefined, pick: choice ? () => pick(choice, 'card') : undefined }
}

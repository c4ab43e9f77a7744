// What stands and lies in a house, as it is drawn; an edition reads it out of its view.
import type { AnyIcon } from '../icons/icons'
import type { Run } from './plan'

/** The ring of a monster. */
export const TEETH = '3 2.6'

export interface FigureShown {
  key: string
  space: string
  shape: 'person' | 'monster'
  icon: AnyIcon
  name: string
  line: string
  fill: string
  /** Dashes of the ring around its base. */
  ring: string
  /** What is left of it, of how much. */
  body?: [number, number] | undefined
  mind?: [number, number] | undefined
  acting?: boolean
  stunned?: boolean
  hiding?: boolean
  number?: number
  /** Its place among those that act one after the other. */
  order?: number
}

export interface RoomLies {
  lock: boolean
  /** How many cards lie facedown, and whether an obstacle lies on them. */
  pile: number
  obstacle: boolean
  dark: boolean
  fire: boolean
  explored: boolean
  /** What lies under the backs, for whoever may know. */
  secrets: string[]
}

export interface Feature {
  icon: AnyIcon
  /** What it is, and what it is called where it has a name. */
  kind: string
  title: string
  space: string
  door: string
  samples: number
}

export interface InHouse {
  /** The space of the figure that acts, or of the one who sits here. */
  focus: string
  /** The space of the one who sits here, if he has a figure. */
  own: string
  /** Persons first. */
  figures: FigureShown[]
  /** Figures stand elsewhere than on the screen, on a house that lies on a real table: of nobody is said where he is. */
  unseen?: boolean
  rooms: Record<string, RoomLies>
  features: Feature[]
  /** Openings on which something lies that must be seen, as the board has them. */
  laidOn?: Run[]
  /** Rooms that were moved with the last step, and rooms whose tile lies over others. */
  moved?: string[]
  over?: string[]
  /** Spaces in which it is dark, or burns, where that is not so for a whole room. */
  dark?: string[]
  fire?: string[]
}

export const EMPTY_HOUSE: InHouse = { focus: '', own: '', figures: [], rooms: {}, features: [] }

// What is shown of an edition before a table is laid: in lists of games, on invitations, at the front door.
import type { AnyIcon } from '../icons/icons'
import type { NewGame } from '../protocol'

export interface StoryLook {
  icon: AnyIcon
  light: string
  dark: string
}

export interface Signs {
  /** A seat before anybody knows who will play it. */
  seatTitle: (seat: string) => string
  seatIcon: (seat: string) => AnyIcon
  /** The class that gives a seat its colours. */
  seatClass: (seat: string) => string
  storyLook: (story: string) => StoryLook
  /** How a game has ended, in a few words. */
  outcome: (winner: string) => string
  /** How computers play, in words; how they play where nothing was chosen, and a seat that is given to one. */
  levels: Record<string, string>
  companion: string
  usualLevel: (seat: string) => string
}

/** Evenings that begin with one click. */
export interface Start {
  story: string
  training: string
  /** Alone with computers. */
  evening: (story: string, name: string) => NewGame
}

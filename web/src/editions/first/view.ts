// Made by `python -m madhouse.server.wire.typescript` from the server's structs. Not to be edited.
import type { BoardShape } from '../../protocol'

/** A Spell card before an investigator: its type lies open, its back hardly ever. */
export interface SpellView {
  spell: string
  back: string
}

/** An investigator: almost everything about him is open. */
export interface InvestigatorView {
  id: string
  player: string
  space: string
  traits: string[]
  health: number
  sanity: number
  skill: number
  stun: number
  cards: string[]
  trauma: string[]
  facedown: string[]
  spells: SpellView[]
  moved: number
  acted: boolean
  spent: Record<string, number>
  used: Record<string, string>
  lasting: Record<string, string>
  played_on: string[]
  hiding: boolean
  scars: number
  most_health: number
  most_sanity: number
  attributes: Record<string, number>
}

/** A monster; its token only for those who may look at it. */
export interface MonsterView {
  id: number
  kind: string
  name: string
  space: string
  damage: number
  stun: number
  samples: number
  carries: string[]
  kept_from: string[]
  token: string
  health: number | null
  numbers: Record<string, number>
}

/** What lies next to a room's name: backs, and the faces that the seat knows. */
export interface RoomView {
  lock: string
  pile: string[]
  obstacles: number
  dark: boolean
  fire: boolean
  explored: boolean
}

/** A room feature marker; all of them lie open. */
export interface FeatureView {
  kind: string
  space: string
  door: string
  samples: number
  name: string
}

/** A puzzle as it lies before a player; all of it is open. */
export interface PuzzleView {
  card: string
  before: string
  puzzle: string
  pieces: string[]
  turns: number[]
  tile: number
  drawn: string | null
  who: string
  left: number
  had: number
}

/** What lies before the keeper. */
export interface KeeperView {
  threat: number
  skill: number
  mythos: string[]
  trauma: string[]
  answers: Record<string, string>
  objective: string
  answer_cards: string[]
  actions: string[]
  costs: Record<string, number>
}

/** A deck: how thick it is, its faceup pile, and what lies turned up beside it in a combat. */
export interface PileView {
  cards: number
  discard: string[]
  aside: string[]
}

/** How a game ended. */
export type Result = [winner: string, reason: string]

/** What one seat may know of the game. */
export interface View {
  seat: string
  story: string
  agreements: string[]
  seats: string[]
  stage: string
  round: number
  active: string
  waiting: string[]
  investigators: InvestigatorView[]
  escaped: string[]
  eliminated: string[]
  unused: string[]
  monsters: MonsterView[]
  monsters_gone: number
  carried_out: string[]
  spoken: Record<string, string>
  rooms: Record<string, RoomView>
  features: FeatureView[]
  puzzles: PuzzleView[]
  pieces: Record<string, string[]>
  keeper: KeeperView
  decks: Record<string, PileView>
  spells: Record<string, string[]>
  time: number
  time_needed: number
  events_resolved: number
  events_left: number
  revealed: boolean
  rules: string[]
  marks: Record<string, number>
  result: Result | null
  edition: string
  board: BoardShape | null
  open_doors: string[]
}

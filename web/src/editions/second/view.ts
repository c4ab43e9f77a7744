// Made by `python -m madhouse.server.wire.typescript` from the server's structs. Not to be edited.
import type { AttemptShape, BoardShape, DealtShape } from '../../protocol'

/** An Item or a Spell, by its front. */
export interface SecondPossessionView {
  card: string
  flipped: boolean
  spent: number
  back: number | null
}

/** A card with a back of its own, a Condition for one, by its front; its back for those who may look at it. */
export interface SecondConditionView {
  card: string
  back: string
}

/** An investigator, and what lies in the play area. */
export interface SecondInvestigatorView {
  id: string
  seat: string
  space: string
  health: number
  sanity: number
  clues: number
  possessions: SecondPossessionView[]
  conditions: SecondConditionView[]
  damage: string[]
  horror: string[]
  damage_facedown: number
  horror_facedown: number
  wounded: boolean
  insane: boolean
  eliminated: boolean
  acted: boolean
  actions: number
  steps: number
  hoses: number
  used: Record<string, string>
  lasting: Record<string, string>
  favourite: string
}

/** A monster; all of it is in the app's drawer. */
export interface SecondMonsterView {
  id: string
  kind: string
  name: string
  space: string
  damage: number
  health: number
  still: boolean
  identity: number
}

/** A token on the board: its space, or the laid spaces beside the opening on which it lies. */
export interface SecondTokenView {
  id: string
  kind: string
  spaces: string[]
  lines: [[number, number], [number, number]][]
  head: number
  named: boolean
}

/** A Barricade, and what it blocks: a door, 'passage' or nothing. */
export interface SecondBarricadeView {
  space: string
  blocks: string
  lines: [[number, number], [number, number]][]
}

/** What nobody has: cards by front, and how thick the decks are. */
export interface SecondSupplyView {
  items: Record<string, number>
  spells: Record<string, number>
  conditions: Record<string, number>
  damage: number
  horror: number
}

/** How a game ended. */
export type Result = [winner: string, reason: string]

/** What packs add to the table; all of it can be seen by everybody. */
export interface SecondExtrasView {
  laid: Record<string, Record<string, number>>
  left: Record<string, number>
  keys: Record<string, string[]>
  improved: Record<string, string[]>
  closings: Record<string, number>
  elixirs: Record<string, number>
  drunk: Record<string, SecondConditionView[]>
  lost: string[]
  over: string[]
  still: string[]
}

/** What one seat may know of the game. */
export interface View {
  seat: string
  story: string
  hands: string
  seats: string[]
  stage: string
  round: number
  active: string
  waiting: string[]
  investigators: SecondInvestigatorView[]
  monsters: SecondMonsterView[]
  map: string
  laid: string[]
  tokens: SecondTokenView[]
  fire: string[]
  darkness: string[]
  lights: string[]
  glows: Record<string, number>
  shut: string[]
  passages: string[]
  barricades: SecondBarricadeView[]
  dropped: Record<string, SecondPossessionView[]>
  inventory: string[]
  facts: string[]
  fact_values: Record<string, string>
  counts: Record<string, number>
  sums: Record<string, number>
  over: string[]
  read: string[]
  puzzles: Record<string, DealtShape>
  puzzle: AttemptShape | null
  objective: number
  events: string[]
  mythos: string[]
  defeated: string[]
  supply: SecondSupplyView
  deadline: number
  result: Result | null
  winners: string[]
  hidden: Record<string, string>
  packs: string[]
  extras: SecondExtrasView | null
  edition: string
  board: BoardShape | null
  open_doors: string[]
}

// What an edition brings to the table. The shell asks this, and knows nothing else of any edition.
import type { Component } from 'svelte'
import type { Box } from '../board/boxes'
import type { InHouse } from '../board/in_house'
import type { Ground } from '../board/marks'
import type { Posed } from '../board/posed'
import type { Plan } from '../board/plan'
import type { Reading } from '../log/paragraphs'
import type { Held } from '../cards/held'
import type { AnyIcon } from '../icons/icons'
import type { Moment } from '../moments/moment'
import type { Choice } from '../panel/choices'
import type { PickChoice } from '../panel/choosing.svelte'
import type { Term } from '../panel/terms'
import type { BehindCurtain, CardText, Line, NewGame, OptionText, PaperPiece, PaperSide, Question, Seat, SeatLook, SeatPlan } from '../protocol'
import type { OpenPuzzle, PastPuzzle } from '../puzzles/open'
import type { SoundName } from '../sound/sounds'
import type { Table } from '../table.svelte'
import type { Tab } from '../around/tab'

/** An edition knows what its own views have; the shell hands it tables of any. */
export type AnyView = any
type AnyTable = Table<AnyView>

export interface EditionFace {
  seats: SeatsFace
  panel: PanelFace
  log: LogFace
  parts: Parts
  /** What is fetched when it is needed. */
  later: Later
  /** What stands and lies in the house. */
  house: (table: AnyTable) => InHouse
  moments: (table: AnyTable, lines: Line[], from: number) => Moment[]
  /** Whether nothing is shown step by step, at whatever pace: the edition tells it in a way of its own. */
  atOnce?: (table: AnyTable) => boolean
  /** The puzzle before this seat, or the one that another works at. */
  puzzle: (table: AnyTable) => OpenPuzzle | undefined
  /** The same, in an evening that is over; `news` are the lines that the last move has brought. */
  pastPuzzle: (table: AnyTable, news: number[]) => PastPuzzle | undefined
  notes: { due: (table: AnyTable) => string[]; texts: Record<string, [title: string, text: string]> }
  /** Words in texts that the rules explain. */
  terms: Term[]
}

/** A seat as everybody at the table sees it. */
export interface SeatShown {
  /** Those of one side have no secrets from each other, as far as the screen goes; also a class of the table. */
  side: string
  /** Before anybody knows who will play it: a role and a number. */
  title: string
  /** The figure that plays it, in full and in short; a person's name before there is one. */
  name: string
  brief: string
  /** The figure alone; '' before there is one. */
  figure: string
  /** What it is called to whoever sits there, if not by its name. */
  self: string
  /** Who is waited for. */
  actor: string
  icon: AnyIcon
  look: SeatLook
  /** Its sheet, if it has one, and where it stands. */
  sheet: string
  where: string
  /** How it fares: so much of what can be borne, and what it has left to do in its turn. */
  fares?: { icon: AnyIcon; name: string; line: string; amount: number; of: number }[]
  turns?: { left: number; of: number; name: string } | undefined
  /** What it has to spend. */
  coin?: { amount: number; name: string } | undefined
  /** From which seat it is played, where that is not the place that was asked for. */
  seat?: Seat
}

/** What the curtain says: to whom it speaks, as within a sentence, and what for, as far as all may know. */
export interface Called {
  whom: string
  note: string
  reason: string
  lamplit: boolean
  /** What is answered across the table, without sitting down, where that can be done. */
  pass?: string | undefined
}

export interface SeatsFace {
  /** Whoever has a turn, in order: seats, or figures where a seat may have several. */
  order: (view: AnyView) => (Seat | string)[]
  shown: (table: AnyTable, seat: Seat) => SeatShown
  /** They act in any order: nothing leads from one to the next. */
  anyOrder?: boolean
  isActing: (view: AnyView, seat: Seat) => boolean
  /** What a seat answers without being called to the screen; '' if it is asked. */
  answerFor: (table: AnyTable, seat: Seat, question: Question) => string
  /** Whether a seat behind the curtain gives the answer that it could give across the table, without being called. */
  passesFor: (table: AnyTable, behind: BehindCurtain) => boolean
  called: (table: AnyTable, seat: Seat) => Called
}

export interface PanelFace {
  /** What a choice costs, in words. */
  costs: (amount: number) => string
  /** Who has won, for those who look at the table afterwards. */
  over: (view: AnyView) => string
  /** What is chosen elsewhere than in the list of the question: on the board, in a corner. */
  elsewhere?: (table: AnyTable, option: OptionText) => boolean
  /** What the options of a question name, in an order in which each keeps its place when others have gone. */
  line?: (table: AnyTable) => string[]
}

export interface LogFace {
  icon: (line: Line) => [AnyIcon, string]
  /** A throw of a die, and what made up the number. */
  roll: (table: AnyTable, line: Line) => { roll: number; passed: boolean; sum: string } | undefined
  /** Beside a line, and below it, where an icon does not show all there is to it. */
  Mark?: Component<{ table: AnyTable; line: Line; size?: number }>
  Below?: Component<{ line: Line }>
  /** What is told of a line, where `Below` shows a part of it. */
  text?: (table: AnyTable, line: Line) => string
  /** For how many milliseconds the last so many lines stay, where they are read elsewhere than in a moment. */
  readFor?: (lines: Line[], last: number) => number
  /** The seat whose turn a line begins, where computers speak of theirs. */
  turnOf?: (table: AnyTable, line: Line) => string | undefined
  sound: (line: Pick<Line, 'kind' | 'facts'>) => SoundName | undefined
  /** What was read aloud, in one room or everywhere. */
  readings: (table: AnyTable, room: string) => Reading[]
  readRooms: (table: AnyTable) => Set<string>
  /** What is told to this seat alone. */
  guide: (lines: Line[]) => { title: string; paragraphs: string[] }
}

export type NearProps = {
  table: AnyTable
  choices: Choice[]
  pick: PickChoice
  narrow: boolean
  /** It is folded to a line; `fold` is missing where that cannot be changed. */
  folded: boolean
  fold?: ((away: boolean) => void) | undefined
  showGuide: () => void
}

export type FigureProps = Omit<Posed, 'key' | 'space'>

export type OnFloorProps = {
  table: AnyTable
  plan: Plan
  ground: Ground
  choices: Choice[]
  pick: PickChoice
  boost: number
  /** How what lies in a space comes along with its tile, as a style of its own element. */
  glide: (space: string) => string
  /** What the figures cover. */
  covered: Box[]
}

export type CornersProps = {
  table: AnyTable
  choices: Choice[]
  pick: PickChoice
  phone: boolean
  /** The tab that lies open on a phone. */
  tab: Tab
}

/** What lies around the board. */
export interface Parts {
  /** Round and time, and who is waited for. */
  Status: Component<{ table: AnyTable; small?: boolean }>
  /** What lies nearest to whoever sits here, and how high it is. */
  Near: Component<NearProps>
  nearHeight: (table: AnyTable, folded: boolean) => number
  /** Beside the board, below the question; close together where the window is low. */
  Beside: Component<{ table: AnyTable; close: boolean; openJournal: () => void }>
  /** Whoever sits here in one line, on a phone. */
  Strip: Component<{ table: AnyTable }>
  /** In the panel: below the question, and above the options. */
  Matter: Component<{ table: AnyTable; question: Question; choices: Choice[]; pick: PickChoice }>
  Ahead: Component<{ table: AnyTable; question: Question }>
  /** What a choice costs, where a coin does not say it. */
  Cost?: Component<{ table: AnyTable; cost: number }>
  /** In a moment: the die, and what came of it. */
  Die: Component<{ moment: Moment; landed: boolean }>
  Outcome: Component<{ moment: Moment; landed: boolean }>
  /** A card that lies before somebody, or is held up to be read. */
  HeldCard: Component<{ table: AnyTable; held: Held; large?: boolean }>
  /** A figure on the board, where the usual one does not show all there is to it. */
  Figure?: Component<FigureProps>
  /** What one has left to do in a turn. */
  Turn?: Component<{ left: number; of: number; name: string }>
  /** Over the board, while something is asked that one looks at closely. */
  OverBoard?: Component<{ table: AnyTable; choices: Choice[]; pick: PickChoice; phone: boolean }>
  /** Over the table, whether something is asked or not. */
  Over?: Component<{ table: AnyTable }>
  /** Around the board, behind it. */
  Behind?: Component<{ table: AnyTable; plan: Plan }>
  /** What this edition lays on the floor of the board, under the figures. */
  OnFloor?: Component<OnFloorProps>
  /** Buttons in the lower corner, and what they open; on a phone they stand in place of the tabs. */
  Corners?: Component<CornersProps, {}, 'tab'>
  /** Below the log. */
  Foot?: Component<{ table: AnyTable; choices: Choice[]; pick: PickChoice }>
  /** Tabs of a phone, between the house and the log. */
  tabs: (table: AnyTable) => { id: 'self' | 'cards'; name: string; icon: AnyIcon; count: number }[]
}

export interface EndFace {
  /** Whose view tells all once it is over. */
  eyes: (table: AnyTable) => Seat
  /** `ink` is the colour of the title, where it has one. */
  told: (table: AnyTable) => { ink: string; title: string; reason: string }
  /** The parts of the page, before those that every edition has; `whole` is the view of those eyes. */
  sections: { id: string; title: string; Part: Component<{ table: AnyTable; whole: AnyView | undefined }> }[]
  /** Whether the side of a seat has won. */
  won: (table: AnyTable, seat: Seat) => boolean
  /** The same evening once more, where that can be asked for. */
  again?: (table: AnyTable, plan: (seat: Seat) => SeatPlan) => NewGame
}

type Loaded<T> = () => Promise<{ default: T }>

export interface Later {
  /** None where the panel asks all there is to ask. */
  setup?: Loaded<Component<{ table: AnyTable; busy: boolean; open: (page: 'menu' | 'seats') => void }>>
  end: Loaded<EndFace>
}

/** What the front door says of an edition, before anything of it is fetched. */
export interface EditionFront {
  edition: string
  /** The address of its picture. */
  picture: string
  name: string
  /** What it is like, in a sentence. */
  line: string
  /** What *Play now* begins. */
  playNowNote: (story: string, role: string) => string
  playNowNoted: string
  /** The same story from another side, where there is one. */
  otherSide: (role: string) => string
  otherSideNote: (story: string) => string
}

/** An edition on paper: its cards and tokens, each as large as what it lies in. */
export interface PaperFace {
  /** Gradients and the like, once on a page. */
  Defs: Component
  /** A face of a card; `back` is its other one. */
  Card: Component<{ card: CardText; back?: boolean }>
  /** The back that a card shares with all of its deck. */
  Back: Component<{ card: CardText }>
  /** One side of a token; `number` is which copy of it this is, from 1. */
  Piece: Component<{ piece: PaperPiece; side: PaperSide; number: number }>
}

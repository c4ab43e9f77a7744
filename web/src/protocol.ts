// Made by `python -m madhouse.server.wire.typescript` from the server's structs. Not to be edited.

export type Seat = string
export type Fact = string | number | boolean | string[] | null
/** What one seat may know of a game of any edition, part by part. */
export type AnyView = { edition: string; board: BoardShape | null; open_doors: string[] } & Record<string, unknown>

/** Who is to hold a seat: a person here, a person by link (`open`), or a computer. */
export interface SeatPlan {
  holder: 'computer' | 'open' | 'person'
  name?: string
  player?: string
}

/** A game to be set up. */
export interface NewGame {
  story: string
  seats: Record<string, SeatPlan>
  edition?: string
  agreements?: string[]
  seed?: string | null
  level?: string
  figures?: number
  hands?: string
  runs?: string[]
  packs?: string[]
}

/** A seat and the secret that opens it; whoever has the link has the seat. */
export interface SeatLink {
  seat: string
  token: string
}

/** A game that was set up: the seats held here, and links for those to be invited. */
export interface Created {
  game: string
  seats: SeatLink[]
  invitations: SeatLink[]
  watch: string
  host: string
  phrase: string
  commitment: string
}

/** An icon, its colours and its ground. An icon may be written alone: all else is as usual. */
export interface Look {
  icon: string
  line: string
  light: string
  dark: string
  behind: string
}

/** The colours of a seat, and the dashes of its rings: never colour alone. */
export interface SeatLook {
  look: Look
  card: string
  ring: string
  medal: string
}

/** A seat as everybody may see it. */
export interface SeatInfo {
  seat: string
  holder: 'computer' | 'open' | 'person'
  name: string
  player: string
  here: boolean
  role: string
  number: number
  title: string
  look: SeatLook | null
  host: boolean
}

/** A share in the dice: its SHA-256 from the beginning, itself once the game is over. */
export interface ShareInfo {
  seat: string
  mark: string
  number: string
}

/** A game as its list shows it; nothing of it is secret. */
export interface GameInfo {
  game: string
  edition: string
  story: string
  title: string
  created: string
  played: string
  round: number
  over: boolean
  winner: string
  waiting: string[]
  seats: SeatInfo[]
  seed_known: boolean
  commitment: string
  seed: string
  outcome: string
  level: string
  shares: ShareInfo[]
}

/** Sitting down by a link: its token, and a name for the others to read. */
export interface Taking {
  token: string
  name?: string
}

/** A seat that somebody sat down at, and the words that bring its link back. */
export interface SeatTaken {
  seat: string
  token: string
  phrase: string
}

/** What opens a table to those who only look on. */
export interface WatchLink {
  token: string
}

/** Whether all may talk at the table. */
export interface TalkWish {
  open: boolean
}

/** A recovery phrase, as somebody has typed it. */
export interface SixWords {
  phrase: string
}

/** The game at which a phrase brings links back. */
export interface PhraseFound {
  game: string
}

/** Links that were lost: new ones, and the old open nothing any more. */
export interface Recovered {
  game: string
  seats: SeatLink[]
  host: string
}

/** What a person adds to the seed: 64 hex digits that nobody could foresee. */
export interface DiceShare {
  number: string
}

/** A case file to be gone on with; its seed is known, and the game says so. */
export interface Upload {
  case: string
  seats: Record<string, SeatPlan>
}

/** A case file, to be looked at before it is gone on with. */
export interface CaseText {
  case: string
}

/** A seat as everybody sees it, whoever holds it. */
export interface SeatFace {
  seat: string
  role: string
  number: number
  title: string
  look: SeatLook | null
}

/** What a case file is of: nothing of it is a secret. */
export interface CaseHead {
  edition: string
  story: string
  title: string
  seats: SeatFace[]
  decisions: number
  over: boolean
}

/** A problem, in the player's words. */
export interface Trouble {
  text: string
}

/** How others reach this server: nobody can while it listens to its own machine alone. */
export interface Reach {
  open: boolean
  addresses: string[]
}

/** Something that lies ahead of a choice; where it is a test, the faces of the die that pass. */
export interface Note {
  text: string
  passes: number | null
  faces: number
  with_spent: number | null
}

/** An option: the line that is sent back, what a player reads, and what it is about. What depends on how the table stands (from `idle` on) is added by the question, see `engine.service.Foreseen`. */
export interface OptionText {
  option: string
  text: string
  verb: string
  names: Record<string, string>
  detail: string
  space: string
  room: string
  card: string
  group: '' | 'act' | 'deed' | 'end' | 'menu' | 'run' | 'step'
  key: string
  brief: string
  cost: number | null
  passes: boolean
  sensible: boolean
  mark: string
  rule: string
  seals: boolean
  idle: boolean
  notes: Note[]
  decisive: boolean
  gives: number | null
}

/** How many faces of the die pass, as it is and with what may be spent on it. */
export interface Odds {
  passes: number
  with_skill: number | null
  faces: number
}

/** What one might expect and cannot choose now. Where the reason is worth a line, it is said; of what has a key of its own one may ask why in any case. */
export interface NotOffered {
  key: string
  name: string
  said: string
  rule: string
  space: string
}

/** A question that this seat may answer. */
export interface Question {
  number: number
  kind: string
  text: string
  options: OptionText[]
  rule: string
  about: Record<string, Fact>
  seconds: number
  remark: string
  matter: string[]
  card: string
  odds: Odds | null
  puzzle: string
  before: Note[]
  at: string
  unlit: NotOffered[]
  hint: boolean
}

/** Something that the number of a test is made of. */
export interface ThrowPart {
  kind: 'less' | 'more' | 'own' | 'skill'
  name: string
  amount: number
}

/** A throw of the die: what it had to be, part by part, and what it came to. */
export interface Throw {
  attribute: string
  parts: ThrowPart[]
  needs: number
  passes: number
  unaided: number
  roll: number
  passed: boolean
  faces: number
  cause: string
  stake: string
}

/** A line of the log. */
export interface Line {
  number: number
  kind: string
  text: string
  facts: Record<string, Fact>
  rules: string[]
  title: string
  kicker: string
  body: string
  came: string[]
  place: string
  aloud: boolean
  test: Throw | null
  round: number
  reason: number
  after: number
  of: number
  attempt: number
}

/** A line of a card, and what stands out at the beginning of it: Action, Pass, Fail. */
export interface CardLine {
  lead: string
  text: string
}

/** A card in words; `lines` and what follows is its text part by part. */
export interface CardText {
  id: string
  name: string
  kind: string
  text: string
  flavour: string
  numbers: Record<string, number>
  lines: CardLine[]
  attributes: Record<string, number>
  category: string
  brings: string[]
  used: '' | 'action' | 'attack' | 'cast'
  only: string
  told_to: string
  nothing: boolean
  mark: string
  goals: Record<string, string>
  look: Look | null
  traits: string[]
  attack: '' | 'melee' | 'ranged'
  pack: string
}

/** What stands on the board, or did: what it is called, and who plays it. A token too. */
export interface FigureText {
  id: string
  name: string
  card: string
  player: string
  number: number
}

/** How the table stood when a line was written, where that was otherwise than before. */
export interface ShownStep {
  line: number
  view: Record<string, unknown>
}

/** How the table stands, for one seat. */
export interface State {
  type: 'state'
  seat: string
  view: Partial<AnyView>
  questions: Question[]
  lines: Line[]
  seen: number
  cards: Record<string, CardText>
  undo: number
  fresh: boolean
  setting_up: boolean
  takes_back: boolean
  figures: FigureText[] | null
  disclosed: string[]
  undoes: string
  same_die: boolean
  stands: '' | 'die' | 'done' | 'others' | 'shown' | 'shuffled'
  steps: ShownStep[]
}

/** A game that is over, as it stood for one seat after so many answers. */
export interface Past {
  at: number
  answers: number
  began: number
  state: State & { view: AnyView }
}

/** A paragraph; what an author wrote is set off from what is told. */
export interface TalePart {
  text: string
  written: boolean
}

/** What is told under one heading. */
export interface Chapter {
  title: string
  parts: TalePart[]
}

/** The evening as a story. */
export interface EveningTale {
  title: string
  chapters: Chapter[]
  at: number
}

/** The evening as a story: chapter by chapter, and as a text to be kept. */
export interface ToldEvening {
  tale: EveningTale
  markdown: string
}

/** How hard a story is to be: what it is called, and what is different then. */
export interface LevelInfo {
  id: string
  name: string
  text: string
  usual: boolean
}

/** A story as one chooses it: nothing of it is a secret. */
export interface StoryInfo {
  id: string
  name: string
  minutes: [number, number]
  difficulty: string
  blurb: string
  notes: string
  players: string
  lamps: number
  training: boolean
  first_evening: boolean
  look: Look | null
  levels: LevelInfo[]
  needs: string[]
  trial: boolean
  mood: string
  best_with: [number, number]
}

/** What one can be at the table, how many of them there are, and who plays it unsaid. */
export interface Role {
  id: string
  fewest: number
  most: number
  computer: string
  person: boolean
  another: string
  plays: string
}

/** Something that all may agree on before a game, in one line. */
export interface Agreement {
  id: string
  text: string
  rule: string
  of_the_table: boolean
  alone: boolean
}

/** Somebody to play, with what is printed on his card and the cards that he brings. */
export interface CharacterInfo {
  id: string
  name: string
  history: string
  numbers: Record<string, number>
  cards: string[][]
  brief: string
  sensible: boolean
  sensible_cards: string[]
  look: Look | null
  pack: string
}

/** Something to choose, such as a computer player, in one line. */
export interface ChoiceInfo {
  id: string
  text: string
}

/** A way to sit down to an edition, where it has more than one. Each has a seat of his own, as the roles say; or all figures are played from one seat. */
export interface WayInfo {
  id: string
  name: string
  text: string
  seat: SeatFace | null
  fewest: number
  most: number
  hands: string
}

/** A product of a collection: the base set, or a pack that may be set aside. */
export interface PackInfo {
  id: string
  name: string
  text: string
  look: Look | null
  base: boolean
}

/** Everything of an edition that one can read before a game. */
export interface Library {
  edition: string
  stories: StoryInfo[]
  roles: Role[]
  agreements: Agreement[]
  characters: CharacterInfo[]
  computers: ChoiceInfo[]
  cards: Record<string, CardText>
  lamps: number
  seats: SeatFace[]
  features: Record<string, Look>
  passing: ChoiceInfo[]
  first: NewGame | null
  training: NewGame | null
  rules: string
  setup: string
  ways: WayInfo[]
  packs: PackInfo[]
  moods: ChoiceInfo[]
}

/** Everything one can read before a game, of every edition: it travels once. */
export interface Shelves {
  version: string
  editions: Library[]
}

/** A room of the board. */
export interface RoomShape {
  id: string
  name: string
  spaces: string[]
  outdoors: boolean
  floor: string
  furniture: string[]
}

/** A space: its cells and a point well inside it. */
export interface SpaceShape {
  id: string
  room: string
  letter: string
  name: string
  cells: [number, number][]
  centre: [number, number]
  near: string[]
}

/** A door: where it lies, and what it joins. */
export interface DoorShape {
  id: string
  line: [[number, number], [number, number]]
  spaces: string[]
  out: boolean
  sealed: boolean
}

/** A board as it is drawn, in cells from its top left corner. */
export interface BoardShape {
  width: number
  height: number
  rooms: RoomShape[]
  spaces: SpaceShape[]
  doors: DoorShape[]
  lines: Record<string, [[number, number], [number, number]][]>
}

/** A place for one piece: its middle, in piece widths, and its tilt in degrees clockwise. */
export interface SlotShape {
  x: number
  y: number
  angle: number
}

/** What a setup tile shows to one side of one slot; its marks stand in clockwise order. */
export interface TileMark {
  slot: number
  side: number
  shows: string
  colour: string
  end: boolean
}

/** A setup tile: where its middle is, and to how many positions it can be turned. */
export interface TileShape {
  shape: string
  x: number
  y: number
  turns: number
  marks: TileMark[]
}

/** A puzzle as it is laid out. */
export interface PuzzleShape {
  id: string
  kind: string
  slots: SlotShape[]
  touching: [number, number, number, number][]
  tile: TileShape | null
  turnable: boolean
  drawable: boolean
  goal: string
}

/** A wire that joins sides of a piece. */
export interface WireShape {
  colour: string
  sides: number[]
}

/** A piece, arrow up: wires, or a symbol on each side, or a place in the picture, from 0. */
export interface PieceShape {
  id: string
  wires: WireShape[]
  symbols: string[]
  place: number
}

/** All puzzles and their pieces, by id, to be drawn. */
export interface PuzzleShapes {
  puzzles: Record<string, PuzzleShape>
  pieces: Record<string, PieceShape>
}

/** A card on paper: its faces, and how many there are of it. */
export interface PrintedCard {
  front: CardText
  back: CardText | null
  copies: number
}

/** A number in a corner of a token. */
export interface PaperNumber {
  place: 'bottom left' | 'bottom right' | 'top left' | 'top right'
  colour: string
  value: number
}

/** One side of a token or of a standee. */
export interface PaperSide {
  name: string
  picture: string
  text: string
  numbers: PaperNumber[]
  look: Look | null
  head: number
}

/** A token, or a figure that stands. */
export interface PaperPiece {
  id: string
  shape: 'bar' | 'circle' | 'coffin' | 'hexagon' | 'oval' | 'square' | 'standee'
  size: [number, number]
  front: PaperSide
  back: PaperSide | null
  copies: number
  endless: boolean
}

/** A tile with both its faces. */
export interface PaperTile {
  id: string
  size: [number, number]
  sides: BoardShape[]
}

/** What is printed together, or left out: a deck, the tokens, the tiles. */
export interface PaperPart {
  id: string
  name: string
  cards: PrintedCard[]
  card: [number, number]
  pieces: PaperPiece[]
  tiles: PaperTile[]
}

/** All of a set: the base set of an edition, or a pack. */
export interface PaperBox {
  edition: string
  id: string
  name: string
  parts: PaperPart[]
}

/** A guess at a code, and what was told of it. */
export interface GuessShape {
  pieces: number[]
  successes: number
  investigations: number
}

/** A bar of a lock, by its first space. */
export interface BarShape {
  row: number
  column: number
  length: number
  upright: boolean
}

/** A ring: its signs as it was dealt, from the top clockwise, and how far it was turned. */
export interface RingShape {
  signs: number[]
  turned: number
}

/** A puzzle that was begun, as all see it: no code, and no sign that is covered. */
export interface DealtShape {
  kind: string
  size: [number, number]
  signs: string
  pieces: number[]
  guesses: GuessShape[]
  bars: BarShape[]
  joins: number[][]
  turns: number[]
  rings: RingShape[]
  columns: number[][]
}

/** Somebody works at a puzzle: who, how it lies, and how many steps are left. */
export interface AttemptShape {
  seat: string
  lies: DealtShape
  taken: number
  left: number | null
}

/** A page of the companion, and the headings on it. */
export interface Subject {
  id: string
  name: string
  lead: string
  topics: string[]
  icon: string
  aside?: boolean
}

/** A rule as the companion shows it; its place is the address without the edition. */
export interface Entry {
  place: string
  name: string
  subject: string
  topic: string
  title: string
  text: string
  example: boolean
  see: string[]
}

/** All subjects, and all entries in reading order. */
export interface Companion {
  subjects: Subject[]
  entries: Entry[]
}

/** What went wrong, in a sentence; the code is for programs. */
export interface Problem {
  code: string
  message: string
}

/** The first word on a socket: the seats held by this browser, and what it has seen so far. */
export interface Hello {
  type: 'hello'
  tokens: string[]
  seen?: Record<string, number>
  steps?: boolean
  front?: string
}

/** Whoever has this seat sits before the screen now. Only from here on is it told anything that those may not know who sat there before. */
export interface TakeChair {
  type: 'sit'
  seat: string
}

/** An answer. A repeated or stale one does no harm: the number says which question it is for. */
export interface Choose {
  type: 'choose'
  seat: string
  number: number
  option: string
}

/** Somebody behind the curtain answers without sitting down, see `BehindCurtain.number`. */
export interface AnswerAcross {
  type: 'across'
  seat: string
  number: number
}

/** Take back one's own last answer: `State.undo` says its number. Twice does no harm. */
export interface Undo {
  type: 'undo'
  seat: string
  number: number
}

/** What would a computer do here? */
export interface AskHint {
  type: 'hint'
  seat: string
  number: number
}

/** The rule behind a line of the log or a question; or why a line, a place, a card or a key cannot be chosen now. */
export interface AskWhy {
  type: 'why'
  seat: string
  rule?: string
  option?: string
  space?: string
  card?: string
  deed?: string
}

/** A line for all at the table. */
export interface Say {
  type: 'say'
  seat: string
  text: string
}

/** Ask a computer at the table to do something: go there, see to this, stay with me, leave that to me. It answers in talk, and follows if it is not folly. */
export interface AskErrand {
  type: 'errand'
  seat: string
  to: string
  verb: 'go' | 'leave' | 'search' | 'stay'
  who?: string
  space?: string
  token?: string
}

/** Still there. */
export interface Ping {
  type: 'ping'
}

/** A seat of this screen of which whoever sits before it may not know all. */
export interface BehindCurtain {
  seat: string
  asked: boolean
  number: number
  kind: string
  text: string
  only: boolean
}

/** Which seats of this screen are behind the curtain: nothing else is told of them, and what was told is to be forgotten. Comes after the states, where it is news. Where nobody has said yet who sits here, the state of a spectator comes in place of theirs. */
export interface Curtain {
  type: 'curtain'
  behind: BehindCurtain[]
}

/** Who sits where. */
export interface Seats {
  type: 'seats'
  seats: SeatInfo[]
}

/** Somebody said something. What was said before comes again on a new socket. */
export interface Said {
  type: 'said'
  number: number
  seat: string
  name: string
  text: string
  at: string
}

/** Whether all may talk: the host has closed it, or opened it again. */
export interface TalkOpen {
  type: 'talk'
  open: boolean
}

/** What a computer would do here, with the odds and a reason; none for a puzzle. */
export interface Hint {
  type: 'hint'
  seat: string
  number: number
  option: string
  odds: number | null
  reason: string
}

/** The text of a rule; and, of what was asked about, the option that it would have been and why it is not offered, in a sentence. */
export interface Why {
  type: 'why'
  rule: string
  text: string
  option: string
  title: string
  place: string
  said: string
  space: string
  card: string
  deed: string
}

/** What was asked was not done; the table is as it was. */
export interface Refused {
  type: 'refused'
  code: string
  message: string
  number: number
}

/** Still here. */
export interface Pong {
  type: 'pong'
}

export type FromClient = Hello | TakeChair | Choose | AnswerAcross | Undo | AskHint | AskWhy | Say | AskErrand | Ping

export type FromServer = State | Curtain | Seats | Said | TalkOpen | Hint | Why | Refused | Pong

// One table as this browser sees it: what its seats may know, and what they may say.
import { Answering } from './answering'
import { EMPTY_HOUSE, type InHouse } from './board/in_house'
import { nextAsked } from './curtain'
import { faceOf } from './editions'
import type { EditionFace, SeatShown } from './editions/face'
import type { AskErrand, BehindCurtain, BoardShape, CardText, Curtain, FigureText, FromClient, FromServer, Hint, Library, Line, Question, Refused, Said, Seat, SeatInfo, State } from './protocol'
import { lookedAtFor, unhurried, type Pace } from './pace'
import { Pacing } from './pacing'
import { stopChoosing } from './screens/evenings'
import { tokensOf } from './seats'
import { server } from './server'
import { settings } from './settings.svelte'
import { standingsOn, type Standing } from './standing'
import type { SeenView } from './view'
import { capital } from './words/setting'
import { Whys } from './whys.svelte'
import { Wire } from './wire'

export const SPECTATOR = 'spectator'

/** After these there is no use in knocking again. */
const GONE = ['no-game', 'no-seat']
const NO_RULE = 'no-rule'
const STALE = 'stale'

/** Steps that one can go back. */
const REMEMBERED = 60
/** Milliseconds in which the states of all seats of a screen have come. */
const ALL_HEARD = 40

/** Who tells what happens before it is shown. */
export interface Narrator {
  /** Whether there is something to be read first. */
  tell: (seat: Seat, standing: Standing) => boolean
  /** What is being read was read. */
  goOn: () => void
  /** Say no more of what has happened so far. */
  hush: () => void
}

export type Connection = 'connecting' | 'open' | 'lost' | 'refused'

export class Table<V extends SeenView = SeenView> {
  readonly game: string
  readonly pacing = new Pacing((ahead) => {
    this.ahead = ahead
    if (!ahead) this.pause(false) // the next turn is not held up by it
  })
  narrator: Narrator | undefined
  /** Takes the note away that lies before the table, and says whether one did: Escape is printed on it, so it has it first. */
  takeNote: (() => boolean) | undefined
  readonly whys = new Whys((asked) => this.#send({ type: 'why', seat: this.sitting, ...asked }))
  connection = $state<Connection>('connecting')
  /** What was answered while the line was lost, in words, until it is back. */
  kept = $state('')
  standings = $state.raw<Record<Seat, Standing<V>>>({})
  /** The seats of this screen that are behind the curtain: what all may know of them, and no standing. */
  behind = $state.raw<Record<Seat, BehindCurtain>>({})
  /** Texts of all cards that were mentioned so far. */
  cards = $state.raw<Record<string, CardText>>({})
  seats = $state.raw<SeatInfo[]>([])
  chat = $state.raw<Said[]>([])
  /** Why computers did what they did: what they said in a turn, by the number of the line that begins it. */
  reasons = $state.raw<Record<number, string[]>>({})
  /** By the number of the question. */
  hints = $state.raw<Record<number, Hint>>({})
  refused = $state.raw<Refused | null>(null)
  /** What the edition brings; nothing is shown before it is there. */
  face = $state.raw<EditionFace | undefined>(undefined)
  library = $state.raw<Library | null>(null)

  /** Who sits before the screen. */
  sitting = $state<Seat>('')
  /** Whether all may talk; the server says where the host has closed it. */
  talkOpen = $state(true)
  /** Who should sit down next, while a curtain hides the table. */
  called = $state<Seat>('')
  /** Who wants to be called at the next chance, where several sit before one screen. */
  interrupting = $state<Seat>('')
  /** An option that is looked at but not yet chosen, on the board or in the panel. */
  chosen = $state<string>('')
  /** A thing on the board of which alone one wants to know what can be done with it. */
  aimed = $state<string>('')
  /** A place or a thing on the board is wanted for something that is no option; and what was pressed. */
  picking = $state<'' | 'place' | 'thing'>('')
  picked = $state<string>('')
  /** An option under the pointer. */
  hovered = $state<string>('')
  /** A space or room that a line of the log points at. */
  pointed = $state<string>('')
  /** Pixels at the right of the board that something covers, besides what always lies there. */
  beside = $state(0)
  /** The figure whose sheet lies open; '' for one's own. */
  reading = $state<string>('')

  /** The lines that are being told: large, or with the step that is shown. */
  heard = $state.raw<Line[]>([])
  /** The number of the last line that a moment has told. */
  readLarge = $state(0)
  /** Lines that moments read aloud, by seat and number: nothing else need read them. */
  readonly readAloud = new Set<string>()
  /** Steps that have not been shown yet to whoever sits here. */
  ahead = $state(0)
  /** Whoever sits here looks closer at what is shown: nothing goes on by itself. */
  paused = $state(false)
  /** Closes the page that has to be read before anything goes on. */
  page = $state.raw<(() => void) | undefined>()
  /** So many steps back one looks; 0 for how it stands now. */
  back = $state(0)
  /** How it stood before, step by step, for whoever sits here. */
  past = $state.raw<Standing<V>[]>([])

  standing = $derived.by<Standing<V> | undefined>(() => {
    const then = this.back ? this.past.at(-this.back) : undefined
    return then ? { ...then, questions: [], undo: 0, news: [] } : this.standings[this.sitting]
  })
  view = $derived<V | undefined>(this.standing?.view)
  /** None where the game is played without one. */
  board = $derived<BoardShape | null>(this.view?.board ?? null)
  #spaces = $derived(new Map((this.board?.spaces ?? []).map((each) => [each.id, each])))
  house = $derived<InHouse>(this.face && this.view ? this.face.house(this) : EMPTY_HOUSE)
  settingUp = $derived(this.standing?.settingUp ?? false)
  /** The question that waits for an answer of whoever sits here; not one that was answered for him. */
  question = $derived<Question | undefined>(this.standing?.questions.find(({ number }) => number !== this.#answeredFor[this.sitting]))
  lines = $derived<Line[]>(this.standing?.lines ?? [])
  /** Whom the seat has met, also those that are gone. */
  figures = $derived<FigureText[]>(this.standing?.figures ?? [])
  /** The seats of this screen, before the curtain and behind it; who only watches has the spectators'. */
  mine = $derived.by<Seat[]>(() => {
    const seats = Object.keys({ ...this.standings, ...this.behind })
    return seats.length > 1 ? seats.filter((each) => each !== SPECTATOR) : seats
  })
  /** Of which side whoever sits here is. */
  side = $derived(this.face ? this.shown(this.sitting).side : '')
  /** Whether everybody who is no computer sits before this screen. */
  allHere = $derived(this.seats.length > 0 && this.seats.every((each) => each.holder === 'computer' || this.mine.includes(each.seat)))
  /** Whether whoever sits here takes back what he likes: alone, as agreed on. */
  takesBack = $derived(this.allHere && (this.standing?.takesBack ?? false))

  #wire: Wire | undefined
  /** How it stands by the last word of the server, shown or not. */
  #latest: Record<Seat, Standing<V>> = {}
  /** What has come last, also what is not shown yet. */
  #news: Line[] = []
  /** Who was asked for an errand, and has not answered. */
  #answering: Seat = ''
  #soon: ReturnType<typeof setTimeout> | undefined
  readonly #answers = new Answering((answer) => this.#send({ type: 'choose', ...answer }))
  /** The decision that was taken back last: nobody passes for him who wants to think again. */
  #takenBack = 0
  /** By seat the number of the question that was answered for it last. */
  #answeredFor = $state.raw<Record<Seat, number>>({})
  /** Who has said that he is here, until his side of the table has come. */
  #coming: Seat = ''

  constructor(game: string) {
    this.game = game
    void server.shelves().catch(() => undefined) // it is there when the first view is
    if (!tokensOf(game).length) this.connection = 'refused'
    else this.#wire = new Wire(game, { hello: () => this.#hello(), hear: (message) => this.#hear(message), lost: () => this.#lost() })
  }

  /** Leave the table; the seat stays one's own. */
  close() {
    clearTimeout(this.#soon)
    this.#wire?.close()
  }

  // -- speaking --------------------------------------------------------------------------------

  /** Answer the question; a second click on the same question does nothing. */
  choose(option: string) {
    const question = this.question
    if (!question || this.pacing.ahead || !this.#answers.isFirst(this.sitting, question.number)) return
    this.chosen = this.hovered = ''
    this.refused = null
    this.pacing.wasSeen()
    this.#answers.give({ seat: this.sitting, number: question.number, option })
    if (this.connection === 'lost') this.#keep()
  }

  undo() {
    const number = this.standing?.undo
    if (!number) return
    this.#answers.forget()
    this.#answeredFor = {}
    this.kept = ''
    this.hints = {}
    this.#takenBack = number
    this.pacing.wasSeen()
    stopChoosing()
    this.#send({ type: 'undo', seat: this.sitting, number })
  }

  askHint() {
    this.whys.close()
    if (this.question) this.#send({ type: 'hint', seat: this.sitting, number: this.question.number })
  }

  /** Ask a computer at the table for something; it answers in talk. */
  askErrand(errand: Omit<AskErrand, 'type' | 'seat'>): boolean {
    this.refused = null
    this.#answering = errand.to
    return this.#send({ type: 'errand', seat: this.sitting, ...errand })
  }

  /** Something lies open beside the question, and is put away before anything else is. */
  get isExplaining(): boolean {
    return this.whys.explained !== null || Boolean(this.hints[this.question?.number ?? 0])
  }

  /** The hint to the question was read; whether there was one. */
  putHintAway(): boolean {
    const { number = 0 } = this.question ?? {}
    if (!this.hints[number]) return false
    const { [number]: _, ...others } = this.hints
    this.hints = others
    return true
  }

  /** Whether it went off; it was heard when it comes back among what was said. */
  say(text: string): boolean {
    return this.#send({ type: 'say', seat: this.sitting, text })
  }

  /** Whoever was called sits down: the curtain rises when his side of the table is there. */
  sit(seat: Seat) {
    if (this.interrupting === seat) this.interrupting = ''
    this.#coming = seat
    this.#send({ type: 'sit', seat })
  }

  /** Whoever was called answers across the table, and the curtain rises for who sits there. */
  answerAcross(seat: Seat) {
    if (this.behind[seat]) this.#pass(this.behind[seat])
    this.called = ''
  }

  #pass({ seat, number }: BehindCurtain) {
    if (number && this.#answers.isFirst(seat, number)) this.#send({ type: 'across', seat, number })
  }

  #turnTo(seat: Seat) {
    if (seat !== this.sitting) {
      this.pacing.flush()
      this.lookNow()
      this.past = [] // another may not have seen it
      if (seat !== SPECTATOR && this.mine.length > 1) this.#send({ type: 'sit', seat })
    }
    this.sitting = seat
    this.#coming = this.called = this.chosen = this.hovered = this.reading = ''
    if (seat !== SPECTATOR) this.#forget([SPECTATOR])
  }

  /** What was told to these seats is no longer for those who sit here. */
  #forget(seats: Seat[]) {
    for (const seat of seats) delete this.#latest[seat]
    this.standings = Object.fromEntries(Object.entries(this.standings).filter(([seat]) => !seats.includes(seat)))
  }

  // -- step by step ----------------------------------------------------------------------------

  /** Look at the step before once more. */
  lookBack() {
    if (this.back >= this.past.length) return
    this.back++
    this.pacing.hold('looking', true)
  }

  /** Forward again; from the last one shown, on to the next. */
  lookOn() {
    if (this.page) this.page()
    else if (!this.back) {
      this.narrator?.goOn()
      this.pacing.skip()
    } else if (this.back === 1) this.lookNow()
    else this.back--
  }

  pause(on: boolean) {
    if (on === this.paused) return
    this.paused = on
    this.pacing.hold('pause', on)
  }

  /** How it stands, as far as it was shown. */
  lookNow() {
    this.back = 0
    this.pacing.hold('looking', false)
  }

  /** The end of all that is being shown. */
  skipAll() {
    this.lookNow()
    this.pacing.flush()
    this.narrator?.hush()
  }

  // -- reading ---------------------------------------------------------------------------------

  nameOf(card: string): string {
    return this.cards[card]?.name ?? this.roomName(card) ?? card
  }

  /** The room of a space; a room's own id. */
  roomOf(place: string): string {
    return this.#spaces.get(place)?.room ?? place
  }

  roomName(place: string): string | undefined {
    const room = this.roomOf(place)
    return this.board?.rooms.find((each) => each.id === room)?.name
  }

  /** A space by its own name, where its room has several. */
  placeName(place: string): string {
    return this.#spaces.get(place)?.name ?? this.nameOf(place)
  }

  /** Somebody on the board, or who was, by the id or number that facts and views have. */
  figure(id: string | number): FigureText | undefined {
    const called = (each: FigureText) => each.id === String(id)
    return this.figures.find(called) ?? this.#latest[this.sitting]?.figures.find(called) // of whom is told before he stands there
  }

  /** How it will stand when all is told: whoever comes is told of before he stands there. */
  get toCome(): V | undefined {
    return this.#latest[this.sitting]?.view
  }

  /** The figure that a seat plays, or the last one that it had. */
  playedFrom(seat: Seat): FigureText | undefined {
    return this.figures.findLast((each) => each.player === seat)
  }

  /** Which game is played, by the name of its edition; '' before it is there. */
  get edition(): string {
    return this.library?.edition ?? ''
  }

  /** A seat as everybody sees it, once the edition is there. */
  shown(seat: Seat): SeatShown {
    return this.face!.seats.shown(this, seat)
  }

  seatInfo(seat: Seat): SeatInfo | undefined {
    return this.seats.find((each) => each.seat === seat)
  }

  /** The name of the person who sits there. */
  personAt(seat: Seat): string {
    return this.seatInfo(seat)?.name ?? ''
  }

  // -- listening -------------------------------------------------------------------------------

  #send(message: FromClient): boolean {
    return this.#wire?.send(message) ?? false
  }

  #hello(): FromClient {
    this.talkOpen = true
    const seen = Object.fromEntries(Object.values(this.#latest).map((each) => [each.seat, each.seen]))
    const front = this.#coming || (this.sitting === SPECTATOR ? '' : this.sitting)
    return { type: 'hello', tokens: tokensOf(this.game), seen, steps: settings.pace !== 'at once', front }
  }

  #lost(): boolean {
    this.pacing.flush()
    if (this.connection === 'refused') return false
    this.connection = 'lost'
    this.#answers.loseLine()
    this.#keep()
    this.whys.lose()
    return true
  }

  #keep() {
    const { seat = '', option = '' } = this.#answers.unheard ?? {}
    const asked = this.#latest[seat]?.questions[0]?.options.find((each) => each.option === option)
    this.kept = asked ? capital(asked.brief || asked.text) : ''
  }

  #hear(message: FromServer) {
    switch (message.type) {
      case 'state':
        this.#stand(message)
        break
      case 'curtain':
        this.#draw(message)
        break
      case 'seats':
        this.seats = message.seats
        this.#seatSomebody()
        break
      case 'said':
        this.chat = [...this.chat.filter((each) => each.number !== message.number), message]
        this.#giveReason(message)
        break
      case 'talk':
        this.talkOpen = message.open
        break
      case 'hint':
        this.hints = { ...this.hints, [message.number]: message }
        break
      case 'why':
        this.whys.hear(message)
        break
      case 'refused':
        this.#refuse(message)
        break
      case 'pong':
        break
    }
  }

  /** A computer speaks of the turn that it has just had, unless it answers somebody. */
  #giveReason({ seat, text }: Said) {
    if (seat === this.#answering) this.#answering = ''
    else if (this.seatInfo(seat)?.holder === 'computer') {
      const turn = this.#news.findLast((line) => this.face?.log.turnOf?.(this, line) === seat)
      if (turn) this.reasons = { ...this.reasons, [turn.number]: [...(this.reasons[turn.number] ?? []), text] }
    }
  }

  #refuse(message: Refused) {
    if (message.code === NO_RULE) return // it is offered by now, or nothing is asked any more
    if (message.code === STALE) return this.#answers.forget() // another was quicker, and what is asked now is shown
    this.refused = message
    this.#answers.forget()
    this.#answeredFor = {}
    if (GONE.includes(message.code)) this.connection = 'refused'
  }

  #stand(state: State) {
    this.connection = 'open'
    this.kept = ''
    this.#wire?.isWell()
    if (Object.keys(state.cards).length) this.cards = { ...this.cards, ...state.cards }
    const standings = standingsOn(this.#latest[state.seat], state)
    const latest = standings.at(-1)!
    this.#latest[state.seat] = latest
    this.#answers.sayAgain(state.seat, latest.questions[0]?.number)
    if (state.seat === this.sitting) {
      const last = latest.lines.at(-1)?.number ?? 0
      this.#news = standings.flatMap(({ news }) => news)
      this.reasons = Object.fromEntries(Object.entries(this.reasons).filter(([number]) => Number(number) <= last)) // what was taken back was not said
      this.#playOut(standings)
    } else this.#show(latest)
    if (state.seat === this.#coming) this.#turnTo(state.seat)
    if (!this.face) void this.#meet(latest.view)
  }

  #draw({ behind }: Curtain) {
    this.behind = Object.fromEntries(behind.map((each) => [each.seat, each]))
    this.#forget(behind.map((each) => each.seat))
    this.#seatSoon()
  }

  get #pace(): Pace {
    return this.face?.atOnce?.(this) ? 'at once' : settings.pace
  }

  /** Whoever sits here sees it step by step, unless nobody looks or wants to. */
  #playOut(standings: Standing<V>[]) {
    const pace = this.#pace
    const steps = pace === 'at once' || document.hidden || this.called || !this.face ? standings.slice(-1) : standings
    let telling = false
    this.pacing.take(
      steps.map((each) => ({
        tell: () => {
          telling = pace !== 'at once' && (this.narrator?.tell(each.seat, each) ?? false)
          if (telling) this.heard = each.news
          return telling
        },
        show: () => {
          this.#show(each)
          if (telling) this.readLarge = each.news.at(-1)?.number ?? 0
          else this.heard = each.news
          const read = settings.moments && !telling ? (this.face?.log.readFor?.(each.lines, each.news.length) ?? 0) : 0
          return Math.max(read * unhurried(this.#pace), lookedAtFor(this.#pace, each.news, telling, this.#isOwn(each)))
        },
      })),
    )
    if (steps.length < 2 && (pace === 'at once' || document.hidden)) this.pacing.flush()
  }

  /** Whether whoever sits there did it: with his own figure, or with what belongs to nobody else. */
  #isOwn({ seat, news }: Standing<V>): boolean {
    const players = news.map(({ facts }) => this.figure(String(facts.who ?? ''))?.player ?? '')
    const own = this.playedFrom(seat) ? seat : ''
    return seat !== SPECTATOR && players.every((player) => player === own)
  }

  #show(standing: Standing<V>) {
    const before = this.standings[standing.seat]
    this.standings = { ...this.standings, [standing.seat]: standing }
    if (standing.seat === this.sitting && before && standing.news.length) {
      this.past = [...this.past, before].slice(-REMEMBERED)
      if (this.back) this.back = Math.min(this.back + 1, this.past.length)
    }
    this.#seatSoon()
  }

  /** The states of a screen's seats come one after the other. */
  #seatSoon() {
    clearTimeout(this.#soon)
    if (this.mine.length < 2) this.#seatSomebody()
    else this.#soon = setTimeout(() => this.#seatSomebody(), ALL_HEARD)
  }

  /** The edition is fetched when the first view of it is there. */
  async #meet({ edition }: V) {
    const found = await Promise.all([faceOf(edition), server.library(edition)]).catch(() => undefined) // the next view tries again
    if (!found) return
    const [face, library] = found
    this.face = face
    this.library = library
    this.cards = { ...library.cards, ...this.cards }
    this.#seatSomebody()
  }

  /** Sit down where there is something to decide; between two sides a curtain falls first. */
  #seatSomebody() {
    if (!this.standings[this.sitting] || this.sitting === SPECTATOR) this.#takeFirstSeat()
    if (!this.face || this.pacing.ahead || this.#answerForSomebody()) return
    const next = nextAsked(this.standings, this.behind, this.sitting)
    if (this.sitting === SPECTATOR) this.called = next ?? Object.keys(this.behind)[0] ?? '' // nobody's secrets are shown unasked
    else if (next === this.sitting) this.called = ''
    else if (next && this.behind[next]) this.called = next
    else if (next) this.#turnTo(next)
  }

  /** Any that is open to whoever is here; the spectators' while all are behind the curtain. */
  #takeFirstSeat() {
    const open = Object.keys(this.standings)
    const first = open.find((each) => each !== SPECTATOR) ?? open[0]
    if (first && first !== this.sitting) this.#turnTo(first)
  }

  /** Nobody is called to the screen to say no: where he told so, or where nobody could learn from it. */
  #answerForSomebody(): boolean {
    const passes = Object.values(this.behind).find((each) => each.number && each.number !== this.#takenBack && this.face!.seats.passesFor(this, each))
    if (passes) this.#pass(passes)
    return Boolean(passes) || Object.values(this.standings).some(({ seat, questions: [question] }) => {
      if (!question || question.number === this.#takenBack) return false
      const option = this.face!.seats.answerFor(this, seat, question)
      if (!option) return false
      if (this.#answers.isFirst(seat, question.number)) {
        this.#answeredFor = { ...this.#answeredFor, [seat]: question.number }
        this.#send({ type: 'choose', seat, number: question.number, option })
      }
      return true
    })
  }
}

// How the table stands for one seat, and what a word of the server makes of it.
import type { FigureText, Line, Question, Seat, State } from './protocol'
import type { SeenView } from './view'

export interface Standing<V = SeenView> {
  seat: Seat
  view: V
  questions: Question[]
  /** Everything the seat has been told, the oldest first. */
  lines: Line[]
  /** The lines that came with the last step; none after a fresh start. */
  news: Line[]
  seen: number
  figures: FigureText[]
  /** What was hidden, in a sentence each, once all may know it. */
  disclosed: string[]
  /** The number of the own decision that can be taken back, or 0. */
  undo: number
  /** What comes back with it, in words. */
  undoes: string
  /** A die has fallen since, and would fall the same again. */
  sameDie: boolean
  /** Why nothing can be taken back, where something was decided. */
  stands: State['stands']
  /** The game has not begun yet. */
  settingUp: boolean
  /** More is taken back than the rules allow, as agreed on. */
  takesBack: boolean
}

/** Only those parts of the view come that have changed since the last, and only new lines unless all begins afresh. */
export function standingAfter<V>(before: Standing<V> | undefined, state: State): Standing<V> {
  const known = state.fresh || !before ? [] : before.lines
  return {
    seat: state.seat,
    view: { ...before?.view, ...state.view } as V,
    questions: state.questions,
    lines: [...known, ...state.lines],
    news: before ? (state.fresh ? state.lines.slice(before.lines.length) : state.lines) : [],
    seen: state.seen,
    figures: state.figures ?? before?.figures ?? [],
    disclosed: state.disclosed,
    undo: state.undo,
    undoes: state.undoes,
    sameDie: state.same_die,
    stands: state.stands,
    settingUp: state.setting_up,
    takesBack: state.takes_back,
  }
}

/**
 * The same, line by line: how the table stood as each was told, the last as it stands now.
 * Nothing is asked before all is told. Where everything begins afresh, only what comes after the first step is.
 */
export function standingsOn<V>(before: Standing<V> | undefined, state: State): Standing<V>[] {
  const end = standingAfter(before, state)
  const from = firstTold(state)
  if (!before || from < 0 || end.settingUp) return [end]
  const changes = new Map(state.steps.map((step) => [step.line, step.view]))
  const known = end.lines.length - state.lines.length
  const figures = met(before.figures, end.figures)
  let view = isBare(before) ? end.view : before.view
  let told = 0
  const shown = toldTogether(state.lines, from).map((until): Standing<V> => {
    const group = state.lines.slice(told, until)
    const news = state.fresh && !told ? group.slice(before.lines.length) : group
    for (const { number } of group) if (changes.has(number)) view = { ...view, ...changes.get(number) }
    told = until
    return { ...end, view, figures, questions: [], undo: 0, lines: end.lines.slice(0, known + until), news }
  })
  return [...shown.slice(0, -1), { ...end, news: shown.at(-1)?.news ?? end.news }]
}

/** No house was laid: nobody looks on while it is set up, and then it stands there at once. */
const isBare = ({ settingUp, view }: Standing<unknown>) => settingUp && !(view as SeenView).board

/** Where in the lines one begins to tell; -1 if only the end counts. */
function firstTold({ fresh, steps, lines }: State): number {
  if (!fresh) return lines.length ? 0 : -1
  return steps[0] ? lines.findIndex((line) => line.number === steps[0]!.line) : -1
}

/** How many lines are told after each step: what has come of a test is told with it, and an event with its sections. */
function toldTogether(lines: Line[], from: number): number[] {
  const ends: number[] = []
  for (let at = from; at < lines.length; at++) {
    const { number } = lines[at]!
    const last = lines.findLastIndex((each) => each.after === number || each.of === number)
    at = Math.max(at, last)
    ends.push(at + 1)
  }
  return ends
}

/** Who comes on the board is known as he is told of; who takes another's place is not before the end. */
function met(before: FigureText[], now: FigureText[]): FigureText[] {
  const known = new Set(before.map((each) => each.id))
  const played = new Set(before.map((each) => each.player).filter(Boolean))
  return [...before, ...now.filter((each) => !known.has(each.id) && !played.has(each.player))]
}

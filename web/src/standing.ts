// How the table stands for one seat, and what a word of the server makes of it.
import type { FigureText, Line, Question, Seat, State } from './protocol'
import type { SeenView } from './view'

export interface Standing<V = SeenView> {
  seat: Seat
  view: V
  questions: Question[]
  /** Everything the seat has been told, the oldest first. */
  lines: Line[]
  /** The lines that came with the last word of the server; none after a fresh start. */
  news: Line[]
  seen: number
  figures: FigureText[]
  /** The number of the own decision that can be taken back, or 0. */
  undo: number
  /** What comes back with it, in words. */
  undoes: string
  /** A die has fallen since, and would fall the same again. */
  sameDie: boolean
  /** The game has not begun yet. */
  settingUp: boolean
  /** More is taken back than the rules allow, as agreed on. */
  takesBack: boolean
  /** Seats that have secrets from this one, or this one from them. */
  apart: Seat[]
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
    undo: state.undo,
    undoes: state.undoes,
    sameDie: state.same_die,
    settingUp: state.setting_up,
    takesBack: state.takes_back,
    apart: state.apart,
  }
}

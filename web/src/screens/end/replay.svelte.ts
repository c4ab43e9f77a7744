// A game that is over, played back: a table without a socket that stands as it stood.
import type { BoardShape } from '../../protocol'
import { server } from '../../server'
import { Table } from '../../table.svelte'

export class Replay {
  readonly ghost = new Table('')
  at = $state(0)
  answers = $state(0)
  /** How many answers were given before the door opened: there is nothing to see of them. */
  start = $state(0)
  playing = $state(false)
  trouble = $state('')
  /** The numbers of the lines that a single move on has brought. */
  news = $state.raw<number[]>([])

  #table: Table
  #seat: string
  #wanted = -1
  #shown = -1
  #busy = false

  constructor(table: Table, seat: string) {
    this.#table = table
    this.#seat = seat
    this.ghost.sitting = seat
    this.ghost.face = table.face
    this.ghost.library = table.library
    this.ghost.seats = table.seats
    void this.#begin()
  }

  /** From where the first round begins: the house as it was when they came. */
  async #begin() {
    try {
      this.start = (await server.past(this.#table.game, 0, this.#seat)).began
      await this.go(this.start)
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(error: unknown) {
    this.trouble = error instanceof Error ? error.message : String(error)
    this.playing = false
  }

  /** Show the table after so many answers. While one is fetched only the last wish counts. */
  async go(at: number) {
    this.at = at
    this.#wanted = at
    if (this.#busy) return
    this.#busy = true
    try {
      while (this.#wanted >= 0) {
        const wanted = this.#wanted
        this.#wanted = -1
        await this.#show(wanted)
      }
    } catch (error) {
      this.#fail(error)
    } finally {
      this.#busy = false
    }
  }

  async #show(at: number) {
    const { state, answers } = await server.past(this.#table.game, at, this.#seat)
    this.answers = answers
    this.ghost.cards = { ...this.#table.cards, ...state.cards }
    const { seat, lines, seen, figures } = state
    const view = { ...state.view, board: this.#laid(state.view.board ?? null) }
    this.news = at === this.#shown + 1 ? lines.slice(this.ghost.lines.length).map((line) => line.number) : []
    this.#shown = at
    this.ghost.standings = { [seat]: { ...this.#table.standings[this.#table.sitting]!, seat, view, lines, seen, figures: figures ?? [], questions: [], news: [] } }
  }

  /** The house as it was laid then: the same one while it does not grow, for it is painted anew with each. */
  #laid(board: BoardShape | null): BoardShape | null {
    const before = this.ghost.board
    return JSON.stringify(before) === JSON.stringify(board) ? before : board
  }

  /** One move after the other, until the end or a pause. */
  async play(pause: number) {
    this.playing = true
    if (this.at >= this.answers) await this.go(this.start)
    while (this.playing && this.at < this.answers) {
      await new Promise((done) => setTimeout(done, pause))
      if (this.playing) await this.go(this.at + 1)
    }
    this.playing = false
  }
}

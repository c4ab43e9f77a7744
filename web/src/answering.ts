// What is answered from this screen: each question once, and again where the line was lost before the table had heard it.
import type { Seat } from './protocol'

export interface Answer {
  seat: Seat
  /** Of the question. */
  number: number
  option: string
}

export class Answering {
  readonly #send: (answer: Answer) => boolean
  /** The last question of each seat that was answered from here. */
  #sent: Record<Seat, number> = {}
  /** The answer that was given last, until the table has heard it. */
  #unheard: (Answer & { lost: boolean }) | undefined

  /** `send` says whether it went off. */
  constructor(send: (answer: Answer) => boolean) {
    this.#send = send
  }

  /** Whether the question has not been answered from here yet; from now on it has. */
  isFirst(seat: Seat, number: number): boolean {
    if (this.#sent[seat] === number) return false
    this.#sent[seat] = number
    return true
  }

  /** What was answered, and is said again when the line is back. */
  get unheard(): Answer | undefined {
    return this.#unheard
  }

  give(answer: Answer) {
    this.#unheard = { ...answer, lost: !this.#send(answer) }
  }

  /** Say again what was not heard before the line was lost, if the seat is still asked for it. */
  sayAgain(seat: Seat, asked: number | undefined) {
    if (this.#unheard?.seat !== seat) return
    const { lost, ...answer } = this.#unheard
    if (asked !== answer.number) this.#unheard = undefined
    else if (lost) this.give(answer)
  }

  /** Nobody knows whether the last answer was heard. */
  loseLine() {
    if (this.#unheard) this.#unheard.lost = true
    this.#sent = {}
  }

  /** It was refused, or taken back: the same questions come again, and others under the same numbers. */
  forget() {
    this.#sent = {}
    this.#unheard = undefined
  }
}

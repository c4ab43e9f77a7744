// A step at a puzzle, from the first look to the deed: pointed at, asked about once, taken.
import type { OptionText, Question } from '../protocol'
import { settings } from '../settings.svelte'

interface Chooses {
  choose: (option: string) => void
}

/** It gives steps, for something that is spent. */
export const isPaid = ({ gives }: OptionText) => (gives ?? 0) > 0

export class Doing {
  /** What is asked about once more, for it cannot be taken back. */
  armed = $state('')
  /** What the pointer or the keyboard rests on. */
  pointed = $state('')
  #table: Chooses
  #question: () => Question | undefined

  constructor(table: Chooses, question: () => Question | undefined) {
    this.#table = table
    this.#question = question
  }

  /** The step whose cost is shown. */
  get looked(): OptionText | undefined {
    return this.#offered(this.armed || this.pointed)
  }

  get asked(): OptionText | undefined {
    return this.#offered(this.armed)
  }

  /** A gesture was made. What cannot be taken back is asked once, and done at the second time, and so is what is paid for with
   * more than a step: it lies where another answer was just pressed. Whether it was done. */
  take(option: string): boolean {
    const offered = this.#offered(option)
    if (!offered) return false
    if ((offered.seals || isPaid(offered)) && settings.ask && this.armed !== option) {
      this.armed = option
      this.pointed = ''
      return false
    }
    this.rest()
    this.#table.choose(option)
    return true
  }

  /** Nothing is meant any more. */
  rest() {
    this.armed = this.pointed = ''
  }

  #offered(option: string): OptionText | undefined {
    return option ? this.#question()?.options.find((each) => each.option === option) : undefined
  }
}

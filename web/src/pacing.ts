// What happens at the table is shown one thing after the other: the board keeps step with what is announced.

/** Milliseconds for which others' doings can be seen before the next; fewer when much is waiting. */
const SEEN = 380
const HURRIED = 120
const MANY = 14
/** Until a moment that a change brings has had time to be called. */
const CALLED = 60

export class Pacing {
  #waiting: (() => boolean)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #held = false

  /** Do this in its turn; it says whether it should be seen for a while. */
  take(change: () => boolean) {
    this.#waiting.push(change)
    if (this.#timer === undefined && !this.#held) this.#next()
  }

  /** Something is told that must be read first. */
  hold(on: boolean) {
    this.#held = on
    if (!on && this.#timer === undefined) this.#next()
  }

  /** Catch up at once. */
  flush() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    for (const change of this.#waiting.splice(0)) change()
  }

  #next() {
    const change = this.#waiting.shift()
    if (!change) return
    const pause = change() ? (this.#waiting.length > MANY ? HURRIED : SEEN) : CALLED
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (!this.#held) this.#next()
    }, pause)
  }
}

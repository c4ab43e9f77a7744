// What happens at the table is shown one step after the other: the board keeps pace with what is told.

/** One step: it may have to be told first, and is then looked at for so many milliseconds. */
export interface Step {
  /** Tell what leads to it; whether somebody has to read that first. */
  tell: () => boolean
  show: () => number
}

/** Why nothing goes on: something is being read, somebody looks back, a page lies open, or somebody has said so. */
export type Hold = 'reading' | 'looking' | 'page' | 'pause'

export class Pacing {
  #waiting: { step: Step; told: boolean }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #holds = new Set<Hold>()
  #changed: (ahead: number) => void

  constructor(changed: (ahead: number) => void = () => undefined) {
    this.#changed = changed
  }

  /** So many steps have not been shown yet. */
  get ahead(): number {
    return this.#waiting.length
  }

  /** Show these in their turn. */
  take(steps: Step[]) {
    this.#waiting.push(...steps.map((step) => ({ step, told: false })))
    this.#go()
    this.#changed(this.ahead)
  }

  hold(why: Hold, on: boolean) {
    if (on === this.#holds.has(why)) return
    if (on) this.#holds.add(why)
    else this.#holds.delete(why)
    if (!on) this.#go(why === 'reading' && Boolean(this.#waiting[0]?.told))
    this.#changed(this.ahead)
  }

  /** The next step at once, whatever time the last one had; not while something is read. A pause goes on after it. */
  skip() {
    this.#stop()
    this.#go(true)
    this.#changed(this.ahead)
  }

  /** Whoever answers has seen what was shown last: what comes of it need not wait for that. */
  wasSeen() {
    this.#stop()
    this.#go()
    this.#changed(this.ahead)
  }

  /** Everything at once: how it stands now. */
  flush() {
    this.#stop()
    for (const { step } of this.#waiting.splice(0)) step.show()
    this.#changed(0)
  }

  #stop() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #isHeld(evenPaused: boolean): boolean {
    return this.#holds.size > (evenPaused && this.#holds.has('pause') ? 1 : 0)
  }

  /** One step, if nothing holds it; a pause lets through what was told, and whoever asks for the next. */
  #go(evenPaused = false) {
    const next = this.#waiting[0]
    if (!next || this.#timer !== undefined || this.#isHeld(evenPaused)) return
    if (!next.told) {
      next.told = true
      if (next.step.tell()) {
        this.#holds.add('reading') // until it is read
        return
      }
    }
    this.#waiting.shift()
    const pause = next.step.show()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#go()
      this.#changed(this.ahead)
    }, pause)
  }
}

// The line to the table: after it was lost it comes back by itself, sooner or later.
import { house } from '#house'
import type { Line } from './house/house'
import type { FromClient, FromServer } from './protocol'

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
const HEARTBEAT = 25_000
/** A line on which nothing is heard for so long after a ping is lost, whatever the browser thinks of it. */
const PATIENCE = 10_000

export interface Ends {
  /** The first word, each time the line opens. */
  hello: () => FromClient
  hear: (message: FromServer) => void
  /** The line is lost; whether there is any use in knocking again. */
  lost: () => boolean
}

export class Wire {
  #line: Line | undefined
  #wait = FIRST_WAIT
  #closed = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly game: string,
    readonly ends: Ends,
  ) {
    addEventListener('offline', this.#away)
    addEventListener('online', this.#back)
    this.#open()
  }

  /** The browser knows it before the line does. */
  #away = () => {
    if (house.hasLinks && this.#line?.isOpen) this.#lost()
  }

  #back = () => {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#open()
  }

  /** Whether the line was open. */
  send(message: FromClient): boolean {
    if (!this.#line?.isOpen) return false
    this.#line.send(JSON.stringify(message))
    return true
  }

  /** The table was heard: the next loss is again followed by a short wait. */
  isWell() {
    this.#wait = FIRST_WAIT
  }

  close() {
    this.#closed = true
    removeEventListener('offline', this.#away)
    removeEventListener('online', this.#back)
    clearTimeout(this.#timer)
    this.#hangUp()
  }

  #open() {
    this.#timer = undefined
    this.#line = house.line(this.game, {
      opened: () => this.send(this.ends.hello()),
      heard: (text) => {
        clearTimeout(this.#silence)
        this.ends.hear(JSON.parse(text) as FromServer)
      },
      closed: () => this.#lost(),
    })
    this.#beat = setInterval(() => this.#ping(), HEARTBEAT)
  }

  #ping() {
    this.send({ type: 'ping' })
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lost(), PATIENCE)
  }

  #hangUp() {
    clearInterval(this.#beat)
    clearTimeout(this.#silence)
    this.#line?.close()
  }

  #lost() {
    this.#hangUp()
    if (this.#closed || !this.ends.lost()) return
    this.#timer = setTimeout(() => this.#open(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}

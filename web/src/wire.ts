// The line to the server: after it was lost it comes back by itself, sooner or later.
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
  #socket: WebSocket | undefined
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
    if (this.#socket?.readyState === WebSocket.OPEN) this.#lost()
  }

  #back = () => {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#open()
  }

  /** Whether the line was open. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
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
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.game}/play`)
    this.#socket = socket
    socket.onopen = () => this.send(this.ends.hello())
    socket.onmessage = (event) => {
      clearTimeout(this.#silence)
      this.ends.hear(JSON.parse(event.data as string) as FromServer)
    }
    socket.onclose = () => this.#lost()
    this.#beat = setInterval(() => this.#ping(), HEARTBEAT)
  }

  #ping() {
    this.send({ type: 'ping' })
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lost(), PATIENCE)
  }

  /** Nothing more is heard of this line: one that is half open might tell of its end much later. */
  #hangUp() {
    clearInterval(this.#beat)
    clearTimeout(this.#silence)
    if (!this.#socket) return
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
  }

  #lost() {
    this.#hangUp()
    if (this.#closed || !this.ends.lost()) return
    this.#timer = setTimeout(() => this.#open(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}

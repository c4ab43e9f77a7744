// The line to the server: after it was lost it comes back by itself, sooner or later.
import type { FromClient, FromServer } from './protocol'

const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
const HEARTBEAT = 25_000

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

  constructor(
    readonly game: string,
    readonly ends: Ends,
  ) {
    this.#open()
  }

  send(message: FromClient) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** The table was heard: the next loss is again followed by a short wait. */
  isWell() {
    this.#wait = FIRST_WAIT
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    this.#socket?.close()
  }

  #open() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.game}/play`)
    this.#socket = socket
    socket.onopen = () => this.send(this.ends.hello())
    socket.onmessage = (event) => this.ends.hear(JSON.parse(event.data as string) as FromServer)
    socket.onclose = () => this.#lost()
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.send({ type: 'ping' }), HEARTBEAT)
  }

  #lost() {
    if (this.#closed || !this.ends.lost()) return
    this.#timer = setTimeout(() => this.#open(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}

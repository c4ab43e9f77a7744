// A house at a server, over HTTP and a socket.
import type { Asking, House, Line, LineEnds } from './house'

class SocketLine implements Line {
  readonly #socket: WebSocket

  constructor(game: string, ends: LineEnds) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#socket = new WebSocket(`${scheme}://${location.host}/api/games/${game}/play`)
    this.#socket.onopen = ends.opened
    this.#socket.onmessage = (event) => ends.heard(event.data as string)
    this.#socket.onclose = ends.closed
  }

  get isOpen() {
    return this.#socket.readyState === WebSocket.OPEN
  }

  send(text: string) {
    this.#socket.send(text)
  }

  /** Nothing more is heard of it: one that is half open might tell of its end much later. */
  close() {
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
  }
}

export const house: House = {
  hasLinks: true,

  ask(path: string, { method, body, tokens }: Asking): Promise<Response> {
    const headers: Record<string, string> = {}
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (tokens.length) headers.seats = tokens.join(',')
    return fetch(`/api${path}`, { method, headers, body })
  },

  line: (game, ends) => new SocketLine(game, ends),

  isThere: () => fetch('/health', { cache: 'no-store' }).then(() => true, () => false),
}

// A house inside this page: a worker keeps it for all windows of this browser, one of which holds the worker.
import type { Asking, House, Line, LineEnds } from './house'
import { named, windowOf, type FromHouse, type ToHouse } from './messages'

const LOCK = 'madhouse.house'
const CHANNEL = 'madhouse.house'
/** Where files that are the same for everybody lie, written when the site was built. */
const READY = 'ready/'

/** Between windows: a message to the house, one from it to a window, or that another window holds it now. */
type Passed = { to: 'house'; message: ToHouse } | { to: string; message: FromHouse } | { to: 'all'; moved: true }

const root = new URL('./', document.baseURI).href
const own = Math.random().toString(36).slice(2)
const channel = new BroadcastChannel(CHANNEL)
let worker: Worker | undefined
let number = 0

/** What was asked and not answered, to be asked again of the next window that holds the house. */
const waiting = new Map<string, { message: ToHouse; done: (answer: Response) => void }>()
const lines = new Map<string, PageLine>()

function pass(message: ToHouse) {
  if (worker) worker.postMessage(message)
  else channel.postMessage({ to: 'house', message } satisfies Passed)
}

function heard(message: FromHouse) {
  if (message.type === 'answer') {
    waiting.get(message.id)?.done(new Response(message.status === 204 ? null : message.text, { status: message.status }))
    waiting.delete(message.id)
  } else if (message.type === 'hear') lines.get(message.line)?.hear(message.text)
  else if (message.type === 'over') lines.get(message.line)?.over()
  else if (message.type === 'broken') giveUp(message.text)
}

/** The house could not be built: whoever waits for it is told. */
function giveUp(text: string) {
  const told = JSON.stringify({ code: 'broken', message: text })
  for (const { done } of waiting.values()) done(new Response(told, { status: 503 }))
  waiting.clear()
}

channel.onmessage = (event: MessageEvent<Passed>) => {
  const passed = event.data
  if ('moved' in passed) goOn()
  else if (passed.to === 'house') worker?.postMessage(passed.message)
  else if (passed.to === own) heard(passed.message as FromHouse)
}

/** Another window holds the house now: it knows nothing of what was open at the one before. */
function goOn() {
  for (const { message } of waiting.values()) pass(message)
  for (const line of [...lines.values()]) line.over()
}

/** This window holds the house from now on, until it is closed. */
function hold() {
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = (event: MessageEvent<FromHouse>) => {
    const message = event.data
    const to = message.type === 'answer' ? windowOf(message.id) : 'line' in message ? windowOf(message.line) : own
    if (to === own) heard(message)
    else channel.postMessage({ to, message } satisfies Passed)
  }
  worker.postMessage({ type: 'begin', root })
  channel.postMessage({ to: 'all', moved: true } satisfies Passed)
  goOn()
}

// Never given back: the browser gives it to the next window when this one is closed.
void navigator.locks.request(LOCK, () => {
  hold()
  return new Promise<never>(() => undefined)
})

class PageLine implements Line {
  readonly #name = named(own, ++number)
  readonly #ends: LineEnds
  isOpen = true

  constructor(game: string, ends: LineEnds) {
    this.#ends = ends
    lines.set(this.#name, this)
    pass({ type: 'open', line: this.#name, game })
    queueMicrotask(ends.opened)
  }

  hear(text: string) {
    this.#ends.heard(text)
  }

  over() {
    if (!lines.delete(this.#name)) return
    this.isOpen = false
    this.#ends.closed()
  }

  send(text: string) {
    pass({ type: 'say', line: this.#name, text })
  }

  close() {
    if (!lines.delete(this.#name)) return
    this.isOpen = false
    pass({ type: 'hang-up', line: this.#name })
  }
}

addEventListener('pagehide', () => {
  for (const line of [...lines.values()]) line.close()
})

/** What is the same for everybody was written when the site was built, and needs no Python. */
const written = (path: string) => ['/library', '/puzzles', '/rules'].includes(path) || path.startsWith('/boxes/')

export const house: House = {
  hasLinks: false,

  ask(path: string, asking: Asking): Promise<Response> {
    if (asking.method === 'GET' && written(path)) return fetch(`${root}${READY}${path.slice(1).replaceAll('/', '-')}.json`)
    if (path === '/games' && asking.method === 'GET' && !asking.tokens.length) return Promise.resolve(new Response('[]'))
    const message: ToHouse = { type: 'ask', id: named(own, ++number), path, ...asking }
    return new Promise((done) => {
      waiting.set(message.id, { message, done })
      pass(message)
    })
  },

  line: (game, ends) => new PageLine(game, ends),

  isThere: () => Promise.resolve(true),
}

// A house inside this page: a worker keeps it for all windows of this browser, one of which holds the worker.
import type { Asking, House, Line, LineEnds } from './house'
import type { FromHouse, Standing, ToHouse } from './messages'


/** Between windows: a message to the house, one from it, or that another window holds it now. */
type Passed = { to: 'house'; message: ToHouse } | { to: 'window'; message: FromHouse } | { to: 'all' }

const root = new URL('./', document.baseURI).href
/** By which the windows of one site know each other; one in another folder may be of another version, and has a house of its own. */
const HOUSE = `madhouse.house ${root}`
const own = crypto.getRandomValues(new Uint32Array(2)).join('-')
const channel = new BroadcastChannel(HOUSE)
let worker: Worker | undefined
let count = 0

/** What was asked and not answered, to be asked again of the next window that holds the house. */
const waiting = new Map<number, { message: ToHouse; done: (answer: Response) => void }>()
const lines = new Map<number, PageLine>()
/** Why there is no house, once that is known. */
let broken = ''

function pass(message: ToHouse) {
  if (worker) worker.postMessage(message)
  else channel.postMessage({ to: 'house', message } satisfies Passed)
}

function heard(message: FromHouse) {
  if (message.type === 'answer') {
    waiting.get(message.number)?.done(new Response(message.status === 204 ? null : message.text, { status: message.status }))
    waiting.delete(message.number)
  } else if (message.type === 'hear') lines.get(message.number)?.hear(message.text)
  else lines.get(message.number)?.over()
}

const refusal = () => new Response(JSON.stringify({ code: 'broken', message: broken }), { status: 503 })

/** The house could not be built: whoever waits for it is told. */
function giveUp(text: string) {
  broken = text
  for (const { done } of waiting.values()) done(refusal())
  waiting.clear()
}

channel.onmessage = (event: MessageEvent<Passed>) => {
  const passed = event.data
  if (passed.to === 'all') goOn()
  else if (passed.to === 'house') worker?.postMessage(passed.message)
  else if (passed.message.window === own) heard(passed.message)
}

/** Another window holds the house now: it knows nothing of what was open at the one before. */
function goOn() {
  for (const { message } of waiting.values()) pass(message)
  for (const line of [...lines.values()]) line.over()
}

/** What keeps the site for when there is no connection; undefined where the browser has or allows none. */
const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined
const keepSite = () => workers?.register(`${root}service-worker.js`).catch(() => undefined)

/**
 * On the first visit the site is kept before Python is begun with: so it travels once, and what the browser compiles of it
 * is kept beside it and need not be compiled again next time.
 */
async function kept(): Promise<void> {
  if (!workers || workers.controller) return
  const registration = await keepSite()
  if (!registration || registration.active) return
  await new Promise<void>((done) => {
    workers.addEventListener('controllerchange', () => done(), { once: true })
    const coming = registration.installing ?? registration.waiting
    const look = () => (!coming || coming.state === 'redundant') && done() // not all of it came, or there was no room for it
    coming?.addEventListener('statechange', look)
    look()
  })
}

/** Python is there: time to look for a new version. When each part of it was there can be read in the browser's own tools. */
function stands(took: Record<string, number>) {
  for (const [what, at] of Object.entries(took)) performance.mark(`house ${what}`, { startTime: Math.max(0, at - performance.timeOrigin) })
  void keepSite()
}

/** This window holds the house from now on, until it is closed. */
async function hold() {
  await kept()
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = (event: MessageEvent<FromHouse | Standing>) => {
    const message = event.data
    if (message.type === 'broken') giveUp(message.text)
    else if (message.type === 'there') stands(message.took)
    else if (message.window === own) heard(message)
    else channel.postMessage({ to: 'window', message } satisfies Passed)
  }
  worker.postMessage({ type: 'begin', root })
  channel.postMessage({ to: 'all' } satisfies Passed)
  goOn()
}

/** Never given back: the browser gives it to the next window when this one is closed. */
function untilClosed(): Promise<never> {
  void hold()
  return new Promise<never>(() => undefined)
}

// A host without TLS has no locks: every window has a house of its own then, and the last word is the first one's.
if (navigator.locks) void navigator.locks.request(HOUSE, untilClosed)
else void hold()

class PageLine implements Line {
  readonly #number = ++count
  readonly #ends: LineEnds
  isOpen = true

  constructor(game: string, ends: LineEnds) {
    this.#ends = ends
    lines.set(this.#number, this)
    this.#pass({ type: 'open', game })
    queueMicrotask(ends.opened)
  }

  #pass(message: { type: 'open'; game: string } | { type: 'say'; text: string } | { type: 'hang-up' }) {
    pass({ window: own, number: this.#number, ...message })
  }

  hear(text: string) {
    this.#ends.heard(text)
  }

  over() {
    if (!lines.delete(this.#number)) return
    this.isOpen = false
    this.#ends.closed()
  }

  send(text: string) {
    this.#pass({ type: 'say', text })
  }

  close() {
    if (!lines.delete(this.#number)) return
    this.isOpen = false
    this.#pass({ type: 'hang-up' })
  }
}

addEventListener('pagehide', () => {
  for (const line of [...lines.values()]) line.close()
})

/** What is the same for everybody was written when the site was built, and needs no Python. */
const isWritten = (path: string) => ['/library', '/puzzles'].includes(path) || /^\/(boxes|rules)\/\w+$/.test(path)

export const house: House = {
  hasLinks: false,

  ask(path: string, asking: Asking): Promise<Response> {
    if (asking.method === 'GET' && isWritten(path)) return fetch(`${root}ready${path}.json`)
    if (path === '/games' && asking.method === 'GET' && !asking.tokens.length) return Promise.resolve(new Response('[]'))
    if (broken) return Promise.resolve(refusal())
    const message: ToHouse = { type: 'ask', window: own, number: ++count, path, ...asking }
    return new Promise((done) => {
      waiting.set(message.number, { message, done })
      pass(message)
    })
  },

  line: (game, ends) => new PageLine(game, ends),

  isThere: () => Promise.resolve(true),
}

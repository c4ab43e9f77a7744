// The lobby: what goes over HTTP. Every failure is an Error with a sentence for the player.
import type { CaseHead, Companion, Created, GameInfo, Library, NewGame, PaperBox, Past, PhraseFound, PuzzleShapes, Reach, Recovered, Seat, SeatLink, SeatPlan, SeatTaken, Shelves, ToldEvening, WatchLink } from './protocol'
import { house } from '#house'
import { allTokens, noteFound, tokensOf } from './seats'
import { words } from './words/door'

export class ServerError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

interface Asking {
  method?: 'GET' | 'POST' | 'DELETE'
  body?: unknown
  tokens?: string[]
}

async function send(path: string, { method = 'GET', body, tokens }: Asking): Promise<Response> {
  let answer: Response
  try {
    answer = await house.ask(path, { method, body: body === undefined ? undefined : JSON.stringify(body), tokens: tokens ?? [] })
  } catch {
    throw new ServerError(0, words.server.unreachable)
  }
  if (!answer.ok) throw new ServerError(answer.status, await complaint(answer))
  return answer
}

async function complaint(answer: Response): Promise<string> {
  try {
    const told = (await answer.json()) as { message?: string; detail?: string }
    return told.message ?? told.detail ?? words.server.failed
  } catch {
    return words.server.failed
  }
}

async function ask<T>(path: string, asking: Asking = {}): Promise<T> {
  return (await (await send(path, asking)).json()) as T
}

/** What never changes is fetched once, unless that failed. */
function once<T>(fetchIt: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined
  return () => {
    known ??= fetchIt().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

/** The same, for each thing that is asked about. */
function onceEach<T>(fetchIt: (of: string) => Promise<T>): (of: string) => Promise<T> {
  const known = new Map<string, () => Promise<T>>()
  return (of) => {
    const it = known.get(of) ?? once(() => fetchIt(of))
    known.set(of, it)
    return it()
  }
}

export const server = {
  /** Stories, seats, characters, agreements of every edition; fetched once. */
  shelves: once(() => ask<Shelves>('/library')),
  /** Those of one edition. */
  library: async (edition = 'first'): Promise<Library> => {
    const { editions } = await server.shelves()
    return editions.find((each) => each.edition === edition) ?? editions[0]!
  },

  /** The sets of an edition, to be printed. */
  boxes: (edition: string) => ask<PaperBox[]>(`/boxes/${encodeURIComponent(edition)}`),

  /** How others reach this server. */
  reach: () => ask<Reach>('/reach'),
  puzzles: () => ask<PuzzleShapes>('/puzzles'),

  /** All rules of an edition, by subject; fetched once. */
  rules: onceEach((edition: string) => ask<Companion>(`/rules/${encodeURIComponent(edition)}`)),
  /** The places of the rules that fit some words, the best first. */
  rulesFound: (edition: string, search: string) => ask<string[]>(`/rules/${encodeURIComponent(edition)}/found?search=${encodeURIComponent(search)}`),
  setUp: (wish: NewGame) => ask<Created>('/games', { method: 'POST', body: wish }),
  /** The games in which this browser has a seat. */
  async ownGames(): Promise<GameInfo[]> {
    const tokens = allTokens()
    const games = await ask<GameInfo[]>('/games', { tokens })
    noteFound(tokens, games.map((each) => each.game))
    return games
  },
  /** Whether a token opens a seat of this game. */
  opens: (game: string, token: string) => ask<GameInfo[]>('/games', { tokens: [token] }).then((games) => games.some((each) => each.game === game)),
  game: (game: string) => ask<GameInfo>(`/games/${game}`),

  takeSeat: (game: string, seat: string, token: string, name: string) =>
    ask<SeatTaken>(`/games/${game}/seats/${seat}/take`, { method: 'POST', body: { token, name } }),

  /** Give a seat up; what comes back is an invitation to it. */
  leaveSeat: (game: string, seat: string) => ask<SeatLink>(`/games/${game}/seats/${seat}/leave`, { method: 'POST', tokens: tokensOf(game) }),

  /** A new invitation to an open seat; the one before opens nothing any more. */
  invite: (game: string, seat: string) => ask<SeatLink>(`/games/${game}/seats/${seat}/invite`, { method: 'POST', tokens: tokensOf(game) }),

  /** Add something to the dice, before anybody has played. */
  addShare: (game: string, seat: string, number: string) =>
    ask<GameInfo>(`/games/${game}/seats/${seat}/share`, { method: 'POST', body: { number }, tokens: tokensOf(game) }),

  /** What a host may do: another link for watching, a person put out, the talk closed or open. */
  newWatch: (game: string) => ask<WatchLink>(`/games/${game}/watch`, { method: 'POST', tokens: tokensOf(game) }),
  putOut: (game: string, seat: string) => ask<SeatLink>(`/games/${game}/seats/${seat}/out`, { method: 'POST', tokens: tokensOf(game) }),
  openTalk: (game: string, open: boolean) => send(`/games/${game}/talk`, { method: 'POST', body: { open }, tokens: tokensOf(game) }).then(() => undefined),

  /** The links that a phrase brings back; those before open nothing any more. */
  async recover(phrase: string): Promise<Recovered> {
    const { game } = await ask<PhraseFound>('/recover', { method: 'POST', body: { phrase } })
    return ask<Recovered>(`/games/${game}/recover`, { method: 'POST', body: { phrase } })
  },

  /** Let a computer play a seat, or take it back: `{holder: 'person'}`. */
  handOver: (game: string, seat: string, plan: SeatPlan) =>
    ask<GameInfo>(`/games/${game}/seats/${seat}/computer`, { method: 'POST', body: plan, tokens: tokensOf(game) }),

  /** A game that is over, as it stood for a seat after so many answers. */
  past: (game: string, at: number, seat: string) =>
    ask<Past>(`/games/${game}/replay?at=${at}&seat=${encodeURIComponent(seat)}`, { tokens: tokensOf(game) }),

  /** A game that is over, as a story. */
  tale: (game: string) => ask<ToldEvening>(`/games/${game}/tale`, { tokens: tokensOf(game) }),

  delete: (game: string) => send(`/games/${game}`, { method: 'DELETE', tokens: tokensOf(game) }).then(() => undefined),

  caseFile: (game: string) => send(`/games/${game}/case`, { tokens: tokensOf(game) }).then((answer) => answer.text()),

  /** What a case file is of. */
  caseHead: (file: string) => ask<CaseHead>('/cases/head', { method: 'POST', body: { case: file } }),

  upload: (file: string, seats: Record<Seat, SeatPlan>) => ask<Created>('/cases', { method: 'POST', body: { case: file, seats } }),

  report: (game: string, text: string) =>
    send(`/games/${game}/problem`, { method: 'POST', body: { text }, tokens: tokensOf(game) }).then(() => undefined),
}

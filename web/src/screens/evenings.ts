// Evenings that begin with one click, and the habit of choosing for a newcomer.
import { usual } from '../editions'
import type { NewGame, Seat, SeatPlan } from '../protocol'
import { router } from '../router.svelte'
import { heldGames, keepCreated } from '../seats'
import { server } from '../server'
import { settings } from '../settings.svelte'
import { wishNotes } from './noted'

/** What a table may agree on: one who is alone with computers takes back what he likes. */
export const TAKE_BACKS = 'take-backs'
export const isTraining = (story: string | undefined) => story === usual.start.training

const { start } = usual
const QUICK = 'madhouse.quick'

export async function begin(wish: NewGame) {
  const created = await server.setUp(wish)
  keepCreated(created)
  return created
}

/** The plans for the seats, by their names. */
export function seated(keeper: SeatPlan, investigators: SeatPlan[]): Record<Seat, SeatPlan> {
  return Object.fromEntries([['keeper', keeper], ...investigators.map((plan, at) => [`investigator-${at + 1}`, plan])])
}

/** Go on with a game that was saved as a file. */
export async function beginAgain(file: string, seats: Record<Seat, SeatPlan>) {
  const created = await server.upload(file, seats)
  keepCreated(created)
  return created
}

/** A first story at once: a gentle opponent, a companion, and the choices of setup made. */
export async function playNow() {
  const first = isNewHere()
  const created = await begin(start.evening(start.story, settings.name))
  if (first) wishNotes(created.game, true)
  chooseFor(created.game, created.seats[0]?.seat ?? '')
  router.go('game', created.game)
}

/** Nobody has played in this browser. */
export const isNewHere = () => heldGames().length === 0

/** The training story, with notes at the first time of each thing. */
export async function playTraining() {
  const created = await begin(start.evening(start.training, settings.name))
  wishNotes(created.game, true)
  router.go('game', created.game)
}

/** One person here, and nobody is invited. */
export function isAlone(plans: SeatPlan[]): boolean {
  const people = plans.filter((each) => each.holder !== 'computer')
  return people.length === 1 && people[0]!.holder === 'person'
}

/** Make the choices of setup for whoever sits there. */
export function chooseFor(game: string, seat: string) {
  sessionStorage.setItem(QUICK, `${game} ${seat}`)
}

/** Whoever takes something back makes his choices himself. */
export function stopChoosing() {
  sessionStorage.removeItem(QUICK)
}

export function isQuick(game: string, seat: string): boolean {
  return sessionStorage.getItem(QUICK) === `${game} ${seat}`
}

export function saying(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

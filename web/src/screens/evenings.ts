// Evenings that begin with one click, and the habit of choosing for a newcomer.
import { asEnabled, enabledPacks } from '../collection'
import type { ChoiceInfo, Library, NewGame, Role, Seat, SeatPlan, WayInfo } from '../protocol'
import { router } from '../router.svelte'
import { heldGames, keepCreated } from '../seats'
import { server } from '../server'
import { settings } from '../settings.svelte'
import { addShare } from '../shares'
import { words } from '../words/door'
import { lastEdition, noteBegun, playedHere } from '../played'
import { nextEvening, otherSide, type NextEvening } from './next_evening'
import { wishNotes } from './noted'
import { briefly } from '../kept.svelte'

const QUICK = 'madhouse.quick'

export async function begin(wish: NewGame) {
  const created = await server.setUp({ ...wish, packs: enabledPacks(await server.library(wish.edition)) })
  keepCreated(created)
  if (created.seats[0]) await addShare(created.game, created.seats[0].seat, created.commitment)
  noteBegun(wish.edition ?? '')
  return created
}

/** Of a wish: all figures are played from the one seat of this way. */
export function fromOneSeat({ hands, seat }: WayInfo, figures: number, plan: SeatPlan): Pick<NewGame, 'seats' | 'hands' | 'figures' | 'runs'> {
  const { seat: name = '' } = seat ?? {}
  const seats = { [name]: plan }
  return hands ? { seats, hands, figures } : { seats, runs: Array.from({ length: figures }, () => name) }
}

/** Plans by role, in the order of their seats. */
export type Plans = Record<string, SeatPlan[]>

/** The plans of an evening, by role; a person here goes by the name that was last used. */
export function plansOf({ seats: faces }: Library, { seats }: NewGame): Plans {
  const plans: Plans = {}
  for (const { seat, role } of faces) {
    const plan = seats[seat]
    if (plan) plans[role] = [...(plans[role] ?? []), plan.holder === 'person' ? { ...plan, name: settings.name } : plan]
  }
  return plans
}

/** The plans for the seats, by their names. */
export function seated({ seats: faces }: Library, plans: Plans): Record<Seat, SeatPlan> {
  return Object.fromEntries(
    faces.flatMap(({ seat, role, number }): [Seat, SeatPlan][] => {
      const plan = plans[role]?.[number - 1]
      return plan ? [[seat, plan]] : []
    }),
  )
}

export const roleOf = (library: Library | null, role: string): Role | undefined => library?.roles.find((each) => each.id === role)

/** How computers play a role, where there is a choice. */
export function levelsOf(library: Library | null, role: string): ChoiceInfo[] {
  const usual = roleOf(library, role)?.computer
  return library?.computers.some((each) => each.id === usual) ? library.computers : []
}

/** The evening that the edition has ready for learning, with the name of whoever sits here. */
async function trained(edition: string): Promise<NewGame> {
  const library = await server.library(edition)
  const plan = library.training ?? library.first
  if (!plan) throw new Error(words.screens.front.noEvening)
  return { ...plan, seats: seated(library, plansOf(library, plan)) }
}

/** Go on with a game that was saved as a file. */
export async function beginAgain(file: string, seats: Record<Seat, SeatPlan>) {
  const created = await server.upload(file, seats)
  keepCreated(created)
  return created
}

/** What *Play now* offers: the training story at first, then the next one, and the last one from another side. */
export async function offered(): Promise<{ next: NextEvening | undefined; other: NextEvening | undefined }> {
  const library = asEnabled(await server.library(lastEdition()))
  return { next: nextEvening(library, playedHere()), other: otherSide(library, playedHere()) }
}

/** An evening at once, with the choices of setup made; with notes for who was never here, and in the training story. */
export async function playNow(evening: NextEvening | undefined) {
  if (!evening) throw new Error(words.screens.front.noEvening)
  const library = await server.library(evening.wish.edition)
  const first = isNewHere()
  const created = await begin({ ...evening.wish, seats: seated(library, plansOf(library, evening.wish)) })
  if (first || library.stories.some((each) => each.training && each.id === evening.wish.story)) wishNotes(created.game, true)
  chooseFor(created.game, created.seats[0]?.seat ?? '')
  router.go('game', created.game)
}

/** Nobody has played in this browser. */
export const isNewHere = () => heldGames().length === 0 && playedHere().length === 0

/** The training story, with notes at the first time of each thing. */
export async function playTraining(edition: string) {
  const created = await begin(await trained(edition))
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
  briefly.setItem(QUICK, `${game} ${seat}`)
}

/** Whoever takes something back makes his choices himself. */
export function stopChoosing() {
  briefly.removeItem(QUICK)
}

export function isQuick(game: string, seat: string): boolean {
  return briefly.getItem(QUICK) === `${game} ${seat}`
}

export function saying(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

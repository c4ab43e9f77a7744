// Evenings that begin with one click, and the habit of choosing for a newcomer.
import type { NewGame, OptionText, Seat, SeatPlan } from '../protocol'
import { router } from '../router.svelte'
import { heldGames, keepCreated } from '../seats'
import { server } from '../server'
import { settings } from '../settings.svelte'
import { wishNotes } from './noted'

/** What a table may agree on: one who is alone with computers takes back what he likes. */
export const TAKE_BACKS = 'take-backs'
export const FIRST_STORY = 'lot-thirteen'
const TRAINING_STORY = 'the-cold-supper'
export const isTraining = (story: string | undefined) => story === TRAINING_STORY
/** How a computer plays an investigator; the tempers are for keepers. */
export const COMPANION = 'heuristic'

const QUICK = 'madhouse.quick'

/** Good company for a first evening: sturdy, and no numbers below three where it hurts. */
const sensible = ['jenny-barnes', 'ambulance-hands', 'unshockable', 'joe-diamond']

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

/** A first story at once: a gentle keeper, a companion, and the choices of setup made. */
export async function playNow() {
  const first = isNewHere()
  const created = await begin(firstEvening(FIRST_STORY))
  if (first) wishNotes(created.game, true)
  chooseFor(created.game, created.seats[0]?.seat ?? '')
  router.go('game', created.game)
}

/** Nobody has played in this browser. */
export const isNewHere = () => heldGames().length === 0

/** The training story, with notes at the first time of each thing. */
export async function playTraining() {
  const created = await begin(firstEvening(TRAINING_STORY))
  wishNotes(created.game, true)
  router.go('game', created.game)
}

function firstEvening(story: string): NewGame {
  const companion: SeatPlan = { holder: 'computer', player: COMPANION }
  return {
    story,
    seats: seated({ holder: 'computer', player: 'gentle' }, [{ holder: 'person', name: settings.name }, companion]),
    agreements: [TAKE_BACKS],
  }
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

/** The card that an option of setup names: `take jenny-barnes`, `pick unshockable`. */
export function cardOf(option: OptionText): string {
  return option.card || (option.option.split(' ').at(-1) ?? '')
}

/** The option a newcomer would be glad of. */
export function sensibleOption(options: OptionText[]): OptionText | undefined {
  const card = sensibleCard(options.map(cardOf))
  return options.find((each) => cardOf(each) === card)
}

/** The same, among cards. */
export function sensibleCard(cards: string[]): string | undefined {
  return sensible.find((each) => cards.includes(each)) ?? cards[0]
}

export function saying(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

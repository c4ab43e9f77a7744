// Evenings that begin with one click, and the habit of choosing for a newcomer.
import type { NewGame, OptionText, SeatPlan } from '../protocol'
import { router } from '../router.svelte'
import { keepCreated } from '../seats'
import { server } from '../server'
import { saveSettings, settings } from '../settings.svelte'

export const FIRST_STORY = 'lot-thirteen'
const TRAINING_STORY = 'the-cold-supper'
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

/** Go on with a game that was saved as a file. */
export async function beginAgain(file: string, keeper: SeatPlan, investigators: SeatPlan[]) {
  const created = await server.upload(file, keeper, investigators)
  keepCreated(created)
  return created
}

/** A first story at once: a gentle keeper, a companion, and the choices of setup made. */
export async function playNow() {
  const created = await begin(firstEvening(FIRST_STORY))
  sessionStorage.setItem(QUICK, created.game)
  router.go('game', created.game)
}

/** The training story, with notes at the first time of each thing. */
export async function playTraining() {
  settings.notes = true
  saveSettings()
  const created = await begin(firstEvening(TRAINING_STORY))
  router.go('game', created.game)
}

function firstEvening(story: string): NewGame {
  const companion: SeatPlan = { holder: 'computer', player: COMPANION }
  return {
    story,
    keeper: { holder: 'computer', player: 'gentle' },
    investigators: [{ holder: 'person', name: settings.name }, companion],
  }
}

/** Whether the choices of setup are to be made for whoever sits here. */
export function isQuick(game: string): boolean {
  return sessionStorage.getItem(QUICK) === game
}

/** The card that an option of setup names: `take jenny-barnes`, `pick unshockable`. */
export function cardOf(option: OptionText): string {
  return option.card || (option.option.split(' ').at(-1) ?? '')
}

/** The option a newcomer would be glad of. */
export function sensibleOption(options: OptionText[]): OptionText | undefined {
  for (const card of sensible) {
    const found = options.find((each) => cardOf(each) === card)
    if (found) return found
  }
  return options[0]
}

export function saying(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

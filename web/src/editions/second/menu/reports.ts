// What people tell the house of their own accord, as the menu puts it.
import type { Choice } from '../../../panel/choices'

const FIRE = 'set-fire'
const FIRE_OUT = 'no-fire-is-left'
const END_GAME = 'end-game'
const ELIMINATED = ['is-eliminated', 'was-eliminated-before-this-phase']

export interface Reports {
  fire: Choice | undefined
  fireOut: Choice | undefined
  endGame: Choice | undefined
  eliminated: Choice[]
  /** Everything else is the word of a card. */
  card: Choice[]
}

export function reportsOf(choices: Choice[]): Reports {
  const told = choices.filter(({ group }) => group === 'menu')
  const one = (wanted: string) => told.find(({ verb }) => verb === wanted)
  const named = [FIRE, FIRE_OUT, END_GAME, ...ELIMINATED]
  return {
    fire: one(FIRE),
    fireOut: one(FIRE_OUT),
    endGame: one(END_GAME),
    eliminated: told.filter(({ verb }) => ELIMINATED.includes(verb)),
    card: told.filter(({ verb }) => !named.includes(verb)),
  }
}

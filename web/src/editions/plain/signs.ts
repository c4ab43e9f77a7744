// An edition of which nothing is known: a seat is called by its id.
import { words } from '../../words'
import { capital } from '../../panel/choices'
import type { Signs } from '../signs'

const numberOf = (seat: string) => /\d+$/.exec(seat)?.[0]

export const signs: Signs = {
  seatTitle: (seat) => capital(seat.replaceAll('-', ' ')),
  seatIcon: () => 'person',
  seatClass: (seat) => `seat-${numberOf(seat) ?? '1'}`,
  storyLook: () => ({ icon: 'doorway', light: '#6d5a86', dark: '#1d1428' }),
  outcome: (winner) => words.screens.front.over(capital(winner)),
  levels: {},
  companion: '',
  usualLevel: () => '',
}

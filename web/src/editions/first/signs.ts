// What is shown of the first edition before a table is laid. It comes with the front door, so it is kept short.
import type { NewGame, SeatPlan } from '../../protocol'
import type { Signs, Start, StoryLook } from '../signs'
import { signs as words } from './words/en/signs'

const KEEPER = 'keeper'
/** How a computer plays an investigator; the tempers are for keepers. */
const COMPANION = 'heuristic'
/** What a table may agree on: one who is alone with computers takes back what he likes. */
const TAKE_BACKS = 'take-backs'

const stories: Record<string, StoryLook> = {
  'the-cold-supper': { icon: 'candle-flame', light: '#7d8a6a', dark: '#1a2118' },
  'lot-thirteen': { icon: 'price-tag', light: '#c98a35', dark: '#2b1608' },
  'tarry-light': { icon: 'lantern', light: '#4a7f86', dark: '#0c1f24' },
  'rest-cure': { icon: 'syringe', light: '#8a9a5a', dark: '#20260f' },
  understudy: { icon: 'drama-masks', light: '#9a4658', dark: '#2b0d18' },
  removal: { icon: 'coffin', light: '#86503a', dark: '#23100b' },
}

const numberOf = (seat: string) => /\d+/.exec(seat)?.[0]

export const signs: Signs = {
  seatTitle: (seat) => (numberOf(seat) ? words.investigator(Number(numberOf(seat))) : words.keeper),
  seatIcon: (seat) => (seat === KEEPER ? 'third-eye' : 'person'),
  seatClass: (seat) => (seat === KEEPER ? 'seat-k' : `seat-${numberOf(seat) ?? '1'}`),
  storyLook: (story) => stories[story] ?? { icon: 'doorway', light: '#6d5a86', dark: '#1d1428' },
  outcome: words.wonBy,
  levels: words.levels,
  companion: COMPANION,
  usualLevel: (seat) => (seat === KEEPER ? 'fair' : COMPANION),
}

export const start: Start = {
  story: 'lot-thirteen',
  training: 'the-cold-supper',
  evening: (story, name) => {
    const companion: SeatPlan = { holder: 'computer', player: COMPANION }
    const seats: NewGame['seats'] = { keeper: { holder: 'computer', player: 'gentle' }, 'investigator-1': { holder: 'person', name }, 'investigator-2': companion }
    return { story, seats, agreements: [TAKE_BACKS] }
  },
}

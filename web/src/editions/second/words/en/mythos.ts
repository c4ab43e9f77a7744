// The texts of the mythos phase, on its two pages.
import { inWords } from '../../../../words/en/numbers'

export const mythos = {
  label: (round: number) => `Mythos, round ${inWords(round)}`,
  says: 'What the house says',
  event: 'In the house',
  nothing: 'The house is quiet.',
  then: 'and then, in this order',
  monsters: 'The monsters',
  noMonsters: 'Nothing stirs.',
  still: 'Keeps still.',
  tests: (name: string, skill: string) => (skill ? `${name} tests ${skill}:` : `${name} rolls:`),
  horror: 'The horror',
  noHorror: 'Nobody has one near.',
  way: 'The steps of the phase',
  steps: { event: 'Event', monsters: 'Monsters', horror: 'Horror' },
  on: (round: number) => `On to round ${inWords(round)}`,
}

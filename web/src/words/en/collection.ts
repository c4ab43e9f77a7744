// What lies behind *More*, and the collection.
import { inWords } from './numbers'

export const more = {
  title: 'More',
  entries: {
    collection: ['My collection', 'What is enabled may turn up; what is not, never will.'],
    print: ['Print', 'Tiles, cards, tokens and figures at their true size.'],
    rules: ['Rules', 'All of them, by subject, and to be searched.'],
    'how-to-play': ['How to play', 'Each game on one page.'],
    games: ['Your games', 'Every evening this browser sits at, and those that are over.'],
    recover: ['A lost link', 'Back to your seat by the six words that you wrote down.'],
    settings: ['Settings', 'Sound, pace, text, and what is asked twice.'],
    credits: ['Credits', 'Whose icons and type these are.'],
  } as Record<string, [string, string]>,
}

export const collection = {
  title: 'My collection',
  note: 'What is enabled may turn up: its tiles, cards, monsters and stories. What is not, never will.',
  enabled: 'Enabled',
  disabled: 'Disabled',
  always: 'always in play',
  base: 'the box itself',
  pack: (number: number) => `pack ${number}`,
  aside: 'set aside',
  trial: 'to learn the pack',
  print: 'Print all of it',
  stories: (number: number) => (number === 0 ? 'no story of its own' : number === 1 ? 'one story' : `${inWords(number)} stories`),
  state: (kind: string, state: string) => `${kind} · ${state}`,
  alone: 'This house has no packs yet. One that is added will stand here, and can be set aside.',
}

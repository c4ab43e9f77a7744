// The texts of what lies around the board in the second edition.
import { inWords } from '../../../../words/en/numbers'

const counted = (n: number, one: string, many: string) => (n === 1 ? `one ${one}` : `${inWords(n)} ${many}`)

export const table = {
  secretNote: 'Somebody at this screen is insane, and what the back of that card says is not for the others.',
  agrees: (name: string) => `${name} agrees`,
  secretTurn: 'What is asked now is for this seat.',
  company: 'Who can be played',
  sharing: 'What is shared out, and among whom',
  nothingYet: 'nothing yet',
  atOnce: { begin: 'Choose for me', note: 'and begin.' },
  phases: { investigators: 'The investigators', mythos: 'The mythos phase' },
  self: {
    label: 'Your investigator',
    inRoom: (room: string) => (room ? `in the ${room}` : ''),
    back: 'Back to your own',
    damage: (n: number, of: number) => `Damage ${n} of ${of}`,
    horror: (n: number, of: number) => `Horror ${n} of ${of}`,
    clues: (n: number) => (n === 1 ? '1 Clue' : `${n} Clues`),
    actions: (n: number) => (n ? `${counted(n, 'action', 'actions')} left` : 'no action left'),
    done: 'has taken a turn',
    waits: 'waits',
    wounded: 'Wounded',
    insane: 'Insane',
    eliminated: 'Eliminated',
    upAndDown: (up: number, down: number) => [...(up ? [`${up} up`] : []), ...(down ? [`${down} down`] : [])].join(' '),
    down: { damage: 'Damage', horror: 'Horror' } as Record<string, string>,
    damageTitle: 'Damage',
    horrorTitle: 'Horror',
    conditions: (n: number) => (n === 1 ? 'Condition' : 'Conditions'),
    of: 'of',
    cluesWord: (n: number) => (n === 1 ? ' clue' : ' clues'),
    carried: 'Carried',
    another: (name: string) => `Look at ${name}`,
  },
  skills: { strength: 'str.', agility: 'agi.', observation: 'obs.', lore: 'lore', influence: 'infl.', will: 'will' } as Record<string, string>,
  features: { barricade: 'Barricade', passage: 'Secret Passage', darkness: 'Darkness', fire: 'Fire' },
  tabs: { self: 'Self', cards: 'Cards' },
  costs: { action: 'action', free: 'free', steps: (n: number) => counted(n, 'step', 'steps') },
  laidNow: 'laid just now',
  deadline: (n: number) => `Round ${inWords(n)} is the last.`,
}

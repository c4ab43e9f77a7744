// A new evening, and those who are invited to it.
import { range } from './numbers'

const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`)

export const evening = {
  title: 'A new evening',
  chooseStory: 'Choose a story',
  chooseTrial: 'Or learn a pack first',
  trialNote: 'Short boards of two or three rooms, on which every rule of a pack is met once. Nothing of their story comes up elsewhere.',
  chooseGame: 'Which game',
  chooseWay: 'Choose how it is played',
  chooseSeats: 'Choose who sits at the table',
  chooseLevel: 'How hard',
  figures: 'How many go in',
  fewer: 'One fewer',
  more: 'One more',
  needs: (packs: string[]) => `needs ${packs.join(', ')}`,
  notOffered: (stories: string[], packs: string[]) => `Not offered: ${stories.join(', ')}. It needs ${packs.join(', ')}, which you have set aside in`,
  minutes: (least: number, most: number) => `${range(least, most, ' to ')} minutes`,
  minutesShort: (least: number, most: number) => `${range(least, most, '–')} min`,
  training: 'training',
  difficulty: (word: string) => `difficulty: ${word}`,
  notes: 'Content',
  story: 'Story',
  withNotes: 'A short note the first time anything happens',
  options: 'Optional rules',
  tableOptions: 'At this table',
  holder: { person: 'a person here', open: 'a person by link', computer: 'a computer' },
  whoHolds: (seat: string) => `Who plays: ${seat}`,
  level: (seat: string) => `How the computer plays: ${seat}`,
  nameOf: (seat: string) => `Name for ${seat}`,
  name: 'name',
  removeSeat: (seat: string) => `Take away: ${seat}`,
  emptyChair: 'An empty chair',
  begin: 'Begin the evening',
  beginning: 'The table is being laid …',
  shared: 'Several people on one screen: a curtain falls where something is secret.',
  nobodyHere: 'Somebody has to play: give at least one seat to a person here.',
  upload: 'Go on with a case file',
  uploadNote: 'A game that was saved as a file. Its seed is known, and the game says so.',
  uploaded: (story: string, decisions: number, seats: string[]) => `${story}, ${count(decisions, 'decision', 'decisions')} so far. The file has these seats: ${seats.join(', ')}.`,
  notUpload: 'Choose a story instead',
  cutShort: 'The case in this link was cut short on its way. Take the case file along instead.',
}

export const invite = {
  title: 'Invite the others',
  note: 'Whoever opens a link has the seat, and the link is used up. Send each to one person.',
  seat: (seat: string) => `Link for ${seat}`,
  watch: 'Link to watch',
  watchNote: 'For as many as like; they see what all at the table may see.',
  loopback: 'This server listens to this machine alone. To let others in, start it with: madhouse serve --host 0.0.0.0',
  go: 'To the table',
  none: 'The links of this table are not in this browser.',
}

export const ownLink = {
  copy: (seats: number) => (seats > 1 ? 'Copy the link to my seats' : 'Copy the link to my seat'),
  copied: 'Copied.',
  byHand: 'Copy it from here.',
  warning: 'It opens the game as you left it, in any browser. Whoever has it sits in your chair, so keep it to yourself.',
  opensNothing: 'This link opens no seat any more. The game may have been deleted, or the seat given up.',
}

export const join = {
  title: 'A chair is free',
  watchTitle: 'A place by the wall',
  name: 'Your name, as the others read it',
  sit: (seat: string) => `Sit down as ${seat}`,
  watch: 'Watch',
  host: (name: string) => `${name} has laid a table and keeps a chair for you.`,
  nobody: 'Somebody has laid a table and keeps a chair for you.',
  watching: (name: string) => `${name || 'Somebody'} lets you watch. You will see what all at the table may see, and no more.`,
  who: 'At the table',
  computer: 'a computer',
  free: 'nobody yet',
  here: 'here',
  taken: 'taken',
  yours: 'your chair',
  gone: 'Back to the front door',
  seedMark: 'Seed known',
  seedKnown: 'The seed of this game was known beforehand: who laid the table could have foreseen the dice.',
}

// The front door, and the games that are gone on with from there.
import { uncapital } from '../setting'
import { range } from './numbers'

export const title = 'Madhouse'

export const front = {
  playNow: 'Play now',
  /** Its name may not be known yet. */
  play: (story: string) => (story ? `Play ${story}` : 'Play'),
  settingOut: 'The lamps are being lit …',
  noEvening: 'No story is ready to be played at once.',
  first: (story: string, [least, most]: [number, number], notes: string) => `${story}, ${range(least, most, ' to ')} minutes.${notes ? ` Content: ${uncapital(notes)}` : ''}`,
  motto: 'Somebody has lit the lamps. You came in out of the rain.',
  games: 'The two games',
  facts: (stories: number, players: string, [least, most]: [number, number]) => `${stories} stories · ${players} · ${range(least, most, ' to ')} minutes`,
  continue: 'Continue',
  newGame: 'New game',
  join: 'Join with a link',
  howToPlay: 'How to play',
  howToOther: (name: string) => `How to play the ${uncapital(name)}`,
  rules: 'Rules',
  settings: 'Settings',
  more: 'More',
  credits: 'Credits',
  ownGames: 'Your games',
  menu: 'Front door',
  unofficial:
    'An unofficial work of its own, with its own stories and texts, not connected with the publisher of the board game.',
  icons: 'Icons: game-icons.net, CC BY 3.0',
  link: 'The link you were sent',
  linkHelp: 'Paste it here. It takes you to your seat, or to a place where you can watch.',
  noLink: 'This is not a link to a table. It should contain #/join/, #/seat/ or #/watch/.',
  sitDown: 'Sit down',
  setup: 'being set up',
  round: (round: number) => `round ${round}`,
  over: (winner: string) => (winner ? `over: ${winner}` : 'over'),
  waitsForYou: 'The table waits for you.',
  waitsFor: (names: string) => `The table waits for ${names}.`,
  lastPlayed: (when: string) => `last played ${when}`,
  delete: 'Delete',
  deleteAsk: 'Delete this game for all who play in it?',
  deleteYes: 'Delete it',
  picture: (story: string) => `The house of ${story} as you left it`,
}

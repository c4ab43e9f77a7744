// The texts of the screens around the table.
import { collection, more } from './collection'
import { end } from './end'
import { evening, invite, join, ownLink } from './evening'
import { displacing, phrase, recover, shares } from './hosting'
import { front, title } from './front'
import { notes } from './notes'
import { print } from './print'
import { rules } from './rules'
import { settings } from './settings'

export const screens = {
  title,
  tab: (page: string) => `${page} · ${title}`,
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'One moment …',

  front,
  more,
  collection,
  ownLink,
  phrase,
  recover,
  displacing,
  shares,
  evening,
  invite,
  end,
  rules,
  settings,
  join,
  notes,
  print,

  games: {
    open: 'Evenings that go on',
    over: 'Evenings that are over',
    none: 'No game is kept in this browser.',
    you: (seat: string) => `you: ${seat}`,
    computer: (seat: string) => `a computer as ${seat.toLowerCase()}`,
    empty: (seat: string) => `an empty chair for ${seat.toLowerCase()}`,
    seedKnown: 'seed known',
    caseFile: 'Case file',
    forget: 'Take off the list',
    forgetAsk: 'Only this browser forgets it, and the others play on. Without the link to your seat you cannot come back.',
    forgetYes: 'Forget it',
    with: (others: string[]) => (others.length ? `with ${others.join(', ')}` : ''),
  },

  curtain: {
    hand: (name: string) => `Hand over to ${name}`,
    here: (name: string) => `${name} sits down`,
    hidden: 'The table is covered. Whoever sat here looks away.',
  },

  journal: {
    title: 'Journal',
    note: 'Everything that was read aloud, in the order it was heard.',
    empty: 'Nothing has been read aloud yet.',
    roomNote: 'What was read aloud in this room.',
    showAll: 'The whole journal',
    round: (round: number) => (round ? `Round ${round}` : 'Before the first round'),
  },

  credits: {
    title: 'Credits',
    icons: 'Icons',
    iconLine: 'From game-icons.net, under CC BY 3.0, drawn by',
    iconAuthors: 'Lorc, Delapouite, Skoll, Carl Olsen, sbed, Caro Asercion, Cathelineau, DarkZaitzev, Faithtoken, Willdabeast and other contributors',
    iconOwn: 'The flapper and the kerchief were drawn for this table.',
    type: 'Type',
    typeLine: 'IM Fell DW Pica SC, digitised by Igino Marini; Alegreya by Juan Pablo del Peral, Huerta Tipográfica. Both under the SIL Open Font License.',
    own: 'A work of its own',
    ownLine:
      'Madhouse is unofficial. Its stories, texts, pictures and sounds are its own. It is not connected with the publisher of the board game whose rules it follows.',
    sound: 'Sound',
    soundLine: 'No recordings: every sound is made in the browser, from noise and a few sine waves.',
  },
}

// Who and what looks like what: portraits, monsters and cards.
import type { CardText } from '../../protocol'
import type { AnyIcon } from '../../icons/icons'

const portraits: Record<string, AnyIcon> = {
  'jenny-barnes': 'flapper',
  'joe-diamond': 'spy',
  'harvey-walters': 'mustache',
  'gloria-goldberg': 'stenographer',
  'michael-mcglen': 'diving-helmet',
  'luzia-andrade': 'mate',
  'ezra-fairweather': 'undertaker',
  'odile-tetreault': 'kerchief',
}

export function portrait(who: string): AnyIcon {
  return portraits[who] ?? 'person'
}

export interface MonsterLook {
  icon: AnyIcon
  line: string
  light: string
  dark: string
}

const look = (icon: AnyIcon, line: string, light: string, dark: string): MonsterLook => ({ icon, line, light, dark })

const monsters: Record<string, MonsterLook> = {
  zombie: look('shambling-zombie', '#a3c46a', '#4c6a33', '#2f4522'),
  maniac: look('enrage', '#e2a05c', '#8c5522', '#5b3210'),
  cultist: look('cowled', '#e2735c', '#8c2c22', '#6e1d16'),
  'cult-leader': look('kenku-head', '#ff8f9c', '#93203c', '#5d1026'),
  chthonian: look('worm-mouth', '#d7a6d8', '#76457a', '#44204a'),
  'mi-go': look('fly', '#8fd0e0', '#2f6a7c', '#153c4a'),
  'hound-of-tindalos': look('hound', '#c9d0d8', '#55606e', '#2a323d'),
  shoggoth: look('slime', '#7fe0b4', '#23705a', '#0e3f33'),
  witch: look('witch-face', '#b49ae6', '#5c4499', '#3b2a66'),
}

export function monsterLook(kind: string): MonsterLook {
  return monsters[kind] ?? look('squid-head', '#b49ae6', '#5c4499', '#3b2a66')
}

/** Words in a card's id, and the icon they call for; the first that fits counts. */
const things: [RegExp, AnyIcon][] = [
  [/tommy|automatic|revolver|pistol/, 'revolver'],
  [/shotgun/, 'shotgun'],
  [/axe/, 'wood-axe'],
  [/knife|salts-day/, 'bowie-knife'],
  [/crowbar|poker|hook/, 'crowbar'],
  [/sledgehammer/, 'flat-hammer'],
  [/blackjack|stick/, 'baton'],
  [/key|picklock/, 'key'],
  [/lantern|lamp|fresnel|bulb|wick/, 'lantern'],
  [/flash|camera/, 'photo-camera'],
  [/book|log-|notes|ledger|ephemeris|notebook/, 'spell-book'],
  [/first-aid|bag/, 'first-aid-kit'],
  [/sedative|ampoule/, 'syringe'],
  [/smelling/, 'perfume-bottle'],
  [/cordial/, 'brandy-bottle'],
  [/kerosene/, 'jerrycan'],
  [/dynamite/, 'dynamite'],
  [/bosun|-cat$/, 'cat'],
  [/salt/, 'salt-shaker'],
  [/sextant/, 'spyglass'],
  [/bucket/, 'empty-wood-bucket'],
  [/ring/, 'ring'],
  [/brother/, 'prayer'],
  [/valve/, 'valve'],
  [/ankle|knee|rib|finger|cut|hand|concussion|winded|eye/, 'broken-bone'],
  [/dark|candle/, 'candle-flame'],
  [/fire|burn/, 'small-fire'],
]

const kinds: Record<string, AnyIcon> = {
  item: 'knapsack',
  clue: 'scroll-unfurled',
  spell: 'magic-swirl',
  trauma: 'screaming',
  mythos: 'raven',
  action: 'third-eye',
  trait: 'person',
  lock: 'padlock',
  obstacle: 'barricade',
  monster: 'cowled',
  token: 'dead-head',
  combat: 'crossed-swords',
  event: 'pocket-watch',
  objective: 'drama-masks',
  rule: 'rule-book',
  investigator: 'person',
}

const keeperActions: [RegExp, AnyIcon][] = [
  [/minion|command/, 'footsteps'],
  [/omen/, 'raven'],
  [/wound/, 'broken-bone'],
  [/light/, 'candle-flame'],
  [/stir/, 'fist'],
  [/fire/, 'small-fire'],
  [/sample/, 'syringe'],
  [/carry/, 'knapsack'],
  [/urge/, 'screaming'],
  [/hour/, 'hourglass'],
  [/corpse|dead|raise/, 'dead-head'],
]

/** The icon of a card's art. */
export function cardIcon(card: CardText): AnyIcon {
  if (card.kind === 'investigator') return portrait(card.id)
  if (card.kind === 'monster') return monsterLook(card.id).icon
  const list = card.kind === 'action' ? keeperActions : ['item', 'trauma', 'mythos'].includes(card.kind) ? things : []
  const found = list.find(([pattern]) => pattern.test(card.id))
  return found?.[1] ?? kinds[card.kind] ?? 'card-pick'
}

/** Light and dark behind a portrait, before a seat gives it a colour of its own. */
const lights: Record<string, [string, string]> = {
  'jenny-barnes': ['#b77a22', '#5d380a'],
  'joe-diamond': ['#a33d55', '#551325'],
  'harvey-walters': ['#3c74a6', '#16334f'],
  'gloria-goldberg': ['#4e8a5c', '#1a3a24'],
  'michael-mcglen': ['#5c6c80', '#222c38'],
  'luzia-andrade': ['#2f7a7c', '#0f3436'],
  'ezra-fairweather': ['#715a96', '#2a1d42'],
  'odile-tetreault': ['#a0582c', '#47210c'],
}

export function portraitLight(who: string): [string, string] {
  return lights[who] ?? ['#7d6a45', '#33270f']
}

// Lines of the log that deserve a moment, and what the moment shows.
import type { AnyIcon } from '../../../icons/icons'
import { cardIcon, lookOf, portrait } from '../looks'
import { fewest, type Moment, type MomentKind } from '../../../moments/moment'
import type { CardLine, Fact, Line } from '../../../protocol'
import { toldOf } from '../cards/told'
import { kindOf } from '../monsters'
import { attemptNow } from '../puzzles/attempt'
import { finished } from '../puzzles/finished'
import { SPECTATOR } from '../../../table.svelte'
import { character, sideOf, type Table } from '../table'
import { words } from '../words'
import { diceOf, type Dice } from './dice'

export interface Cost {
  kind: 'horror' | 'damage' | 'foe'
  amount: number
  left: number
  most: number
}

/** A moment with its die and what it has cost. */
export interface FirstMoment extends Moment {
  dice?: Dice
  cost?: Cost
}

/** Before it is known how long it takes to read. */
type Found = Omit<FirstMoment, 'paragraphs' | 'rolls' | 'reckoned' | 'opening'> & { lines?: CardLine[] }

const w = words.moments
/** How many moments one answer may bring at most. */
const MOST = 3
/** What is no more a part of an event. */
const ENDS_EVENT = new Set(['round', 'turn', 'time', 'event', 'keeper-turn', 'game-over'])
/** How far back the reason of a test may lie. */
const LOOK_BACK = 8
const REASONS = new Set(['faces', 'attacks', 'monster-attacks', 'evades', 'special-attack', 'lock-revealed', 'obstacle', 'mythos', 'casts', 'braves-fire'])
const PERSON: [string, string] = ['#b77a22', '#5d380a']
const DARK: [string, string] = ['#6d4a5c', '#2a1421']
const HARM: [string, string] = ['#a03a2c', '#4a0f0b']
const FIND: [string, string] = ['#3e6b5c', '#152a24']
const VEIL: [string, string] = ['#2e6a70', '#0c2327']

/** The moments of the lines from a place on, few and in their order. */
export function momentsOf(table: Table, lines: Line[], from: number): FirstMoment[] {
  const found: Found[] = []
  for (let at = from; at < lines.length; at++) {
    const line = lines[at]
    if (line && !costs(table, found, line)) found.push(...momentOf(table, lines, at, line))
  }
  for (const each of found) each.waits &&= table.sitting !== SPECTATOR // nobody reads for whoever only looks on
  return fewest(found.map(whole), MOST)
}

/** With all that the table has to know of it: a card says at the beginning of a line what the line is about. */
function whole(found: Found): FirstMoment {
  const paragraphs = found.lines?.map(({ lead, text }) => ({ lead, rest: text })) ?? found.text.split('\n').filter(Boolean).map((rest) => ({ lead: '', rest }))
  return { ...found, paragraphs, rolls: found.dice !== undefined, reckoned: reckoned(found), opening: found.icon === 'open-book' }
}

/** What stands beside the die: the parts of the number, and what came of it. */
function reckoned({ dice, cost }: Found): number {
  const parts = dice?.parts.map((part) => part.name).join() ?? ''
  return parts.length + (dice ? 30 : 0) + (cost ? 20 : 0)
}

/** What a test has cost is told with it, not after it. */
function costs(table: Table, found: Found[], line: Line): boolean {
  const last = found.at(-1)
  if (!last || last.cost || !last.dice) return false
  if (!['horror', 'damage', 'monster-hurt'].includes(line.kind)) return false
  last.cost = costOf(table, line)
  if (line.kind !== 'monster-hurt') {
    last.kind = last.cost.kind === 'horror' ? 'horror' : 'damage'
    last.weight = Math.max(last.weight, 5)
  }
  return true
}

function costOf(table: Table, line: Line): Cost {
  const amount = Number(line.facts.amount)
  if (line.kind === 'monster-hurt') return { kind: 'foe', amount, left: 0, most: 0 }
  const who = character(table, String(line.facts.who))
  const most = (line.kind === 'horror' ? who?.sanity : who?.health) ?? 0
  return { kind: line.kind === 'horror' ? 'horror' : 'damage', amount, left: Number(line.facts.left), most }
}

function momentOf(table: Table, lines: Line[], at: number, line: Line): Found[] {
  const who = text(line.facts.who)
  const name = who ? table.nameOf(who) : ''
  const own = table.view?.investigators.some((each) => each.id === who && each.player === table.sitting)
  const near = own ? 1 : 0
  const base = { key: `${line.number} ${line.kind}`, text: '', read: false, waits: false, side: sideOf(table.sitting), weight: 3 + near, icon: portrait(table, who), tint: PERSON }
  switch (line.kind) {
    case 'test':
      return [{ ...base, ...tested(table, lines, at, line, name) }]
    case 'horror':
    case 'damage': {
      const cost = costOf(table, line)
      if (!cost.amount) return []
      const horror = cost.kind === 'horror'
      const title = horror ? w.horror(cost.amount) : w.damage(cost.amount)
      return [{ ...base, kind: cost.kind as MomentKind, kicker: name, title, cost, weight: 5 + near, tint: horror ? VEIL : HARM }]
    }
    case 'found': {
      const clue = table.cards[text(line.facts.card)]?.kind === 'clue'
      const find = shown(table, line, 'card', `${clue ? w.clue : w.found} · ${name}`)
      return [{ ...base, ...find, tint: FIND, weight: clue ? 6 : base.weight, read: clue, waits: Boolean(own && find.text) }]
    }
    case 'trauma':
      return [{ ...base, ...shown(table, line, 'card', `${w.trauma} · ${name}`), tint: HARM, weight: 5 }]
    case 'mythos':
    case 'mythos-facedown-face':
      return [{ ...base, ...shown(table, line, 'card', `${line.kind === 'mythos' ? w.mythos : w.facedown} · ${name}`), tint: VEIL, weight: 5 }]
    case 'spell-flipped':
      return [{ ...base, ...shown(table, line, 'card', `${w.spell} · ${name}`), tint: ['#6a4a8c', '#271640'] }]
    case 'lock-revealed':
      return [{ ...base, ...shown(table, line, 'lock', `${w.lock} · ${name}`), icon: 'padlock', tint: HARM, weight: 4 }]
    case 'obstacle':
      return [{ ...base, ...shown(table, line, 'lock', `${w.obstacle} · ${name}`), icon: 'barricade', tint: HARM, weight: 4 }]
    case 'puzzle-solved':
      return [{ ...base, ...worked(table, line, name), tint: FIND, weight: 5 }]
    case 'puzzle-unsolved':
      // who leaves it of his own will has seen it
      return attemptNow(lines.slice(0, at))?.left && !line.facts.time_up ? [] : [{ ...base, ...worked(table, line, name), tint: HARM }]
    case 'monster-placed': {
      const look = foe(table, line.facts.monster)
      return [{ ...base, kind: 'monster', kicker: w.monster, title: sentence(line.text, 0), text: rest(line.text), ...look, weight: 6 }]
    }
    case 'introduction':
    case 'prologue':
    case 'objective-revealed':
      return [{ ...base, ...readOut(line) }]
    case 'event':
      return [{ ...base, ...readOut(line), ...whatCame(lines, at, line) }]
    case 'killed':
      return [{ ...base, kind: 'death', kicker: w.dead, title: w.deadTitle(name), icon: 'death-skull', tint: DARK, weight: 9 }]
    case 'insane':
      return [{ ...base, kind: 'insane', kicker: w.insane, title: w.insaneTitle(name), icon: 'screaming', tint: VEIL, weight: 7 }]
    case 'monster-killed':
      return [{ ...base, kind: 'death', kicker: w.monsterDead, title: sentence(line.text, 0), icon: 'dead-head', tint: DARK, weight: 4 }]
    default:
      return []
  }
}

/** A test, with the line that tells why it was made. */
function tested(table: Table, lines: Line[], at: number, line: Line, name: string) {
  const dice = diceOf(table, line)
  const before = lines.slice(Math.max(0, at - LOOK_BACK), at).reverse()
  const ended = before.findIndex((each) => each.kind === 'test')
  const recent = ended < 0 ? before : before.slice(0, ended)
  const reason = recent.find((each) => REASONS.has(each.kind))
  const told = recent.find((each) => each.kind === 'combat' || each.kind === 'special-attack')
  const first = recent.find((each) => each.kind === 'rerolled')
  const kickers: Record<string, string> = { faces: w.horrorTest, attacks: w.attack, 'monster-attacks': w.attacked, evades: w.evade }
  const seen = reason && reason.facts.monster !== undefined ? foe(table, reason.facts.monster) : {}
  return {
    kind: 'dice' as MomentKind,
    kicker: `${(reason && kickers[reason.kind]) ?? w.test(text(line.facts.attribute))} · ${name}`,
    title: reason ? sentence(reason.text, 0) : w.tests(name, text(line.facts.attribute)),
    text: told && told !== reason ? told.text : told ? rest(told.text) : '',
    came: first ? [first.text] : [],
    dice,
    ...seen,
  }
}

/** The end of an attempt at a puzzle: all see how it lies. */
function worked(table: Table, line: Line, name: string) {
  const card = text(line.facts.card)
  const solved = line.kind === 'puzzle-solved'
  const puzzle = solved ? finished(line) : table.view?.puzzles.find((each) => each.card === card)
  const told = solved ? w.solvedText : line.facts.time_up ? w.timeUpText : w.unsolvedText
  const look = { kind: 'puzzle' as MomentKind, icon: 'puzzle' as AnyIcon, ...(puzzle ? { puzzle } : {}) }
  return { ...look, kicker: `${solved ? w.solved : w.unsolved} · ${name}`, title: table.nameOf(card), text: told }
}

function shown(table: Table, line: Line, kind: MomentKind, kicker: string) {
  const id = text(line.facts.card)
  const card = table.cards[id]
  const icon = cardIcon(card)
  // what is printed on a clue is all told, and has no rules
  if (!card?.lines.length && !card?.only) return { kind, kicker, title: table.nameOf(id), text: card?.flavour || rest(line.text), icon }
  return { kind, kicker, title: card.name, text: toldOf(card), lines: [...(card.only ? [{ lead: '', text: card.only }] : []), ...card.lines], flavour: card.flavour, icon }
}

const READ: Record<string, { kind: MomentKind; icon: AnyIcon; weight: number }> = {
  introduction: { kind: 'event', icon: 'open-book', weight: 9 },
  prologue: { kind: 'event', icon: 'open-book', weight: 9 },
  'objective-revealed': { kind: 'objective', icon: 'drama-masks', weight: 8 },
  event: { kind: 'event', icon: 'pocket-watch', weight: 7 },
}

/** Texts that are read aloud at the table: a heading, then what is told. A prologue has no heading. */
function readOut(line: Line) {
  const [head = '', ...body] = line.text.split('\n\n')
  const cut = head.indexOf(': ')
  const look = { ...READ[line.kind]!, tint: DARK, read: true, waits: true }
  if (line.kind === 'prologue') return { ...look, kicker: w.prologue, title: w.prologueTitle, text: line.text }
  const [kicker, title] = cut < 0 ? [w.introduction, head] : [head.slice(0, cut), head.slice(cut + 2)]
  return { ...look, kicker: look.kind === 'objective' ? w.objective : kicker, title, text: body.join('\n\n') }
}

/** An event goes on with what its card tells of the keeper's answers; what it does stands after a single line break. */
function whatCame(lines: Line[], at: number, { text: told }: Line) {
  const after = lines.slice(at + 1)
  const end = after.findIndex((each) => ENDS_EVENT.has(each.kind))
  const sections = (end < 0 ? after : after.slice(0, end)).filter((each) => each.kind === 'event-section')
  const paragraphs = [...told.split('\n\n').slice(1), ...sections.flatMap((each) => each.text.split('\n\n'))]
  const parts = paragraphs.map((each) => each.split('\n'))
  return { text: parts.map(([first = '']) => first).join('\n'), came: parts.flatMap(([, ...rest]) => rest) }
}

function foe(table: Table, id: Fact | undefined): { icon: AnyIcon; tint: [string, string] } {
  const card = table.cards[kindOf(table, Number(id))]
  return { icon: cardIcon(card), tint: [lookOf(card).light, lookOf(card).dark] }
}

const text = (fact: Fact | undefined) => (typeof fact === 'string' ? fact : '')
/** A sentence ends with a full stop, but Mr. and Mrs. do not end one. */
const ENDS = /(?<=[.!?])(?<!\b(?:Mr|Mrs|Dr|St|Rev|Prof)\.)\s+/
const sentence = (told: string, at: number) => (told.split(ENDS)[at] ?? told).replace(/\.$/, '')
const rest = (told: string) => told.split(ENDS).slice(1).join(' ')

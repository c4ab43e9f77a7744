// Lines of the log that deserve a moment, and what the moment shows.
import type { AnyIcon } from '../icons/icons'
import { cardIcon, monsterLook, portrait } from '../icons/faces'
import type { Fact, Line } from '../protocol'
import type { Table } from '../table.svelte'
import { words } from '../words'

export type MomentKind = 'dice' | 'horror' | 'damage' | 'card' | 'monster' | 'lock' | 'event' | 'objective' | 'death'

export interface Dice {
  attribute: string
  needs: number
  roll: number
  passed: boolean
}

export interface Cost {
  kind: 'horror' | 'damage' | 'foe'
  amount: number
  left: number
  most: number
}

export interface Moment {
  key: string
  kind: MomentKind
  kicker: string
  title: string
  text: string
  icon: AnyIcon
  /** Light and dark of the picture. */
  tint: [string, string]
  dice?: Dice
  cost?: Cost
  /** What is dropped first when there is too much to show. */
  weight: number
  /** It is a text that is read at the table. */
  read: boolean
}

const w = words.moments
/** How many moments one answer may bring at most. */
const MOST = 3
/** How far back the reason of a test may lie. */
const LOOK_BACK = 8
const REASONS = new Set(['faces', 'attacks', 'monster-attacks', 'evades', 'special-attack', 'lock-revealed', 'obstacle', 'mythos', 'casts', 'braves-fire'])
const PERSON: [string, string] = ['#b77a22', '#5d380a']
const DARK: [string, string] = ['#6d4a5c', '#2a1421']
const HARM: [string, string] = ['#a03a2c', '#4a0f0b']
const FIND: [string, string] = ['#3e6b5c', '#152a24']
const VEIL: [string, string] = ['#2e6a70', '#0c2327']

/** The moments of the lines from a place on, few and in their order. */
export function momentsOf(table: Table, lines: Line[], from: number): Moment[] {
  const found: Moment[] = []
  for (let at = from; at < lines.length; at++) {
    const line = lines[at]
    if (line && !costs(table, found, line)) found.push(...momentOf(table, lines, at, line))
  }
  return fewest(found, MOST)
}

/** Leave out what weighs least. */
export function fewest(found: Moment[], most: number): Moment[] {
  const kept = [...found].sort((a, b) => b.weight - a.weight).slice(0, most)
  return found.filter((each) => kept.includes(each))
}

/** What a test has cost is told with it, not after it. */
function costs(table: Table, found: Moment[], line: Line): boolean {
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
  const who = table.character(String(line.facts.who))
  const most = (line.kind === 'horror' ? who?.sanity : who?.health) ?? 0
  return { kind: line.kind === 'horror' ? 'horror' : 'damage', amount, left: Number(line.facts.left), most }
}

function momentOf(table: Table, lines: Line[], at: number, line: Line): Moment[] {
  const who = text(line.facts.who)
  const name = who ? table.nameOf(who) : ''
  const own = table.view?.investigators.some((each) => each.id === who && each.player === table.sitting)
  const near = own ? 1 : 0
  const base = { key: `${line.number} ${line.kind}`, text: '', read: false, weight: 3 + near, icon: portrait(who), tint: PERSON }
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
    case 'found':
      return [{ ...base, ...shown(table, line, 'card', `${w.found} · ${name}`), tint: FIND }]
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
    case 'monster-placed': {
      const look = foe(table, line.facts.monster)
      return [{ ...base, kind: 'monster', kicker: w.monster, title: sentence(line.text, 0), text: rest(line.text), ...look, weight: 6 }]
    }
    case 'event':
    case 'objective-revealed':
    case 'prologue':
      return [{ ...base, ...readOut(line) }]
    case 'killed':
      return [{ ...base, kind: 'death', kicker: w.dead, title: w.deadTitle(name), text: line.text, icon: 'death-skull', tint: DARK, weight: 9 }]
    case 'insane':
      return [{ ...base, kind: 'horror', kicker: w.insane, title: w.insaneTitle(name), text: line.text, icon: 'screaming', tint: VEIL, weight: 7 }]
    case 'monster-killed':
      return [{ ...base, kind: 'death', kicker: w.monsterDead, title: line.text, icon: 'dead-head', tint: DARK, weight: 4 }]
    default:
      return []
  }
}

/** A test, with the line that tells why it was made. */
function tested(table: Table, lines: Line[], at: number, line: Line, name: string) {
  const dice: Dice = {
    attribute: text(line.facts.attribute),
    needs: Number(line.facts.needs),
    roll: Number(line.facts.roll),
    passed: line.facts.passed === true,
  }
  const before = lines.slice(Math.max(0, at - LOOK_BACK), at).reverse()
  const ended = before.findIndex((each) => each.kind === 'test')
  const recent = ended < 0 ? before : before.slice(0, ended)
  const reason = recent.find((each) => REASONS.has(each.kind))
  const told = recent.find((each) => each.kind === 'combat' || each.kind === 'special-attack')
  const kickers: Record<string, string> = { faces: w.horrorTest, attacks: w.attack, 'monster-attacks': w.attacked, evades: w.evade }
  const seen = reason && reason.facts.monster !== undefined ? foe(table, reason.facts.monster) : {}
  return {
    kind: 'dice' as MomentKind,
    kicker: `${(reason && kickers[reason.kind]) ?? w.test(dice.attribute)} · ${name}`,
    title: reason ? sentence(reason.text, 0) : dice.passed ? w.passed : w.failed,
    text: told ? told.text : '',
    dice,
    ...seen,
  }
}

function shown(table: Table, line: Line, kind: MomentKind, kicker: string) {
  const id = text(line.facts.card)
  const card = table.cards[id]
  return { kind, kicker, title: table.nameOf(id), text: card?.text || rest(line.text), icon: card ? cardIcon(card) : ('card-pick' as AnyIcon) }
}

/** Texts that are read aloud at the table: a heading, then what is told. */
function readOut(line: Line) {
  const [head = '', ...body] = line.text.split('\n\n')
  const told = body.join('\n\n')
  const objective = line.kind === 'objective-revealed'
  const [before, title] = head.includes(': ') ? [head.slice(0, head.indexOf(': ')), head.slice(head.indexOf(': ') + 2)] : [w.prologue, '']
  return {
    kind: (objective ? 'objective' : 'event') as MomentKind,
    kicker: objective ? w.objective : before,
    title: title || w.prologue,
    text: told || head,
    icon: (objective ? 'drama-masks' : 'pocket-watch') as AnyIcon,
    tint: DARK,
    weight: objective ? 8 : 7,
    read: true,
  }
}

function foe(table: Table, id: Fact | undefined): { icon: AnyIcon; tint: [string, string] } {
  const kind = table.view?.monsters.find((each) => each.id === Number(id))?.kind ?? ''
  const look = monsterLook(kind)
  return { icon: look.icon, tint: [look.light, look.dark] }
}

const text = (fact: Fact | undefined) => (typeof fact === 'string' ? fact : '')
const sentence = (told: string, at: number) => (told.split(/(?<=[.!?])\s+/)[at] ?? told).replace(/\.$/, '')
const rest = (told: string) => told.split(/(?<=[.!?])\s+/).slice(1).join(' ')

// Lines of the log that deserve a moment, and what the moment shows.
import { iconNamed, type AnyIcon } from '../../../icons/icons'
import { behindOf, cardIcon, lookOf, portrait } from '../looks'
import { fewest, type Moment, type MomentKind } from '../../../moments/moment'
import { paragraphs as set } from '../../../log/paragraphs'
import type { CardLine, CardText, Fact, Line, Throw } from '../../../protocol'
import { toldOf } from '../cards/told'
import { finished } from '../puzzles/finished'
import { isOver } from './dice'
import { SPECTATOR } from '../../../table.svelte'
import { figuresOf, type Figure } from '../monsters'
import { character, isKeeper, sideOf, type Table } from '../table'
import { words } from '../words'
import { asHeading } from '../../../words/setting'

export interface Cost {
  kind: 'horror' | 'damage' | 'foe'
  amount: number
  left: number
  most: number
}

/** A moment with its die, what it has cost, and the numbers of whoever came in. */
export interface FirstMoment extends Moment {
  dice?: Throw
  cost?: Cost
  figures?: Figure[]
}

/** Before it is known how long it takes to read. */
type Found = Omit<FirstMoment, 'paragraphs' | 'rolls' | 'reckoned' | 'opening'> & { number: number; lines?: CardLine[] }

const w = words.moments
/** How many moments one answer may bring at most. */
const MOST = 3
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
  const paragraphs = found.lines?.map(({ lead, text }) => ({ lead, rest: text })) ?? set(found.text).map((rest) => ({ lead: '', rest }))
  return { ...found, paragraphs, rolls: found.dice !== undefined, reckoned: reckoned(found), opening: found.icon === 'open-book' }
}

/** What stands beside the die: the parts of the number, and what came of it. */
function reckoned({ dice, cost, figures }: Found): number {
  const parts = dice?.parts.map((part) => part.name).join() ?? ''
  return parts.length + (dice ? 30 : 0) + (cost ? 20 : 0) + (figures ? 40 : 0)
}

/** What a test has cost is told with it, not after it. */
function costs(table: Table, found: Found[], line: Line): boolean {
  const last = found.at(-1)
  if (!last || last.cost || !last.dice || last.number !== line.after) return false
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
  const most = who?.numbers[line.kind === 'horror' ? 'sanity' : 'health'] ?? 0
  return { kind: line.kind === 'horror' ? 'horror' : 'damage', amount, left: Number(line.facts.left), most }
}

function momentOf(table: Table, lines: Line[], at: number, line: Line): Found[] {
  const who = text(line.facts.who)
  const name = who ? table.nameOf(who) : ''
  const own = table.view?.investigators.some((each) => each.id === who && each.player === table.sitting)
  const near = own ? 1 : 0
  const base = { key: `${line.number} ${line.kind}`, number: line.number, text: '', read: false, waits: false, side: sideOf(table.sitting), weight: 3 + near, icon: portrait(table, who), tint: PERSON }
  switch (line.kind) {
    case 'test':
      return line.test ? [{ ...base, ...tested(table, lines, at, line, line.test, name) }] : []
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
      return [{ ...base, tint: FIND, ...find, weight: clue ? 6 : base.weight, read: clue, waits: Boolean(own && find.text) }]
    }
    case 'found-nothing':
      return [{ ...base, ...shown(table, line, 'card', `${w.searched} · ${name}`), icon: 'magnifying-glass', tint: PERSON, weight: near, brief: !own, waits: Boolean(own) }]
    case 'turn-spent':
      return own ? [{ ...base, ...spent(table, line, name), weight: 0, brief: true }] : []
    case 'keeper-action':
      return isKeeper(table) ? [] : [{ ...base, tint: VEIL, ...shown(table, line, 'card', w.keeperUses(Number(line.facts.cost)), false), weight: 2 }]
    case 'trauma':
      return [{ ...base, tint: HARM, ...shown(table, line, 'card', `${w.trauma} · ${name}`), weight: 5 }]
    case 'mythos':
    case 'mythos-facedown-face':
      return [{ ...base, tint: VEIL, ...shown(table, line, 'card', `${line.kind === 'mythos' ? w.mythos : w.facedown} · ${name}`), weight: 5 }]
    case 'spell-flipped':
      return [{ ...base, ...shown(table, line, 'card', `${w.spell} · ${name}`) }]
    case 'lock-revealed':
      return [{ ...base, ...shown(table, line, 'lock', `${w.lock} · ${name}`), icon: pictureOf(table, line, 'padlock'), tint: HARM, weight: 4 }]
    case 'obstacle':
      return [{ ...base, ...shown(table, line, 'lock', `${w.obstacle} · ${name}`), icon: pictureOf(table, line, 'barricade'), tint: HARM, weight: 4 }]
    case 'puzzle-solved':
      return [{ ...base, ...worked(table, line, name), tint: FIND, weight: 5 }]
    case 'puzzle-unsolved':
      // who leaves it of his own will has seen it
      return line.facts.left && !line.facts.time_up ? [] : [{ ...base, ...worked(table, line, name), tint: HARM }]
    case 'monster-placed':
      return [{ ...base, kind: 'monster', kicker: line.facts.name ? w.somebody : w.monster, title: headline(line), ...comes(table, line), weight: 6 }]
    case 'introduction':
    case 'prologue':
    case 'objective-revealed':
      return [{ ...base, ...readOut(line) }]
    case 'event':
      return [{ ...base, ...readOut(line), ...whatCame(lines, line) }]
    case 'killed':
      return [{ ...base, kind: 'death', kicker: w.dead, title: w.deadTitle(name), icon: 'death-skull', tint: DARK, weight: 9 }]
    case 'insane':
      return [{ ...base, kind: 'insane', kicker: w.insane, title: w.insaneTitle(name), icon: 'screaming', tint: VEIL, weight: 7 }]
    case 'monster-killed':
      return [{ ...base, kind: 'death', kicker: w.monsterDead, title: headline(line), icon: 'dead-head', tint: DARK, weight: 4 }]
    default:
      return []
  }
}

/** A test, with the line that tells why it was made. */
function tested(table: Table, lines: Line[], at: number, line: Line, dice: Throw, name: string) {
  const before = line.reason ? lines.findIndex((each) => each.number === line.reason) : -1
  const from = before < 0 || isOver(lines[before]!, table.cards[text(lines[before]!.facts.card)]?.name ?? '', dice.cause) ? -1 : before
  const reason = from < 0 ? undefined : lines[from]
  const between = from < 0 ? [] : lines.slice(from, at)
  const told = between.find((each) => each.kind === 'combat' || each.kind === 'special-attack')
  const first = between.find((each) => each.kind === 'rerolled')
  const kickers: Record<string, string> = { faces: w.horrorTest, attacks: w.attack, 'monster-attacks': w.attacked, evades: w.evade }
  const seen = reason && reason.facts.monster !== undefined ? foe(table, reason.facts.monster) : {}
  return {
    kind: 'dice' as MomentKind,
    kicker: `${(reason && kickers[reason.kind]) ?? w.testOf(dice.attribute)} · ${name}`,
    title: reason ? headline(reason) : dice.cause || w.tests(name, dice.attribute),
    text: told ? told.body || (told === reason ? '' : told.text) : '',
    came: [first?.text ?? '', dice.stake].filter(Boolean),
    dice,
    ...seen,
  }
}

/** A turn that has ended by itself: why, and who comes next. After the last of them there may be trading before the keeper's. */
function spent(table: Table, { facts }: Line, name: string) {
  const title = facts.waiting ? w.next(facts.following ? table.nameOf(text(facts.following)) : '') : w.lastTurn
  return { kind: 'event' as MomentKind, icon: 'hourglass' as AnyIcon, kicker: w.turnOver(name), title, text: facts.all_used ? w.allUsed : w.nothingLeft }
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

/** A card, with or without the condition for it: of what the keeper could do it is known that it was met. */
function shown(table: Table, line: Line, kind: MomentKind, kicker: string, conditions = true) {
  const id = text(line.facts.card)
  const held = table.cards[id]
  const card = held && !conditions ? { ...held, only: '' } : held
  const look = pictured(card)
  // what is printed on a clue is all told, and has no rules
  if (!card?.lines.length && !card?.only) return { kind, kicker, title: table.nameOf(id), text: card?.flavour || line.body, ...look }
  return { kind, kicker, title: card.name, text: toldOf(card), lines: [...(card.only ? [{ lead: '', text: card.only }] : []), ...card.lines], flavour: card.flavour, ...look }
}

/** A card as it is drawn, as far as it has a ground of its own. */
function pictured(card: CardText | undefined): { icon: AnyIcon; behind?: AnyIcon | undefined; tint?: [string, string] } {
  const { light, dark } = card?.look ?? {}
  return { icon: cardIcon(card), behind: behindOf(card), ...(light && dark ? { tint: [light, dark] } : {}) }
}

/** What stands in the way, as its card is drawn: a person is no heap of rubble. */
const pictureOf = (table: Table, line: Line, plain: AnyIcon): AnyIcon => iconNamed(table.cards[text(line.facts.card)]?.look?.icon, plain)

const READ: Record<string, { kind: MomentKind; icon: AnyIcon; weight: number }> = {
  introduction: { kind: 'event', icon: 'open-book', weight: 9 },
  prologue: { kind: 'event', icon: 'open-book', weight: 9 },
  'objective-revealed': { kind: 'objective', icon: 'drama-masks', weight: 8 },
  event: { kind: 'event', icon: 'pocket-watch', weight: 7 },
}

/** Texts that are read aloud at the table: a heading, then what is told. */
function readOut(line: Line) {
  const kickers: Record<string, string> = { introduction: w.introduction, prologue: w.prologue, 'objective-revealed': w.objective }
  return { ...READ[line.kind]!, tint: DARK, read: true, waits: true, kicker: line.kicker || (kickers[line.kind] ?? ''), title: line.title, text: line.body }
}

/** An event goes on with what its card tells of the keeper's answers. */
function whatCame(lines: Line[], line: Line) {
  const all = [line, ...lines.filter((each) => each.of === line.number)]
  return { text: all.map((each) => each.body).join('\n'), came: all.flatMap((each) => each.came) }
}

function foe(table: Table, id: Fact | undefined): { icon: AnyIcon; tint: [string, string] } {
  const card = table.cards[table.figure(Number(id))?.card ?? '']
  return { icon: cardIcon(card), tint: [lookOf(card).light, lookOf(card).dark] }
}

/** Somebody comes to the board: a line on what it is, how it behaves, and what all here may know of its numbers. */
function comes(table: Table, { facts, body }: Line) {
  const found = [table.view, table.toCome].flatMap((each) => each?.monsters ?? []).find((each) => each.id === Number(facts.monster))
  const flavour = table.cards[text(facts.kind)]?.flavour ?? ''
  return { ...foe(table, facts.monster), text: flavour, came: body ? [body] : [], figures: found ? figuresOf(found).filter(({ number }) => number) : [] }
}

const text = (fact: Fact | undefined) => (typeof fact === 'string' ? fact : '')
/** What is told, as a heading. */
const headline = ({ title, text }: Line) => title || asHeading(text)

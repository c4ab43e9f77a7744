// Lines of the log that deserve a moment, and what the moment shows.
import type { AnyIcon } from '../../../icons/icons'
import { paragraphs as set } from '../../../log/paragraphs'
import { fewest, type Moment, type MomentKind } from '../../../moments/moment'
import type { Fact, Line } from '../../../protocol'
import { SPECTATOR } from '../../../table.svelte'
import { asHeading } from '../../../words/setting'
import { portrait } from '../looks'
import { isInBook } from '../mythos/phase'
import { deckIcon } from '../pieces/decks'
import { SKILLS } from '../pieces/skills'
import { cardIcon, lookOf } from '../pieces/looks'
import type { Table } from '../table'
import { words } from '../words'

export type Face = 'star' | 'keyhole' | 'blank'

/** Dice as they lie, and what came of them as far as it is known. */
export interface Throw {
  faces: Face[]
  /** So many keyholes were turned into stars. */
  turned: number
  /** Known once nothing more can be spent on it. */
  result?: { stars: number; needed: number | null }
}

/** Harm of one kind: so much came, and so much of it was turned away. */
export interface Negated {
  harm: 'damage' | 'horror'
  came: number
  stopped: number
}

/** A moment with the dice that were thrown, and what their stars turned away. */
export interface SecondMoment extends Moment {
  dice?: Throw
  negated?: Negated[]
}

type Found = Omit<SecondMoment, 'paragraphs' | 'rolls' | 'reckoned' | 'opening' | 'side'>

const w = words.moments
/** How many moments one answer may bring at most. */
const MOST = 4
const PERSON: [string, string] = ['#b77a22', '#5d380a']
const HOUSE: [string, string] = ['#2e6a70', '#0c2327']
const HARM: [string, string] = ['#a03a2c', '#4a0f0b']
const FIND: [string, string] = ['#3e6b5c', '#152a24']
const RIFT: [string, string] = ['#5b3aa6', '#150728']
const DARK: [string, string] = ['#6d4a5c', '#2a1421']
/** What comes of a test that each star of turns something away. */
const FOLLOWS = new Set(['prevented', 'harm', 'harm-facedown'])
/** Texts of authors. */
const READ = new Set(['token-text', 'token-outcome', 'reading', 'said'])
const FACES: Record<string, Face> = { 2: 'star', 1: 'keyhole', 0: 'blank' }

/** The moments of the lines from a place on, few and in their order. */
export function momentsOf(table: Table, lines: Line[], from: number): SecondMoment[] {
  const found = lines.slice(from).flatMap((line, at) => (isToldElsewhere(table, lines, from + at) ? [] : momentOf(table, lines, from + at, line)))
  for (const each of found) each.waits &&= table.sitting !== SPECTATOR // nobody reads for whoever only looks on
  return fewest(found.map(whole), MOST)
}

/** In the book of the mythos phase; and what was brought along is no find. */
const isToldElsewhere = (table: Table, lines: Line[], at: number) => isInBook(lines, at) || (lines[at]!.kind === 'gained' && !table.view?.round)

function whole(found: Found): SecondMoment {
  const paragraphs = set(found.text).map((rest) => ({ lead: '', rest }))
  return { ...found, paragraphs, rolls: found.dice !== undefined, reckoned: found.dice ? 40 : 0, opening: found.icon === 'open-book', side: '' }
}

function momentOf(table: Table, lines: Line[], at: number, line: Line): Found[] {
  const who = text(line.facts.who)
  const name = who ? table.nameOf(who) : ''
  if (READ.has(line.kind) && !line.body && !line.text && !line.came.length) return [] // its author had nothing to say of it
  const own = table.view?.investigators.some((each) => each.id === who && each.seat === table.sitting) ?? false
  const base = { key: `${line.number} ${line.kind}`, number: line.number, text: '', read: false, waits: false, weight: own ? 4 : 3, icon: portrait(table, who), tint: PERSON }
  switch (line.kind) {
    case 'turn-spent':
      return own ? [{ ...base, ...spent(table, line, name), weight: 0, brief: true }] : []
    case 'rolled':
    case 'rerolled':
      return isResolved(lines, at) ? [] : [{ ...base, ...thrown(lines, at, name), weight: 5 }]
    case 'tested':
      return [{ ...base, ...thrown(lines, at, name), ...stopped(lines, at, who), weight: 5 }]
    case 'prologue':
      return [{ ...base, ...readOut(line, w.prologue), icon: 'open-book', weight: 9, waits: true }]
    case 'scenario-rule':
      return [{ ...base, ...readOut(line, w.rule), icon: 'rule-book', weight: 8, waits: true }]
    case 'objective':
      return [{ ...base, ...readOut(line, w.objective), kind: 'objective', icon: 'drama-masks', weight: 8 }]
    case 'event':
      return [{ ...base, ...readOut(line, w.event), icon: 'pocket-watch', weight: 7 }]
    case 'mythos-event':
      return [{ ...base, ...readOut(line, w.mythos), icon: 'raven', weight: 7 }]
    case 'instruction':
      return [{ ...base, ...readOut(line, ''), ...foe(table, line.facts.monster), kind: 'monster', weight: 6 }]
    case 'token-text':
    case 'token-outcome':
    case 'reading':
    case 'said':
      return [{ ...base, ...readOut(line, ''), icon: 'magnifying-glass', tint: FIND, weight: 6, waits: own && line.kind === 'token-text' }]
    case 'gained':
      return [{ ...base, ...shown(table, line, `${w.found} · ${name}`), tint: FIND }]
    case 'harm':
      return [{ ...base, ...shown(table, line, `${line.facts.harm === 'horror' ? w.horror : w.damage} · ${name}`), kind: line.facts.harm === 'horror' ? 'horror' : 'damage', tint: line.facts.harm === 'horror' ? HOUSE : HARM, weight: 5 }]
    case 'harm-facedown':
      return firstOf(lines, at) ? [{ ...base, ...facedown(lines, at, name), weight: own ? 3 : 2, brief: true }] : []
    case 'puzzle-solved':
      return [{ ...base, kind: 'puzzle', kicker: `${w.solved} · ${name}`, title: asHeading(line.text), icon: 'puzzle', tint: FIND, weight: 5 }]
    case 'spell-flipped':
      return [{ ...base, ...readOut(line, `${w.spell} · ${name}`), kind: 'card', icon: 'spell-book', tint: ['#6a4a8c', '#271640'] }]
    case 'elixir-flipped':
      return [{ ...base, ...readOut(line, `${w.elixir} · ${name}`), kind: 'card', icon: 'brandy-bottle', tint: ['#3f7a6a', '#0f2a22'], weight: 5 }]
    case 'became':
      return text(line.facts.condition) && own && isAgenda(table, line) ? [{ ...base, kind: 'card', kicker: `${w.agenda} · ${name}`, title: w.agendaTitle, text: w.agendaText, icon: deckIcon('agenda'), tint: ['#7a5a2c', '#2a1c08'], weight: 7 }] : []
    case 'improved':
      return [{ ...base, kind: 'card', kicker: `${w.improved} · ${name}`, title: w.skills[text(line.facts.skill)] ?? '', text: line.text, icon: SKILLS[text(line.facts.skill)] ?? 'open-book', tint: FIND, brief: true }]
    case 'lost':
      return [{ ...base, kind: 'insane', kicker: words.table.self.lost, title: name, text: line.text, icon: 'hidden', tint: RIFT, weight: 7 }]
    case 'came-back':
      return [{ ...base, kind: 'card', kicker: w.back, title: name, text: line.text, tint: RIFT, weight: 5, brief: true }]
    case 'condition-flipped':
      return [{ ...base, ...readOut(line, `${w.condition} · ${name}`), kind: 'card', icon: 'drama-masks', tint: ['#6a4a8c', '#271640'] }]
    case 'spawned':
      return [{ ...base, ...foe(table, line.facts.monster), kind: 'monster', kicker: w.monster, title: asHeading(line.text), came: printed(table, line.facts.monster), weight: 6 }]
    case 'defeated':
      return [{ ...base, kind: 'death', kicker: w.defeated, title: asHeading(line.text), icon: 'dead-head', tint: DARK, weight: 4 }]
    case 'wounded':
      return [{ ...base, kind: 'damage', kicker: w.wounded, title: name, text: line.text, icon: 'skull-crack', tint: HARM, weight: 7 }]
    case 'insane':
      return [{ ...base, kind: 'insane', kicker: w.insane, title: name, text: own ? `${line.text}\n\n${w.ownGoal}` : line.text, icon: 'screaming', tint: HOUSE, weight: 7 }]
    case 'eliminated':
      return [{ ...base, kind: 'death', kicker: w.eliminated, title: name, text: line.text, icon: 'death-skull', tint: DARK, weight: 9 }]
    default:
      return []
  }
}

/** A turn that has ended by itself: why, and who comes next. */
function spent(table: Table, { facts }: Line, name: string) {
  const next = facts.waiting ? (facts.following ? table.nameOf(text(facts.following)) : '') : w.phaseNext
  return { kind: 'event' as MomentKind, icon: 'hourglass' as AnyIcon, kicker: w.turnOver(name), title: w.next(next), text: facts.all_used ? w.allUsed : w.nothingLeft }
}

const isAgenda = (table: Table, line: Line) => table.cards[text(line.facts.condition)]?.kind === 'agenda'

/** Whether what came of a throw is told by now: then it is shown with it. */
function isResolved(lines: Line[], at: number): boolean {
  return lines.slice(at + 1).some((each) => each.kind === 'tested' || each.kind === 'rerolled')
}

/** The last throw up to a line, and what came of it. */
function thrown(lines: Line[], at: number, name: string) {
  const dice = diceUpTo(lines, at)
  const told = lines.slice(0, at + 1).findLast((each) => each.kind === 'rolled')
  const skill = w.skills[text(told?.facts.skill)] ?? ''
  return { kind: 'dice' as MomentKind, kicker: skill && w.testOf(skill), title: w.tests(name, skill), ...(dice ? { dice } : {}) }
}

/** The dice of a line; none where nothing was thrown. */
export const facesOf = ({ facts }: Line): Face[] => ((facts.dice as string[] | undefined) ?? []).map((each) => FACES[each] ?? 'blank')

/** The dice that lie on the table after a line, and what is known of them. */
export function diceUpTo(lines: Line[], at: number): Throw | undefined {
  const from = lines.slice(0, at + 1).findLastIndex((each) => each.kind === 'rolled' || each.kind === 'rerolled')
  if (from < 0) return undefined
  const since = lines.slice(from, at + 1)
  const tested = since.find((each) => each.kind === 'tested')
  const faces = facesOf(lines[from]!)
  const { who } = lines[from]!.facts
  const spent = since.filter((each) => each.kind === 'result-turned' || (each.kind === 'clue-spent' && each.facts.who === who)).length
  const lying = (wanted: Face) => faces.filter((face) => face === wanted).length
  const turned = Math.min(spent, lying('keyhole'))
  if (!tested) return { faces, turned }
  const { successes, difficulty } = tested.facts
  return { faces, turned: Math.min(turned, Math.max(0, Number(successes) - lying('star'))), result: { stars: Number(successes), needed: typeof difficulty === 'number' ? difficulty : null } }
}

/** The lines from a place on, as far as they belong together. */
function runOf(lines: Line[], from: number, belongs: (line: Line) => boolean): Line[] {
  const run: Line[] = []
  for (const line of lines.slice(from)) {
    if (!belongs(line)) break
    run.push(line)
  }
  return run
}

/** What a test has turned away, where each star does: with what came in spite of it. */
function stopped(lines: Line[], at: number, who: string): { negated?: Negated[] } {
  if (lines[at]!.facts.difficulty !== null) return {}
  const told = runOf(lines, at + 1, (each) => FOLLOWS.has(each.kind) && each.facts.who === who)
  const prevented = told.find((each) => each.kind === 'prevented')
  const found = (['damage', 'horror'] as const).map((harm) => {
    const taken = told.filter((each) => each.kind !== 'prevented' && each.facts.harm === harm).length
    const turned = Number(prevented?.facts[harm] ?? 0)
    return { harm, came: taken + turned, stopped: turned }
  })
  const negated = found.filter(({ came }) => came)
  return negated.length ? { negated } : {}
}

/** Those that are dealt one after the other are one moment. */
const isSame = (one: Line | undefined, other: Line) => one?.kind === other.kind && one.facts.who === other.facts.who && one.facts.harm === other.facts.harm
const firstOf = (lines: Line[], at: number) => !isSame(lines[at - 1], lines[at]!)

function facedown(lines: Line[], at: number, name: string) {
  const line = lines[at]!
  const number = runOf(lines, at, (each) => isSame(each, line)).length
  const horror = line.facts.harm === 'horror'
  return { kind: (horror ? 'horror' : 'damage') as MomentKind, kicker: `${horror ? w.horror : w.damage} · ${name}`, title: w.facedown(number), icon: deckIcon(horror ? 'horror' : 'damage'), tint: horror ? HOUSE : HARM }
}

/** The numbers of a monster, as its card has them. */
function printed(table: Table, id: Fact | undefined): string[] {
  const { numbers = {} } = table.cards[table.figure(String(id))?.card ?? ''] ?? {}
  return numbers.health ? [w.health(numbers.health)] : []
}

/** Texts that are read aloud at the table: a heading, then what is told, then what it does. */
function readOut(line: Line, kicker: string) {
  return { kind: 'event' as MomentKind, tint: HOUSE, read: true, kicker: line.kicker || kicker, title: line.title || kicker, text: line.body || line.text, came: line.came }
}

function shown(table: Table, line: Line, kicker: string) {
  const card = table.cards[text(line.facts.card)]
  return { kind: 'card' as MomentKind, kicker, title: card?.name ?? asHeading(line.text), text: card?.text ?? '', icon: cardIcon(card) }
}

function foe(table: Table, id: Fact | undefined): { icon: AnyIcon; tint: [string, string] } {
  const card = table.cards[table.figure(String(id))?.card ?? '']
  return { icon: cardIcon(card), tint: [lookOf(card).light, lookOf(card).dark] }
}

const text = (fact: Fact | undefined) => (typeof fact === 'string' ? fact : '')

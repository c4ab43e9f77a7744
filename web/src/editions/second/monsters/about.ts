// What can be done about a monster, and what was read about it last.
import type { Choice } from '../../../panel/choices'
import type { Line } from '../../../protocol'
import { capital } from '../../../words/setting'
import { extrasOf } from '../investigator/extras'
import { monsterName, type Table } from '../table'
import type { SecondMonsterView } from '../view'

const ATTACKS = ['attack-by', 'attack-with', 'attack-unarmed']
const HORROR = ['horror-check-of', 'face']

export interface Deeds {
  attacks: Choice[]
  evade: Choice | undefined
  horror: Choice | undefined
  more: Choice | undefined
  less: Choice | undefined
  /** Anything else that names it. */
  others: Choice[]
}

export function deedsOn(choices: Choice[], monster: string): Deeds {
  const on = choices.filter(({ names }) => names.monster === monster)
  const one = (...verbs: string[]) => on.find(({ verb }) => verbs.includes(verb))
  const known = { attacks: on.filter(({ verb }) => ATTACKS.includes(verb)), evade: one('evade'), horror: one(...HORROR), more: one('one-more-damage-on'), less: one('one-damage-less-on') }
  const told = [...known.attacks, known.evade, known.horror, known.more, known.less]
  return { ...known, others: on.filter((each) => !told.includes(each)) }
}

/** Lines that go on with an instruction. */
const FOLLOW = ['or-it-moves', 'watches']

export interface Effect {
  line: Line
  follow: string[]
}

/** The last instruction about it, of whatever kind: attack, evade, horror check, activation. */
export function effectOn(table: Table, monster: string): Effect | undefined {
  const about = table.lines.filter(({ facts }) => facts.monster === monster)
  const line = about.findLast(({ kind }) => kind === 'instruction')
  return line && { line, follow: about.filter(({ kind, number }) => number > line.number && FOLLOW.includes(kind)).map(({ text }) => text) }
}

/** How many Restraints lie where it stands. */
export const restraintsOn = (table: Table, { space }: SecondMonsterView): number => extrasOf(table.view).laid.restraint?.[space] ?? 0

/** Its name as a heading. */
export const headingOf = (table: Table, monster: SecondMonsterView) => capital(monsterName(table, monster))

export const isThere = (table: Table, monster: string): SecondMonsterView | undefined => table.view?.monsters.find(({ id }) => id === monster)

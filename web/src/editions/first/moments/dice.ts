// A throw of the die: what it had to be, part by part, and what it came to.
import type { Line } from '../../../protocol'
import type { Table } from '../table'
import { words } from '../words'

export interface Part {
  kind: 'own' | 'more' | 'less' | 'skill'
  name: string
  amount: number
}

export interface Dice {
  /** The attribute first, a skill point last. */
  parts: Part[]
  needs: number
  /** What a skill point has added. */
  skill: number
  roll: number
  passed: boolean
}

const w = words.moments

export function diceOf(table: Table, { facts }: Line): Dice {
  const told = (Array.isArray(facts.made_of) ? facts.made_of : []).map(apart)
  const needs = Number(facts.needs)
  const rest = needs - told.reduce((sum, [, amount]) => sum + amount, 0)
  const [own, ...more] = told
  // what is met has a number of its own, which is not told: it is what is left over
  const all: [string, number][] = own ? [own, ...(rest ? [['other', rest] as [string, number]] : []), ...more] : []
  const skill = told.find(([what]) => what === 'skill')?.[1] ?? 0
  return { parts: all.map(([what, amount], at) => part(table, what, amount, at)), needs, skill, roll: Number(facts.roll), passed: facts.passed === true }
}

function apart(told: string): [string, number] {
  const cut = told.lastIndexOf(' ')
  return [told.slice(0, cut), Number(told.slice(cut + 1))]
}

function part(table: Table, what: string, amount: number, at: number): Part {
  if (!at) return { kind: 'own', name: w.attribute(what), amount }
  const kind = what === 'skill' ? 'skill' : amount < 0 ? 'less' : 'more'
  return { kind, name: w.parts[what] ?? table.nameOf(what), amount }
}

/** A one always suffices and a ten never does. */
export function suffices(face: number, needs: number): boolean {
  return face === 1 || (face < 10 && face <= needs)
}

/** What came of it, in a few words: a skill point is said to have counted, or to have been in vain. */
export function outcome({ roll, needs, skill, passed }: Dice): string {
  if (!passed) return skill ? w.failedEvenSo : w.failed
  return skill && !suffices(roll, needs - skill) ? w.passedBySkill : w.passed
}

// What lies ahead of a choice, in the order in which it would come: evade tests, lock, fire, darkness, horror tests.
import type { OptionText, Question, View } from '../../../protocol'
import { settings } from '../../../settings.svelte'
import { monsterName, roomOf, type Table } from '../table'
import { words } from '../words'
import { passing } from './chance'

/** A test against a monster, and what the die must not exceed. */
interface Test {
  monster: number
  needs: number
}

const told = words.table.notes
/** What needs no evade test: an attack, the end, and what is no step of the turn. */
const EVADES = /^(move|leave|step|run|explore|drop|use|push|pull|burn|cast|attempt)\b/

function tests(question: Question, kind: 'evade' | 'horror'): Test[] {
  const facts = question.about[kind]
  if (!Array.isArray(facts)) return []
  return facts.map((fact) => fact.split(' ').map(Number)).map(([monster = 0, needs = 0]) => ({ monster, needs }))
}

function chance(needs: number): string {
  return settings.odds ? `: ${passing(needs) * 10}%` : ''
}

function named(table: Table, { monster, needs }: Test, say: (name: string, chance: string) => string): string {
  const found = table.view?.monsters.find((each) => each.id === monster)
  return say(found ? monsterName(table, found) : '', chance(needs))
}

/** What comes before anything but an attack: said once, above the options. */
export function evading(table: Table, question: Question): string[] {
  return tests(question, 'evade').map((each) => named(table, each, told.evade))
}

/** Whether a choice begins with turning one's back on a monster. */
export function mustEvade(question: Question, option: string): boolean {
  return EVADES.test(option) && tests(question, 'evade').length > 0
}

/** What everybody can see of a place before going there. */
export function ahead(table: Table, question: Question, { option, space }: OptionText): string[] {
  const view = table.view
  if (!view || !space) return []
  const from = view.investigators.find((each) => each.id === question.about.who)?.space
  const walks = question.kind === 'turn' && /^(move|run) /.test(option)
  if (walks && from && roomOf(from) === roomOf(space)) return []
  const facing = walks ? tests(question, 'horror').filter(({ monster }) => roomOf(placeOf(view, monster)) === roomOf(space)) : []
  return [...lying(space, view, walks), ...facing.map((each) => named(table, each, told.horror))]
}

function lying(space: string, view: View, walks: boolean): string[] {
  const room = view.rooms[roomOf(space)]
  const notes = [room?.lock && told.lock, room?.fire && (walks ? told.fireTest : told.fire), room?.dark && told.dark]
  return notes.filter((each): each is string => Boolean(each))
}

function placeOf(view: View, monster: number): string {
  return view.monsters.find((each) => each.id === monster)?.space ?? ''
}

// A table of the second edition, and who is who at it.
import type { CharacterInfo, Seat, SeatLook } from '../../protocol'
import { NOBODY } from '../../seat_looks'
import { SPECTATOR, type Table as AnyTable } from '../../table.svelte'
import type { SecondInvestigatorView, SecondMonsterView, View } from './view'

export type Table = AnyTable<View>

/** The seat of people who have cards, figures and dice before them. */
export const PEOPLE = 'people'

/** Whether people have the figures, the cards and the dice. */
export const byPeople = (table: Table) => table.view?.hands === PEOPLE

export function character(table: Table, id: string): CharacterInfo | undefined {
  return table.library?.characters.find((each) => each.id === id)
}

export function investigator(table: Table, id: string): SecondInvestigatorView | undefined {
  return table.view?.investigators.find((each) => each.id === id)
}

/** While investigators are chosen: all of them in their order, those that are taken too. */
export function company(table: Table): string[] {
  const { question } = table
  if (question?.kind !== 'investigator') return []
  const there = new Set([...question.options.map(({ names }) => names.investigator), ...(table.view?.investigators ?? []).map(({ id }) => id)])
  return (table.library?.characters ?? []).map(({ id }) => id).filter((id) => there.has(id))
}

/** Those that are run from a seat, in the order in which they were chosen. */
export function runFrom(table: Table, seat: Seat): SecondInvestigatorView[] {
  return table.view?.investigators.filter((each) => each.seat === seat) ?? []
}

/** Whom the question is about, else whose turn it is, of those that are run from here; else the first of them. */
export function ownInvestigator(table: Table): SecondInvestigatorView | undefined {
  const own = runFrom(table, table.sitting)
  const asked = table.question?.about.who
  return own.find((each) => each.id === asked) ?? own.find((each) => each.id === table.view?.active) ?? own[0]
}

/** The investigator whose sheet lies open: the one that is read about, else one's own; whoever watches sees who acts. */
export function openSheet(table: Table): SecondInvestigatorView | undefined {
  const read = investigator(table, table.reading)
  if (read || table.sitting !== SPECTATOR) return read ?? ownInvestigator(table)
  return investigator(table, table.view?.active ?? '') ?? table.view?.investigators[0]
}

/** Everybody has colours of their own, whoever runs them. */
export function lookOfInvestigator(table: Table, id: string): SeatLook {
  const at = table.view?.investigators.findIndex((each) => each.id === id) ?? -1
  return table.library?.seats[at]?.look ?? NOBODY
}

/** What a monster is called: by its name, else by its kind and a number. */
export function monsterName(table: Table, monster: SecondMonsterView): string {
  return table.figure(monster.id)?.name ?? monster.name
}

export const damageOf = (who: SecondInvestigatorView) => who.damage.length + who.damage_facedown
export const horrorOf = (who: SecondInvestigatorView) => who.horror.length + who.horror_facedown

// A table of the first edition, and who is who at it.
import type { CharacterInfo, Seat } from '../../protocol'
import type { InvestigatorView, View } from './view'
import type { Table as AnyTable } from '../../table.svelte'

export type Table = AnyTable<View>

export const KEEPER = 'keeper'

/** The keeper is a side of his own. */
export const sideOf = (seat: Seat) => (seat === KEEPER ? KEEPER : 'investigator')
export const isKeeper = (table: Table) => table.sitting === KEEPER

/** Whether his actions are being chosen, or one of them carried out. */
export const inKeepersTurn = (table: Table) => isKeeper(table) && table.view?.stage === 'keeper-actions'

export function character(table: Table, id: string): CharacterInfo | undefined {
  return table.library?.characters.find((each) => each.id === id)
}

/** The investigator of whoever sits here. */
export function ownInvestigator(table: Table): InvestigatorView | undefined {
  return table.view?.investigators.find((each) => each.player === table.sitting)
}

/** The investigator whose sheet lies open: the one that is read about, else one's own. */
export function openSheet(table: Table): InvestigatorView | undefined {
  const all = table.view?.investigators ?? []
  return all.find((each) => each.id === table.reading) ?? ownInvestigator(table) ?? (isKeeper(table) ? undefined : all[0])
}

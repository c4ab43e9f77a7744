// The seats of the second edition: each runs an investigator, or several; people at a table share one.
import type { Seat } from '../../protocol'
import { NOBODY } from '../../seat_looks'
import { SPECTATOR } from '../../table.svelte'
import type { SeatsFace, SeatShown } from '../face'
import { portrait } from './looks'
import { byPeople, character, investigator, lookOfInvestigator, PEOPLE, runFrom, type Table } from './table'
import type { View } from './view'
import { words } from './words'

/** An investigator by id, or a seat by the first that is run from it. */
function shown(table: Table, place: Seat): SeatShown {
  const who = investigator(table, place) ?? (place === PEOPLE ? undefined : runFrom(table, place)[0])
  const seat = who?.seat ?? place
  const info = table.seatInfo(seat)
  const figure = who ? table.nameOf(who.id) : ''
  const name = figure || table.personAt(seat)
  return {
    side: byPeople(table) ? PEOPLE : '',
    title: seat === SPECTATOR ? words.table.watching : (info?.title ?? ''),
    name,
    brief: (who && character(table, who.id)?.brief) || name,
    figure,
    self: '',
    actor: name || (info?.title ?? ''),
    icon: who ? portrait(table, who.id) : 'person',
    look: who ? lookOfInvestigator(table, who.id) : (info?.look ?? NOBODY),
    sheet: who?.id ?? '',
    where: who?.space ? words.table.self.inRoom(table.roomName(who.space) ?? '') : '',
    seat,
  }
}

/** Investigators where they are known; seats before. */
function order({ investigators, seats }: View): string[] {
  return investigators.length ? investigators.map((each) => each.id) : seats
}

function isActing(view: View, place: string): boolean {
  if (view.hands === PEOPLE) return false // in any order, and they know whose turn it is
  const who = view.investigators.find((each) => each.id === place)
  return view.active ? who?.id === view.active : view.waiting.includes(who?.seat ?? place)
}

export const seats: SeatsFace = {
  order,
  shown,
  isActing,
  answerFor: () => '',
  called: (table: Table, seat) => ({ whom: shown(table, seat).figure || shown(table, seat).title, note: words.table.secretNote, reason: '', lamplit: true }),
}

// The seats of the second edition: each runs an investigator, or several; people at a table share one.
import type { Seat } from '../../protocol'
import { NOBODY } from '../../seat_looks'
import { SPECTATOR } from '../../table.svelte'
import type { Called, SeatsFace, SeatShown } from '../face'
import { isLost } from './investigator/extras'
import { portrait } from './looks'
import { deckIcon } from './pieces/decks'
import { byPeople, character, damageOf, horrorOf, investigator, lookOfInvestigator, PEOPLE, runFrom, type Table } from './table'
import type { SecondInvestigatorView, View } from './view'
import { words } from './words'

/** An investigator by id, or a seat by all that are run from it, with the face of the first. */
function shown(table: Table, place: Seat): SeatShown {
  const one = investigator(table, place)
  const meant = one ? [one] : place === PEOPLE ? [] : runFrom(table, place)
  const [who] = meant
  const seat = who?.seat ?? place
  const info = table.seatInfo(seat)
  const figure = meant.map(({ id }) => table.nameOf(id)).join(' and ')
  const name = figure || table.personAt(seat)
  return {
    side: byPeople(table) ? PEOPLE : '',
    title: seat === SPECTATOR ? words.table.watching : (info?.title ?? ''),
    name,
    brief: meant.map(({ id }) => character(table, id)?.brief || table.nameOf(id)).join(' and ') || name,
    figure,
    self: '',
    actor: name || (info?.title ?? ''),
    icon: who ? portrait(table, who.id) : 'person',
    look: who ? lookOfInvestigator(table, who.id) : (info?.look ?? NOBODY),
    sheet: who?.id ?? '',
    where: who && isLost(table.view, who.id) ? words.table.self.nowhere : who?.space ? words.table.self.inRoom(table.roomName(who.space) ?? '') : '',
    seat,
    ...(who && !byPeople(table) ? fares(who) : {}), // of people the app knows neither
  }
}

/** Harm fills up; bells are what a turn has left. */
function fares(who: SecondInvestigatorView): Pick<SeatShown, 'fares' | 'turns'> {
  const told = words.table.self
  return {
    fares: [
      { icon: deckIcon('damage'), name: told.damage(damageOf(who), who.health), line: '#f39b86', amount: damageOf(who), of: who.health },
      { icon: deckIcon('horror'), name: told.horror(horrorOf(who), who.sanity), line: '#9be0ee', amount: horrorOf(who), of: who.sanity },
    ],
    turns: { left: who.actions, of: 2, name: told.actions(who.actions) },
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
  anyOrder: true,
  isActing,
  answerFor: () => '',
  passesFor: () => false,
  called,
}

/** Who goes next is no secret: whether all agree can be said across the table. */
const PROPOSAL = 'proposal'
const AGENDA = 'agenda'

/** Agendas lie there openly, with their backs down: that somebody has one is no secret. */
const hasAgenda = (table: Table) => table.view?.investigators.some(({ conditions }) => conditions.some(({ card }) => table.cards[card]?.kind === AGENDA)) ?? false

function called(table: Table, seat: Seat): Called {
  const { figure, title } = shown(table, seat)
  const { asked = false, kind = '', text = '' } = table.behind[seat] ?? {}
  const open = kind === PROPOSAL
  return {
    whom: figure || title,
    note: hasAgenda(table) ? words.table.agendaNote : words.table.secretNote,
    reason: open ? text : asked ? words.table.secretTurn : '',
    lamplit: true,
    pass: open ? words.table.agrees(figure || title) : undefined,
  }
}

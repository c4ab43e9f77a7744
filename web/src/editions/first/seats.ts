// The seats of the first edition: one keeper, and the investigators.
import type { AnyIcon } from '../../icons/icons'
import type { Seat } from '../../protocol'
import type { View } from './view'
import { NOBODY } from '../../seat_looks'
import { SPECTATOR } from '../../table.svelte'
import type { SeatsFace, SeatShown } from '../face'
import { usedActions } from './keeper/used'
import { answeredFor, isOfTheHand, passesBehind } from './keeper/passing.svelte'
import { portrait } from './looks'
import { character, KEEPER, sideOf, type Table } from './table'
import { words } from './words'

function shown(table: Table, seat: Seat): SeatShown {
  return seat === KEEPER ? keeper(table) : investigator(table, seat)
}

function keeper(table: Table): SeatShown {
  const { holder, name, title = '', look } = table.seatInfo(KEEPER) ?? {}
  const told = words.table
  return {
    side: sideOf(KEEPER),
    title,
    name: told.keeper,
    brief: told.keeper,
    figure: told.keeper,
    self: told.you,
    actor: holder === 'person' && name ? name : told.keeper,
    icon: 'third-eye',
    look: look ?? NOBODY,
    sheet: table.sitting !== KEEPER && usedActions(table.lines).length ? KEEPER : '',
    where: '',
    coin: table.view && !table.settingUp ? { amount: table.view.keeper.threat, name: told.keeperSide.threat } : undefined,
  }
}

function investigator(table: Table, seat: Seat): SeatShown {
  const who = table.view?.investigators.find((each) => each.player === seat)
  const info = table.seatInfo(seat)
  // after the end nobody is in the house any more
  const id = table.playedFrom(seat)?.id ?? ''
  const icon: AnyIcon = id ? portrait(table, id) : 'person'
  const figure = id ? table.nameOf(id) : ''
  const name = figure || table.personAt(seat)
  return {
    side: sideOf(seat),
    title: seat === SPECTATOR ? words.table.spectating : (info?.title ?? ''),
    name,
    brief: (id && character(table, id)?.brief) || name,
    figure,
    self: '',
    actor: name,
    icon,
    look: info?.look ?? NOBODY,
    sheet: who?.id ?? '',
    where: who ? words.table.self.inRoom(table.roomName(who.space) ?? '') : '',
  }
}

function called(table: Table, seat: Seat) {
  const text = words.screens.curtain
  const { asked = false, kind = '' } = table.behind[seat] ?? {}
  const side = seat === KEEPER ? text.forKeeper : text.forInvestigator
  const turn = kind === 'turn' || kind === 'keeper-action' ? side.turn(table.view?.round ?? 0) : asked ? side.asked : ''
  return {
    whom: seat === KEEPER ? text.keeper : shown(table, seat).figure || shown(table, seat).title,
    note: seat === KEEPER ? text.keeperNote : table.sitting === KEEPER ? text.investigatorNote : text.betweenNote,
    // the question itself may tell too much
    reason: table.settingUp ? side.setup : turn,
    lamplit: seat !== KEEPER,
    pass: isOfTheHand(kind) ? text.passes : undefined, // he need not take the chair to say no
  }
}

export const seats: SeatsFace = {
  order: (view: View) => [...view.seats.filter((seat) => seat !== KEEPER), KEEPER],
  shown,
  isActing: (view: View, seat) => (view.active ? view.investigators.find((each) => each.player === seat)?.id === view.active : view.waiting.includes(seat)),
  answerFor: (table: Table, seat, question) => (seat === KEEPER ? answeredFor(table, question) : ''),
  passesFor: (table: Table, behind) => behind.seat === KEEPER && passesBehind(table, behind),
  called,
}

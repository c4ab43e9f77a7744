// A room or a space in a sentence: who is there and what lies there.
import type { Choice } from '../editions/first/panel/choices'
import type { Table } from '../table.svelte'
import { words } from '../words'
import type { Plan } from './plan'
import { secrets } from '../editions/first/board/secrets'

function whoIsAt(table: Table, within: (space: string) => boolean): string[] {
  const view = table.view
  if (!view) return []
  return [
    ...view.investigators.filter((each) => within(each.space)).map((each) => table.nameOf(each.id)),
    ...view.monsters.filter((each) => within(each.space)).map((each) => table.monsterName(each)),
    ...view.features.filter((each) => within(each.space)).map((each) => words.table.features[each.kind] ?? each.kind),
  ]
}

/** `id` is a room or a space. */
export function describe(table: Table, plan: Plan, id: string, choices: Choice[]): string {
  const [roomId = '', letter] = id.split('.')
  const room = plan.room(roomId)
  const lies = table.view?.rooms[roomId]
  const within = (space: string) => (letter ? space === id : space.startsWith(`${roomId}.`))
  const told = words.table.rooms
  const parts = [
    ...whoIsAt(table, within),
    lies?.lock && told.lock,
    lies?.pile.length && told.pile(lies.pile.length),
    ...secrets(table, roomId),
    lies?.dark && told.dark,
    lies?.fire && told.fire,
    lies?.explored && told.explored,
    ...choices.filter((each) => each.space && within(each.space)).map((each) => `${each.key ? `${each.key}: ` : ''}${each.text} (${told.legal})`),
  ].filter(Boolean)
  const name = letter && room && plan.spaces.filter((each) => each.room === roomId).length > 1 ? `${room.name} (${letter})` : (room?.name ?? id)
  return `${name}: ${parts.join(', ') || told.nobody}`
}

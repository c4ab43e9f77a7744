// A room or a space in a sentence: who is there and what lies there.
import type { Choice } from '../panel/choices'
import type { Table } from '../table.svelte'
import { words } from '../words'
import type { InHouse } from './in_house'
import type { Plan } from './plan'

function whoIsAt({ figures, features }: InHouse, within: (space: string) => boolean): string[] {
  return [...figures.filter((each) => within(each.space)).map((each) => each.name), ...features.filter((each) => within(each.space)).map((each) => each.kind)]
}

/** `id` is a room or a space: its name, and what there is. */
export function described({ house }: Table, plan: Plan, id: string, choices: Choice[]): { name: string; what: string } {
  const space = plan.space(id)
  const room = plan.room(space?.room ?? id)
  const lies = house.rooms[room?.id ?? '']
  const within = (each: string) => (space ? each === id : plan.space(each)?.room === id)
  const told = words.table.rooms
  const parts = [
    ...whoIsAt(house, within),
    lies?.lock && told.lock,
    lies?.pile && told.pile(lies.pile),
    ...(lies?.secrets ?? []),
    lies?.dark && told.dark,
    lies?.fire && told.fire,
    lies?.explored && told.explored,
    ...choices.filter((each) => each.space && within(each.space)).map((each) => `${each.key ? `${each.key}: ` : ''}${each.text} (${told.legal})`),
  ].filter(Boolean)
  return { name: plan.placeName(id), what: parts.join(', ') || told.nobody }
}

export function describe(table: Table, plan: Plan, id: string, choices: Choice[]): string {
  const { name, what } = described(table, plan, id, choices)
  return `${name}: ${what}`
}

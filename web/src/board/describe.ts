// A room or a space in words: who is there, what lies there, and what can be chosen.
import type { Choice } from '../panel/choices'
import type { Table } from '../table.svelte'
import { words } from '../words'
import type { FigureShown } from './in_house'
import type { Plan } from './plan'

export interface Told {
  name: string
  who: FigureShown[]
  /** Features of the space, and what lies in its room. */
  lies: string[]
  choices: Choice[]
}

/** `id` is a room or a space. */
export function toldOf({ house }: Table, plan: Plan, id: string, choices: Choice[]): Told {
  const space = plan.space(id)
  const room = plan.room(space?.room ?? id)
  const lies = house.rooms[room?.id ?? '']
  const within = (each: string) => (space ? each === id : plan.space(each)?.room === id)
  const meant = (each: string) => within(each) || each === room?.id
  const told = words.table.rooms
  return {
    name: plan.placeName(id),
    who: house.figures.filter((each) => within(each.space)),
    lies: [
      ...house.features.filter((each) => within(each.space)).map(({ kind, title }) => (title === kind ? kind : `${kind}: ${title}`)),
      lies?.lock && told.lock,
      lies?.obstacle && told.obstacle,
      lies?.pile && told.pile(lies.pile),
      ...(lies?.secrets ?? []),
      (lies?.dark || house.dark?.some(within)) && told.dark,
      (lies?.fire || house.fire?.some(within)) && told.fire,
      lies?.explored && told.explored,
    ].filter((each) => typeof each === 'string'),
    choices: choices.filter((each) => each.space && meant(each.space)),
  }
}

/** What there is to say of a choice, and first that a run costs the action. */
export const costed = ({ group, notes }: Choice): string[] => (group === 'run' ? [words.table.ask.costsAction, ...notes] : notes)

export function describe(table: Table, plan: Plan, id: string, choices: Choice[]): string {
  const { name, who, lies, choices: here } = toldOf(table, plan, id, choices)
  const legal = here.map((each) => `${each.key ? `${each.key}: ` : ''}${each.text} (${words.table.rooms.legal})`)
  const told = [...who.map((each) => each.name), ...lies, ...legal].join(', ') || (table.house.unseen ? '' : words.table.rooms.nobody)
  return told ? `${name}: ${told}` : name
}

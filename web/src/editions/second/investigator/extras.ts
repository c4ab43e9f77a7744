// What packs let an investigator have, read out of the table's extras.
import type { SecondConditionView, SecondExtrasView, View } from '../view'

const NONE: SecondExtrasView = { laid: {}, left: {}, keys: {}, improved: {}, closings: {}, elixirs: {}, drunk: {}, lost: [], over: [], still: [] }

export const extrasOf = (view: View | null | undefined): SecondExtrasView => view?.extras ?? NONE

/** Each Improvement raises the printed value of its skill by one. */
export const improvedBy = (view: View | null | undefined, who: string, skill: string): number => (extrasOf(view).improved[who]?.includes(skill) ? 1 : 0)

export const isLost = (view: View | null | undefined, who: string): boolean => extrasOf(view).lost.includes(who)

/** Rifts that may still be closed this round. */
export const closingsOf = (view: View | null | undefined, who: string): number => extrasOf(view).closings[who] ?? 0

/** Elixirs that lie with their back up. */
export const drunkBy = (view: View | null | undefined, who: string): SecondConditionView[] => extrasOf(view).drunk[who] ?? []

/** Which of the cards of somebody, or of a space, bear a Key token: copies of one name are told apart by their order alone. */
export function keyed(view: View | null | undefined, at: string, cards: readonly string[]): boolean[] {
  const left = [...(extrasOf(view).keys[at] ?? [])]
  return cards.map((card) => {
    const found = left.indexOf(card)
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
}

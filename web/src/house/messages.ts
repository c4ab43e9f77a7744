// What travels between a page and the house that one of its windows keeps beside it.
import type { Asking } from './house'

/** To the house. A line has the name that its window gave it. */
export type ToHouse =
  | ({ type: 'ask'; id: string; path: string } & Asking)
  | { type: 'open'; line: string; game: string }
  | { type: 'say'; line: string; text: string }
  | { type: 'hang-up'; line: string }

/** From the house. */
export type FromHouse =
  | { type: 'answer'; id: string; status: number; text: string }
  | { type: 'hear'; line: string; text: string }
  | { type: 'over'; line: string }
  /** It is there, or it never will be and says why. */
  | { type: 'there' }
  | { type: 'broken'; text: string }

/** Ids and lines are named by their window, so that an answer finds its way back. */
export const named = (window: string, number: number) => `${window}.${number}`
export const windowOf = (name: string) => name.slice(0, name.lastIndexOf('.'))

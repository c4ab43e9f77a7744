// What travels between a page and the house that one of its windows keeps beside it.
import type { Asking } from './house'

/** To the house: the window that speaks, and the number that it gave its question or its line. */
export type ToHouse = { window: string; number: number } & (
  | ({ type: 'ask'; path: string } & Asking)
  | { type: 'open'; game: string }
  | { type: 'say'; text: string }
  | { type: 'hang-up' }
)

/** From the house, to a window and by the same number. */
export type FromHouse = { window: string; number: number } & (
  | { type: 'answer'; status: number; text: string }
  | { type: 'hear'; text: string }
  | { type: 'over' }
)

/** The house is there, and when each part of it was, in milliseconds of the clock; or it never will be and says why. */
export type Standing = { type: 'there'; took: Record<string, number> } | { type: 'broken'; text: string }

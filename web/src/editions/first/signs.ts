// What is said of the first edition before a table is laid. It comes with the front door, so it is kept short.
import type { Signs } from '../signs'
import { signs as words } from './words/en/signs'

export const signs: Signs = { outcome: words.wonBy }

// Every text of the client's own. A language is one folder beside `en`, with the same keys.
import { english } from './en'

export type Words = typeof english
export const words: Words = english
export type { Matter } from '../editions/first/words/en/refusals'

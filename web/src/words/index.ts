// Every text of the shell. A language is one folder beside `en`, with the same keys.
import { english } from './en'

export type Words = typeof english
export const words: Words = english

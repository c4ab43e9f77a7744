// The texts on cards; a language is one folder beside `en`, with the same keys.
import { cards } from './en/cards'

export const words = cards

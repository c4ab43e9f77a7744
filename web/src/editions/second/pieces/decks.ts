// The sign on the back of each deck.
import type { AnyIcon } from '../../../icons/icons'
import { motif } from './looks'

const SIGNS: Record<string, AnyIcon> = {
  item: 'knapsack',
  unique: 'sparkles',
  spell: 'magic-swirl',
  elixir: motif('poison-bottle'),
  agenda: 'scroll-unfurled',
  condition: motif('inner-self'),
  damage: motif('broken-heart'),
  horror: motif('mummy-head'),
  investigator: 'person',
}

export const deckIcon = (kind: string): AnyIcon => SIGNS[kind] ?? 'card-pick'

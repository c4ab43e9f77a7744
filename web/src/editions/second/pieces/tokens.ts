// Tokens by their kind: a silhouette, a colour that is only the second word, and a sign.
import type { AnyIcon } from '../../../icons/icons'
import { motif } from './looks'

export interface TokenLook {
  shape: 'circle' | 'hexagon'
  light: string
  dark: string
  icon: AnyIcon
}

export const TOKENS = {
  search: { shape: 'circle', light: '#2f5a4d', dark: '#10231d', icon: 'magnifying-glass' },
  interact: { shape: 'circle', light: '#8a5f22', dark: '#3a230a', icon: motif('hand') },
  explore: { shape: 'hexagon', light: '#5b4a86', dark: '#221a3c', icon: motif('entry-door') },
  sight: { shape: 'hexagon', light: '#3a6a86', dark: '#12283a', icon: 'semi-closed-eye' },
} satisfies Record<string, TokenLook>

export type TokenKind = keyof typeof TOKENS

export const FEATURES = {
  fire: { fill: '#7c2a0c', icon: 'small-fire' },
  darkness: { fill: '#141a30', icon: 'moon' },
  barricade: { fill: '#4a3018', icon: 'barricade' },
  secret_passage: { fill: '#2a1c3c', icon: motif('stairs') },
  // two sides of one piece, and two of another
  rift: { fill: '#3a1d63', icon: motif('magic-portal') },
  water: { fill: '#134a5c', icon: motif('waves') },
  overgrowth: { fill: '#24471f', icon: motif('vines') },
  rubble: { fill: '#4b4640', icon: motif('stone-pile') },
} satisfies Record<string, { fill: string; icon: AnyIcon }>

export type FeatureKind = keyof typeof FEATURES

/** What packs lay down that is no feature: iron, so that nobody takes it for something to search. */
export const IRON = { restraint: motif('manacles'), key: 'skeleton-key' } satisfies Record<string, AnyIcon>

export type IronKind = keyof typeof IRON

/** Two sides of one piece are counted together. */
export const POOLS: Record<string, string> = { rift: 'rift_or_water', water: 'rift_or_water', overgrowth: 'overgrowth_or_rubble', rubble: 'overgrowth_or_rubble', restraint: 'restraint' }

/** An ID is a suit: a shape, not a hue. */
export const SUITS: AnyIcon[] = [motif('spades'), motif('clubs'), motif('diamonds'), 'hearts']

export const isToken = (kind: string): kind is TokenKind => kind in TOKENS
export const isIron = (kind: string): kind is IronKind => kind in IRON
export const isFeature = (kind: string): kind is FeatureKind => kind in FEATURES

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
} satisfies Record<string, { fill: string; icon: AnyIcon }>

export type FeatureKind = keyof typeof FEATURES

/** An ID is a suit: a shape, not a hue. */
export const SUITS: AnyIcon[] = [motif('spades'), motif('clubs'), motif('diamonds'), 'hearts']

export const isToken = (kind: string): kind is TokenKind => kind in TOKENS
export const isFeature = (kind: string): kind is FeatureKind => kind in FEATURES

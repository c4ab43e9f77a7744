// What the log shows beside a line.
import type { AnyIcon } from '../../../icons/icons'
import type { Line } from '../../../protocol'
import { FEATURES, IRON } from '../pieces/tokens'

const HOUSE = '#8ff0d4'
const BLOOD = '#ef7a62'
const MIND = '#86cddc'
const WELL = '#b9e08f'
const RIFT = '#c9b0ff'
const GOLD = '#ffe3a3'

const icons: Record<string, [AnyIcon, string?]> = {
  chose: ['person'],
  'starting-possessions': ['knapsack'],
  prologue: ['open-book', HOUSE],
  'scenario-rule': ['rule-book', HOUSE],
  'rule-held': ['rule-book', HOUSE],
  entrance: ['doorway'],
  round: ['hourglass', HOUSE],
  turn: ['person'],
  'turn-spent': ['hourglass'],
  'mythos-phase': ['evil-moon', HOUSE],
  'mythos-event': ['raven', HOUSE],
  event: ['pocket-watch', HOUSE],
  reading: ['open-book', HOUSE],
  said: ['chat-bubble', HOUSE],
  instruction: ['fist', BLOOD],
  instructed: ['quill-ink', HOUSE],
  objective: ['drama-masks', GOLD],
  ending: ['drama-masks', GOLD],
  winners: ['drama-masks', GOLD],
  learned: ['notebook', GOLD],
  'learned-value': ['notebook', GOLD],
  guessed: ['chat-bubble'],
  counted: ['notebook'],
  revealed: ['doorway', HOUSE],
  'token-placed': ['magnifying-glass', HOUSE],
  'token-moved': ['footsteps', HOUSE],
  'token-text': ['magnifying-glass'],
  'token-outcome': ['magnifying-glass'],
  'person-fled': ['run', HOUSE],
  'person-back': ['footsteps', HOUSE],
  passage: ['floor-hatch', HOUSE],
  light: ['lantern'],
  lightened: ['lantern'],
  darkened: ['moon', '#b9c9e6'],
  'light-out': ['moon', '#b9c9e6'],
  fire: ['small-fire', '#f59b4a'],
  'fire-spreads': ['small-fire', '#f59b4a'],
  burned: ['small-fire', '#f59b4a'],
  'monster-burned': ['small-fire', '#f59b4a'],
  barricade: ['barricade'],
  blocked: ['barricade'],
  unblocked: ['barricade'],
  'barricade-rolled': ['barricade', BLOOD],
  'door-shut': ['padlock'],
  unlocked: ['padlock-open'],
  moved: ['footsteps'],
  pushed: ['footsteps'],
  clues: ['sparkles', '#e9c46a'],
  'clue-spent': ['sparkles', '#e9c46a'],
  'result-turned': ['sparkles', '#e9c46a'],
  uses: ['knapsack'],
  reacts: ['sparkles'],
  gained: ['skeleton-key', WELL],
  dropped: ['drop-weapon'],
  'picked-up': ['knapsack'],
  given: ['trade'],
  'spell-flipped': ['spell-book', '#c9a9ee'],
  'condition-flipped': ['drama-masks', '#c9a9ee'],
  'puzzle-attempt': ['puzzle'],
  'puzzle-solved': ['puzzle', WELL],
  'puzzle-closed': ['puzzle', BLOOD],
  harm: ['broken-bone', BLOOD],
  'harm-facedown': ['broken-bone', BLOOD],
  healed: ['bandage-roll', WELL],
  became: ['screaming', '#c9a9ee'],
  wounded: ['skull-crack', BLOOD],
  insane: ['screaming', MIND],
  eliminated: ['death-skull', BLOOD],
  spawned: ['fist', BLOOD],
  activates: ['fist', BLOOD],
  struck: ['crossed-swords', BLOOD],
  'monster-moved': ['footsteps', BLOOD],
  'monster-hurt': ['crossed-swords'],
  defeated: ['death-skull'],
  'token-laid': ['quill-ink', HOUSE],
  'token-taken': ['return-arrow'],
  'none-left-to-lay': ['hourglass', HOUSE],
  'tiles-moved': ['expand', HOUSE],
  'tiles-held': ['anchor', HOUSE],
  'tile-over': ['expand', HOUSE],
  'stopped-by-water': ['footsteps', MIND],
  'held-by-overgrowth': ['fist', WELL],
  'held-by-restraint': ['padlock', WELL],
  'rift-opens': ['sparkles', RIFT],
  lost: ['hidden', RIFT],
  'came-back': ['footsteps', RIFT],
  'elixir-flipped': ['brandy-bottle', WELL],
  'no-agendas': ['scroll-unfurled'],
  improved: ['open-book', WELL],
  unimproved: ['open-book'],
  'not-improved': ['open-book'],
  'key-placed': ['skeleton-key', GOLD],
  'key-taken': ['skeleton-key'],
  'kept-by-key': ['skeleton-key', GOLD],
  attacks: ['crossed-swords'],
  evades: ['run'],
  'horror-check': ['terror', MIND],
}

/** Of what is laid and taken away. */
const LAID: Record<string, [AnyIcon, string]> = {
  rift: [FEATURES.rift.icon, RIFT],
  water: [FEATURES.water.icon, MIND],
  overgrowth: [FEATURES.overgrowth.icon, WELL],
  rubble: [FEATURES.rubble.icon, '#c9bfb2'],
  restraint: [IRON.restraint, '#d5dbdf'],
}

export function lineIcon(line: Line): [AnyIcon, string] {
  const laid = LAID[String(line.facts.feature ?? '')]
  if (laid) return laid
  const [icon, colour] = icons[line.kind] ?? ['quill-ink']
  const mind = line.facts.harm === 'horror' && colour === BLOOD
  return [mind ? 'terror' : icon, mind ? MIND : (colour ?? 'var(--brass-2)')]
}

/** What somebody did, or what became of it: a portrait says whose line it is. */
const DEEDS = new Set(['turn', 'moved', 'rolled', 'rerolled', 'tested', 'token-text', 'uses', 'reacts', 'gained', 'given', 'dropped', 'picked-up', 'clues', 'blocked', 'unblocked', 'pushed', 'attacked', 'evades', 'horror-check', 'puzzle-attempt'])

export const isOwnDeed = ({ kind, facts }: Line): boolean => DEEDS.has(kind) && typeof facts.who === 'string'

// What the log shows beside a line, and which lines are told in an author's words.
import type { AnyIcon } from '../../../icons/icons'
import type { Line } from '../../../protocol'

const icons: Record<string, [AnyIcon, string?]> = {
  moved: ['footsteps'],
  carried: ['footsteps', '#8ff0d4'],
  taken: ['footsteps', '#c9b78f'],
  turn: ['person'],
  'keeper-turn': ['third-eye', '#8ff0d4'],
  'keeper-action': ['third-eye', '#8ff0d4'],
  threat: ['third-eye', '#8ff0d4'],
  mythos: ['raven', '#8ff0d4'],
  'mythos-drawn': ['card-pick', '#8ff0d4'],
  'trauma-drawn': ['card-pick', '#8ff0d4'],
  dark: ['moon', '#b9c9e6'],
  light: ['lantern'],
  fire: ['small-fire', '#f59b4a'],
  burns: ['small-fire', '#f59b4a'],
  explores: ['magnifying-glass'],
  found: ['skeleton-key'],
  'found-nothing': ['magnifying-glass'],
  'lock-revealed': ['padlock', '#ef7a62'],
  'lock-opened': ['padlock-open'],
  'lock-holds': ['padlock', '#ef7a62'],
  obstacle: ['barricade', '#ef7a62'],
  event: ['pocket-watch', '#e5a9c0'],
  'event-section': ['pocket-watch', '#e5a9c0'],
  time: ['hourglass'],
  'objective-revealed': ['drama-masks', '#ffe3a3'],
  'game-over': ['drama-masks', '#ffe3a3'],
  introduction: ['open-book'],
  prologue: ['open-book'],
  guide: ['open-book', '#8ff0d4'],
  'monster-placed': ['fist', '#ef7a62'],
  'monster-moves': ['footsteps', '#ef7a62'],
  'monster-attacks': ['crossed-swords', '#ef7a62'],
  'monster-damages': ['crossed-swords', '#ef7a62'],
  'monster-hurt': ['crossed-swords'],
  'monster-killed': ['death-skull'],
  attacks: ['crossed-swords'],
  combat: ['quill-ink'],
  damage: ['hearts', '#ef7a62'],
  horror: ['terror', '#86cddc'],
  killed: ['death-skull', '#ef7a62'],
  trauma: ['broken-bone', '#ef7a62'],
  healed: ['bandage-roll', '#b9e08f'],
  calmed: ['bandage-roll', '#86cddc'],
  'skill-spent': ['sparkles', '#e9c46a'],
  faces: ['terror', '#86cddc'],
  hides: ['hidden'],
  traded: ['trade'],
  dropped: ['drop-weapon'],
  uses: ['knapsack'],
  reacts: ['sparkles'],
  'puzzle-laid-out': ['puzzle'],
  'puzzle-attempt': ['puzzle'],
  'puzzle-step': ['puzzle'],
  'puzzle-solved': ['puzzle', '#b9e08f'],
  'puzzle-unsolved': ['puzzle', '#ef7a62'],
  escaped: ['exit-door', '#b9e08f'],
  'gains-spell': ['spell-book', '#c9a9ee'],
  stunned: ['screaming', '#c9a9ee'],
  'rule-begins': ['rule-book'],
}

export function lineIcon(line: Line): [AnyIcon, string] {
  const [icon, colour] = icons[line.kind] ?? ['quill-ink']
  return [icon, colour ?? 'var(--brass-2)']
}

const TOLD = new Set(['introduction', 'prologue', 'guide', 'event', 'event-section', 'objective-revealed', 'rule-begins', 'last-task', 'game-over', 'found', 'lock-revealed', 'obstacle', 'combat', 'mythos', 'spell-flipped', 'special-attack'])

export const isTold = (line: Line) => TOLD.has(line.kind)

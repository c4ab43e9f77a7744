// What is heard of what happens.
import type { Line } from '../../../protocol'
import type { SoundName } from '../../../sound/sounds'

const heard: Record<string, SoundName> = {
  rolled: 'die',
  rerolled: 'die',
  moved: 'step',
  'monster-moved': 'step',
  revealed: 'door',
  'door-shut': 'door',
  unlocked: 'lock',
  'puzzle-solved': 'lock',
  insane: 'horror',
  spawned: 'horror',
  'monster-hurt': 'damage',
  'mythos-phase': 'bell',
  'mythos-event': 'bell',
  event: 'bell',
  objective: 'bell',
  fire: 'fire',
  gained: 'card',
  'spell-flipped': 'card',
  'elixir-flipped': 'card',
  improved: 'card',
  'key-placed': 'lock',
  'tiles-moved': 'door',
  'tile-over': 'door',
  'rift-opens': 'horror',
  'came-back': 'step',
  ending: 'end',
}

/** The sound of something in the log, if it has one. */
export function soundOf({ kind, facts }: Pick<Line, 'kind' | 'facts'>): SoundName | undefined {
  if (kind === 'harm' || kind === 'harm-facedown') return facts.harm === 'horror' ? 'horror' : 'damage'
  return heard[kind]
}

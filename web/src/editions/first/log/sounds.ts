// What is heard of what happens.
import type { Line } from '../../../protocol'
import type { SoundName } from '../../../sound/sounds'

const heard: Record<string, SoundName> = {
  test: 'die',
  'die-rolled': 'die',
  rerolled: 'die',
  moved: 'step',
  'monster-moves': 'step',
  escaped: 'door',
  'door-forced': 'door',
  'lock-revealed': 'lock',
  'lock-opened': 'lock',
  'puzzle-solved': 'lock',
  horror: 'horror',
  insane: 'horror',
  damage: 'damage',
  'monster-hurt': 'damage',
  'monster-placed': 'horror',
  event: 'bell',
  'objective-revealed': 'bell',
  fire: 'fire',
  burns: 'fire',
  found: 'card',
  mythos: 'card',
  trauma: 'card',
  traded: 'card',
  'game-over': 'end',
}

/** The sound of something in the log, if it has one. */
export function soundOf({ kind }: Pick<Line, 'kind'>): SoundName | undefined {
  return heard[kind]
}

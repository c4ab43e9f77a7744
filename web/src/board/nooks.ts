// Corners of spaces, for what is small and lies in each: its letter and its key.
import { around, body, covered, doorBoxes, type Box } from './boxes'
import { C, type Plan, type Point, type RoomPlan, type SpacePlan } from './plan'

type Corner = 'SW' | 'NE' | 'SE' | 'NW'

export interface Nooks {
  letters: Map<string, Point>
  /** For every space and every room: a choice can be about either. */
  keys: Map<string, Point>
  letterBoxes: Box[]
  keyBoxes: Map<string, Box>
}

const LETTERS: Corner[] = ['SW', 'SE', 'NW', 'NE']
const KEYS: Corner[] = ['NE', 'NW', 'SE', 'SW']
/** A little worse than the place before it. */
const RATHER = 30
/** Under a plate that hangs on the wall. */
const DEEPER = 16
/** A letter may lie where at times a figure stands; a key is needed then. */
const UNDER = { letter: 0.1, key: 1 }
const WRITTEN = 4

/** Letters first, because they stay; then a place for the key of each space, should there be one. */
export function nooks(plan: Plan, plates: Box[], boost: number, reading: number): Nooks {
  const doors = doorBoxes(plan)
  const out: Nooks = { letters: new Map(), keys: new Map(), letterBoxes: [], keyBoxes: new Map() }
  const letter = 18 * reading
  for (const space of plan.spaces) {
    if (!plan.spaces.some((other) => other !== space && other.room === space.room)) continue
    const spot = choose(space, LETTERS, letter, 12, [...plates, ...doors], [body(space, boost)], UNDER.letter)
    out.letters.set(space.id, spot)
    out.letterBoxes.push(around(...spot, letter))
  }
  const key = 25 * boost
  for (const area of [...plan.spaces, ...plan.rooms]) {
    const figures = plan.spaces.filter((space) => space === area || space.room === area.id).map((space) => body(space, boost))
    const spot = choose(area, KEYS, key, 17, [...plates, ...out.letterBoxes, ...doors], figures, UNDER.key)
    out.keys.set(area.id, spot)
    out.keyBoxes.set(area.id, around(...spot, key))
  }
  return out
}

function choose({ cells }: SpacePlan | RoomPlan, corners: Corner[], size: number, wall: number, written: Box[], figures: Box[], under: number): Point {
  let best: Point = [0, 0]
  let least = Infinity
  const places = corners.flatMap((corner) => [0, DEEPER].map((deeper) => nook(cells, corner, size / 2 + wall, deeper)))
  places.forEach((spot, i) => {
    const box = around(...spot, size)
    const cost = i * RATHER + WRITTEN * covered(box, written) + under * covered(box, figures)
    if (cost < least) {
      least = cost
      best = spot
    }
  })
  return best
}

/** A corner of some cells, so far within both walls, and from the upper or the lower a little more. */
function nook(cells: readonly (readonly [number, number])[], corner: Corner, within: number, deeper: number): Point {
  const ys = cells.map(([, y]) => y)
  const upper = corner === 'NW' || corner === 'NE'
  const left = corner === 'NW' || corner === 'SW'
  const row = upper ? Math.min(...ys) : Math.max(...ys)
  const xs = cells.filter(([, y]) => y === row).map(([x]) => x)
  return [left ? Math.min(...xs) * C + within : (Math.max(...xs) + 1) * C - within, upper ? row * C + within + deeper : (row + 1) * C - within - deeper]
}

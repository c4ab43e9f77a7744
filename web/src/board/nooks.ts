// Corners of spaces, for what is small and lies in each: its letter and its key.
import { around, body, cellBox, covered, doorBoxes, type Box } from './boxes'
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
/** A key-cap, at its full size. */
const KEY = 26

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
  const key = KEY * boost
  for (const area of [...plan.spaces, ...plan.rooms]) {
    const figures = plan.spaces.filter((space) => space === area || space.room === area.id).map((space) => body(space, boost))
    const spot = choose(area, KEYS, key, 17, [...plates, ...out.letterBoxes, ...doors], figures, UNDER.key)
    out.keys.set(area.id, spot)
    out.keyBoxes.set(area.id, around(...spot, key))
  }
  return out
}

/** How far beyond its space a key may lie where figures fill it, and how finely one looks for a place. */
const BEYOND = 26
const FINE = 6
const HIDDEN = 1e3

/** Where the keys of some lie now: none over another. */
export function keyPlaces(areas: readonly (SpacePlan | RoomPlan)[], nooks: Nooks, figures: readonly Box[], plates: readonly Box[], boost: number): Point[] {
  const at = areas.map(({ id }) => nooks.keys.get(id)!)
  areas.forEach((area, i) => {
    const others = at.filter((_, other) => other !== i).map((point) => around(...point, KEY * boost))
    at[i] = keyPlace(area, nooks, figures, plates, boost, others)
  })
  return at
}

/** Where the key of a space or room lies now: in its nook, or where no figure covers it. */
export function keyPlace(area: SpacePlan | RoomPlan, { keys, letterBoxes }: Nooks, figures: readonly Box[], plates: readonly Box[], boost: number, others: readonly Box[] = []): Point {
  const nook = keys.get(area.id)!
  const size = KEY * boost
  const clear = ([x, y]: Point) => !covered(around(x, y, size), figures) && !covered(around(x, y, size), plates)
  if (clear(nook)) return nook
  const cells = area.cells.map(cellBox)
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...cells.map(({ x }) => x)) + C, Math.max(...cells.map(({ y }) => y)) + C]
  let best = nook
  let least = Infinity
  for (let y = top - BEYOND; y <= bottom + BEYOND; y += FINE)
    for (let x = left - BEYOND; x <= right + BEYOND; x += FINE) {
      const box = around(x, y, size)
      const outside = size * size - covered(box, cells)
      const cost = HIDDEN * (covered(box, figures) + covered(box, plates) + covered(box, others)) + WRITTEN * covered(box, letterBoxes) + outside + Math.hypot(x - nook[0], y - nook[1]) / 4
      if (cost < least) [least, best] = [cost, [x, y]]
    }
  return best
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

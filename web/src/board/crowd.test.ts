import { describe, expect, it } from 'vitest'
import { around, covered, figureBox, type Box } from './boxes'
import { standing } from './crowd'
import { keyPlace, keyPlaces, nooks } from './nooks'
import { C, Plan, type Cell } from './plan'

const block = (w: number, h: number): Cell[] => Array.from({ length: w * h }, (_, i) => [i % w, Math.floor(i / w)] as const)

/** A house of one room, with its name plate over the middle of the upper wall and another's on the lower. */
function room(cells: Cell[]): { plan: Plan; plates: Box[] } {
  const [width, height] = [Math.max(...cells.map(([x]) => x)) + 1, Math.max(...cells.map(([, y]) => y)) + 1]
  const centre: [number, number] = [width / 2, height / 2]
  const plan = new Plan({
    width,
    height,
    rooms: [{ id: 'hall', name: 'Hall', spaces: ['hall.a'], outdoors: false, floor: 'boards', furniture: [] }],
    spaces: [{ id: 'hall.a', room: 'hall', letter: 'a', name: 'Hall', cells: cells.map(([x, y]) => [x, y]), centre, near: [] }],
    doors: [],
    lines: {},
  })
  return { plan, plates: [around((width * C) / 2, 0, 90, 24), around((width * C) / 2 - 30, height * C, 90, 24)] }
}

const SPACES: Record<string, Cell[]> = {
  'of one cell': block(1, 1),
  'that is low': block(2, 1),
  'that is narrow': block(1, 2),
  'that is square': block(2, 2),
  'around a corner': [[0, 0], [0, 1], [1, 1]],
}

describe.each(Object.entries(SPACES))('a space %s', (_, cells) => {
  it.each([1, 2, 4, 9])('has room for %i clear of the plates', (count) => {
    const { plan, plates } = room(cells)
    const space = plan.spaces[0]!
    for (const boost of [1, 1.35]) {
      const figures = standing(space, count, boost, plates, 0.8).map((each) => figureBox(each, boost))
      expect(figures).toHaveLength(count)
      expect(figures.filter((each) => covered(each, plates) > 0)).toEqual([])
      const [x, y] = keyPlace(space, nooks(plan, plates, boost, 1), figures, plates, boost)
      expect(covered(around(x, y, 26 * boost), [...figures, ...plates])).toBe(0)
    }
  })
})

it('keeps figures as large as can be told apart where there is room', () => {
  const { plan, plates } = room(SPACES['that is square']!)
  expect(standing(plan.spaces[0]!, 4, 1, plates, 0.8)[0]!.scale).toBeGreaterThanOrEqual(0.6)
  expect(standing(plan.spaces[0]!, 1, 1, plates, 0.8)[0]!.scale).toBe(1)
})

it('lays the key of a full space beside it, and over no other key', () => {
  const space = (letter: string, cells: Cell[]) => ({ id: `hall.${letter}`, room: 'hall', letter, name: `Hall (${letter})`, cells: cells.map(([x, y]) => [x, y] as [number, number]), centre: [0, 0] as [number, number], near: [] })
  const wide = block(2, 2)
  const narrow: Cell[] = [[2, 0], [2, 1]]
  const plan = new Plan({
    width: 3,
    height: 2,
    rooms: [{ id: 'hall', name: 'Hall', spaces: ['hall.a', 'hall.b'], outdoors: false, floor: 'boards', furniture: [] }],
    spaces: [space('a', wide), space('b', narrow)],
    doors: [],
    lines: {},
  })
  const full = [{ x: 2 * C, y: -C, w: 2 * C, h: 4 * C }]
  const [one, other] = keyPlaces(plan.spaces, nooks(plan, [], 1, 1), full, [], 1).map((point) => around(...point, 26))
  expect(covered(one!, [other!, ...full])).toBe(0)
  expect(covered(other!, full)).toBe(0)
})

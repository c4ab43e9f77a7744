import { expect, test } from 'vitest'
import { comesFrom, glidesOf, shiftOf, unpainted } from './gliding'
import { C, Plan, type Cell } from './plan'

type Room = [id: string, cells: Cell[]]

function plan(...rooms: Room[]): Plan {
  const middle = (cells: Cell[], axis: 0 | 1) => cells.reduce((sum, cell) => sum + cell[axis] + 0.5, 0) / cells.length
  return new Plan({
    width: 9,
    height: 3,
    rooms: rooms.map(([id]) => ({ id, name: id, spaces: [`${id}.a`], outdoors: false, floor: 'boards', furniture: [] })),
    spaces: rooms.map(([id, cells]) => ({ id: `${id}.a`, room: id, letter: '', name: id, cells: cells.map(([x, y]): [number, number] => [x, y]), centre: [middle(cells, 0), middle(cells, 1)], near: [] })),
    doors: [],
    lines: {},
  })
}
const bar = (x: number, y = 0): Cell[] => [[x, y], [x + 1, y], [x + 2, y]]

test('who changes places glides, and who stays does not', () => {
  const before = plan(['a', bar(0)], ['b', bar(3)], ['hall', bar(6)])
  const now = plan(['b', bar(0)], ['a', bar(3)], ['hall', bar(6)])
  expect(glidesOf(before, now, ['a', 'b']).map(({ room, from, to }) => [room, (to[0] - from[0]) / C])).toEqual([['a', 3], ['b', -3]])
  expect(comesFrom(before, now, [0, 0], 'a.a')).toEqual([-3 * C, 0])
  expect(glidesOf(before, now, [])).toEqual([])
})

test('a house that has grown to the west has only shifted', () => {
  const before = plan(['a', bar(0)], ['hall', bar(3)])
  const now = plan(['a', bar(0)], ['hall', bar(6)])
  expect(shiftOf(before, now, ['a'])).toEqual([3 * C, 0])
  expect(comesFrom(before, now, [3 * C, 0], 'a.a')).toEqual([3 * C, 0])
  expect(glidesOf(before, plan(['a', bar(3)], ['hall', bar(6)]), ['a'])).toEqual([])
})

test('a tile that is turned turns on its way', () => {
  const before = plan(['a', [[0, 0], [1, 0], [0, 1]]], ['hall', bar(6)])
  const now = plan(['a', [[0, 0], [1, 0], [1, 1]]], ['hall', bar(6)])
  expect(glidesOf(before, now, ['a']).map(({ turn }) => turn)).toEqual([90])
})

test('until a house that has grown is painted, its last picture shows what it can', () => {
  const before = plan(['a', bar(0)], ['hall', bar(3)])
  const now = plan(['new', bar(0)], ['a', bar(3)], ['hall', bar(6)])
  const ids = (last: Plan | undefined) => unpainted(last, now).map(({ id }) => id)
  expect(ids(undefined)).toEqual(['new', 'a', 'hall'])
  expect([shiftOf(before, now, []), ids(before)]).toEqual([[3 * C, 0], ['new']])
  expect(ids(now)).toEqual([])
})

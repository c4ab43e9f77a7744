import { expect, test } from 'vitest'
import { around } from '../../../board/boxes'
import { C, Plan } from '../../../board/plan'
import type { View } from '../view'
import { laidPlates, platesOf, type Plate } from './plates'

const shed = { id: 'shed.a', room: 'shed', letter: '', name: 'Shed', cells: [[0, 0], [1, 0], [2, 0]] as [number, number][], centre: [1.5, 0.5] as [number, number], near: [] }
const plan = new Plan({ width: 3, height: 1, rooms: [{ id: 'shed', name: 'Shed', spaces: ['shed.a'], outdoors: false, floor: 'boards', furniture: [] }], spaces: [shed], doors: [], lines: {} })
const plate = (kind: Plate['kind']): Plate => ({ kind, space: 'shed.a', number: 1 })

test('all that lies in a space has its plate, and a Barricade across a door has none', () => {
  const view = {
    fire: ['shed.a'],
    darkness: [],
    passages: [],
    barricades: [{ space: 'shed.a', blocks: 'd', lines: [[[0, 0], [1, 0]]] }],
    dropped: { 'shed.a': [{ card: 'rope' }] },
    extras: { laid: { overgrowth: { 'shed.a': 2 }, restraint: { 'shed.a': 1 } } },
  } as unknown as View
  expect(platesOf(view).map(({ kind, number }) => [kind, number])).toEqual([['fire', 1], ['overgrowth', 2], ['restraint', 1], ['dropped', 1]])
})

test('no two lie on each other, and none on what is written', () => {
  const written = [around(24, C - 24, 20)]
  const laid = laidPlates(plan, (['fire', 'rift', 'overgrowth', 'rubble', 'restraint', 'dropped', 'water', 'darkness'] as const).map(plate), 1, written)
  const boxes = laid.map(({ at: [x, y] }) => ({ x: x - 13, y: y - 13, w: 26, h: 26 }))
  boxes.forEach((a, i) => {
    expect(a.x + a.w <= written[0]!.x || a.x >= written[0]!.x + written[0]!.w || a.y + a.h <= written[0]!.y).toBe(true)
    for (const b of boxes.slice(i + 1)) expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true)
  })
})

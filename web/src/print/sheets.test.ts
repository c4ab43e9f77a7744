import { expect, test } from 'vitest'
import type { CardText, PaperBox, PaperPart } from '../protocol'
import { components, isWished, PAPERS, sheets } from './sheets'

const [A4, LETTER] = [PAPERS[0]!, PAPERS[1]!]
const card = (id: string) => ({ id }) as CardText
const deck = (copies: number, size: [number, number] = [63, 88]): PaperPart => ({ id: 'deck', name: '', cards: [{ front: card('a'), back: null, copies }], card: size, pieces: [], tiles: [] })

test('every copy is a component of its own', () => {
  expect(components(deck(5)).length).toBe(5)
})

test('an address names sets, parts or both; without any it is the first set', () => {
  const parts = ['spell', 'tiles'].map((id) => ({ ...deck(1), id }))
  const sets = ['base', 'green'].map((id): PaperBox => ({ edition: 'second', id, name: id, parts }))
  const wished = (...names: string[]) => sets.flatMap((set) => set.parts.filter((part) => isWished(sets, set, part, names)).map((part) => `${set.id} ${part.id}`))
  expect(wished()).toEqual(['base spell', 'base tiles'])
  expect(wished('green')).toEqual(['green spell', 'green tiles'])
  expect(wished('tiles')).toEqual(['base tiles', 'green tiles'])
  expect(wished('green', 'spell')).toEqual(['green spell'])
})

test.each([
  [A4, [63, 88], 9],
  [LETTER, [63, 88], 9],
  [A4, [44, 68], 16],
  [LETTER, [44, 68], 12],
] as const)('a sheet takes as many as fit', (paper, size, most) => {
  const [front, back] = sheets(deck(most + 1, [...size]), paper, true)
  expect(front!.placed.length).toBe(most)
  expect(back!.side).toBe('back')
})

test('a back lies behind its front when the sheet is turned about its long edge', () => {
  const [front, back] = sheets(deck(4), A4, true)
  front!.placed.forEach((each, i) => {
    expect(back!.placed[i]!.x).toBeCloseTo(A4.width - each.x - each.width)
    expect(back!.placed[i]!.y).toBe(each.y)
  })
})

test('nothing leaves the sheet, and nothing lies on another', () => {
  for (const paper of PAPERS)
    for (const { placed } of sheets(deck(30, [44, 68]), paper, true))
      placed.forEach((a, i) => {
        expect(a.x).toBeGreaterThan(4)
        expect(a.x + a.width).toBeLessThan(paper.width - 4)
        expect(a.y + a.height).toBeLessThan(paper.height - 4)
        for (const b of placed.slice(i + 1)) expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true)
      })
})

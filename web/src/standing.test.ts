import { expect, test } from 'vitest'
import type { AnyView, Line, State } from './protocol'
import { standingAfter } from './standing'

const line = (number: number) => ({ number, kind: 'moved' }) as Line
const view = { seat: 'host', round: 1 } as Partial<AnyView>

function told(some: Partial<State>): State {
  return { type: 'state', seat: 'host', view, questions: [], lines: [], seen: 0, cards: {}, undo: 0, undoes: '', same_die: false, fresh: false, setting_up: false, takes_back: false, figures: null, apart: [], steps: [], ...some }
}

test('what was known at the beginning is no news', () => {
  const first = standingAfter(undefined, told({ lines: [line(1), line(2)], fresh: true }))
  expect(first.lines).toHaveLength(2)
  expect(first.news).toEqual([])
})

test('new lines come after those that were told before', () => {
  const first = standingAfter(undefined, told({ lines: [line(1)], fresh: true }))
  const next = standingAfter(first, told({ lines: [line(2)] }))
  expect(next.lines.map((each) => each.number)).toEqual([1, 2])
  expect(next.news.map((each) => each.number)).toEqual([2])
})

test('all lines anew take the place of those before, and only what is more is news', () => {
  const first = standingAfter(undefined, told({ lines: [line(1), line(2)], fresh: true }))
  const anew = standingAfter(first, told({ lines: [line(1), line(2), line(3)], fresh: true }))
  expect(anew.lines).toHaveLength(3)
  expect(anew.news.map((each) => each.number)).toEqual([3])
})

test('parts of the view that have not changed stay', () => {
  const first = standingAfter(undefined, told({}))
  const next = standingAfter(first, told({ view: { round: 2 } }))
  expect(next.view).toMatchObject({ seat: 'host', round: 2 })
})

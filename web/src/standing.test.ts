import { expect, test } from 'vitest'
import type { AnyView, Line, State } from './protocol'
import { standingAfter, standingsOn } from './standing'

const line = (number: number) => ({ number, kind: 'moved' }) as Line
const view = { seat: 'host', round: 1 } as Partial<AnyView>

function told(some: Partial<State>): State {
  return { type: 'state', seat: 'host', view, questions: [], lines: [], seen: 0, cards: {}, undo: 0, undoes: '', same_die: false, stands: '', fresh: false, setting_up: false, takes_back: false, figures: null, disclosed: [], steps: [], ...some }
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

const begun = standingAfter(undefined, told({ view: { round: 1, at: 'hall' } as never, lines: [line(1)], fresh: true }))
const parts = (each: { view: unknown; lines: Line[] }) => [(each.view as { at: string }).at, each.lines.length]

test('a state is shown line by line, each with the view of its time', () => {
  const steps = [{ line: 2, view: { at: 'stairs' } }, { line: 3, view: { at: 'attic' } }]
  const all = standingsOn(begun, told({ view: { at: 'roof' } as never, lines: [line(2), line(3), line(4)], steps, questions: [{ number: 9 } as never], undo: 3 }))
  expect(all.map(parts)).toEqual([['stairs', 2], ['attic', 3], ['roof', 4]])
  expect(all.map((each) => each.questions.length)).toEqual([0, 0, 1])
  expect(all.map((each) => each.undo)).toEqual([0, 0, 3])
  expect(all.map((each) => each.news.map((one) => one.number))).toEqual([[2], [3], [4]])
})

test('what was otherwise for a while is at the end as it was before', () => {
  const all = standingsOn(begun, told({ view: {} as never, lines: [line(2), line(3)], steps: [{ line: 2, view: { at: 'stairs' } }] }))
  expect(all.map(parts)).toEqual([['stairs', 2], ['hall', 3]])
})

test('what has come of a test is told with it', () => {
  const cost = { ...line(4), after: 2 } as Line
  const all = standingsOn(begun, told({ lines: [line(2), line(3), cost, line(5)], steps: [{ line: 4, view: { at: 'stairs' } }] }))
  expect(all.map((each) => each.lines.length)).toEqual([4, 5])
  expect(parts(all[0]!)).toEqual(['stairs', 4])
})

test('what was taken back, or comes to somebody new, is not played out', () => {
  expect(standingsOn(begun, told({ lines: [line(1)], fresh: true }))).toHaveLength(1)
  expect(standingsOn(undefined, told({ lines: [line(1), line(2)], fresh: true }))).toHaveLength(1)
})

test('who sets up sees at once what he does', () => {
  expect(standingsOn(begun, told({ lines: [line(2), line(3)], setting_up: true }))).toHaveLength(1)
})

test('a house that was laid while all was set up is there when that is told', () => {
  const bare = standingAfter(undefined, told({ view: { board: null } as never, lines: [line(1)], fresh: true, setting_up: true }))
  const laid = { view: { board: { rooms: [] } } as never, lines: [line(2), line(3)] }
  expect(standingsOn(bare, told(laid)).map((each) => Boolean((each.view as AnyView).board))).toEqual([true, true])
  expect(standingsOn({ ...bare, settingUp: false }, told(laid)).map((each) => Boolean((each.view as AnyView).board))).toEqual([false, true])
})

test('whoever sits down first is known from the first line, who takes the place of another at the end', () => {
  const figure = (id: string, player: string) => ({ id, name: id, card: '', player, number: 0 })
  const known = (before: typeof begun, figures: ReturnType<typeof figure>[]) => standingsOn(before, told({ lines: [line(2), line(3)], steps: [{ line: 2, view: {} }], figures })).map((each) => each.figures.map(({ id }) => id))
  expect(known(begun, [figure('jenny', 'guest')])).toEqual([['jenny'], ['jenny']])
  const seated = { ...begun, figures: [figure('jenny', 'guest')] }
  expect(known(seated, [figure('jenny', 'guest'), figure('joe', 'guest'), figure('1', '')])).toEqual([['jenny', '1'], ['jenny', 'joe', '1']])
})
